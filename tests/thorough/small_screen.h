#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>
#include <QWidget>

#include <cmath>

/// A language that says everything with two fifths more letters.
class LongWords final : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        const QString text = QString::fromUtf8(source);
        static const QRegularExpression key(QStringLiteral("^((Ctrl|Alt|Shift)\\+|F\\d+$)"));
        if (text.contains(key)) return text;
        const auto more = static_cast<qsizetype>(std::ceil(0.4 * static_cast<double>(text.size())));
        const bool sentence = text.contains(QLatin1Char(' ')) && text.size() > 20;
        return text
               + (sentence ? QStringLiteral(" ooo").repeated(more / 4 + 1).left(more + 1)
                           : QStringLiteral("o").repeated(more));
    }
    bool isEmpty() const override { return false; }
};

namespace small_screen {

/// Within something that scrolls it need not be in sight.
inline bool isScrolled(const QWidget* widget)
{
    for (const QWidget* each = widget->parentWidget(); each != nullptr; each = each->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(each) != nullptr) return true;
    return false;
}

/// Fails where a window does not fit a screen of 1280 × 720 with its frame, or has buttons out of sight there.
inline void expectFitting(QWidget& window)
{
    constexpr QSize screen(1280, 720), frame(8, 36);
    const QSize room = screen - frame;
    const QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
    QVERIFY2(
        least.width() <= room.width() && least.height() <= room.height(),
        qPrintable(QStringLiteral("%1: %2 × %3").arg(window.windowTitle()).arg(least.width()).arg(least.height())));
    window.resize(room);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QCoreApplication::processEvents();
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || button->window() != &window || isScrolled(button)) continue;
        const QRect place(button->mapTo(&window, QPoint()), button->size());
        QVERIFY2(window.rect().contains(place),
                 qPrintable(QStringLiteral("%1: %2").arg(window.windowTitle(), button->text())));
    }
}

}  // namespace small_screen
