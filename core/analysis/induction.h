#pragma once

#include "core/analysis/measures.h"

#include <cstdint>

namespace core {

inline constexpr Index longestRepeated = 25;           ///< tokens of one copy
inline constexpr std::uint64_t repeatedSequences = 2;  ///< that a score is the mean of

/// A sequence that repeats: tokens drawn from the vocabulary without the special ones, each once where there are
/// enough, and the same again; the model's first token before them where it has one. The same on every machine.
struct RepeatedSequence {
    std::vector<Token> tokens = {};
    Index begin = 0;   ///< where the first copy begins
    Index length = 0;  ///< of one copy
};

/// @param begin  the special token that texts begin with, or nothing
/// @return nothing where the model has no vocabulary, or room for fewer than two tokens twice
std::optional<RepeatedSequence> repeatedSequence(const Model& model, const std::optional<Token>& begin,
                                                 std::uint64_t seed = 0);

/// Each head's mean weight, over the second copy's queries, on the token behind the same one in the first copy (Olsson
/// et al., 2022, "prefix matching"); the mean of `repeatedSequences`, which other draws change by up to 0.02. Of the
/// model itself, whatever a session changes about it.
/// @return without values for a model that has no such sequence, and for encoder–decoders
/// @throws Stopped
HeadTable inductionScores(const std::shared_ptr<const Model>& model, const std::optional<Token>& begin,
                          std::stop_token stop = {});

/// The same of the model that a trace is of, whose text says how texts begin.
/// @throws Stopped
HeadTable inductionScores(const Trace& trace, Index item, std::stop_token stop = {});

/// Of as many sequences as one asks for.
struct InductionScores {
    HeadTable mean;
    HeadTable spread;             ///< standard deviation from one sequence to another; no values of a single one
    std::uint64_t sequences = 0;  ///< that there were
};
/// @throws Stopped
InductionScores inductionScores(const Trace& trace, Index item, std::uint64_t sequences, const std::stop_token& stop);

}  // namespace core
