#include "core/lesson/lesson_plan.h"
#include "core/model/pass/head_stages.h"
#include "core/not_shown.h"
#include "tests/window/whom_lesson.h"
#include "tests/window/window_driver.h"
#include "ui/bench/view_stack.h"
#include "ui/control/lesson_play.h"
#include "ui/control/run_results.h"
#include "ui/feature/lesson/play/lesson_panel.h"
#include "ui/feature/lesson/play/question_box.h"
#include "ui/feature/lesson/play/question_list.h"
#include "ui/panel/lesson/lesson_prose.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/ui/at_rest.h"

#include <algorithm>
#include <fstream>

namespace fs = std::filesystem;

/// Lessons in the real window.
class TestLessons final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("lessons"); }
    void init()
    {
        QSettings().remove("lessons");
        m_hands.open();
    }
    void cleanup() { m_hands.window.reset(); }

    void aLessonIsPlayedByTheKeysOfAClicker()
    {
        open(whomLesson);
        QVERIFY(m_hands.shows("Whom does “it” mean?"));
        QVERIFY(m_hands.shows("Step 1 of 3"));
        QVERIFY(prose().contains("Each row of the map belongs to one word"));
        QVERIFY(!prose().contains("\"runs\"") && !prose().contains("≥ 0.95"));
        QCOMPARE(QString::fromStdString(session().run().texts.front()),
                 QString("The cat sat on the mat because it was tired."));
        QCOMPARE(session().focus.head, core::Index{3});
        m_hands.press(Qt::Key_PageDown);
        QVERIFY(m_hands.shows("Step 2 of 3"));
        QVERIFY(session().run().texts.front().ends_with("soft."));
        QCOMPARE(session().focus.head, core::Index{3});  // only what differs is said
        m_hands.press(Qt::Key_PageUp);
        QVERIFY(m_hands.shows("Step 1 of 3"));
        QVERIFY(session().run().texts.front().ends_with("tired."));
        m_hands.press(Qt::Key_PageUp);
        QVERIFY(m_hands.shows("Step 1 of 3"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(session().run().texts.front().ends_with("soft."));
    }

    void whoeverExploresFindsTheWayBack()
    {
        open(whomLesson);
        QVERIFY(!m_hands.shows("Back to the step"));
        m_hands.window->setText("The dog sat on the mat because it was tired.");
        QVERIFY(m_hands.shows("Back to the step"));
        emit panel()->stepAsked(0);
        QVERIFY(!m_hands.shows("Back to the step"));
        QVERIFY(session().run().texts.front().starts_with("The cat"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(session().run().texts.front().starts_with("The dog"));
        // Pointing at another cell is reading the step.
        emit panel()->stepAsked(0);
        m_hands.window->editor().apply([](core::Session& next) { next.focus.query = 2; });
        QVERIFY(!m_hands.shows("Back to the step"));
    }

    void aStepShowsTheStageThatItPointsAt()
    {
        open(fs::path(SOURCE_DIR) / "resources/lessons/02-dot-products-by-hand.lesson.md");
        for (std::size_t step = 0; step < 5; ++step) {
            emit panel()->stepAsked(step);
            QVERIFY(at_rest::comesToRest());
        }
        QTRY_COMPARE(session().steps.step, core::Index{6});
        QTRY_VERIFY(
            std::ranges::any_of(m_hands.window->findChildren<QAbstractButton*>(), [](const QAbstractButton* each) {
                return each->isVisible() && each->text().contains("Step 7 of 9");
            }));
    }

    void theEngineDecidesWhetherAGoalIsReached()
    {
        open(whomLesson);
        emit panel()->stepAsked(2);
        QTRY_VERIFY(m_hands.shows("Goal:"));
        QTRY_VERIFY(m_hands.shows("○ What “it” attends to most is “cat”. Now: “mat”."));
        QVERIFY(m_hands.shows("○ Only the text is changed."));  // nothing is yet
        m_hands.window->setText("The cat sat on the mat because it was tired.");
        QTRY_VERIFY(m_hands.shows("✓ Only the text is changed."));
        QTRY_VERIFY(m_hands.shows("✓ What “it” attends to most is “cat”."));
        QTRY_VERIFY(m_hands.shows("Goal reached:"));
        // By another way it does not count.
        m_hands.window->editor().setTemperature(2);
        QTRY_VERIFY(m_hands.shows("○ Only the text is changed."));
        QVERIFY(m_hands.shows("Goal:"));
        m_hands.window->setText("Nothing of that");
        QTRY_VERIFY(m_hands.shows("○ What “it” attends to most is “cat”."));
    }

    void whereALessonWasLeftIsRemembered()
    {
        open(whomLesson);
        m_hands.press(Qt::Key_PageDown);
        emit panel()->closeAsked();
        open(whomLesson);
        QVERIFY(m_hands.shows("Step 2 of 3"));
        QVERIFY(session().run().texts.front().ends_with("soft."));
        emit panel()->closeAsked();
        QVERIFY(!panel()->isVisible());
        QVERIFY(session().run().texts.front().ends_with("soft."));
        m_hands.press(Qt::Key_PageUp);  // a key of the map again
        QVERIFY(session().run().texts.front().ends_with("soft."));
    }

    void aBrokenLessonLeavesEverythingAsItIs()
    {
        open(whomLesson);
        const fs::path broken = m_files.filePath("broken.lesson.md").toStdString();
        std::ofstream(broken) << "# A\n## B\n```expect\nwieght(a → b) > 1\n```\n";
        m_hands.window->openPath(broken);
        QVERIFY2(m_hands.banner().contains("broken.lesson.md") && m_hands.banner().contains("line 4, character 1"),
                 qPrintable(m_hands.banner()));
        QVERIFY(m_hands.shows("Step 1 of 3"));
        std::ofstream(broken) << "# A\n## B\n![x](../secret.png)\n";
        m_hands.window->openPath(broken);
        QVERIFY(m_hands.banner().contains("../secret.png"));
    }

    /// HTML is text, pictures are those of the folder, and links say where they lead.
    void proseOpensNothingByItself()
    {
        const fs::path file = m_files.filePath("open.lesson.md").toStdString();
        QImage(8, 8, QImage::Format_RGB32).save(m_files.filePath("a.png"));
        fs::create_symlink("/etc/hostname", fs::path(m_files.path().toStdString()) / "out.png");
        std::ofstream(file) << "# A\n## B\n<b>bold</b> <script>x</script>\n\n![a](a.png) ![o](out.png)\n\n"
                               "[https://good.example](https://evil.example/x)\n```state\n{\"runs\": [{\"model\": "
                               "\"bundled:named-heads\", \"texts\": [\"a b\"]}]}\n```\n";
        open(file);
        QVERIFY(prose().contains("<b>bold</b> <script>x</script>"));
        auto* text = m_hands.find<LessonProse>();
        QVERIFY(!text->picture(QUrl("a.png")).isNull());
        QVERIFY(text->picture(QUrl("out.png")).isNull());
        QVERIFY(text->picture(QUrl("../a.png")).isNull());
        QVERIFY(text->picture(QUrl("file:///etc/hostname")).isNull());
        QVERIFY(text->picture(QUrl("https://evil.example/a.png")).isNull());
        emit text->linkAsked(QUrl("https://evil.example/x"));
        QVERIFY(m_hands.banner().contains("This link leads to https://evil.example/x."));
    }

    void theViewHasTheRoomToItself()
    {
        open(whomLesson);
        QVERIFY(!m_hands.find<QPlainTextEdit>()->isVisible());
        emit panel()->closeAsked();
        QTRY_VERIFY(m_hands.find<QPlainTextEdit>()->isVisible());
    }

    void contentsAreFoldedAndLeadToAnyStep()
    {
        open(whomLesson);
        auto* contents = m_hands.find<QListWidget>("contents");
        QVERIFY(!contents->isVisible());
        auto* unfold = m_hands.find<QAbstractButton>("unfoldContents");
        unfold->click();
        QVERIFY(contents->isVisible());
        QCOMPARE(contents->count(), 3);
        QCOMPARE(m_hands.window->focusWidget(), contents);
        emit contents->itemActivated(contents->item(2));
        QVERIFY(m_hands.shows("Step 3 of 3"));
        unfold->click();
        QVERIFY(!contents->isVisible());
    }

    void anAnswerIsToldWhereItIsSeen()
    {
        std::string prose;
        for (int i = 0; i < 60; ++i) prose += "This paragraph is here so that the step is longer than the window.\n\n";
        const fs::path file = fs::path(m_files.path().toStdString()) / "asks.lesson.md";
        std::ofstream(file) << "# Asks\n\n## First\n\n```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", "
                               "\"texts\": [\"The mat was soft.\"]}], \"view\": \"map\"}\n```\n\n"
                            << prose << "```question\nask: Is it?\nkind: choice\noption: No\noption*: Yes\n```\n";
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.shows("Step 1 of 1"));
        auto* panel = m_hands.find<LessonPanel>();
        const QList<QAbstractButton*> options = panel->questions()->findChildren<QAbstractButton*>();
        auto* verdict = panel->questions()->findChild<QLabel*>("verdict");
        const auto isSeen = [&] { return !verdict->visibleRegion().isEmpty(); };
        panel->questions()->findChild<QAbstractButton*>("answer")->click();
        QTRY_VERIFY(verdict->text() == "Choose an answer first." && isSeen());
        // A click beside the words of an option counts, too; Tab leads from one to the way on.
        QAbstractButton* right = nullptr;
        for (QAbstractButton* each : options)
            if (each->text() == "Yes") right = each;
        QVERIFY(right != nullptr);
        QTest::mouseClick(right, Qt::LeftButton, {}, QPoint(right->width() - 2, right->height() / 2));
        QVERIFY(right->isChecked());
        panel->questions()->findChild<QAbstractButton*>("answer")->click();
        QTRY_VERIFY(verdict->text().contains("Right.") && isSeen());
    }

    void tabLeadsFromTheViewToTheAnswer()
    {
        QVERIFY(QTest::qWaitForWindowActive(m_hands.window.get()));
        m_hands.window->openPath(fs::path(SOURCE_DIR) / "resources/lessons/01-query-key-value.lesson.md");
        QTRY_VERIFY(m_hands.shows("Step 1 of 11"));
        auto* views = m_hands.find<ViewStack>();
        for (const std::size_t step : {std::size_t{2}, std::size_t{3}}) {
            emit panel()->stepAsked(step);
            QTRY_COMPARE(m_hands.window->editor().session().view, core::View::Steps);
            QVERIFY(at_rest::comesToRest());
            views->takeKeys();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QVERIFY2(panel()->questions()->isAncestorOf(QApplication::focusWidget()),
                     QApplication::focusWidget()->metaObject()->className());
        }
        m_hands.window->setView(core::View::Map);
        QVERIFY(at_rest::comesToRest());
        views->takeKeys();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(panel()->questions()->isAncestorOf(QApplication::focusWidget()));
    }

    /// The row that is asked for stays hidden in every view until it is answered; then a wrong answer is told why.
    void whatIsAskedIsCoveredUntilItIsAnswered()
    {
        const fs::path file = fs::path(m_files.path().toStdString()) / "covers.lesson.md";
        std::ofstream(file)
            << "# Covers\n\n## First\n\n```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", "
               "\"texts\": [\"The mat was soft.\"]}], \"focus\": {\"layer\": 0, \"head\": 1}, \"view\": "
               "\"map\"}\n```\n\n```look\nrow: mat\n```\n\n```question\nask: How much?\nkind: "
               "number\nanswer: 0.99\ntolerance: 0.02\ncover: mat\nwrong: 0.5 | That is half.\n```\n\n"
               "## Second\n\nNothing.\n";
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.shows("Step 1 of 2"));
        auto* results = m_hands.find<RunResults>();
        const auto isHidden = [&](core::Index query) {
            const auto trace = results->shown();
            return trace != nullptr && core::isNotShown((*core::headWeights(*trace, {0, 1, 0}))(query, 0));
        };
        QTRY_VERIFY(isHidden(2));
        QVERIFY(!isHidden(1));
        emit panel()->stepAsked(1);
        QTRY_VERIFY(!isHidden(2));
        emit panel()->stepAsked(0);
        QTRY_VERIFY(isHidden(2));
        m_hands.typeInto(panel()->questions()->findChild<QLineEdit*>(), "much");
        QTRY_VERIFY(m_hands.shows("That is not a number."));
        QVERIFY(isHidden(2));
        m_hands.typeInto(panel()->questions()->findChild<QLineEdit*>(), "0.5");
        QTRY_COMPARE(panel()->questions()->findChild<QLabel*>("verdict")->text(),
                     QString("○ Not quite. That is half."));
        QTRY_VERIFY(!isHidden(2));
    }

    /// What a step chooses is no answer; what the student chooses is.
    void aStepFillsNoField()
    {
        const fs::path file = fs::path(m_files.path().toStdString()) / "fills.lesson.md";
        std::ofstream(file)
            << "# Fills\n\n## First\n\n```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", "
               "\"texts\": [\"The mat was soft.\"]}], \"view\": \"map\"}\n```\n\n## Second\n\n```state\n"
               "{\"focus\": {\"layer\": 2, \"head\": 4, \"key\": 2}}\n```\n\n```look\nrow: "
               "was\n```\n\n```question\nask: Which head?\nkind: head\nanswer: 1.1\n```\n\n```question\n"
               "ask: Which word?\nkind: token\nanswer: soft\n```\n";
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.shows("Step 1 of 2"));
        emit panel()->stepAsked(1);
        QTRY_VERIFY(m_hands.shows("Step 2 of 2"));
        QVERIFY(at_rest::comesToRest());
        const auto said = [this](qsizetype field) {
            return panel()->questions()->findChildren<QLineEdit*>()[field]->text();
        };
        QCOMPARE(said(0), QString());
        QCOMPARE(said(1), QString());
        m_hands.window->editor().apply([](core::Session& next) { next.focus.head = 0; });
        QTRY_COMPARE(said(0), QString("3.1"));
        QCOMPARE(said(1), QString());
    }

    void theEndSaysWhatCameOutAndLeadsOn()
    {
        const fs::path first = fs::path(SOURCE_DIR) / "resources/lessons/03-masks.lesson.md";
        open(first);
        auto* next = m_hands.find<QAbstractButton>("nextLesson");
        QVERIFY(!next->isVisible());
        const std::size_t end = core::endOf(play()->lesson()), last = play()->lesson().steps().size() - 1;
        QVERIFY(end < last);  // appendices follow
        emit panel()->stepAsked(end);
        QTRY_VERIFY(next->isVisible());
        QVERIFY2(m_hands.textOf("lessonResult").endsWith("What follows is an appendix."),
                 qPrintable(m_hands.textOf("lessonResult")));
        emit panel()->stepAsked(end + 1);
        QTRY_VERIFY(!next->isVisible());
        emit panel()->stepAsked(last);
        QTRY_VERIFY(next->isVisible());
        QVERIFY2(next->text().startsWith("Next: "), qPrintable(next->text()));
        int judged = 0;
        for (std::size_t step = 0; step <= end; ++step)
            judged += static_cast<int>(
                std::ranges::count_if(play()->lesson().steps()[step].questions, &core::LessonQuestion::isJudged));
        QVERIFY2(m_hands.textOf("lessonResult").contains(QString("0 of %1 answers are right").arg(judged)),
                 qPrintable(m_hands.textOf("lessonResult")));
        QVERIFY2(m_hands.textOf("lessonResult").contains("Its goal is not reached yet."),
                 qPrintable(m_hands.textOf("lessonResult")));
        QTest::mouseClick(next, Qt::LeftButton);
        QTRY_VERIFY(play()->lesson().file().filename().string().starts_with("04"));
        QVERIFY(!m_hands.find<QWidget>("lessonResult")->isVisible());
        // Which one is done is remembered, and said in the menu.
        const QList<QAction*> entries = lessonsMenu();
        QVERIFY2(entries[2]->text().startsWith("3  ") && entries[2]->text().contains("steps"),
                 qPrintable(entries[2]->text()));
        QVERIFY(entries[2]->text().endsWith("✓ done") && !entries[3]->text().contains("done"));
    }

    void anAnswerThatIsRightCountsAtTheEnd()
    {
        const fs::path file = fs::path(m_files.path().toStdString()) / "counted.lesson.md";
        std::ofstream(file) << "# Counted\n\n## Only\n\n```state\n{\"runs\": [{\"model\": "
                               "\"bundled:primer-encoder\", \"texts\": [\"The mat was soft.\"]}], \"view\": "
                               "\"map\"}\n```\n\n```question\nask: How many?\nkind: number\nanswer: 4\n```\n";
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.shows("0 of 1 answers are right. One question has no answer yet."));
        QVERIFY(!m_hands.find<QAbstractButton>("nextLesson")->isVisible());  // it is nobody's next
        m_hands.typeInto(panel()->questions()->findChild<QLineEdit*>(), "4");
        QTRY_COMPARE(m_hands.textOf("lessonResult"),
                     QString("This is the end of the lesson. 1 of 1 answers are right."));
    }

    void goalsThatAreReachedCountAtTheEnd()
    {
        const fs::path file = fs::path(m_files.path().toStdString()) / "goals.lesson.md";
        std::ofstream(file) << "# Goals\n\n## First\n\n```state\n{\"runs\": [{\"model\": "
                               "\"bundled:primer-encoder\", \"texts\": [\"The mat was soft.\"]}], \"view\": "
                               "\"map\"}\n```\n\n```goal\nweight(\"mat\" -> \"mat\") > 0\nonly text\n```\n\n"
                               "## Second\n\n```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", "
                               "\"texts\": [\"The cat sat.\"]}]}\n```\n\n```goal\nonly mask\n```\n\n## End\n";
        m_hands.window->openPath(file);
        QTRY_VERIFY(play()->goals().size() == 2 && play()->goals().front().reached);
        play()->go(2);
        // One of two conditions held from the start: that is not the goal.
        QTRY_COMPARE(m_hands.textOf("lessonResult"),
                     QString("This is the end of the lesson. Goals are reached in 0 of 2 steps."));
        play()->go(0);
        m_hands.window->setText("The mat was warm.");
        QTRY_VERIFY(play()->goals().size() == 2 && play()->goals().back().reached);
        play()->go(2);
        QTRY_COMPARE(m_hands.textOf("lessonResult"),
                     QString("This is the end of the lesson. Goals are reached in 1 of 2 steps."));
    }

    /// Not even until the next event: what is left of the step before would be drawn among what is asked now.
    void nothingIsLeftOfTheQuestionsBefore()
    {
        const fs::path file = fs::path(m_files.path().toStdString()) / "two.lesson.md";
        std::ofstream(file) << "# Two\n\n## One\n\n```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", "
                               "\"texts\": [\"The mat was soft.\"]}], \"view\": \"map\"}\n```\n\n"
                               "```question\nask: How many?\nkind: number\nanswer: 4\n```\n\n"
                               "```question\nask: And once more?\nkind: number\nanswer: 4\n```\n\n## Other\n\n"
                               "```question\nask: What is soft?\nkind: text\nanswer: The mat.\n```\n";
        m_hands.window->openPath(file);
        QTRY_VERIFY(panel()->questions()->isVisible());
        QCOMPARE(panel()->questions()->boxes().size(), std::size_t{2});
        play()->go(1);
        QCOMPARE(panel()->questions()->boxes().size(), std::size_t{1});
        const auto shown = panel()->questions()->findChildren<QuestionBox*>();
        const QuestionBox* asked = panel()->questions()->boxes().front();
        QVERIFY(std::ranges::all_of(shown, [&](const QuestionBox* box) { return box == asked || box->isHidden(); }));
    }

    void ownLessonsAreListed()
    {
        open(whomLesson);
        const QList<QAction*> entries = lessonsMenu();
        const auto own = std::ranges::find_if(
            entries, [](const QAction* each) { return each->menu() != nullptr && each->text() == "O&wn lessons"; });
        QVERIFY(own != entries.end() && (*own)->isVisible());
        const QList<QAction*> listed = (*own)->menu()->actions();
        QCOMPARE(listed.size(), 1);
        QCOMPARE(listed.front()->text(), QString("Whom does “it” mean?"));
        emit panel()->closeAsked();
        listed.front()->trigger();
        QTRY_VERIFY(play()->isOpen());
    }

    void panelsBesideOneLessonDoNotSqueezeTheNext()
    {
        open(whomLesson);
        m_hands.press(Qt::Key_F8);
        QTRY_VERIFY(m_hands.find<QPlainTextEdit>()->isVisible());
        QTRY_VERIFY(m_hands.find<QPlainTextEdit>()->hasFocus());  // one types at once
        m_hands.press(Qt::Key_PageDown);
        QVERIFY(m_hands.find<QPlainTextEdit>()->isVisible());  // it stays from step to step
        open(fs::path(SOURCE_DIR) / "resources/lessons/03-masks.lesson.md");
        QTRY_VERIFY(!m_hands.find<QPlainTextEdit>()->isVisible());
        emit panel()->closeAsked();
        QTRY_VERIFY(m_hands.find<QPlainTextEdit>()->isVisible());  // as the map has it without a lesson
    }

private:
    LessonPlay* play() const { return m_hands.find<LessonPlay>(); }

    /// The entries of the menu of lessons, filled as if it were opened.
    QList<QAction*> lessonsMenu() const
    {
        for (const QAction* title : m_hands.window->menuBar()->actions()) {
            if (title->text() != "&Lessons") continue;
            QMetaObject::invokeMethod(title->menu(), "aboutToShow");
            return title->menu()->actions();
        }
        return {};
    }

    void open(const fs::path& file)
    {
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.shows("Step "));
        QTRY_VERIFY(m_hands.shows("computed in"));
    }

    const core::Session& session() const { return m_hands.window->editor().session(); }
    LessonPanel* panel() const { return m_hands.find<LessonPanel>(); }
    QString prose() const { return m_hands.find<LessonProse>()->toPlainText(); }

    QTemporaryDir m_files;
    WindowDriver m_hands;
};

TEST_CLASS(TestLessons)
#include "tst_lessons.moc"
