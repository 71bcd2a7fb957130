#include "ui/plot/page/figure_page.h"

#include "ui/plot/pdf/indexed_pictures.h"
#include "ui/plot/picture/patch_picture.h"

#include <algorithm>

void FigurePage::addText(const QFont& font, QColor color, const QRectF& rect, Qt::Alignment alignment,
                         const QString& words, bool upwards)
{
    if (words.isEmpty()) return;
    texts.push_back({.rect = rect,
                     .font = font,
                     .color = color,
                     .alignment = alignment | Qt::AlignVCenter,
                     .words = words,
                     .upwards = upwards});
}

void FigurePage::addLabels(const TokenLabels& along, const QRectF& map, core::Index count)
{
    if (along.tokens.isEmpty() || count == 0) return;
    const auto places = static_cast<double>(count);
    TokenLabels::Line line{.from = 0, .to = places - 1};
    if (along.side == TokenLabels::Side::Left) {
        line.edge = map.left();
        line.pitch = map.height() / places;
        line.first = map.top() + line.pitch / 2;
    } else {
        line.edge = along.side == TokenLabels::Side::Top ? map.top() : map.bottom();
        line.pitch = map.width() / places;
        line.first = map.left() + line.pitch / 2;
    }
    labels.push_back({along, line});
}

void FigurePage::moveContent(const QPointF& by)
{
    const auto move = [&by](auto& all) {
        for (auto& each : all) each.rect.translate(by);
    };
    move(maps);
    move(masks);
    move(pictures);
    for (Picture& picture : pictures)
        if (picture.mark) picture.mark->translate(by);
    move(plates);
    move(boxes);
    for (Arrow& arrow : arrows)
        for (QPointF& corner : arrow.corners) corner += by;
    move(charts);
    move(samples);
    move(flows);
    for (Flow& flow : flows) {
        flow.columns.left += by.x();
        flow.columns.right += by.x();
        flow.columns.first_query += by.y();
        flow.columns.first_key += by.y();
    }
    move(signs);
    for (Labels& each : labels) {
        const bool left = each.labels.side == TokenLabels::Side::Left;
        each.line.edge += left ? by.x() : by.y();
        each.line.first += left ? by.y() : by.x();
    }
    move(bars);
    move(texts);
    for (Panel& panel : panels) panel.at += by;
}

core::Index FigurePage::largestOfShapes(core::Index mostCells) const
{
    core::Index cells = 0;
    for (const Map& map : maps) cells += map.cells->rows() * map.cells->cols();
    return cells > mostCells ? 0 : largestVectorSide;
}

double FigurePage::smallestText() const
{
    double smallest = 1000;
    const auto count = [&](const QFont& font) { smallest = std::min(smallest, font.pointSizeF()); };
    for (const Map& map : maps)
        if (map.number) count(map.numbers);
    for (const Labels& each : labels) count(each.labels.font);
    for (const Bar& bar : bars) count(bar.key.numbers);
    for (const Chart& chart : charts) count(chart.numbers);
    for (const Text& text : texts) count(text.font);
    for (const Panel& panel : panels) smallest = std::min(smallest, panel.page->smallestText());
    return smallest;
}

namespace {

void paintSample(QPainter& painter, const FigurePage::Sample& sample)
{
    if (sample.box) return painter.fillRect(sample.rect, sample.color);
    if (sample.line > 0) {
        QPen pen(sample.color, sample.line, Qt::SolidLine, Qt::FlatCap);
        if (!sample.dashes.isEmpty()) pen.setDashPattern(sample.dashes);
        painter.setPen(pen);
        const double y = sample.rect.center().y();
        painter.drawLine(QPointF(sample.rect.left(), y), QPointF(sample.rect.right(), y));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(sample.color);
    Chart::paintMarker(painter, sample.marker, sample.rect.center(), std::min(4.5, sample.rect.height()));
}

void paintPlate(QPainter& painter, const FigurePage::Plate& plate)
{
    painter.setPen(plate.width > 0 ? QPen(plate.line, plate.width) : QPen(Qt::NoPen));
    painter.setBrush(plate.fill.alpha() > 0 ? QBrush(plate.fill) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(plate.rect, plate.radius, plate.radius);
}

void paintArrow(QPainter& painter, const FigurePage::Arrow& arrow)
{
    painter.setPen(QPen(arrow.color, arrow.width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF end = arrow.corners.back();
    const QLineF last(arrow.corners[arrow.corners.size() - 2], end);
    QPolygonF line(QList<QPointF>(arrow.corners.begin(), arrow.corners.end()));
    const double length = last.length();
    const QPointF along = length > 0 ? QPointF(last.dx() / length, last.dy() / length) : QPointF();
    line.back() = end - along * std::min(length, arrow.head);
    painter.drawPolyline(line);
    if (arrow.head <= 0) return;
    const QPointF across(-along.y() * arrow.head / 2, along.x() * arrow.head / 2);
    const QPointF foot = end - along * arrow.head;
    painter.setPen(Qt::NoPen);
    painter.setBrush(arrow.color);
    painter.drawPolygon(QPolygonF({end, foot + across, foot - across}));
}

}  // namespace

void FigurePage::paint(QPainter& painter, Medium medium) const
{
    painter.save();
    if (ground.alpha() > 0) painter.fillRect(QRectF(QPointF(), size), ground);
    for (const Panel& panel : panels) {
        painter.save();
        painter.translate(panel.at);
        panel.page->paint(painter, medium);
        painter.restore();
    }
    const auto* few = dynamic_cast<const FewCells*>(painter.device());
    const core::Index largest = largestOfShapes(few != nullptr ? few->mostCells() : mostVectorCells);
    for (const Map& map : maps) {
        paintCells(painter, *map.cells, map.rect, map.style, ground, medium, largest);
        if (map.number)
            paintNumbers(painter, *map.cells, map.rect, map.style, map.numbers, map.number, medium);
        else if (map.minuses)
            paintMinuses(painter, *map.cells, map.rect, map.style);
        const QColor paper = ground.alpha() > 0 ? ground : colors->window;
        // Counted in the map's own cells, also where fewer are drawn.
        const std::pair drawn(map.cells->rows(), map.cells->cols());
        paintBorder(painter, map.border, map.queries > 0 ? std::pair(map.queries, map.keys) : drawn, map.rect, paper);
    }
    if (!plates.empty()) {
        painter.setRenderHint(QPainter::Antialiasing);
        for (const Plate& plate : plates) paintPlate(painter, plate);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    for (const Box& box : boxes) painter.fillRect(box.rect, box.color);
    // Greys of masks mean something, where paper has its text in black.
    const Palette& screen = colors->window.lightness() < 128 ? Palette::dark() : Palette::light();
    for (const MaskMap& mask : masks) paintMask(painter, mask.looks, mask.rect, screen, medium);
    for (const Picture& picture : pictures) {
        painter.drawImage(picture.rect, picture.image);  // pixel by pixel: nothing is smoothed
        if (picture.mark) paintPatchOutline(painter, *picture.mark, 1);
    }
    for (const Sign& sign : signs) paintMaskSign(painter, sign.look, sign.rect, sign.plain, screen);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Arrow& arrow : arrows) paintArrow(painter, arrow);
    for (const Chart& chart : charts) chart.paint(painter, medium);
    for (const Sample& sample : samples) paintSample(painter, sample);
    for (const Flow& flow : flows) paintFlowLines(painter, flow.lines, flow.columns, flow.style);
    for (const Labels& each : labels) each.labels.paint(painter, each.line, medium);
    for (const Bar& bar : bars) bar.key.paint(painter, bar.rect, medium);
    for (const Text& text : texts) {
        painter.save();
        painter.setFont(text.font);
        painter.setPen(text.color);
        QRectF rect = text.rect;
        if (text.upwards) {
            painter.translate(rect.center());
            painter.rotate(-90);
            rect = QRectF(-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width());
        }
        drawPlainText(&painter, rect, text.alignment, text.words, medium);
        painter.restore();
    }
    painter.restore();
}
