#pragma once

#include <QStringList>

/// What the position encodings of a teaching module are called in lists, in the order of core::PositionEncoding.
QStringList positionNames();
