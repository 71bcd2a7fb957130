#include "ui/plot/text/token_axis.h"

#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <cmath>

namespace {

/// Between a text and its ground.
QColor paler(const QColor& text, const QColor& ground)
{
    constexpr int percent = 38;  // of their colour: a fifth could not be read at all, and one looks for names
    const auto mixed = [](int of, int under) { return (of * percent + under * (100 - percent)) / 100; };
    return {mixed(text.red(), ground.red()), mixed(text.green(), ground.green()), mixed(text.blue(), ground.blue())};
}

}  // namespace

TokenAxis::TokenAxis(QCPAxis* axis, TokenLabels::Side side)
    : QCPLayerable(axis->parentPlot(), QStringLiteral("overlay"), axis->axisRect()),
      m_axis(axis)
{
    m_labels.side = side;
    m_labels.colors = &m_colors;
}

void TokenAxis::setTokens(const QStringList& tokens)
{
    m_labels.tokens = tokens;
    m_labels.widest.reset();
}

void TokenAxis::setFont(const QFont& font)
{
    if (m_labels.font == font) return;
    m_labels.font = font;
    m_labels.longest = scaled(TokenLabels().longest);
    m_labels.widest.reset();
    m_drawn.clear();
}

double TokenAxis::extent(double pitch, QPaintDevice* device)
{
    m_labels.widest = m_labels.measured(device);
    return m_labels.extent(pitch, device);
}

void TokenAxis::applyDefaultAntialiasingHint(QCPPainter* painter) const { painter->setAntialiasing(true); }

QRect TokenAxis::clipRect() const { return mParentPlot->viewport(); }

void TokenAxis::draw(QCPPainter* painter)
{
    Palette colors = themeColors();
    if (m_faded) colors.text = paler(colors.text, colors.window);
    if (m_colors.text != colors.text || m_colors.accent != colors.accent) m_drawn.clear();
    m_colors = colors;
    const QRect area = m_axis->axisRect()->rect();
    const double edge = m_labels.side == TokenLabels::Side::Left  ? area.left()
                        : m_labels.side == TokenLabels::Side::Top ? area.top()
                                                                  : area.bottom() + 1;
    const double first = m_axis->coordToPixel(0);
    m_labels.paint(
        *painter,
        {edge, first, std::abs(m_axis->coordToPixel(1) - first), m_axis->range().lower, m_axis->range().upper},
        Medium::Pixels, &m_drawn);
}

#include "moc_token_axis.cpp"
