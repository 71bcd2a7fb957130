#pragma once

#include "core/attention/cell.h"
#include "ui/part/spoken_table.h"
#include "ui/plot/heat/heatmap.h"
#include "ui/plot/heat/shown_map.h"
#include "ui/plot/spoken/spoken_cell.h"
#include "ui/view/map/long_map.h"
#include "ui/view/map/map_annotations.h"

/// The words about a map's cell.
class MapCellWords {
public:
    /// The words' data, which must outlive them.
    struct Subject {
        const Heatmap& map;
        const ShownMap& shown;
        const LongMap& long_map;
        SpokenAmount amount = SpokenAmount::Share;
        const MapAnnotations* annotations = nullptr;  ///< what was written onto the map; null: nothing
    };
    explicit MapCellWords(const Subject& subject) : m_of(subject) {}

    /// "sat → cat: 0.4412", for who rests the pointer on it.
    /// @param place  a row and a column of the map
    QString text(const core::Cell& place) const;
    /// "44 percent"
    QString amount(const core::Cell& place) const { return spokenAmount(weightOf(place), m_of.amount); }
    /// "sat attends to cat, 44 percent, rank 1 of 9"
    QString spoken(const core::Cell& place) const;
    /// All of them.
    SpokenTable table(const QString& name) const;

private:
    float weightOf(const core::Cell& place) const;
    QString withAnnotations(const core::Cell& place, const QString& said) const;
    QString pooledCells(const core::Cell& place) const;
    std::pair<core::Index, core::Index> rankAt(const core::Cell& place) const;

    const Subject m_of;
};

/// The quantity in the cells of such a map.
SpokenAmount amountOf(const core::Trace& trace, core::MapLook::Cells cells);

/// A cell's weight as core::shownWeights marks it; HeatData::unknown where nothing was computed yet.
float weightAt(const Heatmap& map, const core::Cell& place);
