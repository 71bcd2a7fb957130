#include "core/analysis/head_evidence.h"

#include <algorithm>

namespace core {

Sureness surenessOf(const NameEvidence* evidence)
{
    if (evidence == nullptr || evidence->texts == 0) return Sureness::Guess;
    if (evidence->check == NameEvidence::Check::Refuted || 2 * evidence->holding < evidence->texts)
        return Sureness::Refuted;
    return evidence->check == NameEvidence::Check::Passed ? Sureness::Checked : Sureness::Often;
}

const NameEvidence* HeadEvidence::of(AttentionBlock block, Index layer, Index head, Measure pattern) const
{
    const auto found = std::ranges::find_if(names, [&](const NameEvidence& each) {
        return each.block == block && each.layer == layer && each.head == head && each.pattern == pattern;
    });
    return found == names.end() ? nullptr : &*found;
}

}  // namespace core
