#include "ui/view/ink/ink_layer.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include "ui/theme/magnification.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double lineWidth = 2.2, eraserReach = 9;

/// A stroke as a line on a table; it is broken where tokens are left out.
std::vector<QPolygonF> linesOf(const InkTable& table, const core::InkStroke& stroke)
{
    std::vector<QPolygonF> lines(1);
    for (const core::InkPoint& point : stroke.points) {
        const auto position = table.positionOf(point);
        if (position)
            lines.back() << *position;
        else if (!lines.back().isEmpty())
            lines.emplace_back();
    }
    return lines;
}

/// Through the middles between points, which rounds a hand's corners.
QPainterPath rounded(const QPolygonF& line)
{
    QPainterPath path(line.first());
    for (qsizetype i = 1; i + 1 < line.size(); ++i) path.quadTo(line[i], (line[i] + line[i + 1]) / 2);
    path.lineTo(line.size() > 1 ? line.last() : line.first() + QPointF(0.1, 0));
    return path;
}

const InkTable* tableOf(const std::vector<InkTable>& tables, const core::InkStroke& stroke)
{
    const auto found = std::ranges::find(tables, stroke.stage, &InkTable::stage);
    return found == tables.end() || !found->has(stroke) ? nullptr : &*found;
}

double distance(const QPointF& a, const QPointF& b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

double distanceTo(const QPointF& point, const QPointF& from, const QPointF& to)
{
    const QPointF along = to - from;
    const double length = QPointF::dotProduct(along, along);
    const double at = length > 0 ? std::clamp(QPointF::dotProduct(point - from, along) / length, 0.0, 1.0) : 0;
    return distance(point, from + at * along);
}

bool passes(const QPolygonF& line, const QPointF& point, double reach)
{
    if (line.size() == 1) return distance(line.first(), point) <= reach;
    for (qsizetype i = 1; i < line.size(); ++i)
        if (distanceTo(point, line[i - 1], line[i]) <= reach) return true;
    return false;
}

}  // namespace

InkLayer::InkLayer(QWidget* ground) : QWidget(ground), m_ground(dynamic_cast<const InkGround&>(*ground))
{
    setObjectName(QStringLiteral("ink"));
    setAccessibleName(tr("What was drawn by hand"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    ground->installEventFilter(this);
    cover();
    hide();
}

void InkLayer::setStrokes(std::vector<core::InkStroke> strokes)
{
    if (strokes == m_strokes) return;
    m_strokes = std::move(strokes);
    setAccessibleDescription(tr("Lines: %1").arg(m_strokes.size()));
    setVisible(m_tool != InkTool::None || !m_strokes.empty());
    update();
}

void InkLayer::setTool(InkTool tool)
{
    m_tool = tool;
    m_new.reset();
    setAttribute(Qt::WA_TransparentForMouseEvents, tool == InkTool::None);
    setCursor(tool == InkTool::Eraser ? Qt::PointingHandCursor : Qt::CrossCursor);
    setVisible(m_tool != InkTool::None || !m_strokes.empty());
}

/// The ground may have been resized, or got other children.
void InkLayer::cover()
{
    setGeometry(parentWidget()->rect());
    raise();
}

bool InkLayer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) cover();
    return QWidget::eventFilter(watched, event);
}

void InkLayer::paint(QPainter& painter, const InkTable& table, const core::InkStroke& stroke)
{
    painter.setClipRect(table.inkable());
    const QPen ink = painter.pen();
    QColor ground = painter.background().color();
    ground.setAlphaF(0.7F);
    const QPen edge(ground, ink.widthF() + scaled(1.2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    for (const QPolygonF& line : linesOf(table, stroke)) {
        if (line.isEmpty()) continue;
        for (const QPen& pen : {edge, ink}) painter.strokePath(rounded(line), pen);
    }
}

void InkLayer::paintEvent(QPaintEvent*)
{
    const std::vector<InkTable> tables = m_ground.inkTables();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBackground(palette().window());
    painter.setPen(QPen(inkColor(), scaled(lineWidth), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const core::InkStroke& stroke : m_strokes)
        if (const InkTable* table = tableOf(tables, stroke)) paint(painter, *table, stroke);
    if (!m_new) return;
    if (const InkTable* table = tableOf(tables, *m_new)) paint(painter, *table, *m_new);
}

void InkLayer::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return event->ignore();
    if (m_tool == InkTool::Pen)
        begin(event->position());
    else
        erase(event->position());
}

void InkLayer::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton)) return;
    if (m_tool == InkTool::Eraser)
        erase(event->position());
    else if (m_new)
        draw(event->position());
}

void InkLayer::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_new) return;
    const core::InkStroke stroke = *std::exchange(m_new, std::nullopt);
    update();
    emit drawn(stroke);
}

/// Begins a stroke on the table under the pen, or on the nearest one.
void InkLayer::begin(const QPointF& position)
{
    const std::vector<InkTable> tables = m_ground.inkTables();
    const auto under =
        std::ranges::find_if(tables, [&position](const InkTable& table) { return table.inkable().contains(position); });
    if (under == tables.end()) return;
    m_new = core::InkStroke{.stage = under->stage};
    m_last = position;
    m_new->points.push_back(under->pointAt(position));
    update();
}

void InkLayer::draw(const QPointF& position)
{
    constexpr double nearest = 2;  // pixels: an unsteady hand moves less
    if (m_new->points.size() >= core::mostInkPoints || distance(position, m_last) < nearest) return;
    const std::vector<InkTable> tables = m_ground.inkTables();
    const auto found = std::ranges::find(tables, m_new->stage, &InkTable::stage);
    if (found == tables.end()) return;
    m_last = position;
    m_new->points.push_back(found->pointAt(position));
    update();
}

/// Erases one line at a time: a line below is reached by going on.
void InkLayer::erase(const QPointF& position)
{
    const std::vector<InkTable> tables = m_ground.inkTables();
    for (std::size_t i = m_strokes.size(); i-- > 0;) {
        const InkTable* table = tableOf(tables, m_strokes[i]);
        if (table == nullptr) continue;
        const auto hit = [&](const QPolygonF& line) { return passes(line, position, scaled(eraserReach)); };
        if (std::ranges::any_of(linesOf(*table, m_strokes[i]), hit)) return emit erased(i);
    }
}

#include "moc_ink_layer.cpp"
