#pragma once

#include <qcustomplot.h>

#include "ui/plot/figure/figure_annotations.h"
#include "ui/plot/heat/map_panel.h"
#include "ui/plot/heat/shown_map.h"

/// What was written by hand onto a map, on the plot's overlay layer, as figures have it.
class MapAnnotations final : public QCPLayerable {
    Q_OBJECT
public:
    MapAnnotations(MapPanel* panel, QCustomPlot* plot);

    /// Shows them where the map's labels have the tokens that they name; none of them where one is not there.
    /// @param labels  the map's own
    void show(const std::string& annotations, const ShownMap& labels);
    /// What is said of a cell; empty where there is nothing.
    QStringList wordsAt(const core::Cell& place) const;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    MapPanel* m_panel;
    std::optional<figure_layout::Annotations> m_all;
};
