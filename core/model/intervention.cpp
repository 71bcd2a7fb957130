#include "core/model/intervention.h"

#include <algorithm>

namespace core {

bool operator==(const Intervention& a, const Intervention& b)
{
    const auto cellsOf = [](const Intervention& one) { return one.cells ? *one.cells : Painting{}; };
    return a.kind == b.kind && a.layer == b.layer && a.head == b.head && a.block == b.block && a.factor == b.factor
           && a.run == b.run && a.span == b.span && a.reference == b.reference && a.text == b.text
           && a.neuron == b.neuron && (a.cells == b.cells || cellsOf(a) == cellsOf(b));
}

bool isSwitchedOff(const std::vector<Intervention>& interventions, Index layer, Index head, AttentionBlock block)
{
    return std::ranges::any_of(interventions, [&](const Intervention& each) {
        return each.kind == Intervention::Kind::Scale && each.factor == 0 && each.block == block
               && each.holdsFor(layer, head);
    });
}

}  // namespace core
