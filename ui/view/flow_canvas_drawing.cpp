// How the flow of attention is drawn: all lines from a picture that is kept, what stands out over it.

#include <QScrollBar>

#include "ui/plot/short_numbers.h"
#include "ui/theme/fonts.h"
#include "ui/view/flow_canvas.h"

#include <algorithm>
#include <cmath>
#include <map>

using core::Index;

namespace {

constexpr double inset = 7;
constexpr double fadedLines = 0.14;  ///< opacity of what does not stand out

}  // namespace

/// Between the columns, below their names; in whole pixels.
QRectF FlowCanvas::linesRect() const
{
    const double top = m_geometry.header;
    const double left = std::floor(m_geometry.queries.right());
    return {left, top, std::max(2.0, std::ceil(m_geometry.keys.left()) - left),
            std::max(2.0, viewport()->height() - top)};
}

FlowColumns FlowCanvas::scrolledColumns() const
{
    FlowColumns columns = m_geometry.columns;
    columns.first_query -= verticalScrollBar()->value();
    columns.first_key -= verticalScrollBar()->value();
    return columns;
}

FlowStyle FlowCanvas::style() const
{
    return {.colors = m_headColors, .ground = m_colors->window, .thickest = 3, .full = m_content.full};
}

void FlowCanvas::renewPicture()
{
    const QRectF rect = linesRect();
    const double ratio = devicePixelRatioF();
    m_picture = QImage((rect.size() * ratio).toSize(), QImage::Format_RGB32);
    m_picture.fill(m_colors->window);
    paintFlowLines(m_picture, rect.topLeft(), ratio, m_lines, scrolledColumns(), style());
    m_picture.setDevicePixelRatio(ratio);
}

/// All lines, or a few before the others, which step back.
void FlowCanvas::drawLines(QPainter& painter, const std::vector<FlowLine>& isolatedLines) const
{
    const QRectF rect = linesRect();
    if (!isFaded()) return painter.drawImage(rect.topLeft(), m_picture);
    QImage apart(m_picture.size(), QImage::Format_RGB32);
    apart.fill(m_colors->window);
    apart.setDevicePixelRatio(m_picture.devicePixelRatio());
    QPainter behind(&apart);
    behind.setOpacity(fadedLines);
    behind.drawImage(QPointF(), m_picture);
    behind.end();
    paintFlowLines(apart, rect.topLeft(), m_picture.devicePixelRatio(), isolatedLines, scrolledColumns(), style());
    painter.drawImage(rect.topLeft(), apart);
}

void FlowCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_colors->window);
    if (!isEmpty()) {
        if (m_picture.isNull() || m_picture.devicePixelRatio() != devicePixelRatioF()) renewPicture();
        const std::vector<FlowLine> apart = isolated();
        drawLines(painter, apart);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.save();
        painter.setClipRect(QRectF(0, m_geometry.header, viewport()->width(), linesRect().height()));
        for (const FlowColumn column : {FlowColumn::Queries, FlowColumn::Keys}) drawTokens(painter, column, apart);
        painter.restore();
        drawHeader(painter);
    }
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_colors->accentSoft, 2));
    painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
}

/// What the columns are; the one that keys move in is underlined while they go here.
void FlowCanvas::drawHeader(QPainter& painter) const
{
    const double middle = linesRect().center().x();
    const QFont font = textFont(8.5);
    const QFontMetricsF metrics(font, viewport());
    painter.setFont(font);
    const double height = m_geometry.header - 6;
    const auto write = [&](FlowColumn column, double edge, double room, const QString& name) {
        const QString text = metrics.elidedText(name, Qt::ElideRight, room);
        const double wide = metrics.horizontalAdvance(text);
        const bool left = column == FlowColumn::Queries;
        // Beside the column's inner edge, and further in where it would leave the widget.
        const double x = left ? std::max(8.0, edge - wide) : std::min(edge, viewport()->width() - 8.0 - wide);
        const bool moves = hasFocus() && column == m_column;
        painter.setPen(moves ? m_colors->accent : m_colors->muted);
        painter.drawText(QRectF(x, 2, wide + 1, height), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
        if (moves) painter.fillRect(QRectF(x, height - 2, wide, 1.5), m_colors->accent);
    };
    const double bands = m_geometry.stripes + inset;
    write(FlowColumn::Queries, m_geometry.queries.right() - bands, middle - 16, m_content.query_name);
    write(FlowColumn::Keys, m_geometry.keys.left() + bands, viewport()->width() - middle - 16, m_content.key_name);
}

std::pair<Index, Index> FlowCanvas::placesInView(FlowColumn column) const
{
    const double from = m_geometry.header - rectOf({column, 0}).top();
    const double pitch = m_geometry.columns.pitch;
    const auto first = static_cast<Index>(std::floor(from / pitch));
    const auto last = static_cast<Index>(std::ceil((from + linesRect().height()) / pitch));
    return {std::max<Index>(0, first), std::min(count(column), last)};
}

/// Of the column that the isolated lines lead to, tokens without one step back.
void FlowCanvas::drawTokens(QPainter& painter, FlowColumn column, const std::vector<FlowLine>& isolatedLines) const
{
    const auto token = isolatedToken();
    const bool target = token && token->column != column;
    std::vector<bool> reached(static_cast<std::size_t>(count(column)), !isFaded());
    if (token && !target) reached[static_cast<std::size_t>(token->place)] = true;
    if (target || (isFaded() && !token))
        for (const FlowLine& line : isolatedLines)
            reached[static_cast<std::size_t>(column == FlowColumn::Queries ? line.query : line.key)] = true;
    const auto [first, last] = placesInView(column);
    if (target) drawShares(painter, column, isolatedLines);
    for (Index place = first; place < last; ++place)
        drawToken(painter, {column, place}, !reached[static_cast<std::size_t>(place)]);
}

void FlowCanvas::drawToken(QPainter& painter, const FlowToken& token, bool faded) const
{
    const bool query = token.column == FlowColumn::Queries;
    const bool chosen = token.place == (query ? m_chosen.query : m_chosen.key);
    const bool pointed = m_hover && token.place == (query ? m_hover->query : m_hover->key);
    const bool apart = isolatedToken() == std::optional(token);
    QRectF rect = rectOf(token);
    if (query)
        rect.setRight(rect.right() - m_geometry.stripes);
    else
        rect.setLeft(rect.left() + m_geometry.stripes);
    if (chosen || apart) {
        painter.setPen(apart ? QPen(m_colors->accent, 1) : QPen(Qt::NoPen));
        painter.setBrush(m_colors->accentSoft);
        painter.drawRoundedRect(rect.adjusted(0.5, 1.5, -0.5, -1.5), 4, 4);
    } else if (pointed) {
        painter.setPen(QPen(m_colors->border, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(0.5, 1.5, -0.5, -1.5), 4, 4);
    }
    QFont font = tokenFont();
    font.setBold(apart);
    painter.setFont(font);
    QColor color = chosen || apart ? m_colors->accent : m_colors->text;
    if (faded && !apart && !chosen) color.setAlphaF(0.4F);
    painter.setPen(color);
    const Qt::Alignment side = query ? Qt::AlignRight : Qt::AlignLeft;
    painter.drawText(rect.adjusted(inset, 0, -inset, 0), static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine,
                     (query ? m_queries : m_keys).value(token.place));
}

/// Weights of the isolated token's lines beside the tokens that they lead to: the largest as a number, and of several
/// heads each in a stripe of its own.
void FlowCanvas::drawShares(QPainter& painter, FlowColumn column, const std::vector<FlowLine>& isolatedLines) const
{
    const bool query = column == FlowColumn::Queries;
    const auto heads = static_cast<double>(m_content.heads.size());
    std::map<Index, FlowLine> largest;
    for (const FlowLine& line : isolatedLines) {
        const Index place = query ? line.query : line.key;
        largest[place] = line;  // the strongest come last
        const QRectF rect = rectOf({column, place});
        if (heads < 2 || rect.bottom() < m_geometry.header || rect.top() > viewport()->height()) continue;
        const double wide = (m_geometry.stripes - 5) / heads;
        const double from = query ? rect.right() - m_geometry.stripes + 4 : rect.left() + 1;
        const double share = static_cast<double>(line.weight / m_content.full);
        const QColor color = flowColor(m_headColors[line.head], m_colors->window, share);
        painter.fillRect(
            QRectF(from + wide * static_cast<double>(line.head), rect.top() + 3, wide - 1, rect.height() - 6), color);
    }
    painter.setFont(numberFont(8.5));
    for (const auto& [place, line] : largest) {
        const QRectF rect = rectOf({column, place});
        if (rect.bottom() < m_geometry.header || rect.top() > viewport()->height()) continue;
        painter.setPen(heads < 2 ? m_colors->text : m_headColors[line.head]);
        const QRectF room(query ? rect.left() - m_geometry.numbers : rect.right() + 4, rect.top(),
                          m_geometry.numbers - 4, rect.height());
        painter.drawText(room, static_cast<int>((query ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
                         smallWeight(line.weight));
    }
}
