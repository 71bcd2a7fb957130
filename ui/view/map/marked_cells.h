#pragma once

#include <qcustomplot.h>

#include "core/attention/mask/painting.h"
#include "ui/plot/heat/map_panel.h"

/// A tint over the cells of a map that the user picked, on the plot's overlay layer.
class MarkedCells final : public QCPLayerable {
    Q_OBJECT
public:
    MarkedCells(MapPanel* panel, QCustomPlot* plot);

    /// @param runs  per row of the map: which columns
    void setRuns(core::Painting::Runs runs) { m_runs = std::move(runs); }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    QRect pixels(core::Index row, const core::KeyRun& run) const;
    void drawTint(QCPPainter* painter, const Heatmap::Visible& cells) const;
    void drawOutline(QCPPainter* painter, const Heatmap::Visible& cells) const;
    template<typename Visit>
    void forEachRun(const Heatmap::Visible& cells, const Visit& visit) const;

    MapPanel* m_panel;
    core::Painting::Runs m_runs;
};
