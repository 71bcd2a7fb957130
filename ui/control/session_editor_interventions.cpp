// Interventions, and what is picked in the map and among the heads.

#include "ui/control/session_editor.h"

using core::Intervention;
using core::Session;

/// One head is switched off, or scaled, or given its mean once; the newest such says how.
void SessionEditor::intervene(const std::vector<Intervention>& interventions)
{
    change([&](Session& next) {
        std::vector<Intervention>& all = next.run().interventions;
        for (const Intervention& intervention : interventions) {
            std::erase_if(all, [&](const Intervention& each) {
                const bool sameHead = each.layer == intervention.layer && each.head == intervention.head
                                      && each.block == intervention.block;
                return sameHead && each.kind == intervention.kind && intervention.kind != Intervention::Kind::Hide;
            });
            if (all.size() < core::mostInterventions) all.push_back(intervention);
        }
    });
}

void SessionEditor::setIntervention(std::size_t place, const Intervention& intervention)
{
    change(
        [&](Session& next) {
            if (place < next.run().interventions.size()) next.run().interventions[place] = intervention;
        },
        Kind::Typing);
}

void SessionEditor::removeIntervention(std::size_t place)
{
    change([&](Session& next) {
        std::vector<Intervention>& all = next.run().interventions;
        if (place < all.size()) all.erase(all.begin() + static_cast<std::ptrdiff_t>(place));
    });
}

void SessionEditor::clearInterventions()
{
    change([](Session& next) { next.run().interventions.clear(); });
}

/// The shown head adds nothing to its layer's output, or what it did before.
void SessionEditor::setHeadOff(bool off)
{
    change([&](Session& next) {
        const core::Focus& focus = next.focus;
        std::vector<Intervention>& all = next.run().interventions;
        std::erase_if(all, [&](const Intervention& each) {
            return each.kind == Intervention::Kind::Scale && each.layer == focus.layer && each.head == focus.head
                   && each.block == focus.block;
        });
        if (off && all.size() < core::mostInterventions)
            all.push_back({.layer = focus.layer, .head = focus.head, .block = focus.block, .factor = 0});
    });
}

void SessionEditor::compareHeads(const std::vector<core::ComparedHead>& heads)
{
    change([&](Session& next) {
        next.compare.kind = core::CompareSettings::Kind::Heads;
        next.compare.heads = heads;
    });
}

void SessionEditor::setMarked(std::shared_ptr<const core::Painting> cells)
{
    if (cells != nullptr && cells->empty()) cells.reset();
    look([&](Session& next) { next.marked = std::move(cells); });
}

void SessionEditor::setHeads(const core::HeadsSettings& heads)
{
    look([&](Session& next) { next.heads = heads; });
}

void SessionEditor::setFlow(const core::FlowSettings& flow)
{
    look([&](Session& next) { next.flow = flow; });
}

void SessionEditor::setChosen(const std::vector<core::ComparedHead>& heads)
{
    look([&](Session& next) {
        next.chosen = heads;
        if (next.chosen.size() > core::mostChosen) next.chosen.resize(core::mostChosen);
    });
}

/// What is looked at is no step.
void SessionEditor::look(const std::function<void(Session&)>& apply)
{
    Session next = session();
    apply(next);
    if (next == session()) return;
    m_history.push(std::move(next), Kind::Edit, core::SessionHistory::Clock::now());
    emit lookChanged();
}
