#pragma once

#include "core/session/session.h"

#include <vector>

/// Edits of what is guessed.
namespace core {

/// Hides a row, or asks which head it is. What is looked at becomes that row's first key, so that what was chosen
/// before does not point at the answer; of a head the first one.
void beginGuess(Session& session, Guess::Of of, const Focus& at);
/// A token's points, no fewer than none; of 100 no more than are left.
/// @param keys  that the row has; of a head the heads of the model
void givePoints(Session& session, Index key, double points, Index keys);
/// One token instead of the one before; the cell's weight in percent; one head.
void givePick(Session& session, Index key, double points, Index keys);
/// What is left of 100 points, in whole points; the first tokens have one more where it does not come out even.
/// @param visible  [keys] that the query sees
void spreadPoints(Session& session, const std::vector<bool>& visible);
void clearPoints(Session& session);
/// Changes between points and hands in a class; points or hands that were given so far are dropped.
void setGuessedBy(Session& session, Guess::By by);
/// From now on hands are counted for each token: where a class was asked for the strongest one, it is the row that it
/// guesses, as the shares of its hands say.
void countHands(Session& session);
void showGuess(Session& session);
/// Begins the guess anew with no points given.
void guessAgain(Session& session);
void endGuess(Session& session);

/// Points out of 100 that may still be given; 0 in a class.
double pointsLeft(const Guess& guess);

}  // namespace core
