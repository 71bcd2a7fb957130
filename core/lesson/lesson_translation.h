#pragma once

#include "core/lesson/lesson.h"

#include <optional>

namespace core {

/// A step's words in another language.
struct TranslatedStep {
    std::string title;
    std::string prose;  ///< Markdown
    std::vector<QuestionWords> questions = {};
    std::string notes = {};  ///< a paragraph between two blocks, as notesOf() has them
    /// sourceHash() of the original step when it was translated.
    std::string source = {};
    std::size_t at = 0;  ///< where its heading stands
};

/// The words of a lesson in another language, NAME.LANGUAGE.md beside NAME.lesson.md: a title, a second-level heading
/// for each step, and in each a block "source" with the hash of what it was translated from, a block "question" with
/// the lines ask, option and hint of each question, in the lesson's order, and blocks "notes". States, goals, answers
/// and promises stand in the lesson alone; nothing that the program acts on is read from here.
struct LessonTranslation {
    std::filesystem::path file;
    std::string language;  ///< "de", of its name
    std::string title = {};
    std::string introduction = {};
    std::vector<TranslatedStep> steps = {};
};

/// The identity of a step's words: FNV-1a of title, prose, questions and notes, in 16 hexadecimal digits.
std::string sourceHash(const Lesson& lesson, std::size_t step);

/// @throws Error{CannotRead}; Error{Malformed} naming the line of a step without a source, of a block that belongs into
/// the lesson, of a question that is none, and of a picture or a link that leads elsewhere
LessonTranslation openTranslation(const std::filesystem::path& file);

/// The translations beside a lesson, by their names alone.
std::vector<std::filesystem::path> translationsOf(const std::filesystem::path& lesson);

/// The one of a language ("de", "zh_CN"); empty where there is none.
std::filesystem::path translationOf(const std::filesystem::path& lesson, std::string language);

/// A step whose words are another text's, or are not there.
struct StaleStep {
    std::size_t step = 0;  ///< step of the lesson; behind the last: too many are translated
    std::string found;     ///< the mistake, with the hash that would be right
};

std::vector<StaleStep> staleSteps(const Lesson& lesson, const LessonTranslation& translation);

}  // namespace core
