#pragma once

#include "core/prepare/prepared_run.h"
#include "core/session/session.h"

namespace core {

/// One head of a teaching module with one of the position encodings.
struct PositionTrial {
    PositionEncoding encoding = PositionEncoding::None;
    std::shared_ptr<const Trace> trace = {};           ///< trace of the words in the order that is shown
    std::shared_ptr<const HeadAttention> stages = {};  ///< stages of the head
    /// [2T - 1] the mean score of the chosen pair of tokens over all places that are so far apart: key's place minus
    /// query's, from 1 - T to T - 1.
    RowVector by_distance = {};
    /// For shuffled words: the largest difference between the head's weights in the order in which the words were typed
    /// and its weights of the words as typed. Without positions and without a mask that follows the order it is
    /// rounding: attention is equivariant to permutations.
    float apart = 0;

    /// [T, T] as the mask and the softmax take them.
    const Matrix& scores() const
    {
        return stages->scores_biased.rows() > 0 ? stages->scores_biased : stages->scores_scaled;
    }
};

/// One head with the same words, W_Q and W_K under several position encodings.
struct PositionLab {
    std::vector<Index> order = {};  ///< [T] which typed token stands at each place
    std::vector<PositionTrial> trials = {};
};

/// Which typed token stands at each place.
/// @param shuffled  the order's number; 0: as they were typed
/// @return [count]; of two tokens and more never as typed unless `shuffled` is 0 (Fisher and Yates, 1938)
std::vector<Index> shuffledOrder(Index count, std::uint64_t shuffled);

/// Computes the run's module once for each encoding, with the same seed.
/// @param run    with a teaching module, of one text or several
/// @param pair   which tokens' curve over distances is meant; in the text as it was typed. Its layer is 0
/// @throws Error{Unsupported} where the run has no module or attends to a second text, Error{Missing} without tokens,
///         and whatever prepare() and run() throw; Stopped
PositionLab positionLab(const Run& run, const PositionsSettings& settings, const Focus& pair, OpenedModels& models,
                        const std::stop_token& stop = {});

}  // namespace core
