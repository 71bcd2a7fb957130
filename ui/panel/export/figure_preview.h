#pragma once

#include <QImage>
#include <QWidget>

#include <optional>

/// A figure's page as it will be, as large as there is room; a chequered ground shows through where it is transparent.
class FigurePreview final : public QWidget {
    Q_OBJECT
public:
    explicit FigurePreview(QWidget* parent = nullptr);

    /// @param size  of the page, in millimetres
    void setPicture(const QImage& picture, const QSizeF& size);
    void clear();

    const QImage& picture() const { return m_picture; }
    /// The pixels of the screen that a picture may fill.
    QSize room() const;
    /// How large the page is on screen, against its size on paper; 0 without a page.
    double zoom() const;

    QSize sizeHint() const override { return {640, 600}; }
    QSize minimumSizeHint() const override { return {240, 200}; }

signals:
    void roomChanged();
    /// The page is dragged away.
    void dragged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QRectF page() const;

    QImage m_picture;
    QSizeF m_size;
    std::optional<QPointF> m_pressed;  ///< where a drag may begin
};
