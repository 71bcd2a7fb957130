#pragma once

#include <QTextBlock>

class QColor;
class QTextDocument;

/// Parts of a chapter's text in Qt's form of Markdown.

/// The n-th heading of a document, which begins its n-th section.
QTextBlock headingAt(const QTextDocument& document, std::size_t n);

/// The name of a figure's placeholder.
QString figureName(std::size_t figure);
/// The paragraph that a figure takes the place of; not valid once it did.
QTextBlock figureBlock(const QTextDocument& document, std::size_t figure);

/// Room in the cells, and thin lines between them.
/// @param padding  around what a cell holds, in the document's units
void spaceTables(const QTextDocument& document, const QColor& lines, double padding);
