#include "ui/view/flow_canvas.h"

#include <QScrollBar>

#include "ui/theme/fonts.h"

#include <algorithm>
#include <cmath>

using core::Cell;
using core::Index;

namespace {

constexpr double margin = 16;
constexpr double inset = 7;        ///< of a token in its column's box
constexpr double lineGap = 4;      ///< between a box and its lines
constexpr double widestGap = 620;  ///< between the columns; lines need no more
constexpr double highestPitch = 30;
constexpr double headsApart = 2;
constexpr double stripe = 5;  ///< of one head beside a token
constexpr double widestStripes = 48;
constexpr int longestToken = 170, longestNarrow = 96;
constexpr int narrow = 620;

}  // namespace

FlowCanvas::FlowCanvas(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Attention flow"));
}

QFont FlowCanvas::tokenFont() const { return textFont(9.5); }

void FlowCanvas::display(Content content, std::vector<FlowLine> lines)
{
    m_content = std::move(content);
    m_longest = 0;
    m_onlyHead.reset();
    m_headColors = flowColors(m_content.heads.size(), *m_colors);
    arrange();
    setLines(std::move(lines));
    point(m_mouse ? tokenAt(*m_mouse) : std::nullopt);
    describe();
}

void FlowCanvas::setLines(std::vector<FlowLine> lines)
{
    m_lines = std::move(lines);
    m_picture = {};
    viewport()->update();
}

void FlowCanvas::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    if (chosen == m_chosen && hover == m_hover) return;
    const bool another = chosen != m_chosen;
    m_chosen = chosen;
    m_hover = hover;
    if (another) describe();
    viewport()->update();
}

void FlowCanvas::setColors(const Palette& colors)
{
    m_colors = &colors;
    m_headColors = flowColors(m_content.heads.size(), colors);
    m_picture = {};
    viewport()->update();
}

void FlowCanvas::setPointedHead(std::optional<std::size_t> head)
{
    if (head == m_onlyHead) return;
    m_onlyHead = head;
    viewport()->update();
}

Index FlowCanvas::count(FlowColumn column) const
{
    return column == FlowColumn::Queries ? m_content.queries.labels.size() : m_content.keys.size();
}

/// The chosen cell with this token in it.
Cell FlowCanvas::cellWith(const FlowToken& token) const
{
    return token.column == FlowColumn::Queries ? Cell{token.place, m_chosen.key} : Cell{m_chosen.query, token.place};
}

/// Whose lines stand out: the mouse goes before the keys.
std::optional<FlowToken> FlowCanvas::isolatedToken() const
{
    if (m_pointed) return m_pointed;
    if (!m_keyed || !hasFocus()) return std::nullopt;
    const Index place = m_column == FlowColumn::Queries ? m_chosen.query : m_chosen.key;
    return place < count(m_column) ? std::optional(FlowToken{m_column, place}) : std::nullopt;
}

bool FlowCanvas::isFaded() const { return m_onlyHead || isolatedToken(); }

std::vector<FlowLine> FlowCanvas::isolated() const
{
    std::vector<FlowLine> found;
    if (!isFaded()) return found;
    const auto token = isolatedToken();
    std::ranges::copy_if(m_lines, std::back_inserter(found), [&](const FlowLine& line) {
        if (m_onlyHead && line.head != *m_onlyHead) return false;
        if (!token) return true;
        return (token->column == FlowColumn::Queries ? line.query : line.key) == token->place;
    });
    return found;
}

/// Cuts tokens that are too long for their column and measures what is left.
void FlowCanvas::elide()
{
    const int longest = width() < narrow ? longestNarrow : longestToken;
    if (longest == m_longest) return;
    m_longest = longest;
    QFont bold = tokenFont();
    bold.setBold(true);
    const QFontMetricsF metrics(bold, this);
    const auto cut = [&](const QStringList& tokens, double& widest) {
        QStringList all;
        widest = 24;
        for (const QString& token : tokens) {
            all << metrics.elidedText(token, Qt::ElideMiddle, longest);
            widest = std::max(widest, metrics.horizontalAdvance(all.constLast()));
        }
        return all;
    };
    m_queries = cut(m_content.queries.labels, m_widest[0]);
    m_keys = cut(m_content.keys, m_widest[1]);
}

/// Tokens stand as far apart as the room lets them; they never shrink, but scroll.
void FlowCanvas::arrange()
{
    elide();
    Geometry& place = m_geometry;
    const double line = QFontMetricsF(tokenFont(), this).height();
    const auto most = static_cast<double>(std::max<Index>(1, std::max(m_queries.size(), m_keys.size())));
    place.header = qRound(line) + 18;
    const double room = std::max(0, maximumViewportSize().height() - place.header - 8);
    const double pitch = std::floor(std::clamp(room / most, line + 3, highestPitch));
    place.numbers = QFontMetricsF(numberFont(8.5), this).horizontalAdvance(QStringLiteral("1.00")) + 8;
    const auto heads = static_cast<double>(m_content.heads.size());
    place.stripes = heads > 1 ? std::min(widestStripes, heads * stripe) + 5 : 0;

    const double beyond = std::max(0.0, most * pitch - room);
    verticalScrollBar()->setRange(0, static_cast<int>(std::ceil(beyond)));
    verticalScrollBar()->setPageStep(static_cast<int>(room));
    verticalScrollBar()->setSingleStep(static_cast<int>(pitch));

    const double left = m_widest[0] + 2 * inset + place.stripes;
    const double right = m_widest[1] + 2 * inset + place.stripes;
    const double gap = std::clamp(viewport()->width() - 2 * margin - 2 * place.numbers - left - right, 60.0, widestGap);
    const double x =
        std::max(0.0, std::floor((viewport()->width() - 2 * place.numbers - left - right - gap) / 2)) + place.numbers;
    const double y = place.header + (beyond > 0 ? 0 : std::floor((room - most * pitch) / 3));
    // Of two lengths the shorter column stands beside the middle of the longer, unless that is far away.
    const auto top = [&](qsizetype tokens) {
        return beyond > 0 ? y : y + std::floor((most - static_cast<double>(tokens)) * pitch / 2);
    };
    place.queries = QRectF(x, top(m_queries.size()), left, pitch * static_cast<double>(m_queries.size()));
    place.keys = QRectF(x + left + gap, top(m_keys.size()), right, pitch * static_cast<double>(m_keys.size()));
    place.columns = {.left = place.queries.right() + lineGap,
                     .right = place.keys.left() - lineGap,
                     .first_query = place.queries.top() + pitch / 2,
                     .first_key = place.keys.top() + pitch / 2,
                     .pitch = pitch};
    place.columns.spread(m_content.heads.size(), headsApart);
    m_picture = {};
    viewport()->update();
}

void FlowCanvas::resizeEvent(QResizeEvent*) { arrange(); }

void FlowCanvas::scrollContentsBy(int, int)
{
    m_picture = {};
    if (m_mouse) point(tokenAt(*m_mouse));
    viewport()->update();
}

QRectF FlowCanvas::rectOf(const FlowToken& token) const
{
    const QRectF& box = token.column == FlowColumn::Queries ? m_geometry.queries : m_geometry.keys;
    const double pitch = m_geometry.columns.pitch;
    return {box.left(), box.top() + static_cast<double>(token.place) * pitch - verticalScrollBar()->value(),
            box.width(), pitch};
}

std::optional<FlowToken> FlowCanvas::tokenAt(const QPointF& position) const
{
    if (isEmpty() || position.y() < m_geometry.header) return std::nullopt;
    const double y = position.y() + verticalScrollBar()->value();
    for (const FlowColumn column : {FlowColumn::Queries, FlowColumn::Keys}) {
        const QRectF& box = column == FlowColumn::Queries ? m_geometry.queries : m_geometry.keys;
        if (!box.contains(position.x(), y)) continue;
        const auto place = static_cast<Index>((y - box.top()) / m_geometry.columns.pitch);
        return FlowToken{column, std::min(place, count(column) - 1)};
    }
    return std::nullopt;
}

void FlowCanvas::describe() { setAccessibleDescription(sentence(m_chosen)); }

QString FlowCanvas::sentence(const Cell& cell) const
{
    if (cell.query >= count(FlowColumn::Queries) || cell.key >= count(FlowColumn::Keys) || m_content.heads.empty())
        return {};
    QStringList all{
        tr("%1 attends to %2%3")
            .arg(m_content.queries.subjects.value(cell.query), m_content.keys.value(cell.key), sentenceOf(0, cell))};
    for (std::size_t head = 1; head < m_content.heads.size(); ++head)
        all << m_content.titles.value(static_cast<qsizetype>(head)) + sentenceOf(head, cell);
    return all.join(QStringLiteral("; "));
}

/// ", 44 percent, rank 1 of 9"
QString FlowCanvas::sentenceOf(std::size_t head, const Cell& cell) const
{
    const core::RowVector row = m_content.heads[head].row(cell.query);
    const float weight = row[cell.key];
    if (std::isinf(weight)) return weight < 0 ? tr(": hidden by the mask") : tr(": not a number");
    const auto larger = (row.array() > weight && row.array().isFinite()).count();
    const auto visible = row.array().isFinite().count();
    const double percent = static_cast<double>(weight) * 100;
    return tr(", %1 percent, rank %2 of %3").arg(percent, 0, 'f', percent < 9.95 ? 1 : 0).arg(larger + 1).arg(visible);
}

QString FlowCanvas::toolTipOf(const FlowToken& token) const
{
    const QStringList& names = token.column == FlowColumn::Queries ? m_content.queries.subjects : m_content.keys;
    return tr("%1 (token %2 of %3)").arg(names.value(token.place)).arg(token.place + 1).arg(count(token.column));
}
