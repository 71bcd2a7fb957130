#include "ui/plot/color_bar.h"

#include <algorithm>

namespace {
constexpr double tick = 3;
constexpr double gap = 3;
}  // namespace

ColorBar::ColorBar(QCustomPlot* plot) : QCPLayerable(plot, QStringLiteral("axes")) {}

void ColorBar::applyDefaultAntialiasingHint(QCPPainter* painter) const { painter->setAntialiasing(false); }

QRect ColorBar::clipRect() const { return mParentPlot->viewport(); }

void ColorBar::setFonts(const QFont& numbers, const QFont& text)
{
    m_numbers = numbers;
    m_text = text;
}

void ColorBar::setEnds(const QString& lowest, const QString& highest)
{
    m_lowestLabel = lowest;
    m_highestLabel = highest;
}

/// From the lower end to the upper.
QStringList ColorBar::tickLabels() const
{
    if (!m_lowestLabel.isEmpty()) return {m_lowestLabel, m_highestLabel};
    QStringList labels;
    const double span = m_style.highest - m_style.lowest;
    const int decimals = span < 0.05 ? 4 : span < 0.5 ? 3 : 2;
    for (int i = 0; i <= 4; ++i) labels << QString::number(m_style.lowest + span * i / 4, 'f', decimals);
    return labels;
}

double ColorBar::extent(QPaintDevice* device) const
{
    const QFontMetricsF numbers(m_numbers, device);
    double widest = 0;
    for (const QString& label : tickLabels()) widest = std::max(widest, numbers.horizontalAdvance(label));
    const double name = m_name.isEmpty() ? 0 : 2 * gap + QFontMetricsF(m_text, device).height();
    return tick + gap + widest + name;
}

void ColorBar::draw(QCPPainter* painter)
{
    if (m_rect.isEmpty()) return;
    // Each strip reaches down to the end, so that no viewer can show a seam between two of them.
    for (int i = 255; i >= 0; --i) {
        const double top = m_rect.top() + m_rect.height() * (255 - i) / 256;
        painter->fillRect(QRectF(QPointF(m_rect.left(), top), m_rect.bottomRight()),
                          QColor(m_style.colors->colors[static_cast<std::size_t>(i)]));
    }
    painter->setAntialiasing(true);
    const QStringList labels = tickLabels();
    const QFontMetricsF metrics(m_numbers, painter->device());
    double widest = 0;
    painter->setFont(m_numbers);
    for (int i = 0; i < labels.size(); ++i) {
        const double y = m_rect.bottom() - m_rect.height() * i / static_cast<double>(labels.size() - 1);
        painter->setPen(QPen(m_colors->muted, 1));
        painter->drawLine(QLineF(m_rect.right(), y, m_rect.right() + tick, y));
        const double width = metrics.horizontalAdvance(labels[i]);
        widest = std::max(widest, width);
        painter->drawText(QRectF(m_rect.right() + tick + gap, y - metrics.height() / 2, width + 1, metrics.height()),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, labels[i]);
    }
    if (m_name.isEmpty()) return;
    const double height = QFontMetricsF(m_text, painter->device()).height();
    painter->save();
    painter->setFont(m_text);
    painter->setPen(m_colors->muted);
    painter->translate(m_rect.right() + tick + 3 * gap + widest + height / 2, m_rect.center().y());
    painter->rotate(-90);
    painter->drawText(QRectF(-m_rect.height() / 2, -height / 2, m_rect.height(), height),
                      Qt::AlignCenter | Qt::TextDontClip, m_name);
    painter->restore();
}
