#pragma once

#include <QObject>

#include "core/session/session.h"

#include <optional>

/// A cell of the map: query (row) and key (column), from 0.
struct Cell {
    core::Index query = 0;
    core::Index key = 0;

    friend bool operator==(const Cell&, const Cell&) = default;
};

/// What the user is looking at and pointing at. Every view reads it and may change it; no view knows another view.
class Selection final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    const core::Focus& focus() const { return m_focus; }
    const std::optional<Cell>& hover() const { return m_hover; }

    /// The cell to be explained: the one pointed at, else the one chosen.
    Cell cell() const { return m_hover.value_or(Cell{m_focus.query, m_focus.key}); }

    void setFocus(const core::Focus& focus);
    void setHead(core::Index layer, core::Index head);
    void setCell(const Cell& cell);
    void setHover(const std::optional<Cell>& cell);

signals:
    void headChanged();  ///< another text, layer or head
    void cellChanged();  ///< another cell is chosen or pointed at

private:
    core::Focus m_focus;
    std::optional<Cell> m_hover;
};
