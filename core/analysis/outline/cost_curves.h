#pragma once

#include "core/analysis/outline/length_cost.h"

#include <vector>

namespace core {

/// A quantity over lengths.
struct CostCurve {
    enum class Of {
        MultiplyAdds,  ///< operations of one pass over the whole text
        Attention,     ///< scores and values of it
        EachToken,     ///< costs that grow with the length alone: projections, feed-forward layers, mixers, the answer
        Windowless,    ///< all of it if every query saw all keys that the model's own mask shows
        OnlySoftmax,   ///< all of it if the layers without softmax attended
        Cache,         ///< bytes of keys and values for a further token
        CacheWindowless,
        CacheUngrouped,  ///< if each head of queries had keys and values of its own
        State,           ///< bytes of what layers without softmax know
        Maps,            ///< bytes of all heads' maps
    };
    Of of = Of::MultiplyAdds;
    std::vector<double> values;  ///< [lengths]

    bool isBytes() const { return of >= Of::Cache; }
};

struct CostCurves {
    std::vector<Index> lengths;  ///< tokens, ascending
    std::vector<CostCurve> curves;
};

/// The longest text whose costs are counted: hidden cells of patterns of their own are counted one by one.
Index longestCosted(const ModelOutline& outline);

/// From 16 tokens to what the model has places for, and at least four times `tokens`.
/// @param most_tokens  places that the model has; 0: no end
CostCurves costCurves(const ModelOutline& outline, Index tokens, Index most_tokens);

/// One of them at a length.
double costAt(const ModelOutline& outline, CostCurve::Of of, Index tokens);

}  // namespace core
