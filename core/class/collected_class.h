#pragma once

#include "core/class/lesson_answers.h"
#include "core/error.h"
#include "core/guess/guess_score.h"
#include "core/prepare/opened_models.h"

#include <functional>
#include <stop_token>

namespace core {

/// A lesson with every step computed, against which answers are judged.
struct AnsweredLesson {
    std::shared_ptr<const Lesson> lesson;
    std::vector<std::optional<ClaimGround>> grounds;  ///< [steps] nothing where a step could not be computed
    std::vector<std::optional<Guess>> guesses;        ///< [steps] each step's prediction; nothing where it has none
};

/// @throws Error of the lesson's own text, Stopped
AnsweredLesson answeredLesson(const std::filesystem::path& file, OpenedModels& models,
                              const std::stop_token& stop = {});

/// Answers that count.
struct ClassMember {
    LessonAnswers answers;
    std::string from;  ///< the file's name, of a code with its line
    /// [answers.answers] nothing where it cannot be judged
    std::vector<std::optional<bool>> right = {};
};

/// A file of answers that was refused, and the reason.
struct RefusedAnswers {
    std::string from;
    Error error;
};

/// How often a question was answered how.
struct AnswerCount {
    std::string said;
    Index students = 0;
    std::optional<bool> right = {};

    friend bool operator==(const AnswerCount&, const AnswerCount&) = default;
};

struct ClassQuestion {
    std::size_t step = 0;
    std::size_t question = 0;
    Index answered = 0;
    Index right = 0;
    std::vector<AnswerCount> counts = {};  ///< counts for a Choice's options in their order, else the commonest first
};

/// A class's predictions of a hidden row.
struct ClassExpectation {
    std::size_t step = 0;
    std::vector<std::string> keys = {};  ///< as they are written; where the question is which head it is, the heads
    RowVector mean = {};                 ///< [keys] of the students' shares of 1
    RowVector truth = {};                ///< [keys] the model's shares of 1; for a question about heads 1 at the right
                                         ///< head
    Index made = 0;                      ///< students
    std::optional<Index> first = {};     ///< the key, or head, that most students gave most points to
    Index firsts = 0;                    ///< so many students did
    Index right = 0;                     ///< students who gave most points to the key with the most weight
};

struct ClassGoal {
    std::size_t step = 0;
    std::size_t goal = 0;
    Index reached = 0;
};

/// A folder of answers as a class.
struct CollectedClass {
    AnsweredLesson of;
    std::vector<ClassMember> members = {};  ///< by student
    std::vector<RefusedAnswers> refused = {};
    std::vector<ClassQuestion> questions = {};
    std::vector<ClassExpectation> expectations = {};
    std::vector<ClassGoal> goals = {};

    /// The key, or head, that a member gave most points to, the first of several; nothing where none has any.
    static std::optional<Index> firstChoice(const ClassMember& member, std::size_t step);
    /// How near a member's prediction came; nothing where there is none.
    std::optional<GuessScore> scoreOf(const ClassMember& member, std::size_t step) const;
};

/// Reads a folder: NAME.attnanswers, and lines of codes in NAME.txt, with a student's name and a tab, colon, comma or
/// semicolon before each or without. What is damaged, of another lesson or version, or no answers at all is named and
/// passed over; of a student who handed in twice the later answers count. Folders in it are not entered.
///
/// @param told  how many files are done, of how many
/// @throws Error{CannotRead} for the folder; Error{OutOfRange} for more than mostAnswerFiles; Stopped
CollectedClass collectClass(AnsweredLesson lesson, const std::filesystem::path& folder,
                            const std::stop_token& stop = {},
                            const std::function<void(std::size_t done, std::size_t all)>& told = {});

/// Students × questions as CSV (RFC 4180): for each question what was said and whether it is right (1, 0 or nothing),
/// for each prediction the points and what got most of them, for each goal whether it was reached.
std::string classTable(const CollectedClass& collected);

inline constexpr std::size_t mostAnswerFiles = 5000;

}  // namespace core
