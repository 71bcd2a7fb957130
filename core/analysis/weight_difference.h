#pragma once

#include "core/analysis/weight_parts.h"

#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

/// How far weights B are from A.
struct WeightDifference {
    /// ‖A − B‖_F / ‖A‖_F, as a share of 1: 0 where nothing differs, +∞ where all of A is 0 and B is not, NaN where a
    /// number is none
    double relative = 0;
    double largest = 0;  ///< max |A − B|, in the weights' own unit; NaN where a number is none
};

/// How one layer differs: each matrix by itself, and all matrices as if they were one.
struct LayerWeightDifference {
    std::map<WeightPart, WeightDifference> parts = {};  ///< only parts that the layer has
    WeightDifference whole = {};

    std::optional<WeightDifference> at(WeightPart part) const
    {
        const auto found = parts.find(part);
        return found == parts.end() ? std::nullopt : std::optional(found->second);
    }
};

/// How far the weights of one model are from another's: a row for each layer, and the weights before and behind the
/// layers.
struct ModelWeightDifference {
    WeightDifference embedding;  ///< embedding of tokens; of a model that reads pictures: of their squares
    std::vector<LayerWeightDifference> layers;  ///< [L]
    /// Empty where it is the embedding again in both, and where either has none.
    std::optional<WeightDifference> language_head;
    WeightDifference whole;  ///< all these as if they were one matrix
};

/// Whether the scores come from the embedding's own numbers. Where they do, all rows are equal; those that are looked
/// at are spread over the vocabulary, with the last ones, where added tokens lie.
/// @param transformer  one with a language head
bool isHeadTied(const Transformer& transformer);

/// Compares two files of one model, such as F16 and Q4_K_M, matrix by matrix. A few hundred rows are converted at a
/// time, so that little memory is taken however large the files are. Sums are added up in double, in an order that does
/// not depend on the number of threads. Of an encoder–decoder these are the weights of the one stack that `a` and `b`
/// are.
///
/// @param a         what the other one is measured by
/// @param stop      looked at every few milliseconds of work
/// @param progress  told how many layers are done, of how many; embedding and language head come before the first
/// @throws Error as requireSameShape() does, Error{CannotRead} if a file shrinks meanwhile, Stopped
ModelWeightDifference weightDifference(const Model& a, const Model& b, const std::stop_token& stop = {},
                                       const std::function<void(Index done, Index layers)>& progress = {});

}  // namespace core
