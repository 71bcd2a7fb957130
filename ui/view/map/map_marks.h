#pragma once

#include <QObject>

#include "core/attention/cell.h"
#include "core/attention/mask/painting.h"
#include "ui/plot/heat/shown_map.h"

/// The cells that a user picks on a map with strokes. What the first cell of a stroke becomes, picked or not, the
/// others become as well.
class MapMarks final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// @param cells  those that a painting hides; null for none
    void set(std::shared_ptr<const core::Painting> cells);
    const core::Painting& cells() const { return *m_cells; }

    /// @param map    whose places are picked
    /// @param place  a row and a column of it
    void begin(const ShownMap& map, const core::Cell& place);
    void moveTo(const ShownMap& map, const core::Cell& place);  ///< nothing while no stroke is begun
    void end() { m_stroke.reset(); }

signals:
    void changed();                                                   ///< by whomever
    void marked(const std::shared_ptr<const core::Painting>& cells);  ///< by a stroke

private:
    void mark(const ShownMap& map, const core::Cell& place);

    std::shared_ptr<const core::Painting> m_cells = std::make_shared<const core::Painting>();
    std::optional<core::Cell> m_stroke;  ///< where it has come to
    core::Brush m_brush = core::Brush::Hide;
};
