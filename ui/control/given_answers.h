#pragma once

#include <QString>

#include "core/class/lesson_answers.h"

/// What was answered, expected and reached in the lesson that is played: remembered where its place is, from one start
/// of the program to the next, and what is handed in.
class GivenAnswers {
public:
    /// Of a lesson: what was remembered of this version of it. What is remembered and cannot be read counts as nothing.
    void open(const core::Lesson& lesson, const QString& key);
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
    void remember() const;

    core::LessonAnswers m_answers;
    QString m_key;
};
