#pragma once

#include <QString>

#include "core/class/lesson_answers.h"
#include "ui/keep/self_saving.h"

/// What was answered, expected and reached in the lesson that is played, and what is handed in. A file of this user's
/// has it from one start of the program to the next; it saves itself.
class GivenAnswers {
public:
    /// Of a lesson: what was remembered of this version of it. What is remembered and cannot be read counts as nothing.
    /// @param key  of the lesson; what earlier versions of the program remembered lies under it in the settings
    void open(const core::Lesson& lesson, const QString& key);
    /// What is not in the file yet, which mostly is nothing.
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
