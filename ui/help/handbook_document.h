#pragma once

#include <QTextBlock>

class QColor;
class QTextDocument;

/// What a chapter's text, as Qt makes it of Markdown, is wherever it is shown.

/// The n-th heading of a document, which begins its n-th section.
QTextBlock headingAt(const QTextDocument& document, std::size_t n);

/// What stands where a figure is to be.
QString figureName(std::size_t figure);
/// The paragraph that a figure takes the place of; not valid once it did.
QTextBlock figureBlock(const QTextDocument& document, std::size_t figure);

/// Room in the cells, and thin lines between them.
/// @param padding  around what a cell holds, in the document's units
void spaceTables(const QTextDocument& document, const QColor& lines, double padding);
