#pragma once

#include "core/attention/scaled_dot_product.h"
#include "core/model/attention_block.h"

#include <optional>
#include <span>
#include <vector>

namespace core {

/// Numbers that are put in the place of one row of what a pass computes (activation patching of one position). Nothing
/// that a session keeps: it is asked of one pass.
struct RowPatch {
    enum class Kind {
        Stream,   ///< [d_model] the residual stream as it enters the layer
        Context,  ///< [d_v] one head's context
        Weights,  ///< [T_k] one head's weights; the row keeps its sum, so that the sink keeps its share
    };

    Kind kind = Kind::Stream;
    Index layer = 0;
    Index head = 0;  ///< Context, Weights
    Index row = 0;   ///< which query
    RowVector values;
    AttentionBlock block = AttentionBlock::Self;
    Index item = 0;  ///< which text of the batch

    /// Eigen compares rows of one length only.
    friend bool operator==(const RowPatch& a, const RowPatch& b)
    {
        return a.kind == b.kind && a.layer == b.layer && a.head == b.head && a.row == b.row && a.block == b.block
               && a.item == b.item && a.values.size() == b.values.size() && a.values == b.values;
    }
};

/// The patches of one kind in one of a model's attentions.
std::vector<RowPatch> patchesOf(const std::vector<RowPatch>& all, AttentionBlock block, bool of_stream);

/// Puts the patches of a layer and a text that concern heads into the heads' scoring.
/// @param heads    [H]
/// @param queries     how many the text has
/// @param keys        how many the text has, added ones among them
/// @param dimensions  d_v
/// @throws Error{OutOfRange, WrongShape} for a row or head that there is not, and for weights on a map that is too long
void patchHeads(std::span<const RowPatch> patches, Index layer, Index item, Index queries, Index keys, Index dimensions,
                std::vector<HeadScoring>& heads);

/// Puts those of a layer and a text into its stream.
/// @param x     [T - kept, d_model] rows from `kept` on of what enters the layer
/// @throws Error{OutOfRange, WrongShape}
void patchStream(std::span<const RowPatch> patches, Index layer, Index item, Index kept, Matrix& x);

/// The first row of any text that a layer's patches change.
std::optional<Index> firstPatched(std::span<const RowPatch> patches, Index layer);

}  // namespace core
