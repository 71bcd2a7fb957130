#pragma once

#include "core/analysis/attention_steps.h"
#include "core/lesson/claim_check.h"
#include "core/lesson/lesson.h"

#include <optional>
#include <string_view>

namespace core {

/// The n-th token that is written so.
/// @throws Error{Unknown, OutOfRange} as placesOfToken()
Index placeOfNamed(const std::vector<Token>& tokens, const NamedToken& named);

/// Names the row that predicts what comes behind the end of its text, where rows are named after the next token.
constexpr std::string_view rowOfNext = "(next)";

/// The row that is named after a token, as a map shows it, or the one called rowOfNext.
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

/// A table of a head's calculation.
/// @throws Error{Missing} naming those that there are
StageTable tableNamed(const ClaimGround& ground, const HeadAddress& address, Stage stage);
/// @param column  from 0
/// @throws Error{OutOfRange}
void requireColumn(const StageTable& table, Index column);
/// Requires that the head has the table and the column that a look names.
/// @throws Error as tableNamed() and requireColumn()
void requireTable(const LessonLook& look, const ClaimGround& ground);

/// What is hidden.
/// @param at  whose run, head and text it is of
/// @throws Error as rowNamed()
Guess guessOf(const LessonPrediction& prediction, const ClaimGround& ground, Focus at);

/// Whether an answer is right; nothing where nobody knows (see LessonQuestion::isJudged()), and for one that names
/// nothing that is there.
/// @param said    as it was typed; of a Choice the texts of the options, one on each line
std::optional<bool> isRight(const LessonQuestion& question, const std::string& said, const ClaimGround& ground);

/// Which of the question's wrong answers this one is.
std::optional<std::size_t> wrongAnswerOf(const LessonQuestion& question, const std::string& said,
                                         const ClaimGround& ground);

/// The row that is hidden until a question is answered: the one that it names, or that its number is computed from.
/// @param at  whose run, head and text the step shows
/// @return nothing where nothing is hidden for it
/// @throws Error as rowNamed()
std::optional<Focus> coveredBy(const LessonQuestion& question, const ClaimGround& ground, Focus at);

/// Requires that the tokens and heads are there that a question's answer names, and that it is what is computed.
/// @throws Error
void requireAnswerable(const LessonQuestion& question, const ClaimGround& ground);

}  // namespace core
