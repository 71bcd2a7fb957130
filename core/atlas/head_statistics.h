#pragma once

#include "core/analysis/row_measures.h"
#include "core/atlas/replicates.h"
#include "core/atlas/row_reservoir.h"
#include "core/atlas/seen_tokens.h"

#include <limits>

namespace core {

/// An atlas's numbers of a head: those of rows, how its keys follow its queries, its weight in random
/// sequences that repeat, and what becomes of the next token without it.
inline constexpr auto atlasMeasures = [] {
    std::array<Measure, rowMeasures.size() + 3> all = {};
    std::ranges::copy(rowMeasures, all.begin());
    all[rowMeasures.size()] = Measure::InOrder;
    all[rowMeasures.size() + 1] = Measure::Induction;
    all[rowMeasures.size() + 2] = Measure::KnockOut;
    return all;
}();

/// A measure's place among them.
constexpr std::size_t placeInAtlas(Measure measure)
{
    return static_cast<std::size_t>(std::ranges::find(atlasMeasures, measure) - atlasMeasures.begin());
}

/// Counts of a range that is cut into parts.
inline constexpr std::size_t distanceBins = 24;  ///< 0, 1, 2-3, 4-7, …: weight by how far its key is
inline constexpr std::size_t entropyBins = 48;   ///< a quarter of a nat each, of queries
inline constexpr std::size_t firstBins = 20;     ///< a twentieth each, of queries by their weight on the first token
inline constexpr double entropyBin = 0.25;

/// A row that is kept as an example.
struct AtlasSample {
    AtlasRow row = {};
    float value = 0;  ///< value of the measure that it is an example of

    friend bool operator==(const AtlasSample&, const AtlasSample&) = default;
};

/// Examples of every part of a measure's range, some of each: a bottom-k sample (Cohen and Kaplan, 2007).
inline constexpr std::size_t sampleParts = 8, samplesOfPart = 4;

/// In which part of a measure's range a value lies: shares in equal parts, entropies a nat each, distances doubling.
std::size_t samplePart(Measure measure, double value);

/// The measures of a sampled row, in the order of rowMeasures with the knock-out last; NaN where the row has none.
using RowValues = std::array<float, rowMeasures.size() + 1>;
inline constexpr RowValues noValues = [] {
    RowValues values = {};
    values.fill(std::numeric_limits<float>::quiet_NaN());
    return values;
}();
RowValues valuesOf(const RowMeasures& row);
/// A measure's place among them, or past them for one that rows do not have.
constexpr std::size_t placeInRow(Measure measure)
{
    return measure == Measure::KnockOut               ? rowMeasures.size()
           : placeOfRow(measure) < rowMeasures.size() ? placeOfRow(measure)
                                                      : rowMeasures.size() + 1;
}

/// The facts about a text that all heads of a block share.
struct AtlasTextRows {
    const RowMeasurer& measurer;
    const MeasuredTokens& tokens;
    std::int32_t text = 0;  ///< its number in the collection, from 0
    ReplicateCounts counts = {};
    std::vector<std::size_t> drawn = {};         ///< [T_q] places in the reservoir, or none
    std::size_t rows_drawn = 0;                  ///< until now
    std::vector<std::size_t> query_tokens = {};  ///< [T_q] places among the seen tokens, or none
    std::vector<std::size_t> key_tokens = {};    ///< [T_k]
    std::size_t seen_queries = 0;                ///< different tokens so far
    std::size_t seen_keys = 0;
};

/// One head over many texts.
struct HeadStatistics {
    std::array<ResampledMean, atlasMeasures.size()> means = {};
    std::array<double, distanceBins> distance = {};
    std::array<double, entropyBins> entropy = {};
    std::array<double, firstBins> first = {};
    /// [measure][part] in the order of their priority
    std::array<std::array<std::vector<AtlasSample>, sampleParts>, rowMeasures.size()> samples = {};
    std::vector<RowValues> drawn = {};    ///< rows in the step's reservoir of this block
    std::vector<RowValues> without = {};  ///< rows whose texts were run without the head, with their knock-outs
    /// [seen keys] The weight that a token gets from all queries. Once the step is complete, the shares alone are kept.
    std::vector<double> asked = {};
    /// [seen queries] The weight that a token's queries put neither on the first token nor on special ones, where heads
    /// rest (Xiao et al., 2023).
    std::vector<double> asking = {};
    std::vector<TokenShare> asked_most = {};   ///< shares of all weight
    std::vector<TokenShare> asking_most = {};  ///< the mean of the token's queries

    /// Adds a text.
    /// @param weights  [T_q, T_k] the head's own
    void add(MatrixView weights, const SeenKeys& seen, const AtlasTextRows& of);
    /// No text comes any more: of replicates the intervals are kept, of tokens those that have most.
    void finish(const SeenTokens& queries, const SeenTokens& keys);

    const ResampledMean& of(Measure measure) const { return means[placeInAtlas(measure)]; }

    friend bool operator==(const HeadStatistics& a, const HeadStatistics& b);

private:
    void addRow(const Eigen::Ref<const RowVector>& weights, Index place, bool across, const RowMeasures& row);
    void addSamples(const RowMeasures& row, const AtlasRow& of);
    void addTokens(const RowVector& received, const std::vector<double>& beside, const AtlasTextRows& of);
};

/// Tokens that are listed, and how often one must have come to be listed as asking.
inline constexpr std::size_t mostListedTokens = 16;
inline constexpr std::int64_t leastAsking = 5;

}  // namespace core
