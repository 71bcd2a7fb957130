#pragma once

#include "core/analysis/row_measures.h"

#include <vector>

namespace core {

/// What an atlas keeps of a head in numbers: those of rows, and how its keys follow its queries.
inline constexpr auto atlasMeasures = [] {
    std::array<Measure, rowMeasures.size() + 1> all = {};
    std::ranges::copy(rowMeasures, all.begin());
    all.back() = Measure::InOrder;
    return all;
}();

/// Mean and spread of numbers that come one after the other.
struct Moments {
    double sum = 0;
    double squares = 0;
    std::int64_t count = 0;

    void add(double value)
    {
        sum += value;
        squares += value * value;
        ++count;
    }
    void add(const Moments& other)
    {
        sum += other.sum;
        squares += other.squares;
        count += other.count;
    }
    double mean() const { return sum / static_cast<double>(count); }
    /// Of a population: sqrt(E[x²] - E[x]²).
    double deviation() const;

    friend bool operator==(const Moments&, const Moments&) = default;
};

/// A mean's interval by resampling texts: for each of so many replicates every text counts as often as a Poisson
/// variable of mean 1 says (the online bootstrap of Oza and Russell, 2001, and Chamandy et al., 2012), so that no text
/// is kept, and the same texts give the same interval.
inline constexpr std::size_t replicates = 200;

/// How often a text counts in each replicate.
/// @param text  its number in the collection, from 0
std::array<std::uint8_t, replicates> replicateCounts(std::uint64_t text);

struct Replicates {
    std::array<double, replicates> sums = {};
    std::array<double, replicates> counts = {};

    void add(const Moments& text, const std::array<std::uint8_t, replicates>& counts_of_text);
    /// Between which two numbers 95 % of the means lie; both the mean of the only one where there is no spread.
    std::pair<double, double> interval() const;

    friend bool operator==(const Replicates&, const Replicates&) = default;
};

/// Counts of a range that is cut into parts.
inline constexpr std::size_t distanceBins = 24;  ///< 0, 1, 2-3, 4-7, …: weight by how far its key is
inline constexpr std::size_t entropyBins = 48;   ///< a quarter of a nat each, of queries
inline constexpr std::size_t firstBins = 20;     ///< a twentieth each, of queries by their weight on the first token
inline constexpr double entropyBin = 0.25;

/// A row that is kept as an example.
struct AtlasSample {
    std::int64_t text = 0;
    std::int64_t query = 0;
    double value = 0;            ///< of the measure that it is an example of
    std::uint64_t priority = 0;  ///< the smallest are kept: a row's own number, so that order does not matter

    friend bool operator==(const AtlasSample&, const AtlasSample&) = default;
};

/// Examples of every part of a measure's range, some of each: a bottom-k sample (Cohen and Kaplan, 2007).
inline constexpr std::size_t sampleParts = 8, samplesOfPart = 6;

/// In which part of a measure's range a value lies: shares in equal parts, entropies a nat each, distances doubling.
std::size_t samplePart(Measure measure, double value);

/// One head over many texts.
struct HeadStatistics {
    std::array<Moments, atlasMeasures.size()> moments = {};
    std::array<Replicates, atlasMeasures.size()> resampled = {};
    std::array<double, distanceBins> distance = {};
    std::array<double, entropyBins> entropy = {};
    std::array<double, firstBins> first = {};
    /// [measure][part] in the order of their priority
    std::array<std::array<std::vector<AtlasSample>, sampleParts>, rowMeasures.size()> samples = {};

    /// Adds a text.
    /// @param shown  [T_q, T_k] as shownWeights() makes it
    void add(MatrixView shown, const RowMeasurer& rows, const MeasuredTokens& tokens, std::uint64_t text,
             const std::array<std::uint8_t, replicates>& counts_of_text);

    friend bool operator==(const HeadStatistics&, const HeadStatistics&) = default;

private:
    void addRow(const RowVector& weights, Index place, bool across, const RowMeasures& row);
    void addSamples(const RowMeasures& row, std::uint64_t text, Index query);
};

}  // namespace core
