#pragma once

#include <QWidget>

#include "core/attention/cell.h"
#include "core/session/figure_settings.h"
#include "ui/part/spoken_table.h"
#include "ui/plot/heat/color_key.h"
#include "ui/plot/picture/patch_picture.h"

#include <algorithm>

/// A picture with the weights of one query over it, large, and the key to their colours. Click or arrow keys choose the
/// square that asks; dragging, or arrow keys with Shift, choose a region of squares, and Esc none.
class PictureCanvas final : public QWidget, public SpokenTables {
    Q_OBJECT
public:
    explicit PictureCanvas(QWidget* parent = nullptr);

    /// @param picture   empty for nothing
    /// @param quantity  what its colours stand for
    void display(std::optional<PatchPicture> picture, const QString& quantity = {});
    /// @param key  the token pointed at, here or in another view
    void setPointed(std::optional<core::Index> key);
    void setLook(const core::PictureLook& look);

    bool isEmpty() const { return !m_picture.has_value(); }
    const std::optional<PatchPicture>& picture() const { return m_picture; }
    /// Where the picture lies in the widget, and a token's square in it.
    QRectF pictureRect() const;
    QRectF squareOf(core::Index token) const { return m_picture->place(token, pictureRect()); }
    std::vector<SpokenTable> spokenTables() override;
    /// The tokens of the squares in the chosen region, sorted; none where none is chosen.
    std::vector<core::Index> region() const;
    void forgetRegion();

signals:
    void regionChanged();
    void queryChosen(core::Index token);
    void pointedAt(std::optional<core::Index> token);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString amountAt(const SpokenPlace& place) const;
    void paintGrid(QPainter& painter, const QRectF& picture) const;
    void paintRegion(QPainter& painter) const;
    std::optional<core::Index> neighbour(core::Index rows, core::Index columns) const;
    void widenRegion(core::Index rows, core::Index columns);
    void setRegion(const core::PatchPlace& from, const core::PatchPlace& to);

    /// Two opposite corners, in squares.
    struct Region {
        core::PatchPlace from, to;

        core::Index top() const { return std::min(from.row, to.row); }
        core::Index bottom() const { return std::max(from.row, to.row); }
        core::Index left() const { return std::min(from.column, to.column); }
        core::Index right() const { return std::max(from.column, to.column); }
    };
    std::optional<Region> m_region;
    std::optional<core::PatchPlace> m_pressed;  ///< where the mouse was pressed, while it is
    bool m_drawn = false;                       ///< it has moved to another square since

    std::optional<PatchPicture> m_picture;
    std::optional<core::Index> m_pointed;
    bool m_hovered = false;  ///< whether the mouse points at it
    core::PictureLook m_look;
    QString m_quantity;
    QImage m_blended;
    ColorKey m_key;

    void blend();
};
