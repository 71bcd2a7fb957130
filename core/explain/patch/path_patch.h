#pragma once

#include "core/explain/patch/direct_path.h"
#include "core/explain/patch/patch_sweep.h"

namespace core {

/// A head of one of a model's attentions.
struct BlockHead {
    AttentionBlock block = AttentionBlock::Self;
    Index layer = 0;
    Index head = 0;
};

/// Which ways are patched: from each head before a receiver to this one.
struct PathPlan {
    AttentionBlock block = AttentionBlock::Self;  ///< block of the senders
    std::optional<Index> layer = {};              ///< only this sender's; else all before the receiver
    std::optional<Index> head = {};               ///< only this sender; else all
    std::optional<Index> position = {};           ///< only the sender's output at this query; empty: at all queries
    std::optional<BlockHead> receiver = {};       ///< nothing: the final norm and the logits
    ReceiverInput input = ReceiverInput::All;
    std::optional<ReferenceTexts> means = {};  ///< as PatchPlan has them
};

/// The answer if a receiver sees one earlier head's output of run A, and nothing else does (path
/// patching: Wang et al., 2022; Goldowsky-Dill et al., 2023). The way is the direct one: through the residual stream,
/// all other heads and all feed-forward layers between the two held at what they wrote in B. What the receiver makes of
/// it goes on, and everything behind it is computed anew.
///
/// @param from, to, asked, told  as for sweepPatches()
/// @return a table of layers × heads of senders; NaN where there is no way to the receiver
/// @throws Error as sweepPatches() does, Error{Unsupported} where no way leads from these heads to the receiver: from
/// an encoder to its decoder, to keys and values that come from the encoder; Stopped
PatchSweep sweepPaths(const std::shared_ptr<const Trace>& from, const std::shared_ptr<const Trace>& to,
                      const AskedScore& asked, const PathPlan& plan,
                      const std::function<void(const PatchSweep&)>& told = {}, std::stop_token stop = {});

}  // namespace core
