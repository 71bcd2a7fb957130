#include "ui/control/given_answers.h"

#include <QDateTime>
#include <QSettings>

#include "core/error.h"

#include <algorithm>

void GivenAnswers::open(const core::Lesson& lesson, const QString& key)
{
    m_key = key;
    const core::LessonAnswers fresh{.lesson = lessonNameOf(lesson), .version = lesson.version()};
    try {
        const std::string text = QSettings().value(key).toString().toStdString();
        m_answers = text.empty() ? fresh : core::answersFrom(text, "");
    } catch (const core::Error&) {
        m_answers = fresh;
    }
    // Answers to other questions: who the student is stays.
    if (m_answers.lesson == fresh.lesson && m_answers.version == fresh.version) return;
    const std::string student = m_answers.student;
    m_answers = fresh;
    m_answers.student = student;
}

core::LessonAnswer GivenAnswers::answerTo(std::size_t step, std::size_t question) const
{
    const core::LessonAnswer* known = m_answers.answerTo(step, question);
    return known == nullptr ? core::LessonAnswer{.step = step, .question = question} : *known;
}

void GivenAnswers::answer(core::LessonAnswer answer)
{
    answer.hints = answerTo(answer.step, answer.question).hints;
    answer.time = QDateTime::currentSecsSinceEpoch();
    m_answers.put(std::move(answer));
    remember();
}

void GivenAnswers::hint(std::size_t step, std::size_t question, std::size_t hints)
{
    core::LessonAnswer given = answerTo(step, question);
    given.hints = std::min(given.hints + 1, static_cast<core::Index>(hints));
    m_answers.put(std::move(given));
    remember();
}

void GivenAnswers::expect(std::size_t step, std::vector<double> points)
{
    if (m_answers.expectationAt(step) != nullptr) return;
    m_answers.put(core::LessonExpectation{step, std::move(points), QDateTime::currentSecsSinceEpoch()});
    remember();
}

void GivenAnswers::reach(std::size_t step, std::size_t goal)
{
    if (m_answers.hasReached(step, goal)) return;
    m_answers.put(core::ReachedGoal{step, goal, QDateTime::currentSecsSinceEpoch()});
    remember();
}

void GivenAnswers::setStudent(const QString& student)
{
    // As many characters as fit, never half of one.
    QString name = student.trimmed();
    while (static_cast<std::size_t>(name.toUtf8().size()) > core::longestStudent) name.chop(1);
    m_answers.student = name.toStdString();
    remember();
}

void GivenAnswers::setVariant(core::Index variant)
{
    m_answers.variant = std::clamp<core::Index>(variant, 0, core::mostVariants);
    remember();
}

void GivenAnswers::remember() const { QSettings().setValue(m_key, QString::fromStdString(rememberedText(m_answers))); }
