// What the model writes itself, and what is left out where memory is short.

#include "ui/control/session_editor.h"

#include <algorithm>

using core::Index;
using core::Session;

void SessionEditor::appendGenerated(Index id, bool first)
{
    change(
        [&](Session& next) {
            core::Continuation& continuation = next.run().continuation;
            continuation.ids.resize(static_cast<std::size_t>(continuation.shown));
            continuation.ids.push_back(id);
            ++continuation.shown;
        },
        first ? Kind::Edit : Kind::Continued);
}

void SessionEditor::showGenerated(Index count)
{
    change(
        [&](Session& next) {
            core::Continuation& continuation = next.run().continuation;
            continuation.shown = std::clamp<Index>(count, 0, static_cast<Index>(continuation.ids.size()));
        },
        Kind::Continued);
}

void SessionEditor::dropContinuation()
{
    change([](Session& next) { next.run().continuation = {}; });
}

void SessionEditor::setMostTokens(std::optional<Index> count)
{
    change([&](Session& next) {
        for (core::Run& run : next.runs) run.most_tokens = count;
    });
}

void SessionEditor::setLayersOnDemand(bool onDemand)
{
    change([&](Session& next) {
        for (core::Run& run : next.runs) run.layers_on_demand = onDemand;
    });
}
