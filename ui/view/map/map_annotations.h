#pragma once

#include <qcustomplot.h>

#include "core/session/annotation.h"
#include "ui/plot/figure/figure_annotations.h"
#include "ui/plot/heat/map_panel.h"
#include "ui/plot/heat/shown_map.h"

#include <optional>
#include <string>
#include <vector>

/// What was written by hand onto a map, on the plot's overlay layer, as figures have it; and what hands are about to
/// write or have chosen there.
class MapAnnotations final : public QCPLayerable {
    Q_OBJECT
public:
    MapAnnotations(MapPanel* panel, QCustomPlot* plot);

    /// Shows those whose tokens the map's labels have.
    /// @param labels  the map's own
    void show(const std::string& annotations, const ShownMap& labels);
    /// What is said of a cell; empty where there is nothing.
    QStringList wordsAt(const core::Cell& place) const;
    /// How many of them name tokens that the map does not have.
    int lost() const { return m_lost; }

    /// All of them, as the session has them.
    const std::vector<core::Annotation>& all() const { return m_all; }
    /// One with its tokens' places; nothing where the map does not have them.
    std::optional<core::Annotation> placedOne(std::size_t number) const;
    /// Everything that an annotation draws on the map, in the plot's coordinates; empty for one of tokens, and where
    /// the map does not have its tokens.
    FigurePage drawn(const core::Annotation& one) const;
    /// What is said of one of them.
    QString said(const core::Annotation& one) const;

    /// The one that hands have chosen.
    void setChosen(std::optional<std::size_t> number) { m_chosen = number; }
    /// What hands are about to write.
    /// @param instead  of the chosen one, which is not drawn then
    void setBegun(std::optional<core::Annotation> one, bool instead);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    QRectF cells() const;
    static void drawPage(QCPPainter* painter, FigurePage page);
    void drawChosen(QCPPainter* painter) const;
    std::optional<figure_layout::Annotations> layOut(const core::Annotation& one) const;

    MapPanel* m_panel;
    QStringList m_rows;
    QStringList m_keys;
    std::vector<core::Annotation> m_all;
    std::vector<std::optional<figure_layout::Annotations>> m_each;  ///< nothing where the map lacks the tokens
    int m_lost = 0;
    std::optional<std::size_t> m_chosen;
    std::optional<core::Annotation> m_begun;
    bool m_instead = false;
};
