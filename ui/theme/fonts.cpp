#include "ui/theme/fonts.h"

#include <QStringList>
#include <QWidget>

#include "ui/theme/magnification.h"

namespace {

QFont font(const QString& first, double points, FontUse use)
{
    // Noto Sans CJK comes back from a PDF as Kangxi radicals; Droid Sans Fallback does not.
    const QString chinese =
        use == FontUse::Screen ? QStringLiteral("Noto Sans CJK SC") : QStringLiteral("Droid Sans Fallback");
    QFont result;
    result.setFamilies({first, chinese, QStringLiteral("Noto Sans CJK SC"), QStringLiteral("DejaVu Sans"),
                        QStringLiteral("Noto Color Emoji"), QStringLiteral("Noto Sans")});
    result.setPointSizeF(use == FontUse::Screen ? scaled(points) : points);
    return result;
}

}  // namespace

QFont textFont(double points, FontUse use) { return font(QStringLiteral("DejaVu Sans"), points, use); }
QFont numberFont(double points, FontUse use) { return font(QStringLiteral("DejaVu Sans Mono"), points, use); }

void setOwnFont(QWidget* widget, const QFont& font)
{
    const double points = font.pointSizeF() / scaled(1.0);
    keepScaled(widget, [widget, own = font, points]() mutable {
        own.setPointSizeF(scaled(points));
        widget->setFont(own);
    });
}
