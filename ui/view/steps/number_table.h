#pragma once

#include <QRectF>

#include "core/matrix.h"

class QPainter;

/// The largest finite number, without its sign; above 0.
float largestOf(const core::Matrix& numbers);

/// Paints numbers from blue to red about zero, and writes them where they fit.
/// @param largest  where the colours end
void paintNumberTable(QPainter& painter, const QRectF& rect, const core::Matrix& numbers, float largest);
