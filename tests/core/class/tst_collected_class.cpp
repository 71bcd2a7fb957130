#include <QTemporaryDir>
#include <QTest>

#include "core/array/text_sheet.h"
#include "core/class/class_summary.h"
#include "tests/core/caught.h"
#include "tests/core/class/made_answers.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <fstream>
#include <set>

using namespace core;
namespace fs = std::filesystem;

namespace {

/// A folder of answers that were handed in.
class Folder {
public:
    void put(const std::string& name, const std::string& bytes) const
    {
        std::ofstream(path() / name, std::ios::binary) << bytes;
    }
    fs::path path() const { return m_folder.path().toStdString(); }

private:
    QTemporaryDir m_folder;
};

std::set<std::string> refusedIn(const CollectedClass& collected)
{
    std::set<std::string> names;
    for (const RefusedAnswers& each : collected.refused) names.insert(each.from);
    return names;
}

const Error& errorOf(const CollectedClass& collected, const std::string& from)
{
    return std::ranges::find(collected.refused, from, &RefusedAnswers::from)->error;
}

/// The table that a spreadsheet would read.
TextSheet tableOf(const CollectedClass& collected) { return sheetIn(classTable(collected), "the table"); }

}  // namespace

/// A folder of answers as a class.
class TestCollectedClass final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_lesson = made_answers::masks(); }

    /// 15 of 300 answers are truncated, foreign, doubled, of another version or hostile.
    void aClassOfThreeHundredIsCollected()
    {
        const Folder folder;
        constexpr std::uint64_t students = 285;
        for (std::uint64_t i = 1; i <= students; ++i) {
            if (i % 3 == 0) continue;  // these hand in codes
            folder.put("s" + std::to_string(i) + ".attnanswers", answersText(made_answers::of(m_lesson, i)));
        }
        std::string codes;
        for (std::uint64_t i = 3; i <= students; i += 3)
            codes += std::to_string(i) + ": "
                     + answerCode(made_answers::of(m_lesson, i), *m_lesson.lesson, static_cast<Index>(i)) + "\n";
        folder.put("codes.txt", codes);
        const std::set<std::string> bad = putBadOnes(folder);
        QCOMPARE(bad.size(), 15U);
        const CollectedClass collected = collectClass(m_lesson, folder.path());
        QCOMPARE(refusedIn(collected), bad);
        QCOMPARE(collected.members.size(), students);
        for (std::size_t i = 0; i < students; ++i)
            QCOMPARE(collected.members[i].answers.student, std::to_string(i + 1));  // 2 before 10
        compareTable(collected);
        compareSummary(collected);
    }

    void everyRefusalSaysWhy()
    {
        const Folder folder;
        putBadOnes(folder);
        folder.put("s1.attnanswers", answersText(made_answers::of(m_lesson, 1)));
        const CollectedClass collected = collectClass(m_lesson, folder.path());
        QVERIFY(errorOf(collected, "cut.attnanswers").code == Code::Malformed);
        QCOMPARE(saidParts(errorOf(collected, "other-lesson.attnanswers")).found, std::string("01-query-key-value"));
        QCOMPARE(saidParts(errorOf(collected, "other-version.attnanswers")).field, std::string("the lesson's version"));
        QCOMPARE(saidParts(errorOf(collected, "other-version.attnanswers")).expected, m_lesson.lesson->version());
        QVERIFY(errorOf(collected, "far-step.attnanswers").code == Code::OutOfRange);
        QVERIFY(errorOf(collected, "many-points.attnanswers").code == Code::WrongShape);
        QVERIFY(errorOf(collected, "typed.txt, line 2").code == Code::Malformed);
        QCOMPARE(saidParts(errorOf(collected, "a-link.attnanswers")).found,
                 std::string("a folder, a link or a device"));
        QVERIFY(errorOf(collected, "foreign.docx").code == Code::Malformed);
    }

    void ofTwoTheLaterCounts()
    {
        const Folder folder;
        LessonAnswers first = made_answers::of(m_lesson, 5), second = made_answers::of(m_lesson, 6);
        second.student = first.student = "Ada";
        for (LessonAnswer& each : first.answers) each.time = 1'800'000'000;
        for (LessonAnswer& each : second.answers) each.time = 1'700'000'000;
        for (LessonExpectation& each : second.expectations) each.time = 1'700'000'000;
        for (ReachedGoal& each : second.goals) each.time = 1'700'000'000;
        folder.put("a.attnanswers", answersText(first));
        folder.put("b.attnanswers", answersText(second));
        const CollectedClass collected = collectClass(m_lesson, folder.path());
        QCOMPARE(collected.members.size(), 1U);
        QCOMPARE(collected.members.front().from, std::string("a.attnanswers"));
        QCOMPARE(refusedIn(collected), std::set<std::string>{"b.attnanswers"});
    }

    void withoutANameEachCounts()
    {
        const Folder folder;
        LessonAnswers nameless = made_answers::of(m_lesson, 5);
        nameless.student.clear();
        folder.put("a.attnanswers", answersText(nameless));
        folder.put("b.attnanswers", answersText(nameless));
        QCOMPARE(collectClass(m_lesson, folder.path()).members.size(), 2U);
    }

    void formulasStayTexts()
    {
        const Folder folder;
        LessonAnswers answers = made_answers::of(m_lesson, 5);
        answers.student = "=HYPERLINK(\"http://x\")";
        folder.put("a.attnanswers", answersText(answers));
        const std::string table = classTable(collectClass(m_lesson, folder.path()));
        QVERIFY(table.find("'=HYPERLINK") != std::string::npos);
        QVERIFY(table.find("\n=") == std::string::npos && table.find(",=") == std::string::npos);
    }

    void whatSteersATerminalIsLeftOut()
    {
        const Folder folder;
        LessonAnswers answers = made_answers::of(m_lesson, 5);
        answers.student = "A\x1B[31md\xE2\x80\xAE\xE2\x80\x8B"
                          "a\x07";
        folder.put("a.attnanswers", answersText(answers));
        folder.put("codes.txt", "B\x1B[2Job\xC3: " + answerCode(answers, *m_lesson.lesson, 0) + "\n");
        const CollectedClass collected = collectClass(m_lesson, folder.path());
        QCOMPARE(collected.members.size(), 2U);
        QCOMPARE(collected.members[0].answers.student, std::string("A[31mda"));
        QCOMPARE(collected.members[1].answers.student, std::string("B[2Job\xEF\xBF\xBD"));
    }

    /// A bar is never longer than the number of answers.
    void whoSaysNothingHasNotAnswered()
    {
        const Folder folder;
        LessonAnswers answers = made_answers::of(m_lesson, 5);
        for (LessonAnswer& each : answers.answers) each.said.clear(), each.places = {0};
        folder.put("a.attnanswers", answersText(answers));
        for (const ClassQuestion& about : collectClass(m_lesson, folder.path()).questions) {
            QCOMPARE(about.answered, Index{0});
            for (const AnswerCount& count : about.counts) QCOMPARE(count.students, Index{0});
        }
    }

    void whatIsRememberedAndWhatIsHandedInDiffer()
    {
        LessonAnswers answers = made_answers::of(m_lesson, 5);
        QVERIFY(rememberedText(answers).find("\"right\"") != std::string::npos);
        QVERIFY(answersText(answers).find("\"right\"") == std::string::npos);
        QCOMPARE(answersFrom(rememberedText(answers), ""), answers);
        for (LessonAnswer& each : answers.answers) each.right.reset();
        QCOMPARE(answersFrom(answersText(answers), ""), answers);
    }

    /// Changed bytes, cut texts: one sentence each, never more.
    void hostileAnswersAreHarmless()
    {
        const std::string text = answersText(made_answers::of(m_lesson, 5));
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            std::string other = text.substr(0, seed % 3 == 0 ? mixedBits(seed, 9) % text.size() : text.size());
            for (std::uint64_t i = 0; i < 1 + seed % 4 && !other.empty(); ++i)
                other[mixedBits(seed, i) % other.size()] = static_cast<char>(mixedBits(seed, i + 20) & 0xFFU);
            static_cast<void>(caught([&] { answersFrom(other, ""); }));
        }
    }

    void aFolderThatIsNoneIsSaid()
    {
        QVERIFY(caught([&] { collectClass(m_lesson, "/nowhere"); }).code == Code::CannotRead);
    }

private:
    /// @return their names in the end
    std::set<std::string> putBadOnes(const Folder& folder) const
    {
        const LessonAnswers good = made_answers::of(m_lesson, 1);
        const std::string text = answersText(good);
        const auto changed = [&](const auto& change) {
            LessonAnswers other = good;
            other.student = "someone else";
            change(other);
            return answersText(other);
        };
        folder.put("cut.attnanswers", text.substr(0, text.size() / 2));
        folder.put("empty.attnanswers", "");
        folder.put("noise.attnanswers", std::string(5000, '\xFF'));
        folder.put("brackets.attnanswers", std::string(100'000, '['));
        folder.put("session.attnanswers", R"({"format": "attentionscope session", "version": 1})");
        folder.put("newer.attnanswers", R"({"format": "attentionscope answers", "version": 99})");
        folder.put("foreign.docx", "PK");
        folder.put("twice.attnanswers", text);
        folder.put("other-lesson.attnanswers", changed([](auto& other) { other.lesson = "01-query-key-value"; }));
        folder.put("other-version.attnanswers", changed([](auto& other) { other.version = "00000000"; }));
        folder.put("far-step.attnanswers", changed([](auto& other) { other.answers.front().step = 400; }));
        folder.put("far-question.attnanswers", changed([](auto& other) { other.answers.front().question = 19; }));
        folder.put("many-points.attnanswers", changed([&](auto& other) {
                       other.expectations = {{.step = predictedStep(), .points = std::vector<double>(4000, 1)}};
                   }));
        folder.put("typed.txt", "\n4QC24-80003-R0DG0-0NEF8\n");
        std::error_code none;
        fs::create_symlink("/dev/zero", folder.path() / "a-link.attnanswers", none);
        // Where two files have the same answers, the later one in the folder counts.
        return {
            "cut.attnanswers",          "empty.attnanswers",         "noise.attnanswers",    "brackets.attnanswers",
            "session.attnanswers",      "newer.attnanswers",         "foreign.docx",         "s1.attnanswers",
            "other-lesson.attnanswers", "other-version.attnanswers", "far-step.attnanswers", "far-question.attnanswers",
            "many-points.attnanswers",  "typed.txt, line 2",         "a-link.attnanswers"};
    }

    std::size_t predictedStep() const
    {
        for (std::size_t i = 0; i < m_lesson.guesses.size(); ++i)
            if (m_lesson.guesses[i]) return i;
        return 0;
    }

    /// Every cell is the student's answer.
    void compareTable(const CollectedClass& collected) const
    {
        const TextSheet table = tableOf(collected);
        QCOMPARE(table.rows.size(), collected.members.size());
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const auto student = static_cast<std::uint64_t>(row + 1);
            const LessonAnswers made = made_answers::of(m_lesson, student);
            const auto cell = [&](const std::string& name) {
                const auto& cells = table.rows[row].cells;
                const std::size_t column = table.columnNamed(name);
                return column < cells.size() ? cells[column] : std::string("no such column");
            };
            QCOMPARE(cell("student"), std::to_string(student));
            for (std::size_t i = 0; i < m_lesson.lesson->steps().size(); ++i)
                for (std::size_t j = 0; j < m_lesson.lesson->steps()[i].questions.size(); ++j) {
                    const LessonAnswer* answer = made.answerTo(i, j);
                    const std::string place = std::to_string(i + 1) + "." + std::to_string(j + 1);
                    QCOMPARE(cell(place + " answer"), answer == nullptr ? "" : answer->said);
                    const std::string right = answer == nullptr || !answer->right ? "" : *answer->right ? "1" : "0";
                    QCOMPARE(cell(place + " right"), right);
                }
        }
    }

    void compareSummary(const CollectedClass& collected) const
    {
        QVERIFY(!collected.questions.empty() && !collected.expectations.empty() && !collected.goals.empty());
        for (const ClassQuestion& about : collected.questions) {
            Index answered = 0, right = 0;
            for (std::size_t i = 1; i <= collected.members.size(); ++i) {
                const LessonAnswers made = made_answers::of(m_lesson, i);
                const LessonAnswer* answer = made.answerTo(about.step, about.question);
                answered += answer != nullptr ? 1 : 0;
                right += answer != nullptr && answer->right == true ? 1 : 0;
            }
            QCOMPARE(about.answered, answered);
            QCOMPARE(about.right, right);
            Index counted = 0;
            for (const AnswerCount& count : about.counts) counted += count.students;
            QCOMPARE(counted, answered);  // one option each in this lesson
        }
        for (const ClassExpectation& about : collected.expectations) {
            QVERIFY(about.made > 100);
            QVERIFY(std::abs(about.mean.sum() - 1) < 1e-4F && std::abs(about.truth.sum() - 1) < 1e-4F);
            QVERIFY(about.first && about.firsts > 0 && about.firsts <= about.made && about.right <= about.made);
        }
    }

    AnsweredLesson m_lesson;
};

TEST_CLASS(TestCollectedClass)
#include "tst_collected_class.moc"
