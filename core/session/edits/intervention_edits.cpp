#include "core/session/edits/intervention_edits.h"

#include <algorithm>

namespace core {
namespace {

/// Whether an intervention scales the head that is looked at, and no other.
bool scalesAlone(const Intervention& intervention, const Focus& head)
{
    return intervention.kind == Intervention::Kind::Scale && intervention.layer == head.layer
           && intervention.head == head.head && intervention.block == head.block;
}

}  // namespace

void intervene(Session& session, const std::vector<Intervention>& interventions)
{
    std::vector<Intervention>& all = session.run().interventions;
    for (const Intervention& intervention : interventions) {
        std::erase_if(all, [&](const Intervention& each) {
            const bool sameHead = each.layer == intervention.layer && each.head == intervention.head
                                  && each.neuron == intervention.neuron && each.block == intervention.block;
            return sameHead && each.kind == intervention.kind && intervention.kind != Intervention::Kind::Hide;
        });
        if (all.size() < mostInterventions) all.push_back(intervention);
    }
}

void setIntervention(Session& session, std::size_t place, const Intervention& intervention)
{
    if (place < session.run().interventions.size()) session.run().interventions[place] = intervention;
}

void removeIntervention(Session& session, std::size_t place)
{
    std::vector<Intervention>& all = session.run().interventions;
    if (place < all.size()) all.erase(all.begin() + static_cast<std::ptrdiff_t>(place));
}

bool isHeadOff(const Session& session)
{
    return std::ranges::any_of(session.run().interventions, [&](const Intervention& each) {
        return scalesAlone(each, session.focus) && each.factor == 0;
    });
}

void setHeadOff(Session& session, bool off)
{
    const Focus& focus = session.focus;
    std::vector<Intervention>& all = session.run().interventions;
    std::erase_if(all, [&](const Intervention& each) { return scalesAlone(each, focus); });
    if (off && all.size() < mostInterventions)
        all.push_back({.layer = focus.layer, .head = focus.head, .block = focus.block, .factor = 0});
}

}  // namespace core
