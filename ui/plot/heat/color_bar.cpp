#include "ui/plot/heat/color_bar.h"

#include "ui/theme/palette.h"

ColorBar::ColorBar(QCustomPlot* plot) : QCPLayerable(plot, QStringLiteral("axes")) {}

void ColorBar::applyDefaultAntialiasingHint(QCPPainter* painter) const { painter->setAntialiasing(false); }

QRect ColorBar::clipRect() const { return mParentPlot->viewport(); }

void ColorBar::setFonts(const QFont& numbers, const QFont& text)
{
    m_key.numbers = numbers;
    m_key.text = text;
}

void ColorBar::setEnds(const QString& lowest, const QString& highest)
{
    m_key.lowest = lowest;
    m_key.highest = highest;
}

void ColorBar::draw(QCPPainter* painter)
{
    // On a screen it is second-rank text; figures print it as dark as all other.
    Palette colors = themeColors();
    colors.text = colors.muted;
    m_key.colors = &colors;
    m_key.paint(*painter, m_rect, Medium::Pixels);
    m_key.colors = &themeColors();
}

#include "moc_color_bar.cpp"
