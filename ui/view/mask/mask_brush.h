#pragma once

#include <QObject>

#include "core/attention/cell.h"
#include "core/attention/mask/painting.h"
#include "ui/panel/mask/brush_bar.h"

#include <optional>
#include <set>

/// A brush over a mask: cells, rows or columns under a stroke, each once.
class MaskBrush final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    void set(std::optional<core::Brush> brush, BrushReach reach);
    /// Sets the size of the painted map.
    void setSize(core::Index queries, core::Index keys);

    bool isTaken() const { return m_brush.has_value(); }
    void begin(const core::Cell& cell);
    void moveTo(const core::Cell& cell);  ///< nothing while no stroke is begun
    void end();
    void dab(const core::Cell& cell);  ///< a stroke of one cell

signals:
    void painted(const core::CellRange& range, core::Brush brush);
    void strokeEnded();

private:
    void touch(const core::Cell& cell);

    std::optional<core::Brush> m_brush;
    BrushReach m_reach = BrushReach::Cell;
    core::Index m_queries = 0;
    core::Index m_keys = 0;
    std::optional<core::Cell> m_now;                       ///< where the stroke has come to
    std::set<std::pair<core::Index, core::Index>> m_done;  ///< the touched cells
};
