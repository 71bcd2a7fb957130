#pragma once

#include "core/lesson/claim_check.h"
#include "core/lesson/lesson.h"

#include <optional>

namespace core {

/// The n-th token that is written so.
/// @throws Error{Unknown, OutOfRange} as placesOfToken()
Index placeOfNamed(const std::vector<Token>& tokens, const NamedToken& named);

/// The row that is named after a token, as a map shows it.
/// @throws Error{Unknown, OutOfRange, Missing}
Index rowNamed(const ClaimGround& ground, const NamedToken& named);
Index keyNamed(const ClaimGround& ground, const NamedToken& named);

/// The place that a step points at in the view.
struct LookedAt {
    std::optional<Index> row = {};
    std::optional<Index> key = {};

    friend bool operator==(const LookedAt&, const LookedAt&) = default;
};
/// @throws Error as rowNamed()
LookedAt lookedAt(const LessonLook& look, const ClaimGround& ground);

/// What is hidden.
/// @param at  whose run, head and text it is of
/// @throws Error as rowNamed()
Guess guessOf(const LessonPrediction& prediction, const ClaimGround& ground, Focus at);

/// A number as people type it: "0.95", "0,95".
std::optional<double> numberSaid(std::string_view text);

/// Whether an answer is right; nothing where nobody knows (see LessonQuestion::isJudged()), and for one that names
/// nothing that is there.
/// @param said    as it was typed; of a Choice the texts of the options, one on each line
std::optional<bool> isRight(const LessonQuestion& question, const std::string& said, const ClaimGround& ground);

/// Requires that the tokens and heads are there that a question's answer names, and that it is what is computed.
/// @throws Error
void requireAnswerable(const LessonQuestion& question, const ClaimGround& ground);

}  // namespace core
