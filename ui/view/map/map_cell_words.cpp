#include "ui/view/map/map_cell_words.h"

#include "ui/view/map/map_view.h"
#include "ui/words/head_title.h"

#include <cmath>

using core::Cell;
using core::Index;

SpokenAmount amountOf(const core::Trace& trace, core::MapLook::Cells cells)
{
    if (cells == core::MapLook::Cells::Norms) return SpokenAmount::Length;
    const bool shares = cells == core::MapLook::Cells::Rollout || cells == core::MapLook::Cells::Flow
                        || trace.range == std::pair(0.0F, 1.0F);
    return shares ? SpokenAmount::Share : SpokenAmount::Number;
}

float weightAt(const Heatmap& map, const Cell& place)
{
    const HeatPicture* picture = map.pictureAt(place.query, place.key);
    return picture == nullptr ? HeatData::unknown : picture->at(place.query, place.key);
}

float MapCellWords::weightOf(const Cell& place) const { return weightAt(m_of.map, place); }

/// The cells that one number of a long map stands for; empty where each cell has its own.
QString MapCellWords::pooledCells(const Cell& place) const
{
    const HeatPicture* picture = m_of.map.pictureAt(place.query, place.key);
    if (picture == nullptr || !m_of.long_map.isShown()) return {};
    return m_of.long_map.cellsText(*picture, place.query, place.key);
}

QString MapCellWords::text(const Cell& place) const
{
    const float weight = weightAt(m_of.map, place);
    QString what = pooledCells(place);
    if (what.isEmpty())
        what = cellTitle(m_of.shown.queries.subjects.value(place.query), m_of.shown.keys.value(place.key));
    // Among tens of thousands of keys four decimals are often 0.
    const bool isLong = m_of.long_map.isShown();
    return withAnnotations(
        place,
        weightText(what, weight, QString::number(static_cast<double>(weight), isLong ? 'g' : 'f', isLong ? 3 : 4)));
}

/// A cell's rank among the visible cells of its row, 1 for the largest, and how many there are.
std::pair<Index, Index> MapCellWords::rankAt(const Cell& place) const
{
    const float weight = weightAt(m_of.map, place);
    Index rank = 1, of = 0;
    for (Index key = 0; key < m_of.map.cols(); ++key) {
        const float other = weightAt(m_of.map, {place.query, key});
        if (other != HeatData::hidden) ++of;
        if (std::isfinite(other) && other > weight) ++rank;
    }
    return {rank, of};
}

QString MapCellWords::spoken(const Cell& place) const
{
    const QString query = m_of.shown.queries.subjects.value(place.query);
    const QString key = m_of.shown.keys.value(place.key);
    const float weight = weightAt(m_of.map, place);
    // The row of a long map is not kept, so the rank is unknown.
    if (m_of.long_map.isShown())
        return pooledCells(place).isEmpty() ? spokenCell(query, key, weight, 0, 0, m_of.amount) : text(place);
    const auto [rank, of] = std::isfinite(weight) ? rankAt(place) : std::pair(Index{0}, Index{0});
    return withAnnotations(place, spokenCell(query, key, weight, rank, of, m_of.amount));
}

QString MapCellWords::withAnnotations(const Cell& place, const QString& said) const
{
    const QStringList written = m_of.annotations == nullptr ? QStringList() : m_of.annotations->wordsAt(place);
    return written.isEmpty() ? said : MapView::tr("%1; annotated: %2").arg(said, written.join(QStringLiteral(", ")));
}

SpokenTable MapCellWords::table(const QString& name) const
{
    const MapCellWords words = *this;
    return {
        .name = name,
        .rows = static_cast<int>(m_of.map.rows()),
        .columns = static_cast<int>(m_of.map.cols()),
        .row_name = [words](int row) { return spokenToken(words.m_of.shown.queries.subjects.value(row)); },
        .column_name = [words](int column) { return spokenToken(words.m_of.shown.keys.value(column)); },
        .number = [words](const SpokenPlace& at) { return words.amount(at.cell()); },
        .sentence = [words](const SpokenPlace& at) { return words.spoken(at.cell()); },
        .rect =
            [words](const SpokenPlace& at) { return words.m_of.map.cellRect(at.row, at.column, at.row, at.column); }};
}
