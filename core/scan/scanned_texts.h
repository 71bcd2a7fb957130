#pragma once

#include "core/analysis/measures.h"
#include "core/atlas/atlas.h"
#include "core/error.h"
#include "core/prepare/prepared_run.h"

#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// The places of a collection's texts in the order in which a scan reads them.
std::vector<std::size_t> drawnOrder(std::size_t texts, std::uint64_t seed);

/// A text's batch with its own tokens in random order; those that the tokenizer added, and padding, keep their places.
/// @return nothing where there is no text whose tokens could be put elsewhere: a picture, a sound
std::optional<Batch> shuffled(const Batch& batch, std::uint64_t seed);

/// A number of every head for every text; NaN where a text has none.
class HeadsOverTexts {
public:
    HeadsOverTexts() = default;
    HeadsOverTexts(std::size_t heads, std::size_t texts) : m_texts(texts), m_values(heads * texts, none) {}

    void set(std::size_t head, std::size_t text, double value) { m_values[head * m_texts + text] = value; }
    std::span<const double> of(std::size_t head) const { return std::span(m_values).subspan(head * m_texts, m_texts); }
    /// Which text has the largest number, or the smallest.
    std::optional<std::size_t> most(std::size_t head, bool smallest = false) const;

private:
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    std::size_t m_texts = 0;
    std::vector<double> m_values;  ///< [heads · texts]
};

/// Where a head's weight may mostly lie, as a scan names it.
inline constexpr Measure namedPatterns[] = {Measure::Self,  Measure::Previous, Measure::Next,
                                            Measure::First, Measure::Special,  Measure::Duplicate};

/// Numbers of the patterns, each over texts.
using PatternsOverTexts = std::vector<HeadsOverTexts>;  ///< [namedPatterns]

/// Adds the patterns of one computed text. The first row of a causal map, which sees itself alone, does not count.
/// @param trace  of one attention
/// @param place  which head the first one of this attention is
void addPatterns(PatternsOverTexts& patterns, const Trace& trace, Index item, std::size_t place, std::size_t text,
                 const std::stop_token& stop);

}  // namespace core
