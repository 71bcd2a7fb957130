#include "core/session/compared_heads.h"

#include <algorithm>

namespace core {
namespace {

std::vector<ComparedHead> headsToBeginWith(const Session& session)
{
    const ComparedHead shown{0, session.focus.layer, session.focus.head};
    std::vector<ComparedHead> heads = session.chosen;
    if (heads.size() > mostRuns) heads.resize(mostRuns);
    if (heads.size() >= 2) return heads;
    if (heads.size() == 1 && heads.front() != shown) return {shown, heads.front()};
    return {shown, {0, shown.layer, shown.head == 0 ? 1 : shown.head - 1}};
}

}  // namespace

std::vector<ComparedHead> comparedHeads(const Session& session)
{
    if (session.compare.kind == CompareSettings::Kind::Heads)
        return session.compare.heads.empty() ? headsToBeginWith(session) : session.compare.heads;
    std::vector<ComparedHead> sides;
    for (Index run = 0; run < static_cast<Index>(session.runs.size()); ++run)
        sides.push_back({run, session.focus.layer, session.focus.head});
    return sides;
}

}  // namespace core
