#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

#include "ui/words/formula_parts.h"

class QPainter;
class QTextDocument;

/// The font of a piece: an index is smaller, but not smaller than can be read.
QFont fontOf(const FormulaPart& part, QFont font);

/// How far an index stands below its line, as a share of the line's height.
constexpr double indexDrop = 0.17;

/// Draws a formula from the left, in the middle of a line, with the painter's font; what has no room ends in "…".
void drawFormula(QPainter& painter, const QRectF& line, const QString& formula);

/// Lowers the indices in a document's prose; code and links stay as they are written.
void lowerIndices(QTextDocument& document);
