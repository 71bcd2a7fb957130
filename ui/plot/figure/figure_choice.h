#pragma once

#include <QStringList>

#include "core/analysis/attention_steps.h"
#include "core/session/figure_settings.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/steps/stage_painter.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

/// Which rows and tables of a calculation a figure shows.
namespace figure_layout {

struct ChosenQueries {
    std::vector<core::Index> places;  ///< sorted
    bool all = true;

    bool has(core::Index query) const { return all || std::ranges::binary_search(places, query); }
    /// The chosen ones of all queries' names.
    QStringList of(const QStringList& names) const;
    /// The chosen rows of a matrix with one for each query.
    std::shared_ptr<const core::Matrix> of(std::shared_ptr<const core::Matrix> all_rows) const;
};
/// @throws core::Error{OutOfRange} naming a query that is not there
ChosenQueries queriesIn(const core::Trace& trace, core::Index item, const core::FigureSettings& settings);

/// A table and the number of its step, from 1.
struct ChosenStage {
    int step;
    core::StageTable table;
};
/// Every table of a head's calculation.
std::vector<ChosenStage> allStages(const core::Trace& trace, const core::HeadAddress& address);

/// Colours that span the rows that are shown, not those that are left out.
StagePicture shownAlone(StagePicture picture);

/// Those that the settings name; else the calculation up to the output, without tables that repeat another's numbers
/// and without measures of the weights.
/// @throws core::Error{Missing} naming tables that this calculation does not have
/// @param model  for the error
std::vector<ChosenStage> chosenStages(std::vector<ChosenStage> all, const core::FigureSettings& settings,
                                      const std::string& model);

/// The settings' head, or else the focused one, and those that were picked beside it.
std::vector<core::HeadAddress> flowHeads(const FigureSource& source, const core::FigureSettings& settings);

/// Which of so many labels are written where there is no room for all.
/// @param apart  how many places there must be from one to the next
/// @param every  which ones there are on the whole
/// @param first  those that go before the others, the most important first
std::set<core::Index> labelledPlaces(core::Index count, core::Index apart, core::Index every,
                                     const std::vector<core::Index>& first);

/// Heights of labels, so far apart as they must be and not beyond the bottom.
std::map<core::Index, double> movedApart(std::map<core::Index, double> middles, double apart, double bottom);

/// Type is as large for its page as it is in a column of a paper, as far as wide pages go; but tokens stand below each
/// other.
/// @param tokens  in the longer column
Fonts flowFonts(const core::FigureSettings& settings, qsizetype tokens);

}  // namespace figure_layout
