#include "ui/plot/heat/shown_map.h"

#include <QCoreApplication>

#include "core/analysis/shown_cells.h"
#include "core/analysis/span_shares.h"
#include "core/model/layer_numbers.h"
#include "core/model/recorded/recorded_tokens.h"
#include "core/text/unicode.h"
#include "ui/words/error_text.h"
#include "ui/words/gloss_labels.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::Index;
using Cells = core::MapLook::Cells;
using SpecialTokens = core::MapLook::SpecialTokens;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("ShownMap", text); }

bool anySpecial(const std::vector<core::Token>& tokens) { return std::ranges::any_of(tokens, &core::Token::special); }

QString joinedQuantity(core::HeadsJoined joined, const QString& mean, const QString& sum, const QString& largest)
{
    switch (joined) {
    case core::HeadsJoined::Mean: break;
    case core::HeadsJoined::Sum: return sum;
    case core::HeadsJoined::Largest: return largest;
    }
    return mean;
}

QString mixingQuantity(const core::MapLook& look)
{
    switch (look.cells) {
    case Cells::LayerHeads:
        return joinedQuantity(look.joined, tr("mean mixing weight of the layer"),
                              tr("sum of the layer's mixing weights"), tr("largest mixing weight of the layer"));
    case Cells::ModelHeads:
        return joinedQuantity(look.joined, tr("mean mixing weight of the model"),
                              tr("sum of the model's mixing weights"), tr("largest mixing weight of the model"));
    case Cells::PickedHeads:
        return joinedQuantity(look.joined, tr("mean mixing weight of the picked heads"),
                              tr("sum of the picked heads' mixing weights"),
                              tr("largest mixing weight of the picked heads"));
    default: return mixingWeightName();
    }
}

QString quantityOf(const core::MapLook& look)
{
    switch (look.cells) {
    case Cells::Weights: break;
    case Cells::Norms: return tr("‖weight · v Wₒ‖");
    case Cells::Rollout: return tr("attention rollout");
    case Cells::Flow: return tr("attention flow");
    case Cells::LayerHeads:
        return joinedQuantity(look.joined, tr("mean attention weight of the layer"),
                              tr("sum of the layer's attention weights"), tr("largest attention weight of the layer"));
    case Cells::ModelHeads:
        return joinedQuantity(look.joined, tr("mean attention weight of the model"),
                              tr("sum of the model's attention weights"), tr("largest attention weight of the model"));
    case Cells::PickedHeads:
        return joinedQuantity(look.joined, tr("mean attention weight of the picked heads"),
                              tr("sum of the picked heads' attention weights"),
                              tr("largest attention weight of the picked heads"));
    }
    return tr("attention weight");
}

/// "mean of 3 picked heads"
QString headsNote(core::HeadsJoined joined, const QString& heads)
{
    switch (joined) {
    case core::HeadsJoined::Mean: break;
    case core::HeadsJoined::Sum: return tr("sum of %1").arg(heads);
    case core::HeadsJoined::Largest: return tr("the largest weight of %1").arg(heads);
    }
    return tr("mean of %1").arg(heads);
}

QString pickedNames(const core::Trace& trace, const MapSurroundings& around)
{
    constexpr std::size_t mostNamed = 4;
    QStringList names;
    for (const core::HeadAddress& head : around.picked)
        if (head.layer < trace.model->info.layers && head.head < trace.model->info.heads)
            names << QStringLiteral("%1.%2")
                         .arg(core::layerNumber(trace.model->info, head.layer, around.count_from))
                         .arg(head.head + around.count_from);
    if (names.size() == 1) return tr("head %1").arg(names.front());
    return names.size() <= static_cast<qsizetype>(mostNamed) ? tr("heads %1").arg(names.join(QStringLiteral(", ")))
                                                             : tr("%1 picked heads").arg(names.size());
}

QString cellsNote(const core::Trace& trace, const core::HeadAddress& address, const core::MapLook& look,
                  const MapSurroundings& around)
{
    const Index heads = trace.model->info.heads;
    const Index finished = std::ssize(trace.layers);
    switch (look.cells) {
    case Cells::Weights: break;
    case Cells::Norms: return tr("‖weight · v Wₒ‖: length of the vector that each key adds");
    case Cells::LayerHeads:
        return headsNote(look.joined,
                         (around.several ? tr("each layer's %1 heads") : tr("the layer's %1 heads")).arg(heads));
    case Cells::ModelHeads:
        return headsNote(look.joined, finished == trace.model->info.layers && trace.model->info.layer_numbers.empty()
                                          ? tr("all %1 heads").arg(heads * finished)
                                          : tr("the %1 heads of %2 layers").arg(heads * finished).arg(finished));
    case Cells::PickedHeads: return headsNote(look.joined, pickedNames(trace, around));
    case Cells::Rollout:
        if (around.several) return tr("rollout up to each layer");
        return tr("rollout up to layer %1").arg(core::layerNumber(trace.model->info, address.layer, around.count_from));
    case Cells::Flow:
        if (around.several) return tr("attention flow up to each layer; rows divided by their sums");
        return tr("attention flow up to layer %1; rows divided by their sums")
            .arg(core::layerNumber(trace.model->info, address.layer, around.count_from));
    }
    return {};
}

QString specialNote(SpecialTokens special, bool sumToOne)
{
    if (special == SpecialTokens::Renormalised) return tr("special tokens left out; rows renormalised to 1");
    return sumToOne ? tr("special tokens left out; rows sum to less than 1") : tr("special tokens left out");
}

QString wordText(const std::vector<core::Token>& tokens, const core::TokenRange& word)
{
    std::string bytes;
    std::string text;
    bool whole = true;
    for (Index piece = word.first; piece <= word.last; ++piece) {
        const core::Token& token = tokens[static_cast<std::size_t>(piece)];
        const bool continues = piece > word.first && token.text.size() > 2 && token.text.starts_with("##");
        text += continues ? token.text.substr(2) : token.text;
        bytes += token.bytes;
        whole = whole && !token.bytes.empty();
    }
    core::Token joined;
    joined.text = whole ? core::readable(bytes) : text;
    return tokenText(joined);
}

RowNames wordNames(const RowNames& names, const std::vector<core::Token>& tokens,
                   const std::vector<core::TokenRange>& words)
{
    RowNames joined{wordLabels(names.labels, tokens, words), {}, names.predict};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool single = words[i].first == words[i].last;
        const QString& label = joined.labels[static_cast<qsizetype>(i)];
        joined.subjects << (single          ? names.subjects[words[i].first]
                            : names.predict ? QCoreApplication::translate("RowNames", "predicting %1").arg(label)
                                            : label);
    }
    return joined;
}

QString pairNote(core::PairPart part)
{
    switch (part) {
    case core::PairPart::Whole: break;
    case core::PairPart::FirstToFirst: return tr("from the first text to itself alone");
    case core::PairPart::FirstToSecond: return tr("from the first text to the second alone");
    case core::PairPart::SecondToFirst: return tr("from the second text to the first alone");
    case core::PairPart::SecondToSecond: return tr("from the second text to itself alone");
    }
    return {};
}

/// Between the rows and columns of two texts, where both are on the map.
MapBorder borderOf(const ShownMap& map, const std::vector<core::Token>& queries, const std::vector<core::Token>& keys)
{
    const auto among = [](const std::vector<core::TokenRange>& groups,
                          std::optional<Index> second) -> std::optional<Index> {
        if (!second || groups.empty()) return second;
        const Index place = std::ranges::lower_bound(groups, *second, {}, &core::TokenRange::first) - groups.begin();
        return place > 0 && place < std::ssize(groups) ? std::optional(place) : std::nullopt;
    };
    return {.row = among(map.query_tokens, core::secondText(queries)),
            .column = among(map.key_tokens, core::secondText(keys))};
}

/// The parts of both sides that are joined by the text's named spans; none where tokens stay, or nothing is named.
struct SpanParts {
    std::vector<core::SpanPart> queries = {};
    std::vector<core::SpanPart> keys = {};

    static SpanParts of(const core::Trace& trace, Index item, core::MapLook::BySpan sides)
    {
        SpanParts parts;
        if (sides == core::MapLook::BySpan::No) return parts;
        parts.keys = core::partsBySpan(trace.keySpans(item), std::ssize(trace.keys(item)));
        if (sides == core::MapLook::BySpan::Both)
            parts.queries = core::partsBySpan(trace.querySpans(item), std::ssize(trace.queries(item)));
        return parts;
    }
    bool any() const { return !queries.empty() || !keys.empty(); }
};

QString spanNote(core::MapLook::BySpan sides, const SpanParts& parts)
{
    if (sides == core::MapLook::BySpan::No) return {};
    if (!parts.any()) return tr("the text has no named spans, so nothing is summed up by them");
    return parts.queries.empty() ? tr("columns summed up by the text's named spans")
                                 : tr("the text's named spans: summed over keys, averaged over queries");
}

/// Spans' own names in place of the words in them.
void nameSpans(QStringList& labels, const std::vector<core::TokenRange>& groups,
               const std::vector<core::SpanPart>& parts)
{
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const auto part = std::ranges::find(parts, groups[i], &core::SpanPart::tokens);
        if (part != parts.end() && !part->name.empty())
            labels[static_cast<qsizetype>(i)] = QString::fromStdString(part->name);
    }
}

/// Rows and columns become words or spans, or lose the special tokens, or are of one text of a pair.
core::Matrix merged(ShownMap& map, const core::Matrix& cells, const std::vector<core::Token>& queries,
                    const std::vector<core::Token>& keys, const core::MapLook& look, const SpanParts& parts)
{
    core::WordMap words = core::wordMap(cells, queries, keys,
                                        {.words = look.words,
                                         .special = look.special_tokens,
                                         .pair = look.pair,
                                         .query_groups = core::rangesOf(parts.queries),
                                         .key_groups = core::rangesOf(parts.keys)});
    map.queries = wordNames(map.queries, queries, words.queries);
    map.keys = wordLabels(map.keys, keys, words.keys);
    nameSpans(map.queries.labels, words.queries, parts.queries);
    nameSpans(map.queries.subjects, words.queries, parts.queries);
    nameSpans(map.keys, words.keys, parts.keys);
    map.query_tokens = std::move(words.queries);
    map.key_tokens = std::move(words.keys);
    return std::move(words.weights);
}

std::pair<float, float> rangeOf(const core::Trace& trace, const HeatData& data, const core::MapLook& look)
{
    if (trace.mixes != nullptr) {
        const float size = sizeOf(data);
        return {-size, size};
    }
    if (hasOwnRange(look)) return {0.0F, static_cast<float>(roundedUp(static_cast<double>(data.range().second)))};
    const bool joins = look.words || look.by_span != core::MapLook::BySpan::No;
    if (trace.range == std::pair(0.0F, 1.0F) || !joins) return trace.range;
    // Sums of numbers from elsewhere may be anything.
    const auto found = data.range();
    return {std::min(found.first, trace.range.first), std::max(found.second, trace.range.second)};
}

}  // namespace

QString mixingWeightName() { return tr("mixing weight, no softmax"); }

float sizeOf(const HeatData& cells)
{
    const auto [lowest, highest] = cells.range();
    const float size = std::max(std::abs(lowest), std::abs(highest));
    return std::isfinite(size) && size > 0 ? static_cast<float>(roundedUp(static_cast<double>(size))) : 1.0F;
}

std::vector<core::HeadAddress> pickedHeads(const core::Session& session, Index item)
{
    std::vector<core::HeadAddress> heads;
    for (const core::ComparedHead& head : session.chosen)
        if (head.run == session.focus.run) heads.push_back({head.layer, head.head, item});
    return heads;
}

bool shownHeads(Cells cells)
{
    return cells == Cells::LayerHeads || cells == Cells::ModelHeads || cells == Cells::PickedHeads;
}

bool hasOwnRange(const core::MapLook& look)
{
    const bool isSum = look.joined == core::HeadsJoined::Sum && shownHeads(look.cells);
    return look.cells == Cells::Norms || look.cells == Cells::Rollout || look.cells == Cells::Flow || isSum;
}

std::optional<Index> ShownMap::rowOf(Index query) const
{
    if (data == nullptr) return std::nullopt;
    if (query_tokens.empty()) return query < data->rows() ? std::optional(query) : std::nullopt;
    const auto found = std::ranges::lower_bound(query_tokens, query, {}, &core::TokenRange::last);
    const bool in = found != query_tokens.end() && found->first <= query;
    return in ? std::optional<Index>(found - query_tokens.begin()) : std::nullopt;
}

std::vector<core::Token> namingTokens(const core::Trace& trace, Index item, core::RowReading rows)
{
    std::vector<core::Token> tokens = trace.queries(item);
    const std::vector<core::Token> own = tokens;
    for (Index query = 0; query < std::ssize(own); ++query) {
        const auto place = core::namingToken(trace, item, query, rows);
        core::Token& token = tokens[static_cast<std::size_t>(query)];
        if (place)
            token = own[static_cast<std::size_t>(*place)];
        else
            token = {.piece = "\n", .text = "\n", .range = {}, .bytes = "\n"};
    }
    return tokens;
}

QStringList wordLabels(const QStringList& labels, const std::vector<core::Token>& tokens,
                       const std::vector<core::TokenRange>& words)
{
    QStringList joined;
    for (const core::TokenRange& word : words)
        joined << (word.first == word.last ? labels.value(word.first) : wordText(tokens, word));
    return joined;
}

ShownMap shownMap(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                  const core::HeadAttention& stages, const core::MapLook& look, const MapSurroundings& around,
                  std::stop_token stop)
{
    ShownMap map{.data = {},
                 .queries = rowNames(*trace, address.item, look.rows),
                 .keys = tokenTexts(trace->keys(address.item)),
                 .weights = look.cells == Cells::Weights && trace->mixes == nullptr,
                 .cells = look.cells,
                 .quantity = trace->mixes == nullptr ? quantityOf(look) : mixingQuantity(look)};
    core::Matrix cells = core::shownCells(trace, address, stages,
                                          {.cells = look.cells, .joined = look.joined, .picked = around.picked}, stop);
    if (const QString note = cellsNote(*trace, address, look, around); !note.isEmpty()) map.notes << note;
    const std::vector<core::Token> queries = namingTokens(*trace, address.item, look.rows);
    const std::vector<core::Token>& keys = trace->keys(address.item);
    const bool leaves = look.special_tokens != SpecialTokens::Shown && (anySpecial(queries) || anySpecial(keys));
    const bool isPart = look.pair != core::PairPart::Whole && core::secondText(queries) && core::secondText(keys);
    const SpanParts parts = SpanParts::of(*trace, address.item, look.by_span);
    if (look.words || leaves || isPart || parts.any()) cells = merged(map, cells, queries, keys, look, parts);
    if (const QString note = spanNote(look.by_span, parts); !note.isEmpty()) map.notes << note;
    if (look.words) map.notes << tr("pieces of words: summed over keys, averaged over queries");
    const bool sumToOne = look.cells != Cells::Norms && trace->range == std::pair(0.0F, 1.0F);
    if (isPart) map.notes << pairNote(look.pair);
    map.border = borderOf(map, queries, keys);
    if (leaves) map.notes << specialNote(look.special_tokens, sumToOne);
    if (look.special_tokens != SpecialTokens::Shown && !core::tellsSpecialTokens(*trace, address.item))
        map.notes << specialUnknownText();
    map.queries.labels = withMeanings(map.queries.labels, trace->model->info.folder);
    map.keys = withMeanings(map.keys, trace->model->info.folder);
    if (cells.size() == 0) return map;
    if (map.key_tokens.empty()) map.letters = LetterStrip::of(*trace, address.item);
    const bool mean = look.pooled_by == core::PooledBy::Mean;
    map.data =
        std::make_shared<const HeatData>(std::move(cells), mean ? HeatData::Pooling::Mean : HeatData::Pooling::Largest);
    map.range = rangeOf(*trace, *map.data, look);
    return map;
}

ShownMap spanMap(const core::Trace& trace, Index item, const core::Matrix& shown, core::MapLook::BySpan sides,
                 core::RowReading rows)
{
    ShownMap map{.data = {}, .queries = rowNames(trace, item, rows), .keys = tokenTexts(trace.keys(item))};
    core::Matrix cells = merged(map, shown, namingTokens(trace, item, rows), trace.keys(item), {.by_span = sides},
                                SpanParts::of(trace, item, sides));
    if (cells.size() > 0) map.data = std::make_shared<const HeatData>(std::move(cells));
    return map;
}

ShownMap shownMapOrWeights(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                           const core::HeadAttention& stages, const core::MapLook& look, const MapSurroundings& around,
                           std::stop_token stop)
{
    try {
        return shownMap(trace, address, stages, look, around, stop);
    } catch (const core::Error& error) {
        core::MapLook weights = look;
        weights.cells = Cells::Weights;
        ShownMap shown = shownMap(trace, address, stages, weights, around);
        shown.notes.prepend(tr("attention weights instead: %1").arg(errorText(error)));
        return shown;
    }
}

bool takesLong(const core::Trace& trace, const core::HeadAddress& address, const core::MapLook& look, Index picked)
{
    constexpr double mostCells = 2e6;     // added up within some milliseconds
    constexpr double mostProducts = 3e8;  // multiply–adds within some milliseconds
    const auto queries = static_cast<double>(trace.queries(address.item).size());
    const auto keys = static_cast<double>(trace.keys(address.item).size());
    const auto heads = static_cast<double>(trace.model->info.heads);
    const auto below = static_cast<double>(address.layer + 1);
    switch (look.cells) {
    case Cells::Weights:
    case Cells::Norms: return false;
    case Cells::LayerHeads: return queries * keys * heads > mostCells;
    case Cells::PickedHeads: return queries * keys * static_cast<double>(picked) > mostCells;
    case Cells::Flow: return queries * keys * queries * keys * below > mostProducts / 100;
    case Cells::ModelHeads: return queries * keys * heads * static_cast<double>(trace.layers.size()) > mostCells;
    case Cells::Rollout:
        return queries * keys * heads * below > mostCells || queries * keys * keys * below > mostProducts;
    }
    return false;
}
