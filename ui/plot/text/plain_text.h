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

/// A paint engine that takes a line of text as it is, because other fonts than ours set it.
class WholeTexts {
public:
    virtual ~WholeTexts() = default;
    /// @param rect      where it stands, in the painter's units
    /// @param baseline  from the rectangle's top, in the same units
    virtual void drawWholeText(const QRectF& rect, Qt::Alignment alignment, double baseline, const QString& text) = 0;
};
