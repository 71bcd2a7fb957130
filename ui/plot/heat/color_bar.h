#pragma once

#include <qcustomplot.h>

#include "ui/plot/heat/color_key.h"

/// The key to a map's colours in a plot, lettered in the window's.
class ColorBar final : public QCPLayerable {
    Q_OBJECT
public:
    explicit ColorBar(QCustomPlot* plot);

    /// @param rect  of the bar alone, in plot coordinates; ticks and name stand to its right
    void setRect(const QRectF& rect) { m_rect = rect; }
    void setStyle(const HeatStyle& style) { m_key.style = style; }
    void setFonts(const QFont& numbers, const QFont& text);
    /// Sets the colours' quantity, written along the bar; empty for none.
    void setName(const QString& name) { m_key.name = name; }
    /// Labels at the ends, for maps whose ranges differ; empty: numbers of the range.
    void setEnds(const QString& lowest, const QString& highest);

    /// Width of ticks and name beside the bar.
    double extent(QPaintDevice* device) const { return m_key.extent(device); }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    QRectF m_rect;
    ColorKey m_key;
};
