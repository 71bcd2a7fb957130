#include "ui/plot/figure/page_maps.h"
#include "ui/plot/text/text_metrics.h"

#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/session/annotation.h"
#include "ui/words/gloss_labels.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <functional>
#include <limits>

using core::FigureSettings;
using core::Index;
using Cells = core::MapLook::Cells;

namespace figure_layout {
namespace {

/// Whether the whole maps of a page would take much more memory than what is drawn of them. Only where one range of
/// colours is given can each be drawn without the others.
bool areMany(const core::Trace& trace, Index item, std::size_t heads, const FigureSettings& settings)
{
    constexpr double mostCells = 1 << 24;
    const auto cells = static_cast<double>(trace.queries(item).size()) * static_cast<double>(trace.keys(item).size());
    return settings.scale == FigureSettings::Scale::Shared && cells * static_cast<double>(heads) > mostCells;
}

bool isPlain(const core::MapLook& look)
{
    return look.cells == Cells::Weights && !look.words && look.by_span == core::MapLook::BySpan::No
           && look.special_tokens == core::MapLook::SpecialTokens::Shown && look.pair == core::PairPart::Whole;
}

/// One map for the whole model, or for all heads of a layer.
bool isOfModel(Cells cells) { return cells == Cells::ModelHeads || cells == Cells::PickedHeads; }
bool isOfLayer(Cells cells) { return cells == Cells::LayerHeads || cells == Cells::Rollout || cells == Cells::Flow; }

/// Maps of several heads are the same for every head of a layer, or of the model: one stands for them.
void leaveOutEqual(PageMaps& maps, Cells cells)
{
    const bool isOne = isOfModel(cells);
    maps.means = isOne || isOfLayer(cells);
    const auto same = [&](const core::HeadAddress& a, const core::HeadAddress& b) {
        return maps.means && (isOne || a.layer == b.layer);
    };
    maps.addresses.erase(std::unique(maps.addresses.begin(), maps.addresses.end(), same), maps.addresses.end());
}

/// Numbers as files have them: 0 where the mask hides.
std::shared_ptr<const core::Matrix> valuesOf(const HeatData& data)
{
    core::Matrix values(data.rows(), data.cols());
    for (Index row = 0; row < data.rows(); ++row)
        for (Index col = 0; col < data.cols(); ++col) {
            const float value = data.at(row, col);
            values(row, col) = value == HeatData::hidden   ? 0.0F
                               : value == HeatData::broken ? std::numeric_limits<float>::quiet_NaN()
                                                           : value;
        }
    return std::make_shared<const core::Matrix>(std::move(values));
}

/// The labels of words: the vocabulary's piece where a word is one token, the spelling where it is several.
QStringList picked(const QStringList& whole, const QStringList& labels, const std::vector<core::TokenRange>& words)
{
    if (words.empty()) return whole;
    QStringList names;
    for (std::size_t i = 0; i < words.size(); ++i)
        names << (words[i].first == words[i].last ? whole.value(words[i].first)
                                                  : labels.value(static_cast<qsizetype>(i)));
    return names;
}

bool isChosen(const FigureSettings& settings)
{
    return !settings.part.shown_rows.empty() || !settings.part.shown_keys.empty();
}

/// The places that an order names, each once; all of them where it names none.
std::vector<Index> chosenPlaces(const std::string& order, const QStringList& labels)
{
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(labels.size()));
    for (const QString& label : labels) names.push_back(label.toStdString());
    std::vector<Index> places;
    places.reserve(names.size());
    for (const core::NamedPlaces& named : core::orderIn(order))
        for (const Index place : core::placesOf(named, names))
            if (std::ranges::find(places, place) == places.end()) places.push_back(place);
    for (Index place = 0; order.empty() && place < std::ssize(names); ++place) places.push_back(place);
    return places;
}

core::Matrix chosenCells(const PageMaps& maps, const std::function<float(Index, Index)>& number)
{
    core::Matrix cells(std::ssize(maps.row_places), std::ssize(maps.key_places));
    for (Index row = 0; row < cells.rows(); ++row)
        for (Index key = 0; key < cells.cols(); ++key)
            cells(row, key) =
                number(maps.row_places[static_cast<std::size_t>(row)], maps.key_places[static_cast<std::size_t>(key)]);
    return cells;
}

QStringList chosenNames(const QStringList& names, const std::vector<Index>& places)
{
    QStringList chosen;
    for (const Index place : places) chosen << names.value(place);
    return chosen;
}

void takeShown(PageMaps& maps, const FigureSource& source, const FigureSettings& settings)
{
    const auto& trace = source.traces.front();
    const MapSurroundings around{.count_from = settings.count_from,
                                 .several = maps.addresses.size() > 1,
                                 .picked = pickedHeads(source.session, maps.addresses.front().item)};
    for (const core::HeadAddress& address : maps.addresses) {
        ShownMap shown = shownMap(trace, address, *core::headStages(*trace, address), settings.map, around);
        if (shown.data == nullptr)
            throw core::Error(core::Code::Missing, "",
                              "what the map shows is missing: expected a token that is not special");
        HeadMap head{address, titleOfMap(trace->model->info, address, settings), shown.data, valuesOf(*shown.data)};
        head.layer = core::layerNumber(trace->model->info, address.layer, settings.count_from);
        maps.heads.push_back(std::move(head));
        if (maps.heads.size() > 1) continue;
        maps.chosen_row = shown.rowOf(source.session.focus.query);
        maps.whole_rows = picked(maps.whole_rows, shown.queries.labels, shown.query_tokens);
        maps.whole_keys = picked(maps.whole_keys, shown.keys, shown.key_tokens);
        maps.border = shown.border;
        maps.letters = std::move(shown.letters);
        maps.rows = std::move(shown.queries);
        maps.keys = std::move(shown.keys);
        maps.notes = std::move(shown.notes);
        if (!shown.weights) maps.quantity = shown.quantity;
    }
    maps.unbounded = hasOwnRange(settings.map);
}

}  // namespace

QString titleOfMap(const core::ModelInfo& info, const core::HeadAddress& address, const FigureSettings& settings)
{
    if (settings.map.cells == Cells::PickedHeads) return Figure::tr("picked heads");
    if (isOfModel(settings.map.cells)) return Figure::tr("all layers");
    if (isOfLayer(settings.map.cells))
        return Figure::tr("layer %1").arg(core::layerNumber(info, address.layer, settings.count_from));
    return headTitle(info, address, settings.count_from);
}

PageMaps pageMaps(const FigureSource& source, const FigureSettings& settings)
{
    const core::Trace& trace = firstTrace(source);
    const Index item = itemOf(source, trace);
    PageMaps maps{.addresses = headsOf(trace, item, settings),
                  .heads = {},
                  .rows = rowNames(trace, item, settings.map.rows),
                  .keys = tokenTexts(trace.keys(item)),
                  .whole_rows = wholeRowNames(trace, item, settings.map.rows),
                  .whole_keys = wholeTokens(trace.keys(item)),
                  .quantity = {},
                  .notes = {}};
    maps.rows.labels = withMeanings(maps.rows.labels, trace.model->info.folder);
    maps.keys = withMeanings(maps.keys, trace.model->info.folder);
    if (trace.mixes != nullptr) maps.quantity = mixingWeightName();
    const bool plain = isPlain(settings.map);
    if (plain && maps.addresses.size() == 1) maps.letters = LetterStrip::of(trace, item);
    if (trace.isLong()) {
        chooseShown(maps, settings);  // refuses where some are chosen
        if (!plain) maps.notes << Figure::tr("weights of single tokens: the map is too long for anything else");
        maps.isLate = true;
        return maps;
    }
    if (!plain) {
        leaveOutEqual(maps, settings.map.cells);
        takeShown(maps, source, settings);
        chooseShown(maps, settings);
        return maps;
    }
    maps.border = {.row = core::secondText(trace.queries(item)), .column = core::secondText(trace.keys(item))};
    maps.chosen_row = std::clamp<Index>(source.session.focus.query, 0, maps.rows.labels.size() - 1);
    maps.isLate = !isChosen(settings) && areMany(trace, item, maps.addresses.size(), settings);
    if (maps.isLate) {
        chooseShown(maps, settings);
        return maps;
    }
    for (const core::HeadAddress& address : maps.addresses)
        maps.heads.push_back(headMap(trace, address, settings.count_from, settings.map.pooled_by));
    chooseShown(maps, settings);
    return maps;
}

void chooseShown(PageMaps& maps, const FigureSettings& settings)
{
    maps.all_rows = maps.rows.labels;
    maps.all_keys = maps.keys;
    if (!isChosen(settings)) return;
    if (maps.heads.empty())
        throw core::Error(core::Code::TooLong, "",
                          "a map whose rows and columns are chosen is too long: expected up to 4096 × 4096 cells, "
                          "found %1 × %2",
                          std::to_string(maps.rows.labels.size()), std::to_string(maps.keys.size()));
    maps.row_places = chosenPlaces(settings.part.shown_rows, maps.rows.labels);
    maps.key_places = chosenPlaces(settings.part.shown_keys, maps.keys);
    for (HeadMap& head : maps.heads) {
        head.cells = std::make_shared<const HeatData>(
            chosenCells(maps, [&](Index row, Index key) { return head.cells->at(row, key); }), head.cells->pooling());
        head.values = std::make_shared<const core::Matrix>(
            chosenCells(maps, [&](Index row, Index key) { return (*head.values)(row, key); }));
    }
    for (QStringList* names : {&maps.rows.labels, &maps.rows.subjects, &maps.whole_rows})
        *names = chosenNames(*names, maps.row_places);
    for (QStringList* names : {&maps.keys, &maps.whole_keys}) *names = chosenNames(*names, maps.key_places);
    if (maps.chosen_row) {
        const auto found = std::ranges::find(maps.row_places, *maps.chosen_row);
        maps.chosen_row =
            found == maps.row_places.end() ? std::nullopt : std::optional<Index>(found - maps.row_places.begin());
    }
    maps.border = {};  // the two texts may be mixed
    maps.letters = {};
}

MapRoom roomOf(const FigureSource& source, const FigureSettings& settings, const PageMaps& maps)
{
    if (source.room.tokens == nullptr) return {maps.rows.labels, maps.keys};
    FigureSource whole = source;
    whole.traces.front() = source.room.tokens;
    const PageMaps all = pageMaps(whole, settings);
    return {all.rows.labels, all.keys};
}

TokenLabels MapRoom::shown(const TokenLabels& all, const QStringList& there, const FigureSettings& settings) const
{
    const qsizetype places = all.tokens.size();
    if (there.size() == places) return all;
    TokenLabels some = all;
    some.widest = all.measured(ruler());
    some.tokens = written(settings, there);
    while (some.tokens.size() < places) some.tokens << QString();
    return some;
}

QRectF MapRoom::shown(const QRectF& place, const PageMaps& maps) const
{
    const auto share = [](qsizetype there, qsizetype all) {
        return there == all ? 1.0 : static_cast<double>(there) / static_cast<double>(all);
    };
    return {place.topLeft(), QSizeF(place.width() * share(maps.keys.size(), keys.size()),
                                    place.height() * share(maps.rows.labels.size(), rows.size()))};
}

double ownEnd(const PageMaps& maps)
{
    float highest = 0;
    for (const HeadMap& head : maps.heads) highest = std::max(highest, head.cells->range().second);
    return roundedUp(static_cast<double>(highest));
}

double farthest(const PageMaps& maps)
{
    float size = 0;
    for (const HeadMap& head : maps.heads) size = std::max(size, sizeOf(*head.cells));
    return static_cast<double>(size);
}

QStringList joinedLines(const QStringList& phrases, const QFont& font, double room)
{
    QStringList lines;
    for (const QString& each : phrases) {
        const QString longer = lines.isEmpty() ? each : lines.back() + Figure::tr(" · ") + each;
        if (!lines.isEmpty() && TextMetrics(font, ruler()).horizontalAdvance(longer) <= room)
            lines.back() = longer;
        else
            lines << linesOf({each}, font, room);
    }
    return lines;
}

QStringList linesOf(const QStringList& notes, const QFont& font, double room)
{
    const TextMetrics metrics(font, ruler());
    QStringList lines;
    for (const QString& note : notes) lines << brokenIntoLines(note, metrics, room);
    return lines;
}

}  // namespace figure_layout
