#pragma once

#include "core/analysis/measures.h"

#include <cstdint>
#include <functional>

namespace core {

inline constexpr Index longestRepeated = 25;  ///< tokens of one copy

/// A sequence that repeats: tokens drawn from the vocabulary without the special ones, each once where there are
/// enough, and the same again; the model's first token before them where it has one. The same on every machine.
struct RepeatedSequence {
    std::vector<Token> tokens = {};
    Index begin = 0;   ///< where the first copy begins
    Index length = 0;  ///< length of one copy
};

/// @param begin  the special token that texts begin with, or nothing
/// @return nothing where the model has no vocabulary, or room for fewer than two tokens twice
std::optional<RepeatedSequence> repeatedSequence(const Model& model, const std::optional<Token>& begin,
                                                 std::uint64_t seed = 0);

/// The number of random sequences that are measured, and a callback for progress.
struct InductionQuestion {
    Index sequences = repeatedSequences;  ///< at least 1
    std::function<void(Index done)> progress = {};
    PassChanges changes = {};  ///< the model is measured with these
};

/// The scores of every head, one for each sequence: [layers · heads] lists; without any for a model that has no such
/// sequence, for encoder–decoders, and where something is changed that only another text has. See inductionScores().
/// @throws Stopped
std::vector<std::vector<double>> inductionBySequence(const std::shared_ptr<const Model>& model,
                                                     const std::optional<Token>& begin,
                                                     const InductionQuestion& question = {},
                                                     const std::stop_token& stop = {});

/// Each head's mean weight, over the second copy's queries, on the token behind the same one in the first copy (Olsson
/// et al., 2022, "prefix matching"); the mean over sequences, with the standard deviation from one to another as its
/// spread where there are several. Two other draws change a mean of two by up to 0.02. Measured in the model
/// as `changes` set it: masks, temperatures, heads that are off.
/// @return without values for a model that has no such sequence, for encoder–decoders, and where something is changed
/// that only another text has: painted cells, another run's contexts
/// @throws Stopped
HeadTable inductionScores(const std::shared_ptr<const Model>& model, const std::optional<Token>& begin,
                          const InductionQuestion& question = {}, const std::stop_token& stop = {});

/// The induction of the model that a trace is of, changed as it was for that trace, whose text says how texts begin.
/// @throws Stopped
HeadTable inductionScores(const Trace& trace, Index item, const InductionQuestion& question = {},
                          const std::stop_token& stop = {});

}  // namespace core
