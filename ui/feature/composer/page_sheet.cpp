#include "ui/feature/composer/page_sheet.h"

#include <QCoreApplication>

#include "ui/theme/fonts.h"
#include "ui/words/error_text.h"

namespace {

constexpr double handleSide = 7;  ///< pixels

QString tr(const char* text) { return QCoreApplication::translate("Composer", text); }

}  // namespace

const std::vector<PanelDrag::Sides>& PageSheet::handles()
{
    static const std::vector<PanelDrag::Sides> all{{-1, -1}, {0, -1}, {1, -1}, {-1, 0},
                                                   {1, 0},   {-1, 1}, {0, 1},  {1, 1}};
    return all;
}

QPointF PageSheet::handlePlace(const QRectF& rect, const PanelDrag::Sides& sides)
{
    return {rect.center().x() + sides.x * rect.width() / 2, rect.center().y() + sides.y * rect.height() / 2};
}

QRectF PageSheet::rectOf(const core::PagePlace& place) const
{
    return {origin + QPointF(place.x, place.y) * scale, QSizeF(place.width, place.height) * scale};
}

void PageSheet::paint(QPainter& painter) const
{
    paintPaper(painter);
    paintPanels(painter);
    paintPicked(painter);
    if (drag) paintDrag(painter);
}

void PageSheet::paintPaper(QPainter& painter) const
{
    const QRectF paper(origin, QSizeF(page.width_mm, page.height_mm) * scale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int i = 1; i <= 4; ++i) {
        painter.setBrush(QColor(0, 0, 0, 9));
        painter.drawRoundedRect(paper.adjusted(-i, 1 - i, i, 1 + i), i, i);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    const Palette& print = page.theme == core::FigureSettings::Theme::Dark ? Palette::dark() : Palette::light();
    painter.fillRect(paper, print.window);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (!picture.isNull()) painter.drawImage(QRectF(origin, QSizeF(shown.width_mm, shown.height_mm) * scale), picture);
    painter.setPen(colors.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(paper.adjusted(-1, -1, 0, 0));
    if (!page.panels.empty()) return;
    painter.setPen(print.muted);
    painter.setFont(textFont(11));
    painter.drawText(paper.adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("An empty page. Add what the window shows, choose a template, or drop a figure here."));
}

/// Marks empty panels with the reason, and panels that are too small to print.
void PageSheet::paintPanels(QPainter& painter) const
{
    const bool isOld = shown.panels.size() != page.panels.size();
    for (std::size_t i = 0; i < page.panels.size(); ++i) {
        const QRectF rect = rectOf(page.panels[i].place);
        if (!isOld && i < drawn.panels.size() && drawn.panels[i].error)
            paintAbsence(painter, rect, errorText(*drawn.panels[i].error));
        else if (picture.isNull() || isOld)
            paintAbsence(painter, rect, {});
    }
}

void PageSheet::paintAbsence(QPainter& painter, const QRectF& rect, const QString& words) const
{
    painter.setPen(QPen(words.isEmpty() ? colors.border : colors.warning, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(2, 2, -2, -2));
    painter.setFont(textFont(9));
    painter.setPen(colors.warning);
    painter.drawText(rect.adjusted(10, 10, -10, -10), Qt::AlignCenter | Qt::TextWordWrap, words);
}

void PageSheet::paintPicked(QPainter& painter) const
{
    if (!picked || *picked >= page.panels.size()) return;
    const QRectF rect = rectOf(page.panels[*picked].place);
    painter.setRenderHint(QPainter::Antialiasing, false);
    // Where its maps begin, which those above and below do too.
    if (page.held.aligned && *picked < drawn.panels.size() && !drawn.panels[*picked].maps.isNull() && !drag) {
        const double x = origin.x() + drawn.panels[*picked].maps.left() * scale;
        painter.setPen(QPen(colors.accent, 1, Qt::DashLine));
        painter.drawLine(QLineF(x, origin.y(), x, origin.y() + page.height_mm * scale));
    }
    painter.setPen(QPen(colors.accent, has_focus ? 2 : 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
    painter.setBrush(colors.window);
    painter.setPen(QPen(colors.accent, 1.5));
    for (const PanelDrag::Sides& sides : handles()) {
        const QPointF at = handlePlace(rect, sides);
        painter.drawRect(QRectF(at - QPointF(handleSide, handleSide) / 2, QSizeF(handleSide, handleSide)));
    }
}

/// Its picture where it would lie, the lines that it snapped to, and whose place it takes.
void PageSheet::paintDrag(QPainter& painter) const
{
    const QRectF from = rectOf(page.panels[drag->panel()].place), to = rectOf(drag->place());
    if (drag->sides().isMove() && drag->hasMoved() && !picture.isNull()) {
        painter.save();
        painter.setOpacity(0.75);
        const double dots = picture.width() / shown.width_mm;
        const core::PagePlace& place = page.panels[drag->panel()].place;
        painter.drawImage(to, picture, QRectF(QPointF(place.x, place.y) * dots, from.size() / scale * dots));
        painter.restore();
    }
    painter.setPen(QPen(colors.accent, 1.5, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(to);
    painter.setPen(QPen(colors.accent, 1));
    const double bottom = origin.y() + page.height_mm * scale, right = origin.x() + page.width_mm * scale;
    if (drag->guideX()) {
        const double x = origin.x() + *drag->guideX() * scale;
        painter.drawLine(QLineF(x, origin.y(), x, bottom));
    }
    if (drag->guideY()) {
        const double y = origin.y() + *drag->guideY() * scale;
        painter.drawLine(QLineF(origin.x(), y, right, y));
    }
    if (!drag->target()) return;
    QColor over = colors.accent;
    over.setAlpha(40);
    const QRectF place = rectOf(page.panels[*drag->target()].place);
    painter.fillRect(place, over);
    painter.setFont(textFont(11));
    const QString words = tr("Change places");
    QRectF sign = painter.boundingRect(place, Qt::AlignCenter, words).adjusted(-12, -6, 12, 6);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawRoundedRect(sign, 8, 8);
    painter.setPen(colors.onAccent);
    painter.drawText(sign, Qt::AlignCenter, words);
}
