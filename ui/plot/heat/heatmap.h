#pragma once

#include <qcustomplot.h>

#include "ui/plot/heat/heat_data.h"
#include "ui/plot/heat/heat_image.h"
#include "ui/plot/heat/heat_picture.h"
#include "ui/words/short_numbers.h"

#include <functional>
#include <memory>
#include <optional>

/// A head's map in an axis rectangle: cell (query, key) spans key ± ½ on the key axis and query ± ½ on the value axis.
///
/// It is drawn pixel by pixel, pooled to the largest weight.
class Heatmap final : public QCPAbstractPlottable {
    Q_OBJECT
public:
    Heatmap(QCPAxis* keyAxis, QCPAxis* valueAxis);

    /// A map cell by cell; null for none.
    void setData(std::shared_ptr<const HeatData> data);
    /// Sets a map that consists of pictures only; later ones lie above.
    void setPictures(core::Index rows, core::Index cols, std::vector<HeatPicture> pictures);
    /// Sets the numbers that are coloured in place of the cells' own; null: these.
    void setShares(std::shared_ptr<const HeatData> shares);
    void setStyle(const HeatStyle& style) { m_style = style; }
    void setGround(QColor ground) { m_ground = ground; }
    void setBorder(const MapBorder& border) { m_border = border; }

    /// Numbers inside the cells, where they fit; they grow with the cells.
    /// @param font  the smallest one
    void setValues(bool shown, const QFont& font);
    /// The font of numbers in cells of a size; nothing where they do not fit.
    std::optional<QFont> numbersIn(const QSizeF& cell, const QPaintDevice* device = nullptr) const;
    /// How a number is written; cellWeight unless told.
    /// @param widest  one that is as long as any weight
    void setNumberText(std::function<QString(float)> text, const QString& widest);

    /// A row, a column or both keep their colours and numbers; the rest fades. Nothing: all of it is as it is.
    /// @return whether it changed
    bool setPointedOut(std::optional<core::Index> row, std::optional<core::Index> column);

    core::Index rows() const { return m_rows; }
    core::Index cols() const { return m_cols; }
    /// The uppermost picture that has a cell; null where there is none yet.
    const HeatPicture* pictureAt(core::Index query, core::Index key) const;
    /// A picture of the whole map; null where there is none yet.
    const HeatPicture* overview() const;
    bool anyHidden() const;
    /// A minus in each cell below zero that has no number, so that a difference can be read in grey.
    void setMinuses(bool shown) { m_minuses = shown; }
    /// A cell's colour; fully transparent where there is no number yet.
    QRgb colorAt(core::Index query, core::Index key) const;
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
    void findWidestNumber();
    void drawPixels(QCPPainter* painter, const HeatPicture& picture, const HeatStyle& style) const;
    void drawDots(QCPPainter* painter, const HeatPicture& picture, const Visible& cells) const;
    void drawValues(QCPPainter* painter, const HeatPicture& picture, Visible cells, const QFont& font) const;
    bool isFaded(core::Index row, core::Index col) const;
    void drawVeil(QCPPainter* painter) const;
    void drawMinuses(QCPPainter* painter, const HeatPicture& picture, const Visible& cells) const;

    core::Index m_rows = 0;
    core::Index m_cols = 0;
    std::vector<HeatPicture> m_pictures;
    HeatStyle m_style;
    QColor m_ground = Qt::white;
    MapBorder m_border;
    bool m_values = false;
    bool m_minuses = false;
    std::optional<core::Index> m_pointedRow;
    std::optional<core::Index> m_pointedColumn;
    QFont m_valueFont;
    std::function<QString(float)> m_numberText;
    QString m_usualNumber;
    QString m_widestNumber;  ///< the widest number, or a longer one among the cells
};
