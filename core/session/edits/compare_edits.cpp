#include "core/session/edits/compare_edits.h"

#include "core/session/compared_heads.h"

#include <algorithm>

namespace core {
namespace {

/// Removes a run. The runs behind it move up; patches that take numbers from it are dropped.
void eraseRun(Session& session, std::size_t place)
{
    session.runs.erase(session.runs.begin() + static_cast<std::ptrdiff_t>(place));
    const auto erased = static_cast<Index>(place);
    for (Run& run : session.runs) {
        std::erase_if(run.interventions, [&](const Intervention& each) {
            return each.kind == Intervention::Kind::Patch && each.run == erased;
        });
        for (Intervention& each : run.interventions)
            if (each.run > erased) --each.run;
    }
}

bool comparesRuns(const Session& session) { return session.compare.kind == CompareSettings::Kind::Runs; }

/// The compared heads: those that the comparison began with count as chosen once one of them is another.
std::vector<ComparedHead>& chosenSides(Session& session)
{
    session.compare.heads = comparedHeads(session);
    return session.compare.heads;
}

}  // namespace

void setCompareKind(Session& session, CompareSettings::Kind kind)
{
    session.compare.kind = kind;
    if (comparesRuns(session) && session.runs.size() < 2) session.runs.push_back(session.run());
    if (!comparesRuns(session)) session.runs.resize(1);
}

void compareHead(Session& session, std::size_t side, Index layer, Index head)
{
    if (comparesRuns(session) || side >= comparedHeads(session).size()) return;
    chosenSides(session)[side] = {0, layer, head};
}

void addComparedSide(Session& session, Index layers, Index heads)
{
    if (comparesRuns(session)) {
        Run same = session.run();
        if (session.runs.size() < mostRuns) session.runs.push_back(std::move(same));
        return;
    }
    auto& sides = chosenSides(session);
    if (sides.size() >= mostRuns) return;
    ComparedHead added = sides.back();
    for (Index step = 0; step < layers * heads && std::ranges::find(sides, added) != sides.end(); ++step) {
        const Index place = (added.layer * heads + added.head + 1) % (layers * heads);
        added = {0, place / heads, place % heads};
    }
    sides.push_back(added);
}

void compareWith(Session& session, bool more, const ComparedHead& shown, const ComparedHead& other)
{
    session.compare.kind = CompareSettings::Kind::Heads;
    session.runs.resize(1);
    auto& sides = chosenSides(session);
    if (!more)
        sides = {shown, other};
    else if (std::ranges::find(sides, other) != sides.end())
        return;
    else if (sides.size() < mostRuns)
        sides.push_back(other);
    else
        sides.back() = other;
}

void removeComparedSide(Session& session, std::size_t side)
{
    const std::size_t sides = comparedHeads(session).size();
    if (sides <= 2 || side >= sides) return;
    if (comparesRuns(session)) return eraseRun(session, side);
    auto& heads = chosenSides(session);
    heads.erase(heads.begin() + static_cast<std::ptrdiff_t>(side));
}

}  // namespace core
