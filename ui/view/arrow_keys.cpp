#include "ui/view/arrow_keys.h"

std::optional<core::Cell> arrowStep(const QKeyEvent& event)
{
    if (event.modifiers() & (Qt::AltModifier | Qt::ControlModifier)) return std::nullopt;
    switch (event.key()) {
    case Qt::Key_Left: return core::Cell{0, -1};
    case Qt::Key_Right: return core::Cell{0, 1};
    case Qt::Key_Up: return core::Cell{-1, 0};
    case Qt::Key_Down: return core::Cell{1, 0};
    default: return std::nullopt;
    }
}
