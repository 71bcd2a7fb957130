#pragma once

#include <QObject>

#include "core/attention/cell.h"
#include "core/session/session.h"

#include <optional>

using core::Cell;

/// What the user is looking at and pointing at. Every view reads it and may change it; no view knows another view.
class Selection final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    const core::Focus& focus() const { return m_focus; }
    const std::optional<core::Cell>& hover() const { return m_hover; }

    /// The cell to be explained: the one pointed at, else the one chosen.
    core::Cell cell() const { return m_hover.value_or(core::Cell{m_focus.query, m_focus.key}); }

    void setFocus(const core::Focus& focus);
    void setHead(core::Index layer, core::Index head);
    void setCell(const core::Cell& cell);
    void setHover(const std::optional<core::Cell>& cell);

signals:
    void headChanged();  ///< another text, layer or head
    void cellChanged();  ///< another cell is chosen or pointed at

private:
    core::Focus m_focus;
    std::optional<core::Cell> m_hover;
};
