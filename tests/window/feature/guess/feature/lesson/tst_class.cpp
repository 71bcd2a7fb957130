#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

#include "core/class/lesson_package.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/lesson/bundled_lessons.h"
#include "tests/core/class/made_answers.h"
#include "tests/test_class.h"
#include "tests/window/feature/guess/guessing_hands.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/lesson/class/class_chart.h"
#include "ui/feature/lesson/class/class_window.h"
#include "ui/feature/lesson/class/hand_in_dialog.h"
#include "ui/feature/lesson/play/lesson_panel.h"
#include "ui/feature/lesson/play/question_box.h"
#include "ui/feature/lesson/play/question_list.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

std::string textOfFile(const fs::path& file) { return core::readText(file.string(), std::size_t{1} << 24U); }

/// A lesson with everything that is handed in.
const std::string everyQuestion =
    "# Whom does it mean\n\n## Guess\n\nWhere does it look?\n\n"
    "```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", \"texts\": [\"The cat sat on the mat because it was "
    "tired.\"]}],\n\"focus\": {\"layer\": 3, \"head\": 3, \"query\": 8, \"key\": 2}, \"view\": \"map\"}\n```\n"
    "```predict\nrow it\n```\n"
    "```question\nask: What did you see?\nkind: choice\noption: It is even\noption*: One key takes nearly all\n```\n"
    "## Look\n\n```look\nview: map\ncell: it -> cat\n```\n"
    "```question\nask: How much?\nkind: number\nanswer: 0.99\ntolerance: 0.02\ncomputed: weight(\"it\" → "
    "\"cat\")\n```\n"
    "```notes\nThe answer is 0.99.\n```\n"
    "## Your turn\n\n```goal\nweight(\"it\" → \"cat\") < 0.5\n```\n";

}  // namespace

/// A lesson is handed out, answered, handed in and collected.
class TestClassroom final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("classroom");
        const fs::path file = path("whom.lesson.md");
        core::writeWhole(file, everyQuestion);
        core::writeWhole(path("whom.attnlesson"), core::packedLesson(core::Lesson::open(file)));
    }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void whatIsHandedOutIsAnsweredAndHandedIn()
    {
        answerIt();
        m_hands.press(Qt::Key_PageDown);
        QTRY_VERIFY(m_hands.shows("Step 3 of 3"));
        const core::LessonAnswers in = handedIn("Ada Lovelace", 12);
        QCOMPARE(in.student, std::string("Ada Lovelace"));
        QCOMPARE(in.variant, core::Index{12});
        QCOMPARE(in.version, core::Lesson::open(path("whom.lesson.md")).version());
        QCOMPARE(in.answers.size(), std::size_t{2});
        QCOMPARE(in.answers[0].said, std::string("It is even"));
        QCOMPARE(in.answers[1].said, std::string("0.99"));
        QVERIFY(in.answers[0].time > 1'700'000'000 && in.answers[1].time >= in.answers[0].time);
        QCOMPARE(in.expectations.size(), std::size_t{1});
        QCOMPARE(in.expectations[0].points[GuessingHands::cat], 80.0);
        QVERIFY(in.goals.empty());
    }

    /// What was expected first is handed in: later one has seen it.
    void aSecondGuessIsNotHandedIn()
    {
        answerIt();
        auto* play = m_hands.find<LessonPlay>();
        m_hands.press(Qt::Key_PageUp);
        QTRY_VERIFY(m_hands.session().guess.has_value());
        const auto before = play->given().all().expectations;
        m_hands.window->editor().apply([](core::Session& next) {
            next.guess->shown = false;
            next.guess->points.assign(13, 0);
            next.guess->points[0] = 100;
        });
        m_hands.showIt();
        QCOMPARE(play->given().all().expectations, before);
        QCOMPARE(before.size(), std::size_t{1});
    }

    void aDialogSaysWhatItCannotWrite()
    {
        m_hands.window->openPath(path("whom.attnlesson"));
        QTRY_VERIFY(m_hands.shows("Whom does it mean"));
        m_hands.find<LessonPanel>()->handInAsked();
        auto* dialog = m_hands.find<HandInDialog>();
        QVERIFY(dialog != nullptr);
        m_hands.answerDialog("/proc/all.attnanswers");
        QTest::mouseClick(dialog->findChild<QPushButton*>("primary"), Qt::LeftButton);
        auto* trouble = dialog->findChild<QLabel*>("handInTrouble");
        QVERIFY(trouble->isVisible() && trouble->text().contains("cannot be written"));
        QVERIFY(dialog->isVisible());
        dialog->reject();
    }

    void aCodeHasTheNumber()
    {
        answerIt();
        m_hands.find<LessonPanel>()->handInAsked();
        auto* dialog = m_hands.find<HandInDialog>();
        dialog->findChild<QLineEdit*>("student")->setText("17");
        const std::string code = dialog->findChild<QLabel*>("answerCode")->text().toStdString();
        core::OpenedModels models;
        const core::AnsweredLesson answered = core::answeredLesson(path("whom.lesson.md"), models);
        const core::LessonAnswers in = core::answersOfCode(code, *answered.lesson, answered.grounds);
        QCOMPARE(in.student, std::string("17"));
        QCOMPARE(in.answers.size(), std::size_t{2});
        dialog->reject();
    }

    /// Thirty students and one who handed in half a file.
    void aFolderBecomesATableAndCharts()
    {
        const core::AnsweredLesson masks = made_answers::masks();
        const fs::path folder = path("class");
        fs::create_directories(folder);
        for (std::uint64_t i = 1; i <= 30; ++i)
            core::writeWhole(folder / ("s" + std::to_string(i) + ".attnanswers"),
                             answersText(made_answers::of(masks, i)));
        core::writeWhole(folder / "half.attnanswers", answersText(made_answers::of(masks, 31)).substr(0, 200));
        ClassWindow window;
        window.collect(core::bundledLessons().at(2).file, folder);
        window.show();
        auto* list = window.findChild<QListWidget*>("classQuestions");
        QTRY_VERIFY(list->count() > 0);
        auto* students = window.findChild<QTableView*>("classStudents");
        QCOMPARE(students->model()->rowCount(), 30);
        QVERIFY(window.findChild<QLabel*>("classFacts")->text().endsWith("students: 30"));
        auto* refused = window.findChild<QListWidget*>("refusedAnswers");
        QCOMPARE(refused->count(), 1);
        QVERIFY(refused->item(0)->text().startsWith("half.attnanswers: "));
        auto* chart = window.findChild<ClassChart*>();
        QVERIFY(!chart->bars().empty());
        // By one key it is shown to everybody, without a name.
        QVERIFY(students->isVisible());
        QTest::keyClick(&window, Qt::Key_F5);
        QTRY_VERIFY(window.isShownToClass());
        QVERIFY(!students->isVisible() && !refused->isVisible() && chart->isVisible());
        const QString first = chart->accessibleName();
        QTest::keyClick(&window, Qt::Key_PageDown);
        QVERIFY(chart->accessibleName() != first);
        QTest::keyClick(&window, Qt::Key_Escape);
        QTRY_VERIFY(!window.isShownToClass() && students->isVisible());
        // The table is the command line's.
        const QString table = m_files.filePath("table.csv");
        m_hands.answerDialog(table);
        QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(fs::exists(table.toStdString()));
        QCOMPARE(textOfFile(table.toStdString()), classTable(core::collectClass(masks, folder)));
    }

    void aFolderThatIsGoneIsSaid()
    {
        ClassWindow window;
        window.collect(core::bundledLessons().at(2).file, "/nowhere");
        window.show();
        QTRY_VERIFY(window.findChild<Banner*>()->text().contains("/nowhere"));
    }

private:
    fs::path path(const char* name) const { return m_files.filePath(QString::fromLatin1(name)).toStdString(); }
    const std::vector<QuestionBox*>& questions() const { return m_hands.find<LessonPanel>()->questions()->boxes(); }

    static void clickIn(QWidget* box, const char* name)
    {
        QTest::mouseClick(box->findChild<QWidget*>(QString::fromLatin1(name)), Qt::LeftButton);
    }

    void answerIt() const
    {
        m_hands.window->openPath(path("whom.attnlesson"));
        QTRY_VERIFY(m_hands.shows("Step 1 of 3"));
        QTRY_VERIFY(m_hands.session().guess.has_value());
        m_hands.window->editor().apply([](core::Session& next) {
            next.guess->points.assign(13, 0);
            next.guess->points[GuessingHands::cat] = 80;
        });
        m_hands.showIt();
        QTRY_COMPARE(questions().size(), std::size_t{1});
        // Nobody here knows what is right.
        for (auto* option : questions().front()->findChildren<QAbstractButton*>())
            if (option->text() == "It is even") option->setChecked(true);
        clickIn(questions().front(), "answer");
        QVERIFY(m_hands.shows("Noted. It is handed in with your answers."));
        QVERIFY(!m_hands.shows("Not quite") && !m_hands.shows("✓ Right."));
        m_hands.press(Qt::Key_PageDown);
        QTRY_VERIFY(m_hands.shows("How much?"));
        // But what is computed is judged.
        auto* field = questions().front()->findChild<QLineEdit*>();
        m_hands.typeInto(field, "0.5");
        QVERIFY(m_hands.shows("○ Not quite."));
        m_hands.typeInto(field, "0.99");
        QVERIFY(m_hands.shows("✓ Right."));
    }

    core::LessonAnswers handedIn(const QString& student, int sheet)
    {
        m_hands.find<LessonPanel>()->handInAsked();
        auto* dialog = m_hands.find<HandInDialog>();
        dialog->findChild<QLineEdit*>("student")->setText(student);
        dialog->findChild<QSpinBox*>("sheetCopy")->setValue(sheet);
        const QString file = m_files.filePath("handed.attnanswers");
        m_hands.answerDialog(file);
        QTest::mouseClick(dialog->findChild<QPushButton*>("primary"), Qt::LeftButton);
        return core::answersFrom(textOfFile(file.toStdString()), "");
    }

    GuessingHands m_hands;
    QTemporaryDir m_files;
};

TEST_CLASS(TestClassroom)
#include "tst_class.moc"
