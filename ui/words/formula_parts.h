#pragma once

#include <QRegularExpression>
#include <QString>

#include <vector>

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

/// Words of the program with their formulas as HTML: "scale √d<sub>k</sub>". Names of people's files and tokens do not
/// belong in here: "x_a" is no formula there.
QString formulaHtml(const QString& words);

/// For a tool tip: HTML where the words have an index, else the words themselves.
QString formulaTip(const QString& words);

/// For controls that draw no HTML: "1∕√dₖ", "Wₒ". Indices that have no letters of that kind stay as they are.
QString formulaPlain(const QString& words);
