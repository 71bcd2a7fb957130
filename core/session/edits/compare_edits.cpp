#include "core/session/edits/compare_edits.h"

#include <algorithm>

namespace core {
namespace {

/// The runs behind it move up; what others take from it is forgotten.
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

}  // namespace

void setCompareKind(Session& session, CompareSettings::Kind kind)
{
    session.compare.kind = kind;
    if (comparesRuns(session) && session.runs.size() < 2) session.runs.push_back(session.run());
    if (!comparesRuns(session)) session.runs.resize(1);
}

void compareHead(Session& session, std::size_t side, Index layer, Index head)
{
    if (side < session.compare.heads.size()) session.compare.heads[side] = {0, layer, head};
}

void addComparedSide(Session& session, Index layers, Index heads)
{
    if (comparesRuns(session)) {
        Run same = session.run();
        if (session.runs.size() < mostRuns) session.runs.push_back(std::move(same));
        return;
    }
    auto& sides = session.compare.heads;
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
    auto& sides = session.compare.heads;
    session.compare.kind = CompareSettings::Kind::Heads;
    session.runs.resize(1);
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
    auto& heads = session.compare.heads;
    if (comparesRuns(session)) {
        if (session.runs.size() > 2 && side < session.runs.size()) eraseRun(session, side);
    } else if (heads.size() > 2 && side < heads.size()) {
        heads.erase(heads.begin() + static_cast<std::ptrdiff_t>(side));
    }
}

}  // namespace core
