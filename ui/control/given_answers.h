#pragma once

#include <QString>

#include "core/class/lesson_answers.h"
#include "ui/keep/self_saving.h"

/// What was answered, expected and reached in the lesson that is played, and what is handed in. A file of this user's
/// has it from one start of the program to the next; it saves itself.
class GivenAnswers {
public:
    /// Opens the answers that were remembered for this version of a lesson. Unreadable ones count as none.
    /// @param key  names the lesson; earlier versions of the program kept its answers in the settings under this key
    void open(const core::Lesson& lesson, const QString& key);
    /// Answers that are not in the file yet, usually none.
    SelfSaving& saving() { return m_saving; }
    const core::LessonAnswers& all() const { return m_answers; }

    /// @param step  from 0
    core::LessonAnswer answerTo(std::size_t step, std::size_t question) const;
    void answer(core::LessonAnswer answer);
    void hint(std::size_t step, std::size_t question, std::size_t hints);
    /// The first time counts: later ones have seen the answer.
    void expect(std::size_t step, std::vector<double> points);
    void reach(std::size_t step, std::size_t goal);
    void setStudent(const QString& student);
    void setVariant(core::Index variant);

private:
    std::string remembered(const QString& key);
    void remember();

    core::LessonAnswers m_answers;
    std::filesystem::path m_file;
    SelfSaving m_saving{QStringLiteral(".kept-answers")};
};
