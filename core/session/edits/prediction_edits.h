#pragma once

#include "core/session/session.h"

/// Edits of a model's predictions: the tracked words, and the continuation of a text.
namespace core {

/// Once each; not beyond `mostTracked`, and not of more than `longestTracked` bytes.
void track(Session& session, const TrackedWord& word);
/// @param place  among the tracked words; one that is not there is left alone
void untrack(Session& session, std::size_t place);
/// Takes the next seed, and drops the tokens of the one before.
void drawAgain(Session& session);

}  // namespace core
