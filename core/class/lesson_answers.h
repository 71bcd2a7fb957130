#pragma once

#include "core/lesson/claim_check.h"
#include "core/lesson/lesson.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// A student's answer to a question.
struct LessonAnswer {
    std::size_t step = 0;
    std::size_t question = 0;
    std::string said = {};           ///< as it was typed; for a Choice the options' texts, one on each line
    std::vector<Index> places = {};  ///< the places that it names, see placesSaid(); empty: none that exists
    Index hints = 0;                 ///< hints that the student took
    std::int64_t time = 0;           ///< seconds since 1970-01-01T00:00:00Z
    std::optional<bool> right = {};  ///< the judgement at once; not handed in

    friend bool operator==(const LessonAnswer&, const LessonAnswer&) = default;
};

/// A student's prediction of a hidden row.
struct LessonExpectation {
    std::size_t step = 0;
    std::vector<double> points = {};  ///< [keys] of a Guess; where the question is which head it is [heads of the
                                      ///< model]
    std::int64_t time = 0;

    friend bool operator==(const LessonExpectation&, const LessonExpectation&) = default;
};

struct ReachedGoal {
    std::size_t step = 0;
    std::size_t goal = 0;  ///< place among the step's claims that are goals
    std::int64_t time = 0;

    friend bool operator==(const ReachedGoal&, const ReachedGoal&) = default;
};

/// One student's answers to a lesson: NAME.attnanswers. It tells which lesson and version it is of, what was answered
/// and when, and what the student typed as a name or number; nothing else of the machine or of the person.
struct LessonAnswers {
    std::string lesson = {};   ///< its file's name, without the ending
    std::string version = {};  ///< Lesson::version()
    Index variant = 0;         ///< the copy of the worksheet that belongs to it; 0: none
    std::string student = {};  ///< a name or a number, as it was typed
    std::vector<LessonAnswer> answers = {};
    std::vector<LessonExpectation> expectations = {};
    std::vector<ReachedGoal> goals = {};

    const LessonAnswer* answerTo(std::size_t step, std::size_t question) const;
    const LessonExpectation* expectationAt(std::size_t step) const;
    bool hasReached(std::size_t step, std::size_t goal) const;
    /// In the place of the one before it.
    void put(LessonAnswer answer);
    void put(LessonExpectation expectation);
    void put(const ReachedGoal& goal);  ///< once is enough: the first time counts
    bool isEmpty() const { return answers.empty() && expectations.empty() && goals.empty(); }
    /// When the last of it was done; 0: nothing was.
    std::int64_t lastTime() const;

    friend bool operator==(const LessonAnswers&, const LessonAnswers&) = default;
};

inline constexpr Index mostVariants = 999;
inline constexpr std::size_t longestStudent = 100;  ///< bytes of a name
inline constexpr std::size_t longestSaid = 8000;    ///< bytes of an answer

/// A lesson's name in answers: its file's name without .lesson.md.
std::string lessonNameOf(const Lesson& lesson);

/// The parts of an answer: of a Choice its options, of a Token its key, of a Cell its row and key, of a Head layer and
/// head; all from 0. Empty where it names nothing that is there, and of the other kinds.
std::vector<Index> placesSaid(const LessonQuestion& question, const std::string& said, const ClaimGround& ground);
/// The answer that names them; empty where there is no such place.
std::string sayingOf(const LessonQuestion& question, const std::vector<Index>& places, const ClaimGround& ground);

/// What is said at some time, with what it names and whether it is right.
/// @param ground  of the step; nothing where it cannot be computed, so that only what needs no model is judged
LessonAnswer judgedAnswer(const Lesson& lesson, std::size_t step, std::size_t question, const std::string& said,
                          const std::optional<ClaimGround>& ground);

/// The answers as JSON: one object with "format", "version" and the members above, without the judgements.
std::string answersText(const LessonAnswers& answers);
/// The answers as JSON with their judgements, for a file that is not handed in.
std::string rememberedText(const LessonAnswers& answers);
/// @param file  names the source in errors
/// @throws Error{Malformed, OutOfRange, Unsupported} naming the field
LessonAnswers answersFrom(std::string_view text, const std::string& file);

}  // namespace core
