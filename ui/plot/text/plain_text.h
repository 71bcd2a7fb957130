#pragma once

#include <QPainter>
#include <QString>

/// The target of drawing: pixels, or shapes of a file.
enum class Medium {
    Pixels,
    Vector,    ///< text stays text
    Outlines,  ///< text becomes paths, for programs that do not have its fonts
};

/// Draws one line of text; colour emoji as a small picture in files of shapes, where Qt would leave them blank.
void drawPlainText(QPainter* painter, const QRectF& rect, Qt::Alignment alignment, const QString& text, Medium medium);
