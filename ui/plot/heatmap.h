#pragma once

#include <qcustomplot.h>

#include "ui/plot/heat_data.h"
#include "ui/plot/heat_image.h"
#include "ui/plot/short_numbers.h"

#include <functional>
#include <memory>

/// A head's map in an axis rectangle: cell (query, key) spans key ± ½ on the key axis and query ± ½ on the value axis.
///
/// It is drawn pixel by pixel, pooled to the largest weight.
class Heatmap final : public QCPAbstractPlottable {
    Q_OBJECT
public:
    Heatmap(QCPAxis* keyAxis, QCPAxis* valueAxis);

    void setData(std::shared_ptr<const HeatData> data) { m_data = std::move(data); }
    void setStyle(const HeatStyle& style) { m_style = style; }
    void setGround(QColor ground) { m_ground = ground; }

    /// Numbers inside the cells, where they fit.
    void setValues(bool shown, const QFont& font);
    /// How a number is written; shortWeight unless told.
    void setNumberText(std::function<QString(float)> text) { m_numberText = std::move(text); }

    const HeatData* data() const { return m_data.get(); }
    const HeatStyle& style() const { return m_style; }

    double selectTest(const QPointF& position, bool onlySelectable, QVariant* details) const override;
    QCPRange getKeyRange(bool& found, QCP::SignDomain domain) const override;
    QCPRange getValueRange(bool& found, QCP::SignDomain domain, const QCPRange& keys) const override;

    /// Cells that can be seen: first and last row and column.
    struct Visible {
        core::Index top, bottom, left, right;
        bool empty() const { return top > bottom || left > right; }
    };
    Visible visible() const;

    /// The rectangle of cells left … right in rows top … bottom, in the plot's coordinates.
    QRectF cellRect(core::Index top, core::Index left, core::Index bottom, core::Index right) const;

protected:
    void draw(QCPPainter* painter) override;
    void drawLegendIcon(QCPPainter* painter, const QRectF& rect) const override;

private:
    void drawPixels(QCPPainter* painter) const;
    void drawValues(QCPPainter* painter, const Visible& cells) const;

    std::shared_ptr<const HeatData> m_data;
    HeatStyle m_style;
    QColor m_ground = Qt::white;
    bool m_values = false;
    QFont m_valueFont;
    std::function<QString(float)> m_numberText;
};
