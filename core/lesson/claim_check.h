#pragma once

#include "core/lesson/claim.h"
#include "core/model/pass/row_reading.h"
#include "core/model/pass/trace.h"
#include "core/session/session.h"

namespace core {

/// The ground for a claim's check: a finished trace, and the head and place in focus.
struct ClaimGround {
    std::shared_ptr<const Trace> trace;  ///< trace of the attention in focus
    HeadAddress head = {};
    Index query = 0;  ///< where the model's answer is read; see predictedPosition()
    /// How rows are named: a claim names a row by its label in the map.
    RowReading rows = RowReading::Usual;
};

/// The ground that a session stands on. The answer is read at the end of a text that goes on, else at the query.
/// @param trace  finished, of the attention that is looked at
/// @throws Error{Missing} where it has no such text
ClaimGround claimGround(std::shared_ptr<const Trace> trace, const Session& session);

/// Whether a claim holds, and the engine's value for each side.
struct ClaimVerdict {
    bool holds = false;
    std::string left;
    std::string right;
};

/// @param claim  a comparison, without `only`
/// @throws Error{Missing, OutOfRange} naming a token, head or answer that is not there; Error{Unknown} with the nearest
/// token
ClaimVerdict check(const Claim& claim, const ClaimGround& ground);

/// What the engine says a number is.
/// @param value  that says no token
/// @throws Error as check()
double computedNumber(const ClaimValue& value, const ClaimGround& ground);

}  // namespace core
