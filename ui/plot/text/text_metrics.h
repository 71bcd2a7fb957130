#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QStringList>

class QPaintDevice;

/// Whether text in this font has exactly its points wherever it is drawn. Qt rounds the size of text to whole pixels of
/// a device, which at 96 dots an inch are three quarters of a point.
bool isExact(const QFont& font);
/// A font with exact text: without hinting, which would move it to whole pixels.
QFont exactly(QFont font);

/// How an exact font is asked for: so large that rounding cannot be seen, to be scaled down.
struct LargeFont {
    explicit LargeFont(const QFont& exact);

    QFont font;
    double scale;  ///< to units of 1/96 inch
};

/// Widths and heights of text, in a device's pixels; of exact fonts in units of 1/96 inch.
class TextMetrics {
public:
    /// @param device  of text that is not exact; may be null for the screen
    TextMetrics(const QFont& font, const QPaintDevice* device);

    double horizontalAdvance(const QString& text) const { return m_scale * m_metrics.horizontalAdvance(text); }
    double height() const { return m_scale * m_metrics.height(); }
    double ascent() const { return m_scale * m_metrics.ascent(); }
    QString elidedText(const QString& text, Qt::TextElideMode mode, double width) const
    {
        return m_metrics.elidedText(text, mode, width / m_scale);
    }

private:
    double m_scale;
    QFontMetricsF m_metrics;
};

/// A sentence on lines of at most this width, in the metrics' units; a word that is wider has a line of its own.
QStringList brokenIntoLines(const QString& sentence, const TextMetrics& metrics, double width);
