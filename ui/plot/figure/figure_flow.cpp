// Queries and keys as two columns, joined by lines.

#include "core/error.h"
#include "ui/plot/figure/figure_choice.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/page_maps.h"
#include "ui/plot/flow/aligned_flow.h"
#include "ui/plot/flow/span_flow.h"
#include "ui/plot/heat/heat_data.h"
#include "ui/plot/page/page_sizes.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/row_names.h"
#include "ui/words/short_numbers.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr double lineGap = 4;       ///< between a token and its lines
constexpr double widestLine = 0.2;  ///< the width of a weight of 1, in heights of a token
constexpr double widestPitch = 2;   ///< heights of a token, where the page is higher than it must be

constexpr std::size_t mostNumbered = 4;  ///< heads; of more only the largest weight of a key is written

/// The weights that a key to the lines' widths has: 1, 2 and 5 times powers of ten, from the largest that a line can
/// have down to the thinnest that is drawn; of many some.
std::vector<double> keyWeights(double full, double thinnest)
{
    constexpr double rounding = 1e-6, faintest = 0.02;  // thinner lines are hardly seen
    const double least = std::clamp(thinnest, faintest * full, full);
    std::vector<double> all;
    for (int power = static_cast<int>(std::floor(std::log10(full) + rounding));; --power)
        for (const int times : {5, 2, 1}) {
            const double weight = times * std::pow(10, power);
            if (weight > full * (1 + rounding)) continue;
            all.push_back(weight);
            if (weight > least * (1 + rounding) || all.size() < 2) continue;
            constexpr std::size_t most = 4;
            if (all.size() <= most) return all;
            std::vector<double> some;
            some.reserve(most);
            // The thinnest are the hardest to tell apart.
            for (std::size_t i = 0; i < most; ++i) some.push_back(all[i * (all.size() - 1) / (most - 1)]);
            return some;
        }
}

/// ".5", "1"
QString keyWeightText(double weight) { return withoutZero(QString::number(weight, 'g', 3)); }

/// One page while it is put together.
class FlowBench {
public:
    FlowBench(const FigureSource& source, const FigureSettings& settings)
        : m_trace(firstTrace(source)),
          m_settings(settings),
          m_choice(source.session.flow),
          m_item(itemOf(source, m_trace)),
          m_chosen(queriesIn(m_trace, m_item, settings)),
          m_rows(rowNames(m_trace, m_item, settings.map.rows)),
          m_keys(tokenTexts(m_trace.keys(m_item))),
          m_fonts(flowFonts(settings, std::max(m_rows.labels.size(), m_keys.size()))),
          m_line(lineHeight(m_fonts.names))
    {
        const std::vector<core::HeadAddress> heads = flowHeads(source, settings);
        if (m_choice.aligned)
            align(heads);
        else
            for (const core::HeadAddress& address : heads) {
                m_heads.push_back(headMap(m_trace, address, settings.count_from));
                m_weights.push_back({m_heads.back().values, m_trace.mask(address)});
            }
        if (!m_links) joinSpans(heads);
        if (m_trace.mixes != nullptr) m_choice.least = std::max(0.0, m_choice.least);  // no shares of a whole
        m_choice = withLeast(m_choice, m_weights, m_chosen.places);
        m_lines = flowLines(m_weights, m_choice, m_chosen.places);
        m_shownRows = written(settings, m_rows.labels);
        m_shownKeys = written(settings, m_keys);
        m_draft.page = blankPage(settings);
        m_colors = flowColors(m_heads.size(), *m_draft.page.colors);
    }

    /// Links of words in place of the heads' weights.
    /// @throws core::Error for another attention than that of a text to another, and for a gold of other texts
    void align(const std::vector<core::HeadAddress>& heads)
    {
        if (!isAligned(m_trace))
            throw core::Error(core::Code::Unsupported, m_trace.model->info.name,
                              "links of words are not supported here: expected the cross-attention of a translator "
                              "between two texts, found %1",
                              m_trace.model->info.architecture);
        m_links = alignedFlow(m_trace, heads, m_choice.gold, m_settings.map.rows);
        m_choice = AlignedFlow::lines(m_choice);
        QStringList names;
        for (const core::HeadAddress& address : heads)
            names << headTitle(m_trace.model->info, address, m_settings.count_from);
        for (std::size_t kind = 0; kind < m_links->kinds.size(); ++kind) {
            const QString title = m_links->titles[static_cast<qsizetype>(kind)];
            m_heads.push_back(
                {.address = heads.front(),
                 .title = kind == 0 ? QStringLiteral("%1: %2").arg(names.join(QStringLiteral(", ")), title) : title,
                 .cells = {},
                 .values = m_links->kinds[kind].weights});
        }
        m_weights = m_links->kinds;
    }

    /// Named spans in place of tokens, where the settings want them.
    void joinSpans(const std::vector<core::HeadAddress>& heads)
    {
        const auto sides = m_settings.map.by_span;
        m_spans = SpanFlow::of(m_trace, heads, m_weights, sides, m_settings.map.rows);
        if (!m_spans) return;
        m_weights = m_spans->heads;
        for (std::size_t head = 0; head < m_heads.size(); ++head) m_heads[head].values = m_weights[head].weights;
        m_rows = m_spans->map.queries;
        m_keys = m_spans->map.keys;
        std::set<Index> chosen;
        for (const Index query : m_chosen.places)
            if (const auto row = m_spans->map.rowOf(query)) chosen.insert(*row);
        m_chosen.places.assign(chosen.begin(), chosen.end());
        m_fonts = flowFonts(m_settings, std::max(m_rows.labels.size(), m_keys.size()));
        m_line = lineHeight(m_fonts.names);
    }

    Draft draft()
    {
        const double title = addTitle(m_draft.page, m_settings, m_fonts);
        const QRectF between = place(edge + title);
        m_draft.page.flows.push_back({between,
                                      m_lines.lines,
                                      columnsAt(between),
                                      {m_colors, m_draft.page.colors->window, thickest(), full(), m_choice.curved}});
        addColumn(m_shownRows, middles(between, m_shownRows.size(), labelled(m_shownRows, m_chosen.places)), between,
                  Qt::AlignRight);
        std::vector<Index> reached;
        for (const FlowLine& line : m_lines.lines) reached.insert(reached.begin(), line.key);  // the strongest first
        std::set<Index> keys = labelled(m_shownKeys, m_chosen.all ? std::vector<Index>() : reached);
        // Whatever one query's lines lead to is named, if need be a little beside its place.
        if (m_chosen.places.size() == 1 && m_settings.label_every == 0) {
            if (std::ssize(keys) < m_shownKeys.size()) keys.clear();
            keys.insert(reached.begin(), reached.end());
        }
        m_reached.insert(reached.begin(), reached.end());
        m_keyPlaces = middles(between, m_shownKeys.size(), keys);
        addColumn(m_shownKeys, m_keyPlaces, between, Qt::AlignLeft);
        if (m_chosen.places.size() == 1) addWeights(between);
        if (m_bars > 0) addBars(between);
        addAxisNames(between);
        addWords(between);
        addTables();
        m_draft.description = Figure::tr("Attention of %1 as lines, %2")
                                  .arg(QString::fromStdString(m_trace.model->info.name), m_heads.front().title);
        constexpr double captionRoom = 1e9;
        m_draft.notes = allNotes(captionRoom);
        if (m_lines.lines.empty() && m_choice.least > 0)
            m_draft.warnings << Figure::tr("No line is drawn, because no weight reaches %1.")
                                    .arg(QString::number(m_choice.least, 'g', 3));
        m_draft.warnings.removeDuplicates();
        return std::move(m_draft);
    }

private:
    double most() const
    {
        return static_cast<double>(std::max<qsizetype>(1, std::max(m_rows.labels.size(), m_keys.size())));
    }

    double widest(const QStringList& tokens, double longest, bool bold = false) const
    {
        QFont font = m_fonts.tokens;
        font.setBold(bold);
        const TextMetrics metrics(font, ruler());
        double wide = 0;
        for (const QString& token : tokens) wide = std::max(wide, metrics.horizontalAdvance(token) + 1);
        return std::min(wide, longest);
    }

    /// The columns' width, then tokens as far apart as they are high unless the page has another height.
    /// @return what lies between the columns
    QRectF place(double y)
    {
        QSizeF& size = m_draft.page.size;
        const double width = size.width() - 2 * edge;
        // Larger type has longer labels.
        const double larger = std::max(1.0, m_fonts.tokens.pointSizeF() / 6.5);
        m_longest = std::min(longestLabel(m_settings) * larger, 0.34 * width);
        const double left = widest(m_shownRows, m_longest, !m_chosen.all);
        m_weightsAt = widest(m_shownKeys, m_longest);
        m_bars = barsWidth(width - left - m_weightsAt - weightsWidth());
        const double right = m_weightsAt + weightsWidth() + (m_bars > 0 ? gap + m_bars : 0);
        const double above = m_settings.axis_names ? m_line + 3 : 0;
        const double fixed = y + above + gap + static_cast<double>(wordLines().size()) * (m_line + 3) + edge;
        const double high = lineHeight(m_fonts.tokens);
        const double room = (m_settings.height_mm ? size.height() : unitsOf(core::largestFigure)) - fixed;
        m_pitch = std::min(m_settings.height_mm ? widestPitch * high : high + 1, room / most());
        if (!m_settings.height_mm) size.setHeight(fixed + m_pitch * most());
        const double spare = std::max(0.0, size.height() - fixed - m_pitch * most()) / 2;
        return {edge + left, y + above + spare, width - left - right, m_pitch * most()};
    }

    /// The shorter column stands beside the middle of the longer.
    double topOf(const QRectF& between, qsizetype tokens) const
    {
        return between.top() + (most() - static_cast<double>(tokens)) * m_pitch / 2;
    }

    FlowColumns columnsAt(const QRectF& between) const
    {
        FlowColumns columns{.left = between.left() + lineGap,
                            .right = between.right() - lineGap,
                            .first_query = topOf(between, m_rows.labels.size()) + m_pitch / 2,
                            .first_key = topOf(between, m_keys.size()) + m_pitch / 2,
                            .pitch = m_pitch};
        columns.spread(m_heads.size(), thickest());
        return columns;
    }

    /// One query's lines span the range of its own weights, which stand beside the keys, to a round number that the key
    /// to widths begins with.
    float full() const
    {
        const float most = m_links ? 1.0F : std::max(m_trace.range.second, 1e-6F);
        const bool one = m_chosen.places.size() == 1 && !m_lines.lines.empty();
        if (!one) return most;
        const auto largest = static_cast<double>(std::max(m_lines.lines.back().weight, 1e-6F));
        return std::min(most, static_cast<float>(roundedUp(largest)));
    }

    double thickest() const { return widestLine * lineHeight(m_fonts.tokens); }

    /// Columns of numbers beside the keys: one for each head.
    std::size_t weightColumns() const
    {
        if (m_chosen.places.size() != 1) return 0;
        return m_heads.size() > mostNumbered ? 1 : m_heads.size();
    }

    double weightWidth() const
    {
        const TextMetrics metrics(m_fonts.tokens, ruler());
        return std::ceil(metrics.horizontalAdvance(QStringLiteral("<.01")));
    }

    double weightsWidth() const { return static_cast<double>(weightColumns()) * (weightWidth() + gap); }

    /// Writes one query's weight beside each key.
    void addWeights(const QRectF& between)
    {
        const double high = lineHeight(m_fonts.tokens);
        std::map<std::pair<std::size_t, Index>, FlowLine> numbers;  // by column and key; the strongest come last
        for (const FlowLine& line : m_lines.lines)
            numbers[{weightColumns() == m_heads.size() ? line.head : 0, line.key}] = line;
        for (const auto& [place, line] : numbers) {
            if (!m_keyPlaces.contains(line.key)) continue;
            const double middle = m_keyPlaces.at(line.key);
            const double x =
                between.right() + m_weightsAt + gap + static_cast<double>(place.first) * (weightWidth() + gap);
            const QColor& color = m_heads.size() > 1 ? m_colors[line.head] : m_draft.page.colors->text;
            m_draft.page.addText(m_fonts.tokens, color, QRectF(x, middle - high / 2, weightWidth(), high),
                                 Qt::AlignRight, paperWeight(line.weight));
        }
    }

    /// The room for bars of one query's weights, so that nobody measures lines; none where there would be too little.
    /// @param room  for lines and bars
    double barsWidth(double room) const
    {
        constexpr double share = 0.45, fewest = 6;  // heights of a letter
        const bool shares = m_chosen.places.size() == 1 && m_heads.size() == 1 && !m_links && m_trace.mixes == nullptr;
        const double wide = share * (room - gap);
        return shares && wide >= fewest * m_fonts.tokens.pointSizeF() ? wide : 0;
    }

    /// One query's weights as bars behind their numbers, those without a line, too.
    void addBars(const QRectF& between)
    {
        constexpr double thick = 0.6, axis = 0.6;
        FigurePage& page = m_draft.page;
        const double left = numbersEnd(between) + gap;
        const core::RowVector weights = m_weights.front().row(m_chosen.places.front());
        const double high = thick * std::min(TokenLabels::leastPitch(m_fonts.tokens, ruler()), m_pitch);
        double top = between.bottom(), bottom = between.top();
        for (const auto& [key, middle] : m_keyPlaces) {
            top = std::min(top, middle - high);
            bottom = std::max(bottom, middle + high);
            const float weight = weights(key);
            if (!std::isfinite(weight) || weight <= 0) continue;
            const double length = m_bars * static_cast<double>(std::min(1.0F, weight / full()));
            page.boxes.push_back({QRectF(left, middle - high / 2, length, high), m_colors.front()});
        }
        if (top >= bottom) return;
        page.boxes.push_back({QRectF(left - axis, top, axis, bottom - top), page.colors->text});
    }

    /// Which tokens of a column are written where there is no room for all: those that matter first.
    std::set<Index> labelled(const QStringList& tokens, const std::vector<Index>& first)
    {
        if (m_settings.label_every == core::noLabels) return {};
        const auto readable =
            static_cast<Index>(std::ceil(TokenLabels::leastPitch(m_fonts.tokens, ruler()) / std::max(m_pitch, 1e-3)));
        const Index every = m_settings.label_every > 0 ? m_settings.label_every : std::max<Index>(1, readable);
        std::set<Index> places = labelledPlaces(tokens.size(), readable, every, first);
        if (m_settings.label_every == 0 && std::ssize(places) < tokens.size())
            m_draft.warnings
                << (Figure::tr(
                        "Only %1 of %2 tokens are labelled: a taller figure or smaller labels have room for all.")
                        .arg(places.size())
                        .arg(tokens.size()));
        return places;
    }

    /// @param side  to which tokens are aligned: beside the lines
    /// Where labels stand: at their tokens, and where these are too near, moved apart.
    std::map<Index, double> middles(const QRectF& between, qsizetype tokens, const std::set<Index>& places) const
    {
        std::map<Index, double> at;
        for (const Index place : places)
            at[place] = topOf(between, tokens) + (static_cast<double>(place) + 0.5) * m_pitch;
        const double apart = between.height() / std::max(1.0, static_cast<double>(places.size()));
        return movedApart(std::move(at), std::min(TokenLabels::leastPitch(m_fonts.tokens, ruler()), apart),
                          between.bottom());
    }

    /// @param places  that are written, and where
    void addColumn(const QStringList& tokens, const std::map<Index, double>& places, const QRectF& between,
                   Qt::Alignment side)
    {
        const double high = lineHeight(m_fonts.tokens);
        for (const auto& [token, middle] : places) {
            const bool stands = side == Qt::AlignRight ? m_chosen.has(token) : isReached(token);
            QFont own = m_fonts.tokens;
            own.setBold(!m_chosen.all && side == Qt::AlignRight && stands);
            const TextMetrics metrics(own, ruler());
            const QString text = metrics.elidedText(tokens[token], Qt::ElideMiddle, m_longest);
            if (text != tokens[token])
                m_draft.warnings << (Figure::tr(
                    "Some tokens are cut, with an ellipsis: raise the longest label to show them whole."));
            const double wide = metrics.horizontalAdvance(text) + 1;
            const double x = side == Qt::AlignRight ? between.left() - wide : between.right();
            const QColor& color = stands ? m_draft.page.colors->text : m_draft.page.colors->muted;
            m_draft.page.addText(own, color, QRectF(x, middle - high / 2, wide, high), side, text);
        }
    }

    /// Of one query's keys those that have a line matter.
    bool isReached(Index key) const { return m_chosen.places.size() != 1 || m_reached.contains(key); }

    void addAxisNames(const QRectF& between)
    {
        if (!m_settings.axis_names) return;
        const bool across = m_trace.model->info.block == core::AttentionBlock::Cross;
        const double middle = between.center().x();
        const double room = middle - edge - gap;
        const QString asking =
            m_rows.predict ? predictingAxisName(m_trace.model->info, m_fonts.names, room)
                           : fitting({across ? Figure::tr("target token (attending)") : Figure::tr("query (attending)"),
                                      across ? Figure::tr("target") : Figure::tr("query")},
                                     m_fonts.names, room);
        const QColor& color = m_draft.page.colors->text;
        const TextMetrics metrics(m_fonts.names, ruler());
        const QString shortly = across ? Figure::tr("source") : Figure::tr("key");
        QString asked =
            fitting({across ? Figure::tr("source token (attended to)") : Figure::tr("key (attended to)"), shortly},
                    m_fonts.names, room);
        // Numbers beside the keys have a name, too, where the keys' is short.
        if (between.right() + metrics.horizontalAdvance(asked) + gap
            > numbersEnd(between) - metrics.horizontalAdvance(numbersName()))
            asked = weightColumns() > 0 ? shortly : asked;
        // Ends beside the lines, unless it would leave the page.
        const double x = std::max(edge, between.left() - metrics.horizontalAdvance(asking) - 1);
        const double end =
            std::min(m_draft.page.size.width() - edge, between.right() + metrics.horizontalAdvance(asked) + 1);
        const double y = between.top() - m_line - 3;
        m_draft.page.addText(m_fonts.names, color, QRectF(x, y, room, m_line), Qt::AlignLeft, asking);
        m_draft.page.addText(m_fonts.names, color, QRectF(end - room, y, room, m_line), Qt::AlignRight, asked);
        addNumbersName(between, end, y);
    }

    /// Says over the numbers beside the keys what they are, where the keys' name leaves room for it.
    /// @param from  where that name ends
    void addNumbersName(const QRectF& between, double from, double y)
    {
        if (weightColumns() == 0) return;
        const double right = numbersEnd(between), room = right - from - gap;
        m_draft.page.addText(m_fonts.names, m_draft.page.colors->text, QRectF(right - room, y, room, m_line),
                             Qt::AlignRight, fitting({numbersName()}, m_fonts.names, room));
    }

    double numbersEnd(const QRectF& between) const
    {
        return between.right() + m_weightsAt + static_cast<double>(weightColumns()) * (weightWidth() + gap);
    }

    QString numbersName() const
    {
        return m_trace.mixes != nullptr ? Figure::tr("mixing weight") : Figure::tr("weight");
    }

    /// A head's title, with its colour before it where there are several.
    struct Entry {
        std::size_t head;
        double x;
    };

    double swatch() const
    {
        return TextMetrics(m_fonts.names, ruler()).horizontalAdvance(QStringLiteral("■")) + gap / 2;
    }

    double entryWidth(std::size_t head) const
    {
        return TextMetrics(m_fonts.names, ruler()).horizontalAdvance(m_heads[head].title) + 2
               + (m_heads.size() > 1 ? swatch() : 0);
    }

    /// The heads in lines that are as long as the page.
    std::vector<std::vector<Entry>> headLines() const
    {
        std::vector<std::vector<Entry>> lines(1);
        double x = edge;
        for (std::size_t head = 0; head < m_heads.size(); ++head) {
            const double wide = entryWidth(head);
            if (!lines.back().empty() && x + wide > m_draft.page.size.width() - edge) {
                lines.emplace_back();
                x = edge;
            }
            lines.back().push_back({head, x});
            x += wide + 2 * gap;
        }
        // See addKey().
        if (x + keyWidth() > m_draft.page.size.width() - edge) lines.emplace_back();
        if (isKeyBroken()) lines.emplace_back();
        return lines;
    }

    /// Weights grow from the page's ground to a head's colour, and from nothing to the thickest line.
    struct KeyLine {
        double weight;
        double width;
        QColor color;
        QString words;
    };

    std::vector<KeyLine> keyLines() const
    {
        const QColor ink = m_heads.size() > 1 ? m_draft.page.colors->text : m_colors.front();
        const auto most = static_cast<double>(full());
        std::vector<KeyLine> lines;
        const double thinnest = m_lines.lines.empty() ? most : static_cast<double>(m_lines.lines.front().weight);
        for (const double weight : keyWeights(most, thinnest)) {
            const double share = weight / most;
            lines.push_back({weight, flowWidth(thickest(), share), flowColor(ink, m_draft.page.colors->window, share),
                             keyWeightText(weight)});
        }
        while (lines.size() > 2 && widthOf(lines) > pageRoom()) lines.erase(lines.begin() + 1);
        return lines;
    }

    double pageRoom() const { return m_draft.page.size.width() - 2 * edge; }

    /// The samples of a key and their numbers, in one line.
    double widthOf(const std::vector<KeyLine>& lines) const
    {
        const TextMetrics metrics(m_fonts.names, ruler());
        double width = 0;
        for (const KeyLine& line : lines)
            width += keyLineLength() + gap / 2 + metrics.horizontalAdvance(line.words) + 1.5 * gap;
        return width;
    }

    double keyLineLength() const { return 2 * m_fonts.names.pointSizeF(); }

    /// Whether each line's weight stands beside its key, so that nobody asks what its width means.
    bool areNumbered() const { return weightColumns() > 0 && weightColumns() == m_heads.size(); }

    /// What one query gives to keys without a line.
    QString restWords() const
    {
        const Index others = m_lines.possible - std::ssize(m_lines.lines);
        if (others <= 0 || m_heads.size() > 1 || m_links || m_trace.mixes != nullptr) return {};
        double rest = 0;
        for (const float weight : m_weights.front().row(m_chosen.places.front()))
            if (std::isfinite(weight)) rest += static_cast<double>(weight);
        for (const FlowLine& line : m_lines.lines) rest -= static_cast<double>(line.weight);
        return Figure::tr("the other %1: %2").arg(others).arg(paperWeight(static_cast<float>(std::max(0.0, rest))));
    }

    /// What the widths mean, and from which weight on there is a line.
    QString widthsName() const
    {
        if (!(m_choice.least > 0) || m_lines.possible == std::ssize(m_lines.lines)) return numbersName();
        return Figure::tr("%1 (lines from %2)").arg(numbersName(), keyWeightText(m_choice.least));
    }

    double keyWidth() const
    {
        const TextMetrics metrics(m_fonts.names, ruler());
        if (areNumbered()) return metrics.horizontalAdvance(restWords());
        return metrics.horizontalAdvance(widthsName()) + gap + widthOf(keyLines());
    }

    /// Whether the key's name needs a line of its own over the samples.
    bool isKeyBroken() const { return !areNumbered() && keyWidth() > pageRoom(); }

    /// At the right of the line that heads leave room in.
    void addKey(double y, const QRectF& between)
    {
        FigurePage& page = m_draft.page;
        const TextMetrics metrics(m_fonts.names, ruler());
        if (areNumbered()) {
            const double right = numbersEnd(between);
            return page.addText(m_fonts.names, page.colors->text, QRectF(edge, y, right - edge, m_line), Qt::AlignRight,
                                restWords());
        }
        double x = std::max(edge, page.size.width() - edge - keyWidth());
        const auto write = [&](const QString& words, double top) {
            const double wide = metrics.horizontalAdvance(words) + 1;
            page.addText(m_fonts.names, page.colors->text, QRectF(x, top, wide, m_line), Qt::AlignLeft, words);
            x += wide - 1;
        };
        write(widthsName(), isKeyBroken() ? y - m_line - 3 : y);
        x = isKeyBroken() ? edge : x + gap;
        for (const KeyLine& line : keyLines()) {
            page.samples.push_back({.rect = QRectF(x, y + (m_line - line.width) / 2, keyLineLength(), line.width),
                                    .color = line.color,
                                    .box = true});
            x += keyLineLength() + gap / 2;
            write(line.words, y);
            x += 1.5 * gap;
        }
    }

    /// What stands below the lines: those notes alone without which the lines' ends could not be read, unless the
    /// settings want all.
    QStringList notes() const
    {
        const double room = m_draft.page.size.width() - 2 * edge;
        return m_settings.voice.notes ? allNotes(room) : readingNotes(room);
    }

    /// How rows are to be read, where no axis says it.
    QStringList readingNotes(double room) const
    {
        const double axis = m_draft.page.size.width() / 2 - edge - gap;
        const bool predict =
            m_rows.predict
            && (!m_settings.axis_names || predictingAxisName(m_trace.model->info, m_fonts.names, axis).isEmpty());
        const QString note =
            predict ? fitting({readingNote(m_trace, m_settings.map.rows)}, m_fonts.names, room) : QString();
        return note.isEmpty() ? QStringList() : QStringList(note);
    }

    /// Says which lines are drawn, in as many words as fit; and how heads and rows are to be read.
    /// @param room  for each of them
    QStringList allNotes(double room) const
    {
        const bool one = m_chosen.places.size() == 1;
        const QString name = one ? m_shownRows.value(m_chosen.places.front()) : QString();
        const QString sentence =
            one ? Figure::tr("query “%1”: %2")
                      .arg(name, Figure::tr("%1 of %2 lines").arg(m_lines.lines.size()).arg(m_lines.possible))
                : flowSentence(m_lines, m_choice, m_heads.size());
        const QString choice = one ? Figure::tr("query “%1”").arg(name) : flowChoice(m_choice, m_heads.size());
        QStringList all;
        if (m_links) {
            all << joinedLines(m_links->sentence.split(QStringLiteral("; ")), m_fonts.names, room);
            all += readingNotes(room);
            return all;
        }
        const QString thickest = keyWeightText(std::round(static_cast<double>(full()) * 1000) / 1000);
        all << fitting({Figure::tr("%1; thicker: more weight, the thickest %2").arg(sentence, thickest),
                        Figure::tr("%1; thicker: more weight").arg(sentence), sentence,
                        Figure::tr("lines: %1").arg(choice), choice},
                       m_fonts.names, room);
        if (m_trace.mixes != nullptr)
            all << fitting({Figure::tr("mixing weights, no softmax; those below 0 have no line")}, m_fonts.names, room);
        if (m_spans)
            all << fitting({m_settings.map.by_span == core::MapLook::BySpan::Both
                                ? Figure::tr("named spans: weights summed over keys, averaged over queries")
                                : Figure::tr("keys summed up by the text's named spans"),
                            Figure::tr("summed up by named spans")},
                           m_fonts.names, room);
        all += readingNotes(room);
        if (m_heads.size() > 1 && m_trace.model->info.head_names.empty())
            all << fitting({Figure::tr("layers and heads counted from %1").arg(m_settings.count_from)}, m_fonts.names,
                           room);
        all.removeAll(QString());
        return all;
    }

    /// The words below the lines: a line each.
    std::vector<std::vector<Entry>> wordLines() const
    {
        std::vector<std::vector<Entry>> lines = headLines();
        lines.resize(lines.size() + static_cast<std::size_t>(notes().size()));
        return lines;
    }

    void addWords(const QRectF& between)
    {
        FigurePage& page = m_draft.page;
        double y = between.bottom() + gap;
        const double room = page.size.width() - 2 * edge;
        const std::vector<std::vector<Entry>> heads = headLines();
        addKey(y + static_cast<double>(heads.size() - 1) * (m_line + 3), between);
        for (const std::vector<Entry>& line : heads) {
            for (const Entry& entry : line) {
                double x = entry.x;
                if (m_heads.size() > 1) {
                    page.addText(m_fonts.names, m_colors[entry.head], QRectF(x, y, swatch(), m_line), Qt::AlignLeft,
                                 QStringLiteral("■"));
                    x += swatch();
                }
                page.addText(m_fonts.names, page.colors->text, QRectF(x, y, edge + room - x, m_line), Qt::AlignLeft,
                             TextMetrics(m_fonts.names, ruler())
                                 .elidedText(m_heads[entry.head].title, Qt::ElideRight, edge + room - x));
            }
            y += m_line + 3;
        }
        for (const QString& note : notes()) {
            page.addText(m_fonts.names, page.colors->text, QRectF(edge, y, room, m_line), Qt::AlignLeft, note);
            y += m_line + 3;
        }
    }

    void addTables()
    {
        const QStringList queries = m_spans ? m_rows.labels : wholeRowNames(m_trace, m_item, m_settings.map.rows);
        const QStringList keys = m_spans ? m_keys : wholeTokens(m_trace.keys(m_item));
        for (const HeadMap& head : m_heads)
            m_draft.tables.push_back(
                {.title = head.title,
                 // Links beside a gold are three tables of one head, told apart by their titles.
                 .address = m_links && m_heads.size() > 1 ? std::nullopt : std::optional(head.address),
                 .rows = m_chosen.of(queries),
                 .columns = keys,
                 .values = m_chosen.of(head.values),
                 .layer = head.layer,
                 .rows_predict = m_rows.predict,
                 .row_places = m_chosen.places});
    }

    static constexpr double gap = 6;
    const core::Trace& m_trace;
    const FigureSettings& m_settings;
    core::FlowSettings m_choice;
    Index m_item;
    ChosenQueries m_chosen;
    RowNames m_rows;
    QStringList m_keys;
    Fonts m_fonts;
    double m_line;  ///< height of the names
    std::vector<HeadMap> m_heads;
    std::vector<FlowHead> m_weights;
    std::optional<SpanFlow> m_spans;
    std::optional<AlignedFlow> m_links;
    std::vector<QColor> m_colors;
    FlowLines m_lines;
    QStringList m_shownRows;  ///< in the user's spelling
    QStringList m_shownKeys;
    std::set<Index> m_reached;            ///< keys that have a line
    std::map<Index, double> m_keyPlaces;  ///< places of the keys that are named
    double m_longest = 0;                 ///< longest of a token
    double m_weightsAt = 0;               ///< behind the lines' ends, where weights stand
    double m_bars = 0;                    ///< the longest bar of a weight; 0: there are none
    double m_pitch = 0;                   ///< from one token to the next
    Draft m_draft;
};

}  // namespace

Draft flowFigure(const FigureSource& source, const FigureSettings& settings)
{
    return FlowBench(source, settings).draft();
}

}  // namespace figure_layout
