#include "tests/window/whom_lesson.h"
#include "tests/window/window_driver.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/lesson/play/lesson_panel.h"
#include "ui/feature/lesson/play/question_list.h"
#include "ui/panel/lesson/lesson_prose.h"

#include <QAbstractButton>
#include <QListWidget>
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
        for (std::size_t step = 0; step < 8; ++step) {
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

private:
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
