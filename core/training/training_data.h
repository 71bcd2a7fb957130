#pragma once

#include "core/training/training_settings.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Sequences of one length that are learned from together.
struct TrainingBatch {
    Index examples = 0;
    Index tokens = 0;                 ///< tokens of each
    std::vector<Index> ids = {};      ///< [examples · tokens]
    std::vector<Index> targets = {};  ///< [examples · tokens] what comes next; -1 where that does not count
    Index counted = 0;                ///< targets that count
};

/// What a run learns from. Every batch follows from a seed and the step alone.
class TrainingData {
public:
    /// The most bytes of a text.
    static constexpr std::size_t longestText = std::size_t{2} << 20U;
    /// The most symbols that a text may have.
    static constexpr Index mostSymbols = 1024;

    /// @param text  where the task reads one: each line is an example, and a longer one gives several
    /// @param name  names the text in errors
    /// @throws Error{OutOfRange, Malformed} where the text is too large, empty, or shorter than two lines; not UTF-8
    TrainingData(const TrainingSettings& settings, std::string_view text, const std::string& name);

    /// What tokens stand for, by their ids: characters, words or signs.
    const std::vector<std::string>& symbols() const { return m_symbols; }
    Index vocabulary() const { return std::ssize(m_symbols); }
    /// The symbol before and behind each line; empty where there are none.
    const std::string& edge() const { return m_edge; }

    /// A text as ids; parts that are no symbols are left out.
    std::vector<Index> idsOf(std::string_view text) const;

    /// A text as something to be learned from: what comes next, wherever it follows from what stands before.
    /// @param text  parts that are no symbols are left out, and what no place is left for
    TrainingBatch example(std::string_view text) const;

    /// What is learned from in a step, counted from 0.
    /// @param seed  by which it is drawn
    TrainingBatch batch(Index step, std::uint64_t seed) const;
    TrainingBatch batch(Index step) const { return batch(step, m_settings.seed); }
    /// Sequences that are never learned from: lines that are kept out, or draws of another seed.
    const TrainingBatch& heldOut() const { return m_held_out; }
    /// The loss of somebody who knows nothing but which signs may come: ln of their number. Nats.
    double chance() const;

private:
    class Draws;
    using Line = std::vector<Index>;

    void readLines(std::string_view text, const std::string& name);
    std::vector<std::string> parts(std::string_view line) const;
    void takeSigns();
    Line lineExample(Draws& draws, const std::vector<Line>& lines, Index& counted_from) const;
    Line signExample(Draws& draws, Index& counted_from) const;
    void addLine(TrainingBatch& batch, const Line& line, Index counted_from) const;
    void addExample(TrainingBatch& batch, Draws draws, bool held_out) const;
    Index countedFrom(const Line& line) const;
    TrainingBatch batchOf(std::uint64_t draw, Index examples, bool held_out) const;

    TrainingSettings m_settings;
    std::vector<std::string> m_symbols;
    std::string m_edge;
    Index m_signs = 0;               ///< the drawn symbols
    std::vector<Line> m_lines;       ///< learned from, with an edge at both ends
    std::vector<Line> m_kept_lines;  ///< held out
    std::vector<Index> m_following;  ///< [signs, signs] of SecondOrder
    TrainingBatch m_held_out;
};

}  // namespace core
