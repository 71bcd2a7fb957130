#pragma once

#include "core/session/session.h"

/// Edits of what is asked of a model's predictions: the words that are tracked, and how a text is continued.
namespace core {

/// Once each; not beyond `mostTracked`, and not of more than `longestTracked` bytes.
void track(Session& session, const TrackedWord& word);
/// @param place  among the tracked words; one that is not there is left alone
void untrack(Session& session, std::size_t place);
/// The next seed, and nothing of what was drawn by the one before.
void drawAgain(Session& session);

}  // namespace core
