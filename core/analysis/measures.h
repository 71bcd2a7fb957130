#pragma once

#include "core/analysis/measure.h"
#include "core/attention/mask/painting.h"
#include "core/model/pass/trace.h"

#include <map>

namespace core {

/// The properties of a map's tokens that measures need.
struct MeasuredTokens {
    std::vector<Index> query_ids;    ///< [T_q]; -1 for one that has none
    std::vector<Index> key_ids;      ///< [T_k]
    std::vector<bool> special_keys;  ///< [T_k]
    std::vector<bool> real_queries;  ///< [T_q] false where a query is padding: it does not count
    bool across = false;             ///< the keys are another text's: no token stands beside, before or behind another
    Index first_query = 0;           ///< which of the keys' places query 0 has
};

/// The properties of one text's tokens in a trace; rows that are not measured count as padding.
MeasuredTokens measuredTokens(const Trace& trace, Index item, const MeasuredRows& rows = {});

/// One head's measures, each the mean over the queries that have it: the first token has none before it, a token that
/// is new has no duplicate. Weights are averaged, distances and entropies too; a query that sees no key, or whose row
/// has a NaN, does not count.
///
/// Entropy, EntropyShare, Distance, Self, Previous, Next, First, Special, SpecialStart, SpecialLater, Concentration,
/// Duplicate, InOrder; not those that need more than a map.
/// @param shown  [T_q, T_k] as shownWeights() makes it: hidden cells are -infinity
/// @return empty for a measure that no query has
std::map<Measure, float> measuresOf(MatrixView shown, const MeasuredTokens& tokens);
/// One head's measures, by a measurer that serves all heads of a text.
class RowMeasurer;
std::map<Measure, float> measuresOf(MatrixView shown, const RowMeasurer& rows);
/// InOrder of a map between two texts; nothing of any other, and of a single query.
std::optional<double> orderOf(MatrixView shown, const RowMeasurer& rows);

/// The mean, over the queries that have marked cells, of their weight on these; the weight itself of a single cell.
/// @param cells  those that the painting hides
/// @return empty if none lies on the map
std::optional<float> weightOn(MatrixView weights, const Painting& cells);

/// One number for each head of a trace.
struct HeadTable {
    Index layers = 0;
    Index heads = 0;
    std::map<Measure, std::vector<std::optional<float>>> values = {};  ///< each [layers · heads]
    std::map<Measure, std::vector<std::optional<float>>> spreads =
        {};  ///< standard deviations, where there are several

    HeadTable() = default;
    HeadTable(Index ofLayers, Index ofHeads) : layers(ofLayers), heads(ofHeads) {}

    std::optional<float> at(Measure measure, Index layer, Index head) const;
    std::optional<float> spreadAt(Measure measure, Index layer, Index head) const;
    void set(Measure measure, Index layer, Index head, float value);
    void setSpread(Measure measure, Index layer, Index head, float value);
    void take(const HeadTable& other);  ///< the measures that the other has
};

/// Every head of the layers that are there, several at a time.
/// @throws Stopped
HeadTable measured(const Trace& trace, Index item, const MeasuredRows& rows = {}, const std::stop_token& stop = {});

/// weightOn() of every head whose weights the trace kept, for a ranking that follows the pointer.
HeadTable weightsOn(const Trace& trace, Index item, Measure measure, const Painting& cells);

/// Which named patterns a head has: those of Self, Previous, Next, First, Special, Duplicate and Induction whose share
/// reaches the threshold, the largest first. SpecialStart and SpecialLater are parts of Special and name no head.
std::vector<std::pair<Measure, float>> badges(const HeadTable& table, Index layer, Index head, double threshold);

}  // namespace core
