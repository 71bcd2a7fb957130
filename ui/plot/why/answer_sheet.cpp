#include "ui/plot/why/answer_sheet.h"

#include "ui/plot/text/text_metrics.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr double lineOf = 1.45;  ///< lines of text that a part takes

class AnswerLayout {
public:
    AnswerLayout(const core::ShownParts& parts, const AnswerWords& words, const std::vector<HeadMapOfAnswer>& maps,
                 const AccountLook& look, const QRectF& room)
        : m_parts(parts),
          m_words(words),
          m_maps(maps),
          m_look(look),
          m_room(room)
    {
        m_sheet.page.size = room.size();
        m_sheet.page.colors = look.colors;
        m_sheet.page.ground = Qt::transparent;
    }

    AnswerSheet sheet()
    {
        const double between = 2 * m_look.line();
        const double left = m_maps.empty() ? m_room.width() : std::min(0.5 * m_room.width(), 34 * m_look.line());
        addBars(QRectF(m_room.topLeft(), QSizeF(left, m_room.height())));
        if (m_maps.empty()) return std::move(m_sheet);
        const QRectF rest(m_room.left() + left + between, m_room.top(), m_room.width() - left - between,
                          m_room.height());
        const double each =
            (rest.height() - between * static_cast<double>(m_maps.size() - 1)) / static_cast<double>(m_maps.size());
        for (std::size_t i = 0; i < m_maps.size(); ++i)
            addHeads(m_maps[i],
                     QRectF(rest.left(), rest.top() + static_cast<double>(i) * (each + between), rest.width(), each));
        return std::move(m_sheet);
    }

    AnswerSheet mapAlone()
    {
        addHeads(m_maps.front(), m_room);
        return std::move(m_sheet);
    }

private:
    /// Writes a text on as many lines as it needs.
    /// @return the rectangle from its last line on
    QRectF titled(QRectF rect, const QString& title)
    {
        QFont font = m_look.names;
        font.setBold(true);
        const TextMetrics metrics(font, m_look.device);
        const QStringList lines = brokenIntoLines(title, metrics, rect.width());
        m_look.writeLines(m_sheet.page, font, rect.topLeft(), rect.width(), lines);
        rect.setTop(rect.top() + m_look.line() * static_cast<double>(std::max<qsizetype>(0, lines.size() - 1)));
        return rect;
    }

    void addBars(const QRectF& whole)
    {
        const QRectF rect = titled(whole, m_words.title);
        const TextMetrics metrics(m_look.names, m_look.device), digits(m_look.numbers, m_look.device);
        double names = 0, numbers = 0, most = 1e-12, below = 0;  // the largest below zero and above it
        for (Index i = 0; i < m_parts.lines(); ++i) {
            const double value = m_parts.values[static_cast<std::size_t>(i)];
            names = std::max(names, metrics.horizontalAdvance(m_words.parts.value(i)));
            numbers = std::max(numbers, digits.horizontalAdvance(addedNumber(value)));
            most = std::max(most, value);
            below = std::max(below, -value);
        }
        const double gap = m_look.gap();
        const double from = rect.left() + names + gap + numbers + gap;
        const double unit = (rect.right() - from) / (most + below), zero = from + below * unit;
        for (Index i = 0; i < m_parts.lines(); ++i) {
            const double value = m_parts.values[static_cast<std::size_t>(i)];
            const bool rest = i == static_cast<Index>(m_parts.parts.size());
            const double height = lineOf * m_look.line();
            const QRectF line(rect.left(), rect.top() + 1.5 * m_look.line() + height * static_cast<double>(i),
                              rect.width(), height);
            m_look.write(m_sheet.page, m_look.names, QRectF(line.left(), line.top(), names, height), Qt::AlignLeft,
                         m_words.parts.value(i), rest);
            m_look.write(m_sheet.page, m_look.numbers, QRectF(line.left() + names + gap, line.top(), numbers, height),
                         Qt::AlignRight, addedNumber(value), rest);
            const double length = unit * std::abs(value);
            m_sheet.page.boxes.push_back(
                {QRectF(value < 0 ? zero - length : zero, line.top() + height * 0.16, length, height * 0.68),
                 m_look.barOf(value, rest)});
            m_sheet.lines.push_back(line);
        }
        const double bottom = m_sheet.lines.empty() ? rect.top() : m_sheet.lines.back().bottom();
        m_sheet.page.boxes.push_back(
            {QRectF(zero - 0.5, rect.top() + 1.5 * m_look.line(), 1, bottom - rect.top() - 1.5 * m_look.line()),
             m_look.colors->border});
    }

    TokenLabels labels(TokenLabels::Side side, const QStringList& names) const
    {
        TokenLabels labels{.side = side, .tokens = names, .font = m_look.names};
        labels.colors = m_look.colors;
        // Numbers stand upright, tokens as steep as they must.
        const auto isNumber = [](const QString& name) { return name.size() <= 2; };
        if (side != TokenLabels::Side::Left && std::ranges::all_of(names, isNumber)) labels.angle = 0;
        labels.longest = 9 * m_look.line();
        return labels;
    }

    void addHeads(const HeadMapOfAnswer& map, const QRectF& whole)
    {
        const QRectF rect = titled(whole, map.title);
        if (map.values.size() == 0) {
            const TextMetrics metrics(m_look.names, m_look.device);
            m_look.writeLines(m_sheet.page, m_look.names, {rect.left(), rect.top() + 1.5 * m_look.line()}, rect.width(),
                              brokenIntoLines(map.empty, metrics, rect.width()));
            m_sheet.maps.emplace_back();
            return;
        }
        const TokenLabels layers = labels(TokenLabels::Side::Left, map.layers);
        const TokenLabels heads = labels(TokenLabels::Side::Top, map.heads);
        const ColorKey key{.style = m_look.style(map.values),
                           .colors = m_look.colors,
                           .numbers = m_look.numbers,
                           .text = m_look.names};
        const double left = layers.extent(m_look.line(), m_look.device);
        const double right = 2 * m_look.line() + key.extent(m_look.device);
        const auto rows = static_cast<double>(map.values.rows()), columns = static_cast<double>(map.values.cols());
        const double wide = std::clamp((rect.width() - left - right) / columns, 4.0, 5 * m_look.line());
        const double top = 1.4 * m_look.line() + heads.extent(wide, m_look.device);
        const double high = std::clamp((rect.height() - top) / rows, 4.0, 2.1 * m_look.line());
        const QRectF cells(rect.left() + left, rect.top() + top, wide * columns, high * rows);
        m_sheet.page.maps.push_back(m_look.map(map.values, cells));
        m_sheet.page.addLabels(layers, cells, map.values.rows());
        m_sheet.page.addLabels(heads, cells, map.values.cols());
        m_sheet.page.bars.push_back(
            {key, QRectF(cells.right() + 0.8 * m_look.line(), cells.top(), 0.8 * m_look.line(), cells.height())});
        m_sheet.maps.push_back(cells);
    }

    const core::ShownParts& m_parts;
    const AnswerWords& m_words;
    const std::vector<HeadMapOfAnswer>& m_maps;
    const AccountLook& m_look;
    const QRectF m_room;
    AnswerSheet m_sheet;
};

}  // namespace

std::optional<Index> AnswerSheet::lineAt(const QPointF& position) const
{
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].contains(position)) return static_cast<Index>(i);
    return std::nullopt;
}

std::optional<core::Cell> AnswerSheet::headAt(const QPointF& position, const std::vector<HeadMapOfAnswer>& of) const
{
    for (std::size_t i = 0; i < maps.size(); ++i) {
        const core::Matrix& values = of[i].values;
        if (const auto cell = cellIn(maps[i], values.rows(), values.cols(), position)) return cell;
    }
    return std::nullopt;
}

AnswerSheet answerSheet(const core::ShownParts& parts, const AnswerWords& words,
                        const std::vector<HeadMapOfAnswer>& maps, const AccountLook& look, const QRectF& room)
{
    return AnswerLayout(parts, words, maps, look, room).sheet();
}

AnswerSheet headMapSheet(const HeadMapOfAnswer& map, const AccountLook& look, const QRectF& room)
{
    const core::ShownParts none;
    const AnswerWords words;
    const std::vector<HeadMapOfAnswer> maps{map};
    return AnswerLayout(none, words, maps, look, room).mapAlone();
}

Index partsOfAnswerThatFit(const AccountLook& look, const QSizeF& room)
{
    return std::clamp(static_cast<Index>((room.height() - 1.5 * look.line()) / (lineOf * look.line())) - 1, Index{3},
                      Index{60});
}
