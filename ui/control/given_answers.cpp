#include "ui/control/given_answers.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QSettings>

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

constexpr std::size_t longestAnswers = std::size_t{16} << 20U;  ///< bytes of a file

fs::path fileOf(const QString& key)
{
    const QByteArray name = QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha1).toHex();
    return recoveryFolder().parent_path() / "answers" / (name.toStdString() + ".attnanswers");
}

}  // namespace

/// In the copy of a program that could not write the file, in the file, or where earlier versions had them.
std::string GivenAnswers::remembered(const QString& key)
{
    std::string left;
    const auto take = [&left](const std::string& text) {
        if (left.empty()) left = text;
        return true;  // older ones are of the same answers
    };
    if (m_saving.takeUp(m_file, take)) return left;
    if (core::isThere(m_file)) return core::readText(m_file, longestAnswers);
    return QSettings().value(key).toString().toStdString();
}

void GivenAnswers::open(const core::Lesson& lesson, const QString& key)
{
    m_saving.flush();
    m_file = fileOf(key);
    const core::LessonAnswers fresh{.lesson = lessonNameOf(lesson), .version = lesson.version()};
    try {
        const std::string text = remembered(key);
        m_answers = text.empty() ? fresh : core::answersFrom(text, "");
    } catch (const core::Error&) {
        m_answers = fresh;
    }
    // These answers belong to other questions; only the student's name stays.
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
    // Cuts the name to the bytes that fit, never inside a character.
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

void GivenAnswers::remember()
{
    const auto save = [file = m_file, answers = m_answers](bool) {
        std::error_code none;
        fs::create_directories(file.parent_path(), none);
        core::writeWhole(file, rememberedText(answers), core::Sync::Always);
        return SelfSaving::Saved::Yes;
    };
    m_saving.edit({m_file, save, [answers = m_answers] { return rememberedText(answers); }});
}
