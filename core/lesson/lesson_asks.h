#pragma once

#include "core/error.h"
#include "core/lesson/claim.h"
#include "core/lesson/lesson_blocks.h"
#include "core/session/guess.h"
#include "core/session/named_queries.h"
#include "core/session/session.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core {

/// A cell, by its tokens.
struct NamedCell {
    NamedToken query;
    NamedToken key;

    friend bool operator==(const NamedCell&, const NamedCell&) = default;
};

/// Layer and head, both from 0.
using NamedHead = std::pair<Index, Index>;

/// The place that a step points at.
struct LessonLook {
    std::optional<View> view = {};
    std::optional<NamedHead> head = {};
    std::optional<NamedToken> row = {};
    std::optional<NamedToken> column = {};
    std::optional<NamedCell> cell = {};
    std::optional<Stage> stage = {};
    std::optional<Index> dimension = {};  ///< column of the stage's table, from 0; only with a stage
    TextPart part;                        ///< its lines
};

/// The row, key or head of the step's head that it hides until the student has guessed.
struct LessonPrediction {
    Guess::Of of = Guess::Of::Row;
    NamedToken row = {};  ///< Row, Top, Cell
    NamedToken key = {};  ///< Cell
    TextPart part;
};

/// One of several answers.
struct LessonOption {
    std::string text;
    bool right = false;
};

/// A wrong answer that many give, and the sentence that leads on from it.
struct WrongAnswer {
    std::string said;  ///< as an answer of the question's kind is written; of a Choice an option's text
    std::string feedback;
};

/// A question of a step.
struct LessonQuestion {
    enum class Kind {
        Choice,  ///< one of the options, or all that are right where several are
        Number,
        Cell,
        Head,
        Token,
        Text,  ///< in the student's own words: remembered, not judged; the lesson's answer is shown beside it
    };

    std::string ask;
    Kind kind = Kind::Choice;
    std::vector<LessonOption> options = {};
    bool several = false;     ///< Choice: more than one may be picked
    bool paper = false;       ///< a worksheet can ask it: what it is about does not stand on the screen alone
    bool shuffled = true;     ///< Choice: its options stand in another order for each student
    std::string answer = {};  ///< as it is written; empty for a Choice, and where a release leaves it out
    double number = 0;        ///< Number
    std::optional<ClaimValue> computed = {};  ///< Number: the engine's value, which needs no answer
    double tolerance = 0;   ///< Number: so far off is right; not said: half of the last place that is written
    NamedToken token = {};  ///< Token
    NamedCell cell = {};    ///< Cell
    NamedHead head = {};    ///< Head
    std::vector<std::string> hints = {};
    std::vector<WrongAnswer> wrong = {};
    std::optional<NamedToken> cover = {};  ///< the row of the step's head that is hidden until this is answered
    TextPart part;

    /// Whether the right answer is known: not for free text, nor for a release unless the engine computes it.
    bool isJudged() const;
};

/// How lessons spell them.
inline constexpr std::pair<LessonQuestion::Kind, const char*> questionKinds[] = {
    {LessonQuestion::Kind::Choice, "choice"}, {LessonQuestion::Kind::Number, "number"},
    {LessonQuestion::Kind::Cell, "cell"},     {LessonQuestion::Kind::Head, "head"},
    {LessonQuestion::Kind::Token, "token"},   {LessonQuestion::Kind::Text, "text"}};

/// The texts of a question, in the lesson or in its translation.
struct QuestionWords {
    std::string ask;
    std::vector<std::string> options = {};
    std::vector<std::string> hints = {};
    std::vector<std::string> feedback = {};  ///< feedback on each WrongAnswer
    std::string answer = {};                 ///< of a question that is answered in words; empty: none of these has one

    static QuestionWords of(const LessonQuestion& question);
    /// Whether these can stand in the place of others.
    bool isLike(const QuestionWords& other) const
    {
        return options.size() == other.options.size() && hints.size() == other.hints.size()
               && feedback.size() == other.feedback.size();
    }
};

/// Where a fence stops being one.
struct FenceMistake {
    std::size_t at = 0;  ///< in bytes of the whole text
    Words said;          ///< the error in one sentence with %1 for the place
};

/// What stands between the fences of "look", "predict" and "question".
/// @param text    the whole lesson
/// @param inside  the lines between the fences
/// @throws FenceMistake
LessonLook parseLook(std::string_view text, const TextPart& inside);
LessonPrediction parsePrediction(std::string_view text, const TextPart& inside);
/// @param released  no answer needs to stand there
LessonQuestion parseQuestion(std::string_view text, const TextPart& inside, bool released = false);

/// Reads a question of a translation, which has lines of ask, option, hint, wrong and answer alone; those of wrong have
/// the sentence and not the answer that it is said to.
/// @throws FenceMistake
QuestionWords parseQuestionWords(std::string_view text, const TextPart& inside);

/// Parts of them, as somebody types an answer too: `cat`, `"the" #2`; `it -> cat` (or →); `4.4`, counted from 1.
/// @return nothing where it is none
std::optional<NamedToken> namedTokenIn(std::string_view text);
std::optional<NamedCell> namedCellIn(std::string_view text);
std::optional<NamedHead> namedHeadIn(std::string_view text);

/// A question to which an answer of the lesson's list of wrong ones is the right one.
/// @return nothing where that answer is none of the question's kind
std::optional<LessonQuestion> askedFor(const LessonQuestion& question, const std::string& said);

/// The order in which a student sees a choice's options: each of 0 … count − 1 once.
/// @param seed  of the student or sheet
std::vector<std::size_t> optionOrder(const LessonQuestion& question, std::uint64_t seed);

constexpr std::size_t mostOptions = 20, mostHints = 20, mostWrong = 20;

}  // namespace core
