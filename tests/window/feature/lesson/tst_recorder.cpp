#include "core/lesson/lesson.h"
#include "core/lesson/lesson_check.h"
#include "tests/window/window_driver.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/lesson/record/lesson_recording.h"
#include "ui/feature/lesson/record/recorder_panel.h"

#include <QAction>
#include <QComboBox>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

#include "tests/test_class.h"

#include <fstream>
#include <sstream>

namespace fs = std::filesystem;

namespace {

/// What a person does, counted: a press of a key that is not typing, a click, a text typed.
class Hands {
public:
    explicit Hands(const WindowDriver& driver) : m_driver(driver) {}

    void click(const char* name)
    {
        auto* button = m_driver.find<QPushButton>(name);
        QVERIFY2(button != nullptr && button->isVisible(), name);
        QTest::mouseClick(button, Qt::LeftButton);
        ++actions;
    }
    void type(const char* field, const QString& text)
    {
        auto* line = m_driver.find<QLineEdit>(field);
        line->selectAll();
        QTest::keyClicks(line, text);
        ++actions;
    }
    void write(const char* field, const QString& text)
    {
        auto* lines = m_driver.find<QPlainTextEdit>(field);
        lines->setPlainText(text);
        ++actions;
    }
    void choose(const char* list, int row)
    {
        auto* box = m_driver.find<QComboBox>(list);
        box->setCurrentIndex(row);
        emit box->activated(row);
        ++actions;
    }
    int actions = 0;

private:
    const WindowDriver& m_driver;
};

}  // namespace

/// A lesson recorded in the real window by somebody who knows no format, and played.
class TestRecorder final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("recorder"); }
    void init()
    {
        m_hands.open();
        m_file = fs::path(m_folder.path().toStdString()) / "words.lesson.md";
        fs::remove(m_file);
    }
    void cleanup() { m_hands.window.reset(); }

    void theLessonIsTriedAndWrittenFurther()
    {
        begin();
        Hands(m_hands).click("primary");  // a second step
        QTRY_COMPARE(m_hands.find<LessonRecording>()->step(), std::size_t{1});
        Hands(m_hands).click("tryLesson");
        QTRY_VERIFY(m_hands.find<LessonPlay>()->isOpen());
        QCOMPARE(m_hands.find<LessonPlay>()->step(), std::size_t{1});
        QVERIFY(!m_hands.find<RecorderPanel>()->isVisible());
        m_hands.click("toRecorder");
        QTRY_VERIFY(m_hands.find<RecorderPanel>()->isVisible());
        QVERIFY(!m_hands.find<LessonPlay>()->isOpen());
        QCOMPARE(m_hands.find<LessonRecording>()->file(), m_file);
    }

    void eightStepsTakeAtMostTwelveActionsEach()
    {
        begin();
        for (int step = 1; step < 8; ++step) {
            Hands hands(m_hands);
            m_hands.window->setText(QStringLiteral("the cat and the %1 cats").arg(step));
            QTRY_VERIFY(!recording()->promisesOfShown().isEmpty());
            hands.actions = 1;
            m_hands.press(Qt::Key_Return, Qt::ControlModifier);
            ++hands.actions;
            hands.type("stepTitle", QStringLiteral("Cats %1").arg(step));
            hands.write("stepText", "Look at the row of the last word.");
            hands.write("stepNotes", "two minutes");
            hands.choose("stepLook", 1);
            hands.choose("stepPredict", 2);
            hands.choose("questionKind", 1);
            hands.type("questionText", "What do you see?");
            hands.write("questionAnswers", "* one key\nno key");
            hands.click("promiseShown");
            QVERIFY2(hands.actions <= 12, qPrintable(QString::number(hands.actions)));
        }
        const core::Lesson lesson = written();
        QCOMPARE(lesson.steps().size(), std::size_t{8});
        QCOMPARE(lesson.title(), std::string("Words"));
        QCOMPARE(lesson.steps()[3].title, std::string("Cats 3"));
        QVERIFY(lesson.proseOf(3).find("Look at the row") != std::string::npos);
        QCOMPARE(core::fenceOf(lesson, 3, "question"),
                 std::string("ask: What do you see?\nkind: choice\noption*: one key\noption: no key\n"));
        QCOMPARE(lesson.sessionAt(3).run().texts.front(), std::string("the cat and the 3 cats"));
        QVERIFY(core::fenceOf(lesson, 3, "state").find("texts") != std::string::npos);
        QVERIFY(core::fenceOf(lesson, 3, "state").find("view") == std::string::npos);
        core::OpenedModels models;
        QVERIFY(core::brokenPromises(lesson, models).empty());
    }

    void whatIsRecordedIsPlayed()
    {
        begin();
        m_hands.window->setText("the dog");
        m_hands.press(Qt::Key_Return, Qt::ControlModifier);
        m_hands.find<RecorderPanel>()->closeAsked();
        QVERIFY(!m_hands.find<RecorderPanel>()->isVisible());
        m_hands.window->openPath(m_file);
        QTRY_VERIFY(m_hands.shows("Step 1 of 2"));
        m_hands.press(Qt::Key_PageDown);
        QCOMPARE(session().run().texts.front(), std::string("the dog"));
    }

    void stepsAreMovedCopiedRemovedAndTakenBack()
    {
        begin();
        for (const char* text : {"one", "two", "three"}) {
            m_hands.window->setText(text);
            m_hands.press(Qt::Key_Return, Qt::ControlModifier);
        }
        QCOMPARE(list()->count(), 4);
        const std::string before = recording()->script().text();
        recording()->move(3, 1);
        QCOMPARE(textAt(1), std::string("three"));
        QCOMPARE(textAt(3), std::string("two"));
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(textAt(2), std::string("three"));
        Hands hands(m_hands);
        hands.click("copyStep");
        QCOMPARE(list()->count(), 5);
        QCOMPARE(textAt(3), std::string("three"));
        hands.click("removeStep");
        QCOMPARE(list()->count(), 4);
        for (int i = 0; i < 4; ++i) hands.click("undoStep");
        QCOMPARE(recording()->script().text(), before);
        hands.click("redoStep");
        QCOMPARE(textAt(1), std::string("three"));
    }

    void aBrokenPromiseSaysWhatIsSoAndIsMended()
    {
        begin();
        m_hands.press(Qt::Key_Home);
        Hands hands(m_hands);
        hands.click("promiseShown");
        const QString promised = m_hands.find<QPlainTextEdit>("stepPromises")->toPlainText();
        QVERIFY2(promised.startsWith("weight("), qPrintable(promised));
        hands.write("stepPromises", QString(promised).section('\n', 0, 0).section(' ', 0, -2) + " 7.5");
        QTRY_VERIFY(m_hands.textOf("recorderFoot").startsWith("1 of "));
        QTRY_VERIFY(m_hands.textOf("brokenPromises").contains("Promise weight("));
        QVERIFY(list()->item(0)->text().contains("✕ 1"));
        m_hands.find<QLabel>("brokenPromises")->linkActivated("0");
        QTRY_VERIFY(!m_hands.find<QLabel>("brokenPromises")->isVisible());
        QVERIFY(!m_hands.find<QPlainTextEdit>("stepPromises")->toPlainText().contains("7.5"));
    }

    void aMistakeIsSaidWhereItIsTyped()
    {
        begin();
        Hands hands(m_hands);
        hands.type("stepGoal", "weight(");
        QTRY_VERIFY(m_hands.textOf("brokenPromises").contains("character"));
        // What was written before stays, and what is typed next mends it.
        hands.type("stepGoal", "only mask");
        QTRY_VERIFY(!m_hands.find<QLabel>("brokenPromises")->isVisible());
    }

    void whatCannotBeWrittenIsSaid()
    {
        m_file = "/proc/nowhere/words.lesson.md";
        begin(false);
        QTRY_VERIFY(m_hands.banner().contains("/proc/nowhere"));
    }

private:
    void begin(bool written = true)
    {
        m_hands.answerDialog(QString::fromStdString(m_file.string()));
        for (QAction* action : m_hands.window->findChildren<QAction*>())
            if (action->text() == "&Record a lesson…") action->trigger();
        if (written) QTRY_VERIFY(m_hands.find<RecorderPanel>() != nullptr && list()->count() == 1);
    }
    core::Lesson written()
    {
        recording()->saving().flush();
        return core::Lesson::open(m_file);
    }
    LessonRecording* recording() const { return m_hands.find<LessonRecording>(); }
    QListWidget* list() const { return m_hands.find<QListWidget>("recordedSteps"); }
    std::string textAt(std::size_t step) const { return recording()->lesson()->sessionAt(step).run().texts.front(); }
    const core::Session& session() const { return m_hands.window->editor().session(); }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
    fs::path m_file;
};

TEST_CLASS(TestRecorder)
#include "tst_recorder.moc"
