#include "ui/view/flow/flow_layout.h"

#include <QFontMetricsF>

#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr double margin = 16;
constexpr double lineGap = 4;      ///< between a box and its lines
constexpr double widestGap = 620;  ///< between the columns; lines need no more
constexpr double highestPitch = 30;
constexpr double headsApart = 2;
constexpr double stripe = 5;  ///< stripe of one head beside a token
constexpr double widestStripes = 48;
constexpr int longestToken = 170, longestNarrow = 96;
constexpr int narrow = 620;

}  // namespace

QFont flowTokenFont() { return textFont(9.5); }

FlowTexts FlowTexts::of(const FlowContent& content, int longest, const QPaintDevice* device)
{
    QFont bold = flowTokenFont();
    bold.setBold(true);
    const QFontMetricsF metrics(bold, device);
    const auto cut = [&](const QStringList& tokens, double& widest) {
        QStringList all;
        widest = 24;
        for (const QString& token : tokens) {
            all << metrics.elidedText(token, Qt::ElideMiddle, longest);
            widest = std::max(widest, metrics.horizontalAdvance(all.constLast()));
        }
        return all;
    };
    FlowTexts texts;
    texts.longest = longest;
    texts.queries = cut(content.queries.labels, texts.widest_query);
    texts.keys = cut(content.keys, texts.widest_key);
    return texts;
}

int FlowTexts::longestIn(int width) { return width < narrow ? scaled(longestNarrow) : scaled(longestToken); }

FlowLayout::FlowLayout(const FlowTexts& texts, std::size_t heads, int height, const QPaintDevice* device)
    : m_heads(heads),
      m_most(static_cast<double>(std::max<Index>(1, std::max(texts.queries.size(), texts.keys.size()))))
{
    const double line = QFontMetricsF(flowTokenFont(), device).height();
    const auto count = static_cast<double>(heads);
    m_header = qRound(line) + 18;
    m_room = std::max(0, height - m_header - 8);
    m_lines.pitch = std::floor(std::clamp(m_room / m_most, line + 3, scaled(highestPitch)));
    m_beyond = std::max(0.0, m_most * m_lines.pitch - m_room);
    m_numbers = QFontMetricsF(numberFont(8.5), device).horizontalAdvance(QStringLiteral("1.00")) + 8;
    m_stripes = heads > 1 ? std::min(scaled(widestStripes), count * scaled(stripe)) + 5 : 0;
}

void FlowLayout::setWidth(const FlowTexts& texts, int width)
{
    const double pitch = m_lines.pitch;
    const double left = texts.widest_query + 2 * inset + m_stripes;
    const double right = texts.widest_key + 2 * inset + m_stripes;
    const double gap = std::clamp(width - 2 * margin - 2 * m_numbers - left - right, 60.0, scaled(widestGap));
    const double x = std::max(0.0, std::floor((width - 2 * m_numbers - left - right - gap) / 2)) + m_numbers;
    const double y = m_header + (m_beyond > 0 ? 0 : std::floor((m_room - m_most * pitch) / 3));
    // If the columns' lengths differ, the shorter stands beside the middle of the longer, unless that is far away.
    const auto top = [&](qsizetype tokens) {
        return m_beyond > 0 ? y : y + std::floor((m_most - static_cast<double>(tokens)) * pitch / 2);
    };
    m_queries = QRectF(x, top(texts.queries.size()), left, pitch * static_cast<double>(texts.queries.size()));
    m_keys = QRectF(x + left + gap, top(texts.keys.size()), right, pitch * static_cast<double>(texts.keys.size()));
    m_lines = {.left = m_queries.right() + lineGap,
               .right = m_keys.left() - lineGap,
               .first_query = m_queries.top() + pitch / 2,
               .first_key = m_keys.top() + pitch / 2,
               .pitch = pitch};
    m_lines.spread(m_heads, headsApart);
}

QRectF FlowFrame::rectOf(const FlowToken& token) const
{
    const QRectF& box = layout.box(token.column);
    const double pitch = layout.lines().pitch;
    return {box.left(), box.top() + static_cast<double>(token.place) * pitch - scroll, box.width(), pitch};
}

std::optional<FlowToken> FlowFrame::tokenAt(const QPointF& position, const FlowContent& content) const
{
    if (content.isEmpty() || position.y() < layout.header()) return std::nullopt;
    const double y = position.y() + scroll;
    for (const FlowColumn column : {FlowColumn::Queries, FlowColumn::Keys}) {
        const QRectF& box = layout.box(column);
        if (!box.contains(position.x(), y)) continue;
        const auto place = static_cast<Index>((y - box.top()) / layout.lines().pitch);
        return FlowToken{column, std::min(place, content.count(column) - 1)};
    }
    return std::nullopt;
}

QRectF FlowFrame::linesRect() const
{
    const double top = layout.header();
    const double left = std::floor(layout.box(FlowColumn::Queries).right());
    return {left, top, std::max(2.0, std::ceil(layout.box(FlowColumn::Keys).left()) - left),
            std::max(2.0, viewport.height() - top)};
}

FlowColumns FlowFrame::lines() const
{
    FlowColumns columns = layout.lines();
    columns.first_query -= scroll;
    columns.first_key -= scroll;
    return columns;
}

std::pair<Index, Index> FlowFrame::placesOf(FlowColumn column, Index count) const
{
    const double from = layout.header() - rectOf({column, 0}).top();
    const double pitch = layout.lines().pitch;
    const auto first = static_cast<Index>(std::floor(from / pitch));
    const auto last = static_cast<Index>(std::ceil((from + linesRect().height()) / pitch));
    return {std::max<Index>(0, first), std::min(count, last)};
}
