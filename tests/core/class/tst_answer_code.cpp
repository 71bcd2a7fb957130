#include <QTest>

#include "core/class/code_bits.h"
#include "core/lesson/lesson_ground.h"
#include "tests/core/caught.h"
#include "tests/core/class/made_answers.h"
#include "tests/test_class.h"

#include <cctype>

using namespace core;

namespace {

std::string codeOf(const AnsweredLesson& lesson, const LessonAnswers& answers, Index student)
{
    return answerCode(answers, *lesson.lesson, student);
}

/// The part of answers that a code holds: no times, no hints, predictions in twentieths.
LessonAnswers asCoded(LessonAnswers answers)
{
    for (LessonAnswer& each : answers.answers) {
        each.time = 0;
        each.right.reset();
    }
    for (LessonExpectation& each : answers.expectations) each.time = 0;
    for (ReachedGoal& each : answers.goals) each.time = 0;
    return answers;
}

/// A lesson with a question of every kind.
AnsweredLesson everyKind()
{
    const std::string text =
        "# T\n\n## One\n\n```state\n{\"runs\": [{\"model\": \"bundled:named-heads\", "
        "\"texts\": [\"the cat sat on the mat\"]}],\n\"focus\": {\"query\": 2}}\n```\n"
        "```question\nask: Q\nkind: choice\noption: a\noption*: b\noption: c\n```\n"
        "```question\nask: Q\nkind: choice\noption*: a\noption*: b\noption: c\n```\n"
        "```question\nask: Q\nkind: number\nanswer: 2\n```\n```question\nask: Q\nkind: token\nanswer: \"the\" #2\n```\n"
        "```question\nask: Q\nkind: cell\nanswer: sat -> cat\n```\n```question\nask: Q\nkind: head\nanswer: 1.2\n```\n"
        "```question\nask: Q\nkind: text\nanswer: because\n```\n";
    AnsweredLesson answered;
    answered.lesson = std::make_shared<const Lesson>(Lesson::parse(text, SOURCE_DIR "/every.lesson.md"));
    OpenedModels models;
    const Session session = answered.lesson->sessionAt(0);
    answered.grounds.emplace_back(lessonGround(session, models));
    answered.guesses.emplace_back();
    return answered;
}

LessonAnswers saying(const AnsweredLesson& lesson, const std::vector<std::string>& said)
{
    LessonAnswers answers{.lesson = lessonNameOf(*lesson.lesson), .version = lesson.lesson->version()};
    for (std::size_t i = 0; i < said.size(); ++i)
        answers.put(judgedAnswer(*lesson.lesson, 0, i, said[i], lesson.grounds[0]));
    return answers;
}

}  // namespace

/// Answers that are typed.
class TestAnswerCode final : public QObject {
    Q_OBJECT
private slots:
    void answersComeBack()
    {
        const AnsweredLesson lesson = made_answers::masks();
        for (std::uint64_t student = 1; student <= 40; ++student) {
            const LessonAnswers answers = made_answers::of(lesson, student);
            const std::string code = codeOf(lesson, answers, static_cast<Index>(student));
            QVERIFY2(code.size() < 90, code.c_str());
            LessonAnswers again = answersOfCode(code, *lesson.lesson, lesson.grounds);
            QCOMPARE(again, asCoded(answers));
        }
    }

    void everyKindOfAnswerComesBack()
    {
        const AnsweredLesson lesson = everyKind();
        const std::vector<std::string> said{"c",   "a\nc",    "-0.0450", "\"the\" #2", "\"the\" #2 → cat",
                                            "1.2", "my words"};
        const LessonAnswers again =
            answersOfCode(codeOf(lesson, saying(lesson, said), 17), *lesson.lesson, lesson.grounds);
        QCOMPARE(again.student, std::string("17"));
        QCOMPARE(again.answers.size(), said.size());
        for (std::size_t i = 0; i + 1 < said.size(); ++i) QCOMPARE(again.answers[i].said, said[i]);
        QCOMPARE(again.answers.back().said, std::string(writtenElsewhere));  // no free text in a code
    }

    void numbersComeBackAsTheyWereWritten_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("back");
        for (const char* said : {"0", "1", "0.05", "-3", "12345.678", "0.0000001", "999999999"})
            QTest::newRow(said) << said << said;
        QTest::newRow("a comma") << "0,25"
                                 << "0.25";
        QTest::newRow("more digits than a code holds") << "0.123456789"
                                                       << "0.1234568";
        QTest::newRow("a huge number") << "1e300"
                                       << "1000000000000000";
        QTest::newRow("no leading zero") << ".5"
                                         << "0.5";
        QTest::newRow("a third") << "1/3"
                                 << "0.3333333";
        QTest::newRow("percent") << "16 %"
                                 << "0.1600000";
    }
    void numbersComeBackAsTheyWereWritten()
    {
        QFETCH(const QString, said);
        QFETCH(const QString, back);
        const AnsweredLesson lesson = everyKind();
        const std::string code = codeOf(lesson, saying(lesson, {"a", "a", said.toStdString()}), 0);
        const LessonAnswers again = answersOfCode(code, *lesson.lesson, lesson.grounds);
        QCOMPARE(QString::fromStdString(again.answers.at(2).said), back);
    }

    /// Points that were not given are not given by the code either.
    void aPartOfThePointsStaysAPart()
    {
        const AnsweredLesson lesson = made_answers::masks();
        LessonAnswers answers = made_answers::of(lesson, 7);
        answers.expectations = {{.step = 1, .points = {0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0}}};
        const LessonAnswers again = answersOfCode(codeOf(lesson, answers, 7), *lesson.lesson, lesson.grounds);
        QCOMPARE(again.expectations.at(0).points, answers.expectations.at(0).points);
    }

    void itIsReadAsItIsTyped()
    {
        const AnsweredLesson lesson = made_answers::masks();
        const LessonAnswers answers = made_answers::of(lesson, 7);
        const std::string code = codeOf(lesson, answers, 7);
        std::string typed;
        for (const char c : code) {
            if (c == '-') continue;
            typed += c == '0' ? 'o' : c == '1' ? 'l' : static_cast<char>(std::tolower(c));
            typed += ' ';
        }
        QVERIFY(looksLikeCode(code) && looksLikeCode(typed));
        QCOMPARE(answersOfCode(typed, *lesson.lesson, lesson.grounds),
                 answersOfCode(code, *lesson.lesson, lesson.grounds));
    }

    void everyMistypedLetterIsTold()
    {
        const AnsweredLesson lesson = made_answers::masks();
        const std::string code = codeOf(lesson, made_answers::of(lesson, 9), 9);
        for (std::size_t at = 0; at < code.size(); ++at) {
            if (code[at] == '-') continue;
            for (const char other : {'0', '1', '7', 'A', 'K', 'Z', 'U', '?'}) {
                if (other == code[at]) continue;
                std::string typed = code;
                typed[at] = other;
                QVERIFY2(caught([&] { answersOfCode(typed, *lesson.lesson, lesson.grounds); }).code != Code::Failed,
                         typed.c_str());
            }
        }
        for (std::size_t cut = 0; cut < code.size(); ++cut)
            QVERIFY(caught([&] { answersOfCode(code.substr(0, cut), *lesson.lesson, lesson.grounds); }).code
                    == Code::Malformed);
    }

    /// A made-up code with a valid checksum leads to one sentence at most.
    void madeUpCodesAreHarmless()
    {
        const AnsweredLesson lesson = made_answers::masks();
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            CodeBits bits;
            if (seed % 2 == 0) {  // a head that is believed
                const CodeBits real = CodeBits::ofLetters(codeOf(lesson, {}, 0));
                CodeBits copy = real;
                for (int i = 0; i < 27; ++i) bits.put(copy.take(1), 1);
            }
            const std::uint64_t count = mixedBits(seed, 0) % 300;
            for (std::uint64_t i = 0; i < count; ++i) bits.put(mixedBits(seed, i + 1) & 1U, 1);
            static_cast<void>(caught([&] { answersOfCode(bits.letters(), *lesson.lesson, lesson.grounds); }));
        }
    }

    void itIsOfOneVersionOfOneLesson()
    {
        const AnsweredLesson lesson = made_answers::masks();
        const std::string code = codeOf(lesson, made_answers::of(lesson, 3), 3);
        const Lesson other = Lesson::parse(lesson.lesson->text() + "\nOne more line.\n", lesson.lesson->file());
        QVERIFY(caught([&] { answersOfCode(code, other, lesson.grounds); }).code == Code::Unsupported);
    }

    void whatDoesNotFitIsRefused()
    {
        const AnsweredLesson lesson = made_answers::masks();
        QVERIFY(caught([&] { codeOf(lesson, {}, 10'000); }).code == Code::OutOfRange);
        QVERIFY(caught([&] { codeOf(lesson, {.variant = 1000}, 1); }).code == Code::OutOfRange);
    }
};

TEST_CLASS(TestAnswerCode)
#include "tst_answer_code.moc"
