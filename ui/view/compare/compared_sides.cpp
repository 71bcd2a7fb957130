#include "ui/view/compare/compared_sides.h"

#include <QCoreApplication>

#include "core/attention/pooling.h"
#include "ui/plot/heat/shown_map.h"
#include "ui/words/difference_words.h"
#include "ui/words/run_title.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::Cell;
using core::Index;

namespace {

struct ComparedSidesWords {
    Q_DECLARE_TR_FUNCTIONS(ComparedSides)
};

QString notIn(Index count, const QString& of, const QString& in)
{
    if (count == 0) return {};
    return count == 1 ? ComparedSidesWords::tr("1 token of %1 is not in %2").arg(of, in)
                      : ComparedSidesWords::tr("%1 tokens of %2 are not in %3").arg(count).arg(of, in);
}

}  // namespace

ComparedSides::ComparedSides(std::vector<ComparedSide> sides, core::RowReading rows, core::SameToken by)
    : m_sides(std::move(sides))
{
    std::vector<MapAlignment::Side> texts;
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        texts.push_back({isThere(i) ? m_sides[i].trace.get() : nullptr, m_sides[i].address.item});
    m_alignment = MapAlignment::of(texts, rows, by);
    for (std::size_t i = 0; i < m_sides.size(); ++i) m_maps.push_back(mapOf(i, rows));
}

bool ComparedSides::isThere(std::size_t side) const
{
    const ComparedSide& each = m_sides[side];
    return each.trace != nullptr && each.stages != nullptr && each.trace->has(each.address.layer);
}

std::size_t ComparedSides::lead() const
{
    std::size_t side = 0;
    while (side < m_sides.size() && !isThere(side)) ++side;
    return side;
}

ComparedContent ComparedSides::mapOf(std::size_t side, core::RowReading rows) const
{
    const ComparedSide& from = m_sides[side];
    ComparedContent map{
        .name = sideName(side), .title = from.title, .note = ComparedSidesWords::tr("not computed yet")};
    if (!isThere(side)) return map;
    const core::Trace& trace = *from.trace;
    const core::Matrix shown = core::shownWeights(weights(side), trace.mask(from.address));
    map.address = from.address;
    map.data = std::make_shared<const HeatData>(m_alignment.placed(side, shown, HeatData::hidden));
    const RowNames names = rowNames(trace, from.address.item, rows);
    map.queries = {placedLabels(m_alignment.queries, side, names.labels),
                   placedNames(m_alignment.queries[side], names.subjects), names.predict};
    map.key_subjects = placedNames(m_alignment.keys[side], tokenTexts(trace.keys(from.address.item)));
    map.keys = placedLabels(m_alignment.keys, side, tokenTexts(trace.keys(from.address.item)));
    map.absent_queries = absentIn(m_alignment.queries[side]);
    map.absent_keys = absentIn(m_alignment.keys[side]);
    if (trace.mixes != nullptr) {
        map.note = from.note;
        return map;
    }
    const auto entropy = core::meanEntropy(weights(side));
    map.note = entropy ? ComparedSidesWords::tr("entropy %1 nats").arg(*entropy, 0, 'f', 2)
                       : ComparedSidesWords::tr("no row has an entropy");
    if (!from.note.isEmpty()) map.note = QStringLiteral("%1 · %2").arg(from.note, map.note);
    return map;
}

const core::Model* ComparedSides::model() const
{
    const auto known = std::ranges::find_if(m_sides, [](const ComparedSide& side) { return side.trace != nullptr; });
    return known == m_sides.end() ? nullptr : known->trace->model.get();
}

bool ComparedSides::haveSigns() const
{
    return std::ranges::any_of(
        m_sides, [](const ComparedSide& side) { return side.trace != nullptr && side.trace->mixes != nullptr; });
}

std::pair<float, float> ComparedSides::range() const
{
    if (haveSigns()) {
        float size = 0;
        for (const ComparedContent& map : m_maps)
            if (map.data != nullptr) size = std::max(size, sizeOf(*map.data));
        return {-size, size};
    }
    std::pair<float, float> range{0.0F, 1.0F};
    for (const ComparedSide& side : m_sides)
        if (side.trace)
            range = {std::min(range.first, side.trace->range.first), std::max(range.second, side.trace->range.second)};
    return range;
}

core::Divergence ComparedSides::divergence(const Pair& pair) const
{
    if (haveSigns())
        return {.of_query = std::vector<std::optional<double>>(m_maps[pair.first].data->rows()), .mean = {}};
    return core::divergence(m_alignment.placed(pair.first, weights(pair.first), 0),
                            m_alignment.placed(pair.second, weights(pair.second), 0));
}

std::vector<core::CellDifference> ComparedSides::largestDifferences(const Pair& pair, std::size_t count) const
{
    return core::largestDifferences(m_alignment.shared(pair.first, pair.second, weights(pair.first)),
                                    m_alignment.shared(pair.second, pair.first, weights(pair.second)), count);
}

QString ComparedSides::textNote(const Pair& pair) const
{
    const auto count = [&](std::size_t of, std::size_t in) {
        const core::Trace& trace = *m_sides[of].trace;
        const bool cross = !trace.batch.key_sequences.empty() || trace.model->info.block == core::AttentionBlock::Cross;
        const Index keys = countMissing(m_alignment.keys[of], m_alignment.keys[in]);
        return keys + (cross ? countMissing(m_alignment.queries[of], m_alignment.queries[in]) : 0);
    };
    const QString& a = m_maps[pair.first].name;
    const QString& b = m_maps[pair.second].name;
    QStringList all{notIn(count(pair.second, pair.first), b, a), notIn(count(pair.first, pair.second), a, b)};
    if (core::isReordered(m_alignment.keys[pair.first], m_alignment.keys[pair.second])) all << reorderedText(a, b);
    all.removeAll(QString());
    return all.join(QStringLiteral(" · "));
}

std::optional<Cell> ComparedSides::placeOf(const Cell& cell) const
{
    return lead() < m_sides.size() ? m_alignment.placeOf(lead(), cell) : std::nullopt;
}

std::optional<Cell> ComparedSides::cellAt(const Cell& place) const
{
    return lead() < m_sides.size() ? m_alignment.cellAt(lead(), place) : std::nullopt;
}

bool ComparedSides::placedAs(const ComparedSides& other) const
{
    return m_alignment.queries == other.m_alignment.queries && m_alignment.keys == other.m_alignment.keys;
}
