#pragma once

#include "core/attention/cell.h"
#include "ui/plot/heat/heatmap.h"
#include "ui/plot/text/token_axis.h"

#include <optional>

/// One map in a plot: axis rectangle, cells, token labels. Owned by the plot; this only arranges and fills them.
class MapPanel {
public:
    /// @param below  key labels stand below the map instead of above
    MapPanel(QCustomPlot* plot, bool below);

    /// @param queries, keys  labels; empty for none on that side
    void setContent(std::shared_ptr<const HeatData> data, const QStringList& queries, const QStringList& keys);
    /// Labels alone; the heatmap gets its pictures itself.
    void setTokens(const QStringList& queries, const QStringList& keys);
    /// Sets the look of a map that is drawn on the window's ground.
    void setStyle(const HeatStyle& style, const QFont& labels);
    void setValues(bool shown, const QFont& font) { m_heatmap->setValues(shown, font); }

    /// Where the cells go, in plot coordinates.
    /// @param viewport  of the whole plot
    void setRect(const QRectF& rect, const QSizeF& viewport);

    /// Shows the whole map.
    void fit();

    bool has(const core::Cell& cell) const;
    /// The cell at a place in the plot, if there is one; and where the middle of a cell lies.
    std::optional<core::Cell> cellAt(const QPointF& position) const;
    QPointF positionOf(const core::Cell& cell) const;

    QCPAxis* keyAxis() const { return m_axes->axis(QCPAxis::atBottom); }
    QCPAxis* queryAxis() const { return m_axes->axis(QCPAxis::atLeft); }
    QCPAxisRect* axes() const { return m_axes; }
    Heatmap* heatmap() const { return m_heatmap; }
    TokenAxis* queryLabels() const { return m_queries; }
    TokenAxis* keyLabels() const { return m_keys; }

private:
    QCPAxisRect* m_axes;
    Heatmap* m_heatmap;
    TokenAxis* m_queries;
    TokenAxis* m_keys;
};

/// Makes a plot into a free sheet: no grid, no automatic layout; map panels place themselves.
void clearForPanels(QCustomPlot* plot);
