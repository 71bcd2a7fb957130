#pragma once

#include "ui/plot/figure/figure_layout.h"
#include "ui/words/row_names.h"

namespace figure_layout {

/// One side of a comparison.
struct CompareSide {
    const core::Trace* trace;
    HeadMap head;
    QString name;  ///< "A", "a"
    RowNames queries;
    QStringList keys;
    QStringList whole_queries, whole_keys;
    /// The side's text, and shorter forms down to what sets it apart; none where the sides are no texts of one head.
    QStringList texts = {};
};

/// A range of places: the first, and the one after the last.
using Stretch = std::pair<core::Index, core::Index>;

/// One map of a comparison, over the places of all sides' tokens.
struct ComparePanel {
    std::shared_ptr<const HeatData> cells;
    core::Matrix values;  ///< hidden cells count as the weights that they are, absent ones as none
    QString title;        ///< "A  layer 1 · head 2"
    QString caption;      ///< beside the letter: "layer 1 · head 2", "A − B"
    QStringList queries, keys;
    std::vector<Stretch> rows, columns;  ///< for which there are tokens; of a difference, in both texts
    HeatStyle style = {};
    QRectF rect = {};
};

/// The content of a comparison.
struct Comparison {
    std::vector<CompareSide> sides;
    std::vector<ComparePanel> panels;  ///< the sides' and, if there is one, the difference's
    bool comparable = false;           ///< the first two have a difference
    bool subtracted = false;           ///< it is the last panel
    bool reordered = false;            ///< their tokens are the same in another order
    DifferenceSize size = {};
    std::optional<core::Index> chosen_row = {};  ///< row of the focus's query
};

/// A side's name: its letter without brackets; a letter that is not written counts too.
QString sideName(core::FigureSettings settings, std::size_t place);

/// @throws core::Error{Missing} naming the side that is not there
Comparison comparisonOf(const FigureSource& source, const core::FigureSettings& settings);

/// The difference in numbers, without the tokens that only one side has.
FigureTable differenceTable(const Comparison& comparison);

/// Part of a map's cells.
std::shared_ptr<const HeatData> cellsOf(const HeatData& cells, const Stretch& rows, const Stretch& columns);

}  // namespace figure_layout
