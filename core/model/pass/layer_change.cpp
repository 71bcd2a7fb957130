#include "core/model/pass/layer_change.h"

#include "core/error.h"
#include "core/model/feed_forward.h"
#include "core/model/pass/reference_contexts.h"

#include <cmath>
#include <utility>

namespace core {

std::shared_ptr<const LayerChange> layerChange(const RunOptions& options, AttentionBlock block, Index layer)
{
    using Kind = Intervention::Kind;
    LayerChange change;
    for (std::size_t place = 0; place < options.interventions.size(); ++place) {
        const Intervention& each = options.interventions[place];
        if (each.isOfHeads() || each.block != block || each.layer.value_or(layer) != layer) continue;
        if (!(std::abs(each.factor) <= largestOutput))
            throw Error(Code::OutOfRange, "",
                        "the factor of an intervention cannot be used: expected -100 to 100, found %1",
                        std::to_string(each.factor));
        if (each.kind == Kind::FeedForward && each.neuron)
            change.neurons.emplace_back(*each.neuron, each.factor);
        else if (each.kind == Kind::FeedForward)
            change.factor *= each.factor;
        const auto reference = place < options.references.size() ? options.references[place] : nullptr;
        if (each.kind != Kind::Steer || reference == nullptr) continue;
        const RowVector added = each.factor * reference->direction;
        if (change.steered.size() == 0)
            change.steered = added;
        else
            change.steered += added;
    }
    return change == LayerChange{} ? nullptr : std::make_shared<const LayerChange>(std::move(change));
}

}  // namespace core
