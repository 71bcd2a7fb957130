#pragma once

#include "core/analysis/span_shares.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// Whose shares are one number: "document 3" and "document 12" are both a "document".
std::string kindOfSpan(const std::string& name);

/// Who reads whom, over many texts: of each head the mean share of weight that the queries of one kind of span give to
/// the keys of another, and its standard deviation from text to text. What stands between spans is the kind without a
/// name.
struct SpanStatistics {
    std::vector<std::string> kinds = {};            ///< in the order in which they were met
    std::vector<std::int64_t> texts = {};           ///< [kinds · kinds] in how many texts the one could read the other
    std::vector<std::vector<double>> means = {};    ///< [L · H] each [kinds · kinds], row by row
    std::vector<std::vector<double>> squares = {};  ///< sums of squared distances from the mean (Welford, 1962)
    std::size_t done = 0;                           ///< texts that have spans

    bool empty() const { return done == 0; }
    std::size_t pairOf(std::size_t from, std::size_t to) const { return from * kinds.size() + to; }
    /// Where the names of two kinds meet.
    /// @return nothing where no text has both
    std::optional<std::size_t> pairNamed(const std::string& from, const std::string& to) const;
    /// The standard deviation from text to text; 0 for a single one.
    double deviation(std::size_t head, std::size_t pair) const;
    /// Adds a text.
    /// @param shares  of as many heads as those before
    /// @throws Error{OutOfRange} for too many kinds, nothing being added then
    void add(const SpanShares& shares);

    friend bool operator==(const SpanStatistics&, const SpanStatistics&) = default;

private:
    void makeRoom(std::size_t before);
};
inline constexpr std::size_t mostSpanKinds = 64;

}  // namespace core
