#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace core {

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
    /// The population's standard deviation: sqrt(E[x²] - E[x]²).
    double deviation() const;

    friend bool operator==(const Moments&, const Moments&) = default;
};

/// A mean's interval by resampling texts: for each of so many replicates every text counts as often as a Poisson
/// variable of mean 1 says (the online bootstrap of Oza and Russell, 2001, and Chamandy et al., 2012), so that no text
/// is kept, and the same texts give the same interval.
inline constexpr std::size_t replicates = 200;
using ReplicateCounts = std::array<std::uint8_t, replicates>;

/// How often a text counts in each replicate.
/// @param text  its number in the collection, from 0
ReplicateCounts replicateCounts(std::uint64_t text);

/// The interval of the middle 95 % of numbers.
/// @return 0 and 0 of none
std::pair<double, double> middleOf(std::vector<double> numbers);

/// A mean over queries, with the interval in which 95 % of the means over resampled texts lie.
class ResampledMean {
public:
    /// @param text  of one text
    void add(const Moments& text, const ReplicateCounts& counts);
    /// No text comes any more: of the replicates their means are kept, and the interval.
    void finish();

    const Moments& moments() const { return m_moments; }
    bool empty() const { return m_moments.count == 0; }
    double mean() const { return m_moments.mean(); }
    double deviation() const { return m_moments.deviation(); }
    /// Both the mean of the only text where there is no spread; 0 and 0 of nothing.
    std::pair<double, double> interval() const;

    /// Every number, in one order for writing and reading.
    template<typename Self, typename Each>
    static void eachNumber(Self& self, Each& each)
    {
        each(self.m_moments.sum), each(self.m_moments.squares), each(self.m_moments.count);
        each(self.m_low), each(self.m_high);
    }
    /// Each replicate's mean, once it is finished, infinite where none of the texts is in it: those of two means over
    /// the same texts belong together. None where they were not kept.
    std::span<const double> replicateMeans() const;
    std::vector<double>& replicateNumbers() { return m_replicates; }
    const std::vector<double>& replicateNumbers() const { return m_replicates; }

    friend bool operator==(const ResampledMean&, const ResampledMean&) = default;

private:
    Moments m_moments;
    /// Each one's sum, then each one's count; none before the first text. Once it is finished each one's mean.
    std::vector<double> m_replicates;
    double m_low = 0;  ///< once it is finished
    double m_high = 0;
};

}  // namespace core
