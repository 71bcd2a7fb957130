#pragma once

#include "core/model/pass/trace.h"

/// A model of GPT-2's shape (3 layers of 3 heads, d_model 48, layer norms, feed-forward layers) that finds the indirect
/// object of "[start] Mary and John went John gave to" as Wang et al. (2022) found GPT-2 small to do it. Three heads
/// are planted, everything else is small and random:
/// - head 0.1 marks a name that was there before (duplicate token head)
/// - head 1.2 tells the last token which name is marked: its keys are the mark (S-inhibition head)
/// - head 2.0 looks from the last token at names, not at the one it was told, and says the name it finds (name mover);
///   what it was told is in its queries
/// All count from 0.
namespace planted {

enum Word : core::Index { Start, And, Went, Gave, To, Mary, John, Kim };

std::shared_ptr<const core::Model> model();

std::shared_ptr<const core::Trace> traceOf(const std::vector<core::Index>& words);

/// John gave it to Mary.
inline const std::vector<core::Index> twice = {Start, Mary, And, John, Went, John, Gave, To};
/// No name comes twice, so the answer may be any name.
inline const std::vector<core::Index> once = {Start, Mary, And, John, Went, Kim, Gave, To};
/// Whom Mary gave it to.
inline const std::vector<core::Index> other = {Start, Mary, And, John, Went, Mary, Gave, To};

}  // namespace planted
