#include "ui/plot/heat/letter_axis.h"

#include "ui/theme/palette.h"

namespace {

constexpr double letterGap = 5;  ///< below the map

}  // namespace

LetterAxis::LetterAxis(QCPAxis* axis)
    : QCPLayerable(axis->parentPlot(), QStringLiteral("axes"), axis->axisRect()),
      m_axis(axis)
{
}

double LetterAxis::extent() const
{
    return m_strip.isThere() ? letterGap + m_strip.height(TextMetrics(m_font, mParentPlot)) : 0;
}

void LetterAxis::applyDefaultAntialiasingHint(QCPPainter* painter) const { painter->setAntialiasing(true); }

QRect LetterAxis::clipRect() const { return mParentPlot->viewport(); }

void LetterAxis::draw(QCPPainter* painter)
{
    if (!m_strip.isThere()) return;
    const QRect area = m_axis->axisRect()->rect();
    const double middle = m_axis->coordToPixel(0), pitch = m_axis->coordToPixel(1) - middle;
    const LetterStrip::Shapes shapes = m_strip.shapes({.top = area.bottom() + 1 + letterGap,
                                                       .first = middle - pitch / 2,
                                                       .pitch = pitch,
                                                       .left = static_cast<double>(area.left()),
                                                       .right = static_cast<double>(area.right() + 1)},
                                                      TextMetrics(m_font, mParentPlot));
    const Palette& colors = themeColors();
    painter->setFont(m_font);
    const auto write = [&](const std::vector<LetterStrip::Word>& words, const QColor& color) {
        painter->setPen(color);
        for (const LetterStrip::Word& word : words) painter->drawText(word.rect, Qt::AlignCenter, word.text);
    };
    for (std::size_t i = 0; i < shapes.bars.size(); ++i)
        painter->fillRect(shapes.bars[i], shapes.colorOf(i, colors.accent));
    for (const QRectF& tick : shapes.ticks) painter->fillRect(tick, colors.muted);
    write(shapes.letters, colors.text);
    write(shapes.times, colors.muted);
}

#include "moc_letter_axis.cpp"
