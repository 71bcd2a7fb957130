#include "ui/plot/tokenizers/tokenizers_sheet.h"

#include <QCoreApplication>

#include "ui/plot/flow/flow_lines.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/error_text.h"
#include "ui/words/outline_words.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::Index;

namespace {

struct TokenizersWords {
    Q_DECLARE_TR_FUNCTIONS(TokenizersSheet)
};

constexpr qsizetype mostDecoded = 120;  ///< characters of what comes back

/// "A", "B"
QString letterOfRow(std::size_t row) { return QString(QChar(u'A' + static_cast<char16_t>(row))); }

/// The rows while they are put together.
class TokenizersLayout {
public:
    TokenizersLayout(const std::vector<CutByModel>& cuts, const AccountLook& look, const QRectF& room)
        : m_cuts(cuts),
          m_look(look),
          m_room(room),
          m_line(look.line()),
          m_letters(cuts.size() > 1 ? 1.6 * m_line : 0)
    {
        m_sheet.page.size = room.size();
        m_sheet.page.colors = look.colors;
        m_sheet.page.ground = Qt::transparent;
        m_sheet.chips.resize(cuts.size());
        m_small = look.numbers;
        m_small.setPointSizeF(std::max(3.0, 0.85 * look.numbers.pointSizeF()));
    }

    TokenizersSheet sheet()
    {
        m_y = m_room.top();
        for (std::size_t row = 0; row < m_cuts.size(); ++row) addHeading(row);
        m_y += 0.5 * m_line;
        addRows();
        m_sheet.bottom = m_y;
        return std::move(m_sheet);
    }

private:
    void addHeading(std::size_t row)
    {
        const CutByModel& cut = m_cuts[row];
        const QFont bold = m_look.boldNames();
        const double top = m_y;
        const double left = m_room.left() + m_letters, wide = m_room.right() - left;
        if (m_letters > 0)
            m_look.writeFitting(m_sheet.page, bold, {m_room.left(), m_y, m_letters, m_line}, letterOfRow(row), false);
        const TextMetrics metrics(bold, m_look.device);
        const double name = std::min(metrics.horizontalAdvance(cut.name) + m_line, 0.5 * wide);
        m_look.writeFitting(m_sheet.page, bold, {left, m_y, name, m_line}, cut.name, false);
        m_look.writeFitting(m_sheet.page, m_look.names, {left + name, m_y, wide - name, m_line}, cutText(cut), false);
        m_y += m_line;
        m_look.writeFitting(m_sheet.page, m_look.names, {left, m_y, wide, m_line}, decodedText(cut), true);
        m_y += 1.5 * m_line;
        m_sheet.headings.emplace_back(m_room.left(), top, m_room.width(), 2 * m_line);
    }

    double chipWidth(const core::Token& token) const
    {
        const double text = TextMetrics(m_look.names, m_look.device).horizontalAdvance(tokenText(token));
        const double id = TextMetrics(m_small, m_look.device).horizontalAdvance(QString::number(token.id));
        return std::min(std::max(text, id) + 0.7 * m_line, m_room.width() - m_letters);
    }

    double widthOf(const core::CommonSpan& span) const
    {
        double widest = 0;
        for (std::size_t row = 0; row < m_cuts.size(); ++row) {
            double wide = 0;
            const auto [first, count] = span.tokens[row];
            for (Index i = first; i < std::min(first + count, mostChips); ++i)
                wide += chipWidth(m_cuts[row].tokens[static_cast<std::size_t>(i)]) + gap();
            widest = std::max(widest, wide);
        }
        return widest;
    }

    double gap() const { return 0.15 * m_line; }
    double rowHeight() const { return 2.25 * m_line; }

    void addRows()
    {
        std::vector<std::vector<core::Token>> rows;
        rows.reserve(m_cuts.size());
        for (const CutByModel& cut : m_cuts) rows.push_back(cut.tokens);
        const double left = m_room.left() + m_letters;
        double x = left;
        addLetters();
        for (const core::CommonSpan& span : core::commonSpans(rows)) {
            const double wide = widthOf(span);
            if (wide <= 0) continue;
            if (x > left && x + wide > m_room.right()) {
                nextLine();
                x = left;
            }
            x = addSpan(span, x) + 0.25 * m_line;
        }
        m_y += rowHeight() * static_cast<double>(m_cuts.size());
        addRest();
    }

    void nextLine()
    {
        m_y += rowHeight() * static_cast<double>(m_cuts.size()) + 0.8 * m_line;
        addLetters();
    }

    void addLetters()
    {
        if (m_letters == 0) return;
        for (std::size_t row = 0; row < m_cuts.size(); ++row)
            m_look.writeFitting(m_sheet.page, m_look.names,
                                {m_room.left(), m_y + static_cast<double>(row) * rowHeight(), m_letters, 1.3 * m_line},
                                letterOfRow(row), true);
    }

    /// A stretch that is wider than the page goes on below, all rows at once.
    /// @return where it ends
    double addSpan(const core::CommonSpan& span, double from)
    {
        const double left = m_room.left() + m_letters;
        double end = from;
        std::vector<Index> at;
        for (const auto& [first, count] : span.tokens) at.push_back(first);
        double x = from;
        for (bool more = true; more;) {
            more = false;
            for (std::size_t row = 0; row < m_cuts.size(); ++row) {
                x = from;
                const auto [first, count] = span.tokens[row];
                for (; at[row] < std::min(first + count, mostChips); ++at[row]) {
                    const core::Token& token = m_cuts[row].tokens[static_cast<std::size_t>(at[row])];
                    const double wide = chipWidth(token);
                    if (x > left && x + wide > m_room.right()) {
                        more = true;
                        break;
                    }
                    addChip(token, row, {x, m_y + static_cast<double>(row) * rowHeight(), wide, 0}, span.alike);
                    x += wide + gap();
                }
                end = std::max(end, x);
            }
            if (!more) break;
            nextLine();
            from = end = left;
        }
        return end;
    }

    void addChip(const core::Token& token, std::size_t row, const QRectF& at, bool alike)
    {
        const QRectF chip(at.left(), at.top(), at.width(), 1.3 * m_line);
        QColor ground = m_look.colors->field;
        if (!alike) {
            ground = flowColors(3, *m_look.colors)[1];
            ground.setAlphaF(0.28F);
        }
        m_sheet.page.plates.push_back({.rect = chip,
                                       .fill = token.special ? QColor(Qt::transparent) : ground,
                                       .line = m_look.colors->border,
                                       .width = 1,
                                       .radius = 0.25 * m_line});
        m_look.writeFitting(m_sheet.page, m_look.names, chip.adjusted(0.2 * m_line, 0, -0.2 * m_line, 0),
                            tokenText(token), token.special, Qt::AlignHCenter);
        m_look.writeFitting(m_sheet.page, m_small, {chip.left(), chip.bottom(), chip.width(), 0.75 * m_line},
                            QString::number(token.id), true, Qt::AlignHCenter);
        m_sheet.chips[row].push_back(chip);
    }

    void addRest()
    {
        for (const CutByModel& cut : m_cuts) {
            const Index rest = std::ssize(cut.tokens) - mostChips;
            if (rest <= 0) continue;
            m_look.writeFitting(m_sheet.page, m_look.names, {m_room.left(), m_y, m_room.width(), m_line},
                                TokenizersWords::tr("%1: %2 more tokens").arg(cut.name, countText(rest)), true);
            m_y += m_line;
        }
    }

    const std::vector<CutByModel>& m_cuts;
    const AccountLook& m_look;
    const QRectF m_room;
    const double m_line;
    const double m_letters;  ///< room for the rows' letters
    QFont m_small;
    double m_y = 0;
    TokenizersSheet m_sheet;
};

}  // namespace

CutByModel cutBy(const core::Model& model, std::size_t run, const std::string& text, const std::stop_token& stop)
{
    core::Encoding encoding = model.encode(text, {}, stop);
    CutByModel cut{.name = QString::fromStdString(model.info.name), .run = run};
    cut.facts = core::cutFacts(*model.tokenizer, text, encoding);
    cut.tokens = std::move(encoding.tokens);
    return cut;
}

QString cutText(const CutByModel& cut)
{
    QString text = TokenizersWords::tr("%1 tokens (%2 special), %3 characters and %4 bytes each")
                       .arg(countText(cut.facts.tokens))
                       .arg(cut.facts.special)
                       .arg(cut.facts.charactersEach(), 0, 'f', 2)
                       .arg(cut.facts.characters > 0 ? cut.facts.charactersEach() * static_cast<double>(cut.facts.bytes)
                                                           / static_cast<double>(cut.facts.characters)
                                                     : 0,
                            0, 'f', 2);
    if (cut.facts.untaken > 0) text += TokenizersWords::tr(", %1 characters unknown").arg(cut.facts.untaken);
    return text;
}

QString decodedText(const CutByModel& cut)
{
    if (cut.facts.comes_back) return TokenizersWords::tr("Decoded, the ids give the text back.");
    return TokenizersWords::tr("Decoded, the ids give: “%1”")
        .arg(oneLine(QString::fromStdString(cut.facts.decoded), mostDecoded));
}

TokenizersSheet tokenizersSheet(const std::vector<CutByModel>& cuts, const AccountLook& look, const QRectF& room)
{
    return TokenizersLayout(cuts, look, room).sheet();
}
