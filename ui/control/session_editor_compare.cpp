// What is compared, and the runs of a comparison.

#include "ui/control/session_editor.h"

#include <algorithm>

using core::Index;
using core::Run;
using core::Session;

namespace {

/// The runs behind it move up; what others take from it is forgotten.
void eraseRun(Session& session, std::size_t place)
{
    session.runs.erase(session.runs.begin() + static_cast<std::ptrdiff_t>(place));
    const auto erased = static_cast<Index>(place);
    for (Run& run : session.runs) {
        std::erase_if(run.interventions, [&](const core::Intervention& each) {
            return each.kind == core::Intervention::Kind::Patch && each.run == erased;
        });
        for (core::Intervention& each : run.interventions)
            if (each.run > erased) --each.run;
    }
}

}  // namespace

void SessionEditor::setCompareKind(core::CompareSettings::Kind kind)
{
    change([&](Session& next) {
        next.compare.kind = kind;
        if (kind == core::CompareSettings::Kind::Runs && next.runs.size() < 2) next.runs.push_back(next.run());
        if (kind == core::CompareSettings::Kind::Heads) next.runs.resize(1);
    });
}

void SessionEditor::compareHead(std::size_t side, Index layer, Index head)
{
    change([&](Session& next) {
        if (side < next.compare.heads.size()) next.compare.heads[side] = {0, layer, head};
    });
}

void SessionEditor::addComparedSide(Index layers, Index heads)
{
    change([&](Session& next) {
        if (next.compare.kind == core::CompareSettings::Kind::Runs) {
            if (next.runs.size() < core::mostRuns) next.runs.push_back(Run(next.run()));
            return;
        }
        auto& sides = next.compare.heads;
        if (sides.size() >= core::mostRuns) return;
        core::ComparedHead added = sides.back();
        for (Index step = 0; step < layers * heads && std::ranges::find(sides, added) != sides.end(); ++step) {
            const Index place = (added.layer * heads + added.head + 1) % (layers * heads);
            added = {0, place / heads, place % heads};
        }
        sides.push_back(added);
    });
}

void SessionEditor::compareWith(bool more, const core::ComparedHead& shown, const core::ComparedHead& other)
{
    change([&](Session& next) {
        auto& sides = next.compare.heads;
        next.compare.kind = core::CompareSettings::Kind::Heads;
        next.runs.resize(1);
        if (!more)
            sides = {shown, other};
        else if (std::ranges::find(sides, other) != sides.end())
            return;
        else if (sides.size() < core::mostRuns)
            sides.push_back(other);
        else
            sides.back() = other;
    });
}

void SessionEditor::removeComparedSide(std::size_t side)
{
    change([&](Session& next) {
        if (next.compare.kind == core::CompareSettings::Kind::Runs) {
            if (next.runs.size() > 2 && side < next.runs.size()) eraseRun(next, side);
        } else if (next.compare.heads.size() > 2 && side < next.compare.heads.size()) {
            next.compare.heads.erase(next.compare.heads.begin() + static_cast<std::ptrdiff_t>(side));
        }
    });
}

/// A line of the comparison that goes away with its run still says what stood in it; then there is nothing to edit.
void SessionEditor::changeRun(Index run, const std::function<void(Run&)>& edit, Kind kind)
{
    if (run < 0 || run >= std::ssize(session().runs)) return;
    change([&](Session& next) { edit(next.runs[static_cast<std::size_t>(run)]); }, kind);
}

void SessionEditor::setRunText(Index run, const std::string& text)
{
    changeRun(
        run, [&](Run& own) { core::setText(own, 0, text); }, Kind::Typing);
}

void SessionEditor::setRunRecipe(Index run, const std::string& recipe)
{
    if (core::mistakeIn(recipe)) return;
    const core::ScoringScope scope{.block = session().focus.block};
    changeRun(
        run, [&](Run& own) { core::changeIn(own, scope).mask = recipe; }, Kind::Typing);
}

void SessionEditor::setRunTemperature(Index run, double temperature)
{
    const core::ScoringScope scope{.block = session().focus.block};
    changeRun(
        run, [&](Run& own) { core::changeIn(own, scope).temperature = static_cast<float>(temperature); }, Kind::Typing);
}

void SessionEditor::setRunModel(Index run, const std::filesystem::path& model)
{
    changeRun(run, [&](Run& own) {
        if (own.model == model && !own.module) return;
        if (own.module) own.changes.clear();  // a classroom's mask is not what a trained model expects
        own.model = model;
        own.module.reset();
        own.recorded = {};
        own.continuation = {};   // tokens of the other model's vocabulary
        own.interventions = {};  // on the other model's heads
        own.fingerprints.clear();
        own.most_tokens.reset();  // what did not fit there may fit here
        own.layers_on_demand = false;
    });
}

void SessionEditor::setRunModule(Index run, const core::TeachingModule& module)
{
    changeRun(run, [&](Run& own) {
        // A file's numbers stay as long as they fit.
        const bool fits = own.module && core::weightShapes(*own.module) == core::weightShapes(module)
                          && own.module->seed == module.seed;
        if (!fits) own.model.clear();
        if (!own.module) {
            own.continuation = {};
            own.interventions = {};
        }
        own.module = module;
        own.recorded = {};
    });
}
