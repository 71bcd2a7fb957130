#pragma once

#include <QImage>
#include <QPainter>

#include "ui/feature/composer/panel_drag.h"
#include "ui/plot/compose/composed_figure.h"
#include "ui/theme/palette.h"

/// The page on the screen, with the picked panel and a dragged panel over it.
struct PageSheet {
    const core::ComposedPage& page;
    const ComposedFigure& drawn;
    const core::ComposedPage& shown;  ///< the page of the picture
    const QImage& picture;            ///< the whole page
    std::optional<std::size_t> picked;
    const std::optional<PanelDrag>& drag;
    QPointF origin;  ///< origin of the page, in pixels
    double scale;    ///< pixels per millimetre
    const Palette& colors;
    bool has_focus;

    void paint(QPainter& painter) const;

    /// The handles of the picked panel, as sides of its rectangle.
    static const std::vector<PanelDrag::Sides>& handles();
    static QPointF handlePlace(const QRectF& rect, const PanelDrag::Sides& sides);

private:
    QRectF rectOf(const core::PagePlace& place) const;
    void paintPaper(QPainter& painter) const;
    void paintPanels(QPainter& painter) const;
    void paintAbsence(QPainter& painter, const QRectF& rect, const QString& words) const;
    void paintPicked(QPainter& painter) const;
    void paintDrag(QPainter& painter) const;
};
