#pragma once

#include <QRectF>
#include <QString>

/// A paint engine that takes a line of text as it is, because other fonts than ours set it.
class WholeTexts {
public:
    virtual ~WholeTexts() = default;
    /// @param rect      where it stands, in the painter's units
    /// @param baseline  from the rectangle's top, in the same units
    virtual void drawWholeText(const QRectF& rect, Qt::Alignment alignment, double baseline, const QString& text) = 0;
};
