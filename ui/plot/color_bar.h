#pragma once

#include <qcustomplot.h>

#include "ui/plot/heat_image.h"
#include "ui/theme/palette.h"

/// The key to a map's colours: a bar of rectangles (QCPColorScale would be an image in a PDF), ticks and what it
/// measures.
class ColorBar final : public QCPLayerable {
    Q_OBJECT
public:
    explicit ColorBar(QCustomPlot* plot);

    /// @param rect  of the bar alone, in plot coordinates; ticks and name stand to its right
    void setRect(const QRectF& rect) { m_rect = rect; }
    void setStyle(const HeatStyle& style) { m_style = style; }
    void setColors(const Palette& colors) { m_colors = &colors; }
    void setFonts(const QFont& numbers, const QFont& text);
    /// What the colours measure, written along the bar; empty for none.
    void setName(const QString& name) { m_name = name; }
    /// Labels at the two ends, for maps whose ranges differ; empty: numbers of the range.
    void setEnds(const QString& lowest, const QString& highest);

    /// Width of ticks and name beside the bar.
    double extent(QPaintDevice* device) const;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    QStringList tickLabels() const;

    QRectF m_rect;
    HeatStyle m_style;
    const Palette* m_colors = &Palette::light();
    QFont m_numbers;
    QFont m_text;
    QString m_name;
    QString m_lowestLabel;
    QString m_highestLabel;
};
