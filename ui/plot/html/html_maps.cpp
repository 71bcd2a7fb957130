#include "ui/plot/html/html_maps.h"

#include <QCoreApplication>
#include <QJsonArray>

#include "core/error.h"
#include "core/not_shown.h"
#include "ui/plot/heat/color_codes.h"
#include "ui/plot/html/html_document.h"
#include "ui/plot/html/html_words.h"
#include "ui/plot/html/packed_numbers.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

QJsonValue countOf(Index count) { return static_cast<qint64>(count); }

/// The data of a map in the page.
struct Carried {
    std::vector<float> numbers;  ///< numbers of the cells that are not hidden, row by row
    std::vector<bool> hidden;
    bool any_hidden = false;
};

bool isCarried(const HtmlMap& map, Index row) { return !std::ranges::binary_search(map.cells->guessedRows(), row); }

float numberAt(const HtmlMap& map, Index row, Index column)
{
    const float shown = map.cells->at(row, column);
    if (!std::isfinite(shown)) return HeatData::unknown;
    return map.values != nullptr ? (*map.values)(row, column) : shown;
}

Carried carriedOf(const HtmlMap& map)
{
    const HeatData& cells = *map.cells;
    Carried carried;
    carried.numbers.reserve(static_cast<std::size_t>(cells.rows() * cells.cols()));
    carried.hidden.resize(static_cast<std::size_t>(cells.rows() * cells.cols()));
    for (Index row = 0; row < cells.rows(); ++row) {
        if (!isCarried(map, row)) continue;
        for (Index column = 0; column < cells.cols(); ++column) {
            const bool hidden = cells.at(row, column) == HeatData::hidden;
            carried.hidden[static_cast<std::size_t>(row * cells.cols() + column)] = hidden;
            carried.any_hidden = carried.any_hidden || hidden;
            if (!hidden) carried.numbers.push_back(numberAt(map, row, column));
        }
    }
    return carried;
}

/// The numbers of all maps, and the patterns of hidden cells, each once, as one text of base64 with a place for each.
class Store {
public:
    QJsonArray keep(const QByteArray& stream)
    {
        const QByteArray letters = stream.toBase64();
        QJsonArray place{m_letters.size(), letters.size()};
        m_letters += letters;
        return place;
    }

    /// @return which of the patterns it is
    int pattern(const std::vector<bool>& hidden)
    {
        const auto known = std::ranges::find(m_known, hidden);
        if (known != m_known.end()) return static_cast<int>(known - m_known.begin());
        m_known.push_back(hidden);
        m_patterns.append(keep(packedBits(hidden)));
        return static_cast<int>(m_known.size()) - 1;
    }

    const QByteArray& letters() const { return m_letters; }
    const QJsonArray& patterns() const { return m_patterns; }

private:
    QByteArray m_letters;
    QJsonArray m_patterns;
    std::vector<std::vector<bool>> m_known;
};

QJsonArray textsOf(const QStringList& texts)
{
    QJsonArray all;
    for (const QString& text : texts) all.append(text);
    return all;
}

QJsonArray ticksOf(const ColorKey& key)
{
    QJsonArray ticks;
    for (const ColorKey::Tick& tick : key.ticks()) ticks.append(QJsonArray{tick.position, tick.label});
    return ticks;
}

/// Where each colour begins, so that the page colours a number as every other picture does, without a logarithm.
QJsonObject styleOf(const HeatStyle& style, const HtmlMaps& maps)
{
    const ColorCodes codes(style);
    QJsonArray from;
    for (ColorCodes::Code code = 1; code < ColorCodes::broken; ++code) {
        const float least = codes.least(code);
        from.append(std::isfinite(least) ? QJsonValue(static_cast<double>(least)) : QJsonValue());
    }
    QString colors;
    for (const QRgb color : style.colors->colors) colors += QColor(color).name().mid(1);
    QJsonObject object{{"from", from}, {"colors", colors}, {"dots", style.dots}};
    if (maps.keys.empty()) return object;
    ColorKey key = maps.keys.front();
    object["common"] = key.lowest.isEmpty();
    key.style = style;
    // The key names the ends of colours where each row has its own range or all maps share one. Where each map has its
    // own range, the page shows its ends.
    if (!maps.shares) key.lowest.clear();
    object["ticks"] = ticksOf(key);
    return object;
}

/// The ends of each row's colours; equal ones for a row whose numbers differ by rounding alone.
QJsonArray rowRanges(const HtmlMap& map)
{
    QJsonArray ranges;
    for (Index row = 0; row < map.cells->rows(); ++row) {
        float lowest = HeatData::broken, highest = HeatData::hidden, least = 1;
        for (Index column = 0; column < map.cells->cols(); ++column) {
            const float share = map.cells->at(row, column);
            if (!std::isfinite(share)) continue;
            least = std::min(least, share);
            lowest = std::min(lowest, (*map.values)(row, column));
            highest = std::max(highest, (*map.values)(row, column));
        }
        if (least > 0) lowest = highest;
        const bool any = std::isfinite(highest);
        ranges.append(QJsonArray{any ? static_cast<double>(lowest) : 0, any ? static_cast<double>(highest) : 0});
    }
    return ranges;
}

QJsonValue placeOf(const std::optional<Index>& place) { return place ? countOf(*place) : QJsonValue(); }

/// The maps one by one, with the styles that they have between them.
class MapList {
public:
    MapList(const HtmlMaps& maps, Store& store) : m_maps(maps), m_store(store) {}

    void add(const HtmlMap& map, const Carried& carried, const NumberFormat& format)
    {
        auto style = std::ranges::find(m_known, map.style);
        if (style == m_known.end()) {
            m_styles.append(styleOf(map.style, m_maps));
            style = m_known.insert(style, map.style);
        }
        QJsonObject object{{"title", map.title},
                           {"layer", countOf(map.layer)},
                           {"head", countOf(map.head)},
                           {"style", static_cast<int>(style - m_known.begin())},
                           {"count", static_cast<qint64>(carried.numbers.size())},
                           {"at", m_store.keep(packed(carried.numbers, format))}};
        if (carried.any_hidden) object["hidden"] = m_store.pattern(carried.hidden);
        QJsonArray guessed;
        for (const Index row : map.cells->guessedRows()) guessed.append(countOf(row));
        if (!guessed.isEmpty()) object["guessed"] = guessed;
        if (m_maps.shares && map.values != nullptr) object["ranges"] = rowRanges(map);
        m_list.append(object);
    }

    const QJsonArray& list() const { return m_list; }
    const QJsonArray& styles() const { return m_styles; }

private:
    const HtmlMaps& m_maps;
    Store& m_store;
    std::vector<HeatStyle> m_known;
    QJsonArray m_styles;
    QJsonArray m_list;
};

void requireRoom(const HtmlMaps& maps)
{
    const HeatData& cells = *maps.maps.front().cells;
    const Index all = cells.rows() * cells.cols() * std::ssize(maps.maps);
    if (all > mostHtmlNumbers)
        throw core::Error(core::Code::TooLong, "",
                          "a page of these maps is too long: expected at most %1 million cells, which a browser can "
                          "hold: fewer heads, or PDF, SVG or PNG, found %2 million",
                          std::to_string(mostHtmlNumbers / 1'000'000), std::to_string(all / 1'000'000));
}

QJsonObject factsOf(const HtmlMaps& maps, const NumberFormat& format)
{
    const HeatData& cells = *maps.maps.front().cells;
    QJsonObject page{{"title", maps.title},
                     {"description", maps.description},
                     {"rows", countOf(cells.rows())},
                     {"columns", countOf(cells.cols())},
                     {"queries", countOf(maps.queries)},
                     {"keys", countOf(maps.keys_of_map)},
                     {"rowTokens", textsOf(maps.rows)},
                     {"rowLabels", textsOf(maps.row_labels)},
                     {"rowAxis", maps.row_axis},
                     {"columnAxis", maps.column_axis},
                     {"quantity", maps.quantity},
                     {"decimals", format.decimals ? QJsonValue(*format.decimals) : QJsonValue()},
                     {"negative", format.negative},
                     {"mean", cells.pooling() == HeatData::Pooling::Mean},
                     {"shares", maps.shares},
                     {"numbers", maps.numbers},
                     {"border", QJsonArray{placeOf(maps.border.row), placeOf(maps.border.column)}}};
    // Most maps are of one sequence.
    if (maps.columns != maps.rows) page["columnTokens"] = textsOf(maps.columns);
    if (maps.column_labels != maps.row_labels) page["columnLabels"] = textsOf(maps.column_labels);
    if (!maps.alternative.isEmpty()) page["alternative"] = maps.alternative;
    if (!maps.keys.empty()) page["key"] = maps.keys.front().name;
    return page;
}

}  // namespace

HtmlMapFacts mapFacts(const HtmlMaps& maps, double bytes)
{
    requireRoom(maps);
    std::vector<Carried> carried;
    std::vector<std::span<const float>> numbers;
    carried.reserve(maps.maps.size());
    for (const HtmlMap& map : maps.maps) {
        carried.push_back(carriedOf(map));
        numbers.emplace_back(carried.back().numbers);
    }
    const NumberFormat format = formatFor(numbers, bytes);
    Store store;
    MapList list(maps, store);
    for (std::size_t i = 0; i < maps.maps.size(); ++i) list.add(maps.maps[i], carried[i], format);
    QJsonObject facts = factsOf(maps, format);
    facts["maps"] = list.list();
    facts["styles"] = list.styles();
    facts["patterns"] = store.patterns();
    return {facts, store.letters()};
}

QByteArray mapsPage(const HtmlMaps& maps)
{
    HtmlMapFacts carried = mapFacts(maps);
    const QJsonValue decimals = carried.facts["decimals"];
    carried.facts["words"] = htmlWords(decimals.isNull() ? std::nullopt : std::optional(decimals.toInt()));
    HtmlDocument document{.title = maps.title, .head = maps.head, .colors = maps.colors};
    document.body =
        "<div id=\"page\"></div>\n" + jsonElement("figure", carried.facts) + dataElement("numbers", carried.letters);
    document.scripts = mapScripts();
    document.scripts << QStringLiteral("figure.js");
    return document.bytes();
}

QStringList mapScripts()
{
    return {QStringLiteral("numbers.js"), QStringLiteral("heatmap.js"), QStringLiteral("tables.js"),
            QStringLiteral("map_marks.js"), QStringLiteral("map_view.js")};
}
