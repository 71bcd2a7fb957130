#pragma once

#include <QKeyEvent>

#include "core/attention/cell.h"

/// How far an arrow key moves the chosen cell of a map, in queries and keys; none for other keys, and with Alt or Ctrl,
/// which the window's own shortcuts use.
std::optional<core::Cell> arrowStep(const QKeyEvent& event);
