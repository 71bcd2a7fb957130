#include "core/session/edits/prediction_edits.h"

#include <algorithm>

namespace core {

void track(Session& session, const TrackedWord& word)
{
    std::vector<TrackedWord>& all = session.tracked;
    const bool usable = !word.text.empty() && word.text.size() <= longestTracked;
    if (usable && all.size() < mostTracked && std::ranges::find(all, word) == all.end()) all.push_back(word);
}

void untrack(Session& session, std::size_t place)
{
    if (place < session.tracked.size())
        session.tracked.erase(session.tracked.begin() + static_cast<std::ptrdiff_t>(place));
}

void drawAgain(Session& session)
{
    if (!session.sampling) return;
    session.sampling->seed = session.sampling->seed < largestSeed ? session.sampling->seed + 1 : 0;
    session.run().continuation = {};
}

}  // namespace core
