#include "ui/theme/magnification.h"

#include <QSettings>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace {

const QString magnificationKey = QStringLiteral("window/magnification");
constexpr int steps[] = {80, 90, 100, 110, 125, 150, 175, 200, 225, 250};

}  // namespace

Magnification& Magnification::instance()
{
    static Magnification one;
    return one;
}

void Magnification::setPercent(int percent)
{
    m_percent = std::clamp(percent, least, most);
    QSettings().setValue(magnificationKey, m_percent);
}

void Magnification::restore()
{
    m_percent = std::clamp(QSettings().value(magnificationKey, usual).toInt(), least, most);
}

int Magnification::stepped(int percent, int by)
{
    const auto* const at = std::ranges::lower_bound(steps, percent);
    auto place = std::distance(std::begin(steps), at);
    if (by < 0 || (at != std::end(steps) && *at == percent)) place += by;
    return steps[std::clamp<std::ptrdiff_t>(place, 0, std::ssize(steps) - 1)];
}

void lendMagnification(int percent)
{
    QSettings settings;
    const QVariant kept = settings.value(magnificationKey);
    Magnification::instance().setPercent(percent);
    if (kept.isValid())
        settings.setValue(magnificationKey, kept);
    else
        settings.remove(magnificationKey);
}

double scaled(double pixels) { return pixels * Magnification::instance().percent() / Magnification::usual; }

int scaled(int pixels) { return static_cast<int>(std::lround(scaled(static_cast<double>(pixels)))); }

void keepScaled(QWidget* widget, const std::function<void()>& give)
{
    give();
    QObject::connect(&Magnification::instance(), &Magnification::changed, widget, give);
}

#include "moc_magnification.cpp"
