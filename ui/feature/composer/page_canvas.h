#pragma once

#include <QImage>
#include <QWidget>

#include "ui/feature/composer/page_editor.h"
#include "ui/feature/composer/panel_drag.h"
#include "ui/plot/compose/composed_figure.h"

/// The page as it will be printed, between two rulers; panels are picked, moved, resized and exchanged on it.
class PageCanvas final : public QWidget {
    Q_OBJECT
public:
    explicit PageCanvas(PageEditor& editor, QWidget* parent = nullptr);

    /// @param picture  of the whole page
    void setDrawn(const ComposedFigure& page, const QImage& picture);
    const QImage& picture() const { return m_picture; }
    /// @param scale  pixels per millimetre
    void setScale(double scale);
    double scale() const { return m_scale; }
    /// Sets the size that the canvas fills even where the page is smaller.
    void setRoom(const QSize& room);
    /// The scale at which the page fits into so much room.
    double scaleToFit(const QSize& room) const;

    /// Where a panel lies in the widget.
    QRectF panelRect(std::size_t panel) const;
    /// A place in the widget as millimetres of the page, and back.
    QPointF toPage(const QPointF& at) const;
    QPointF fromPage(const QPointF& place) const;

signals:
    void openAsked(std::size_t panel);             ///< it was double-clicked
    void menuAsked(const QPoint& at);              ///< for the picked panel, at this place on the screen
    void exchanged(std::size_t a, std::size_t b);  ///< panels change places
    void filesDropped(const QStringList& files);
    /// A pinch asks for another scale; the place between the fingers stays.
    void zoomAsked(const QPointF& at, double factor);
    void fitAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;

private:
    QPointF origin() const;
    QRectF rectOf(const core::PagePlace& place) const;
    std::optional<std::size_t> panelAt(const QPointF& at) const;
    std::optional<PanelDrag::Sides> handleAt(const QPointF& at) const;
    void giveUpDrag();
    void pageChanged();
    void step(double dx, double dy);
    void paintRulers(QPainter& painter) const;

    PageEditor& m_editor;
    ComposedFigure m_drawn;
    QImage m_picture;
    core::ComposedPage m_shown;  ///< the page of the picture
    double m_scale = 4;
    QSize m_room;
    std::optional<PanelDrag> m_drag;
};
