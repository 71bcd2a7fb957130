#include "core/explain/walk_back.h"

#include "core/model/pass/head_stages.h"
#include "core/stopped.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

std::vector<WalkBack> walksBack(StreamRows& rows, const std::vector<StreamPart>& parts,
                                const std::vector<double>& values, Index row, std::size_t most,
                                const std::stop_token& stop)
{
    std::vector<WalkBack> walks;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].kind != StreamPart::Kind::Head) continue;
        StreamPart head = parts[i];
        head.through.reset();
        const auto known = std::ranges::find(walks, head, &WalkBack::head);
        if (known != walks.end())
            known->value += values[i];
        else
            walks.push_back({.head = head, .row = row, .value = values[i]});
    }
    std::ranges::stable_sort(walks, std::ranges::greater(), [](const WalkBack& walk) {
        return std::isnan(walk.value) ? std::numeric_limits<double>::infinity() : std::abs(walk.value);
    });
    if (walks.size() > most) walks.resize(most);
    for (WalkBack& walk : walks) {
        if (stop.stop_requested()) throw Stopped{};
        const auto trace = blockOf(rows.trace(), walk.head.block);
        const auto weights = headWeights(*trace, {walk.head.layer, walk.head.head, rows.item()});
        weights->row(row).cwiseAbs().maxCoeff(&walk.key);  // mixing weights have either sign
        walk.weight = (*weights)(row, walk.key);
    }
    return walks;
}

}  // namespace core
