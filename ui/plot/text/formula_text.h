#pragma once

#include <QFont>
#include <QRectF>
#include <QRegularExpression>
#include <QString>

#include <vector>

class QPainter;
class QTextDocument;

/// A piece of a formula, and whether it is an index, which stands below the line.
struct FormulaPart {
    QString words;
    bool below;
};

/// An index in plain text: the "k" of "√d_k", the "O,i" of "W_O,i", the "i" of "head_i"; the whole match is "_k". Names
/// such as "model_type" have none.
const QRegularExpression& formulaIndex();

/// "softmax(Q Kᵀ ∕ √d_k)" taken apart at its indices.
std::vector<FormulaPart> formulaParts(const QString& formula);

/// The font of a piece: an index is smaller, but not smaller than can be read.
QFont fontOf(const FormulaPart& part, QFont font);

/// How far an index stands below its line, as a share of the line's height.
constexpr double indexDrop = 0.17;

/// Draws a formula from the left, in the middle of a line, with the painter's font; what has no room ends in "…".
void drawFormula(QPainter& painter, const QRectF& line, const QString& formula);

/// Lowers the indices in a document's prose; code and links stay as they are written.
void lowerIndices(QTextDocument& document);
