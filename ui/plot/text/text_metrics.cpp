#include "ui/plot/text/text_metrics.h"

namespace {

constexpr int largePixels = 200;
constexpr double unitsPerPoint = 96.0 / 72;

QFontMetricsF metricsOf(const QFont& font, const QPaintDevice* device)
{
    if (isExact(font)) return QFontMetricsF(LargeFont(font).font);
    return device == nullptr ? QFontMetricsF(font) : QFontMetricsF(font, device);
}

}  // namespace

bool isExact(const QFont& font) { return font.hintingPreference() == QFont::PreferNoHinting && font.pointSizeF() > 0; }

QFont exactly(QFont font)
{
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

LargeFont::LargeFont(const QFont& exact) : font(exact), scale(exact.pointSizeF() * unitsPerPoint / largePixels)
{
    font.setPixelSize(largePixels);
}

TextMetrics::TextMetrics(const QFont& font, const QPaintDevice* device)
    : m_scale(isExact(font) ? LargeFont(font).scale : 1),
      m_metrics(metricsOf(font, device))
{
}

QStringList brokenIntoLines(const QString& sentence, const TextMetrics& metrics, double width)
{
    QStringList lines;
    for (const QString& word : sentence.split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.back() + QLatin1Char(' ') + word;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.back() = longer;
        else
            lines << word;
    }
    return lines;
}
