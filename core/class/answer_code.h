#pragma once

#include "core/class/lesson_answers.h"

namespace core {

/// Answers as letters and digits that are short enough to be typed: "8F3K1-…", in groups of five. The letters are those
/// of Crockford's Base32 (https://www.crockford.com/base32.html), which reads o as 0 and i and l as 1, small letters as
/// large ones, and passes over hyphens and spaces; a checksum of 20 bits tells mistakes.
///
/// There is no free text in it: of a student it has a number, of an answer which option, number, token, cell or head it
/// is, of one in one's own words that there is one; of a prediction twentieths of all points. Times and hints are the
/// file's. What stands where depends on the lesson, so that a code is of one version of it alone.
///
/// @param student  a number that the class knows; 0: none
/// @throws Error{OutOfRange} where variant or student are larger than a code holds
std::string answerCode(const LessonAnswers& answers, const Lesson& lesson, Index student);

/// @param grounds  [steps] for the names of places; null where a step could not be computed, whose places have no name
/// @throws Error{Malformed} for letters that no code has, another checksum or too few of them; Error{Unsupported} for
/// one of another lesson or version
LessonAnswers answersOfCode(std::string_view code, const Lesson& lesson,
                            const std::vector<std::optional<ClaimGround>>& grounds);

inline constexpr Index largestStudent = 9999;
/// Stands for a free-text answer, which a code does not hold.
inline constexpr const char* writtenElsewhere = "…";

/// Whether a line looks like a code: nothing but its letters, hyphens and spaces, and enough of them.
bool looksLikeCode(std::string_view line);

}  // namespace core
