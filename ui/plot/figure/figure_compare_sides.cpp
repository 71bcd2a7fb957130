// The sides of a comparison, and the difference of the first two.

#include "ui/plot/figure/figure_compare_sides.h"

#include "core/error.h"
#include "core/session/compared_heads.h"
#include "ui/plot/heat/map_alignment.h"
#include "ui/words/run_title.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

/// A text and what of it sets it apart from texts with the same first and last words: "… it was tired.", "… tired."
/// @param before  equal words at the beginning
/// @param after  and at the end
QStringList shorterForms(const QString& text, const QStringList& words, qsizetype before, qsizetype after)
{
    QStringList forms{text};
    constexpr qsizetype mostAround = 3;
    for (qsizetype around = mostAround; around >= 0; --around) {
        const qsizetype first = std::max<qsizetype>(0, before - around);
        const qsizetype last = std::min(words.size(), words.size() - after + around);
        if (first == 0 && last == words.size()) continue;
        QStringList some = words.mid(first, last - first);
        if (some.isEmpty()) break;
        if (first > 0) some.prepend(QStringLiteral("…"));
        if (last < words.size()) some << QStringLiteral("…");
        forms << some.join(u' ');
    }
    return forms;
}

/// Runs of one model, in one head, are told apart by their texts.
void nameByTexts(const core::Session& session, std::vector<CompareSide>& sides)
{
    const std::vector<core::ComparedHead> heads = core::comparedHeads(session);
    std::vector<QStringList> words;
    QStringList whole;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const core::Run& run = session.runs[static_cast<std::size_t>(heads[side].run)];
        const auto item = static_cast<std::size_t>(session.focus.item);
        const core::HeadAddress& head = sides[side].head.address;
        const core::HeadAddress& first = sides.front().head.address;
        if (item >= run.texts.size() || run.model != session.runs.front().model || run.module) return;
        if (head.layer != first.layer || head.head != first.head) return;
        whole << QString::fromStdString(run.texts[item]).simplified();
        words.push_back(whole.back().split(u' '));
    }
    if (QStringList(whole).removeDuplicates() > 0) return;
    const auto same = [&](auto at) {
        qsizetype count = 0;
        const auto isSame = [&] {
            return std::ranges::all_of(words, [&](const QStringList& each) {
                return count < each.size() && at(each, count) == at(words.front(), count);
            });
        };
        while (isSame()) ++count;
        return count;
    };
    const qsizetype before = same([](const QStringList& each, qsizetype place) { return each[place]; });
    for (QStringList& each : words) std::reverse(each.begin(), each.end());
    qsizetype after = same([](const QStringList& each, qsizetype place) { return each[place]; });
    for (QStringList& each : words) {
        std::reverse(each.begin(), each.end());
        after = std::min(after, each.size() - before);
    }
    for (std::size_t side = 0; side < sides.size(); ++side)
        sides[side].texts = shorterForms(whole[static_cast<qsizetype>(side)], words[side], before, after);
}

std::vector<CompareSide> sidesOf(const FigureSource& source, const FigureSettings& settings)
{
    const bool runs = source.session.compare.kind == core::CompareSettings::Kind::Runs;
    std::vector<CompareSide> sides;
    for (const core::ComparedHead& head : core::comparedHeads(source.session)) {
        const QString name = sideName(settings, sides.size());
        const auto run = static_cast<std::size_t>(head.run);
        if (run >= source.traces.size() || source.traces[run] == nullptr)
            throw core::Error(core::Code::Missing, "", "the computed side %1 is missing", name.toStdString());
        const core::Trace& trace = *source.traces[run];
        const core::ModelInfo& info = trace.model->info;
        const core::HeadAddress address{std::min(head.layer, info.layers - 1), std::min(head.head, info.heads - 1),
                                        itemOf(source, trace)};
        CompareSide side{&trace,
                         headMap(trace, address, settings.count_from),
                         name,
                         rowNames(trace, address.item, settings.map.rows),
                         tokenTexts(trace.keys(address.item)),
                         wholeRowNames(trace, address.item, settings.map.rows),
                         wholeTokens(trace.keys(address.item))};
        if (runs) side.head.title = runTitle(source.session.runs, run, info, side.head.title);
        sides.push_back(std::move(side));
    }
    if (sides.size() < 2) throw core::Error(core::Code::Missing, "", "a second side to compare is missing");
    if (runs) nameByTexts(source.session, sides);
    return sides;
}

MapAlignment alignmentOf(const FigureSource& source, const std::vector<CompareSide>& sides, core::RowReading rows)
{
    std::vector<MapAlignment::Side> texts;
    texts.reserve(sides.size());
    for (const CompareSide& side : sides) texts.push_back({side.trace, side.head.address.item});
    const bool runs = source.session.compare.kind == core::CompareSettings::Kind::Runs;
    const core::SameToken by =
        runs ? sameTokenIn(source.session.runs, source.session.focus.item) : core::SameToken::Text;
    return MapAlignment::of(texts, rows, by);
}

/// The stretches of places at which all of these have a token.
std::vector<Stretch> stretches(const std::vector<const core::TokenPlaces*>& sides)
{
    std::vector<Stretch> found;
    const auto count = static_cast<Index>(sides.front()->size());
    const auto has = [&](Index place) {
        return std::ranges::all_of(sides, [place](const core::TokenPlaces* side) {
            return (*side)[static_cast<std::size_t>(place)].has_value();
        });
    };
    for (Index place = 0; place < count; ++place) {
        if (!has(place)) continue;
        const Index first = place;
        while (place < count && has(place)) ++place;
        found.emplace_back(first, place);
    }
    return found;
}

core::Matrix part(const HeatData& cells, const Stretch& rows, const Stretch& columns)
{
    core::Matrix values(rows.second - rows.first, columns.second - columns.first);
    for (Index row = 0; row < values.rows(); ++row)
        for (Index column = 0; column < values.cols(); ++column)
            values(row, column) = cells.at(rows.first + row, columns.first + column);
    return values;
}

ComparePanel panelOf(CompareSide& side, std::size_t place, const MapAlignment& alignment)
{
    const HeatData& own = *side.head.cells;
    const core::Matrix shown = part(own, {0, own.rows()}, {0, own.cols()});
    side.head.cells = std::make_shared<const HeatData>(alignment.placed(place, shown, HeatData::hidden));
    return {.cells = side.head.cells,
            .values = alignment.placed(place, *side.head.values, 0),
            .title = Figure::tr("%1  %2").arg(side.name, side.head.title),
            .caption = side.head.title,
            .queries = placedLabels(alignment.queries, place, side.queries.labels),
            .keys = placedLabels(alignment.keys, place, side.keys),
            .rows = stretches({&alignment.queries[place]}),
            .columns = stretches({&alignment.keys[place]})};
}

ComparePanel difference(const Comparison& comparison, const MapAlignment& alignment)
{
    const ComparePanel& a = comparison.panels[0];
    const ComparePanel& b = comparison.panels[1];
    ComparePanel panel{.cells = nullptr,
                       .values = a.values - b.values,
                       .title = Figure::tr("%1 − %2").arg(comparison.sides[0].name, comparison.sides[1].name),
                       .caption = Figure::tr("%1 − %2").arg(comparison.sides[0].name, comparison.sides[1].name),
                       .queries = joinedTokens(a.queries, b.queries),
                       .keys = joinedTokens(a.keys, b.keys),
                       .rows = stretches({&alignment.queries[0], &alignment.queries[1]}),
                       .columns = stretches({&alignment.keys[0], &alignment.keys[1]})};
    const auto all = differenceOf(*a.cells, *b.cells);
    core::Matrix common = core::Matrix::Constant(all->rows(), all->cols(), HeatData::hidden);
    for (const Stretch& rows : panel.rows)
        for (const Stretch& columns : panel.columns)
            common.block(rows.first, columns.first, rows.second - rows.first, columns.second - columns.first) =
                part(*all, rows, columns);
    panel.cells = std::make_shared<const HeatData>(common, all->pooling());
    return panel;
}

std::vector<Index> placesIn(const std::vector<Stretch>& all)
{
    std::vector<Index> places;
    for (const auto& [first, end] : all)
        for (Index place = first; place < end; ++place) places.push_back(place);
    return places;
}

QStringList namesAt(const std::vector<Index>& places, const QStringList& all)
{
    QStringList some;
    for (const Index place : places) some << all.value(place);
    return some;
}

}  // namespace

QString sideName(FigureSettings settings, std::size_t place)
{
    using Letters = FigureSettings::Letters;
    if (settings.text.letters == Letters::None) settings.text.letters = Letters::Upper;
    if (settings.text.letters == Letters::Bracketed) settings.text.letters = Letters::Lower;
    return letterOf(settings, place);
}

Comparison comparisonOf(const FigureSource& source, const FigureSettings& settings)
{
    Comparison comparison{.sides = sidesOf(source, settings), .panels = {}};
    std::vector<CompareSide>& sides = comparison.sides;
    const MapAlignment alignment = alignmentOf(source, sides, settings.map.rows);
    for (std::size_t i = 0; i < sides.size(); ++i) comparison.panels.push_back(panelOf(sides[i], i, alignment));
    const HeatData& a = *sides[0].head.cells;
    const HeatData& b = *sides[1].head.cells;
    comparison.comparable = a.rows() == b.rows() && a.cols() == b.cols();
    if (const auto place = alignment.placeOf(0, {source.session.focus.query, 0})) comparison.chosen_row = place->query;
    comparison.reordered = core::isReordered(alignment.keys[0], alignment.keys[1]);
    if (!comparison.comparable) return comparison;
    comparison.panels.push_back(difference(comparison, alignment));
    comparison.size = sizeOf(*comparison.panels.back().cells, a, b);
    comparison.subtracted = settings.difference;
    if (!comparison.subtracted) comparison.panels.pop_back();
    return comparison;
}

FigureTable differenceTable(const Comparison& comparison)
{
    const ComparePanel& panel = comparison.panels.back();
    const std::vector<Index> rows = placesIn(panel.rows), columns = placesIn(panel.columns);
    return {.title = panel.title,
            .address = {},
            .rows = namesAt(rows, panel.queries),
            .columns = namesAt(columns, panel.keys),
            .values = std::make_shared<const core::Matrix>(panel.values(rows, columns)),
            .rows_predict = comparison.sides[0].queries.predict && comparison.sides[1].queries.predict};
}

std::shared_ptr<const HeatData> cellsOf(const HeatData& cells, const Stretch& rows, const Stretch& columns)
{
    return std::make_shared<const HeatData>(part(cells, rows, columns), cells.pooling());
}

}  // namespace figure_layout
