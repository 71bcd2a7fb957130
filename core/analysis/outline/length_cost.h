#pragma once

#include "core/analysis/outline/model_outline.h"

namespace core {

/// A change to a model for counting its costs, so that its savings can be seen.
struct CostVariant {
    bool windowless = false;  ///< every query sees all keys that the model's own mask lets it see
    bool ungrouped = false;   ///< each head of queries has a head of keys and values of its own
    bool softmax = false;     ///< layers that mix without softmax attend as the model's first layer with attention does

    friend bool operator==(const CostVariant&, const CostVariant&) = default;
};

/// The costs of a text of some length: multiply–adds of one pass over all of it, counted from shapes. Norms,
/// nonlinearities and the softmax itself are not counted, and cells that a mask hides are left out.
struct LengthCost {
    double projections = 0;   ///< projections of q, k, v, W_O, gates, latents and mixers, all layers
    double scores = 0;        ///< scores of q·kᵀ, with an index' and those with distances
    double values = 0;        ///< values of weights·v
    double mixing = 0;        ///< operations of convolutions and states in layers without softmax
    double feed_forward = 0;  ///< operations of the experts that are taken, where there are some
    double answer = 0;        ///< operations of words for every row, or of labels or a vector once
    double cells = 0;         ///< weights that are not hidden, all heads and layers
    double cache_bytes = 0;   ///< float32 of keys and values that a further token needs; 0 where there is no cache
    double state_bytes = 0;   ///< float32 of what layers without softmax know of all tokens before

    double attention() const { return scores + values; }
    double multiplyAdds() const { return projections + scores + values + mixing + feed_forward + answer; }
    /// float32 of all heads' whole maps.
    double map_bytes = 0;
};

/// The number of visible cells in a map.
/// @param causal  a query sees no key behind it
double seenCells(const OutlineReach& reach, bool causal, Index queries, Index keys);

/// @param tokens  of each of the model's texts: of an encoder–decoder the encoder's and the decoder's are as long
LengthCost lengthCost(const ModelOutline& outline, Index tokens, const CostVariant& variant = {});

/// The cost of one more token behind `tokens` of them, where keys and values of those before are kept.
/// @return nothing of a model that does not write on
std::optional<double> nextTokenCost(const ModelOutline& outline, Index tokens, const CostVariant& variant = {});

/// Which variants differ from the model itself.
bool hasWindows(const ModelOutline& outline);
bool hasGroups(const ModelOutline& outline);
bool hasMixers(const ModelOutline& outline);
/// Whether keys and values of earlier tokens can be kept, because no token sees one behind it.
bool hasCache(const ModelOutline& outline);

}  // namespace core
