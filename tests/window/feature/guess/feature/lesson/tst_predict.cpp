#include <QAccessible>
#include <QLabel>
#include <QToolButton>

#include "tests/test_class.h"
#include "tests/window/feature/guess/guessing_hands.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/lesson/play/lesson_panel.h"
#include "ui/feature/lesson/play/question_box.h"
#include "ui/feature/lesson/play/question_list.h"
#include "ui/view/heads/head_grid.h"
#include "ui/view/map/map_view.h"

#include <cmath>
#include <fstream>

using core::Index;
using core::View;
namespace fs = std::filesystem;

namespace {

const std::string riddle =
    "```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", \"texts\": [\"The cat sat on the mat because it was "
    "tired.\"]}],\n\"focus\": {\"layer\": 3, \"head\": 3, \"query\": 8, \"key\": 2}, \"view\": \"map\"}\n```\n";

const std::string guessedLesson =
    "# Whom does it mean\n\n## Guess\n\nWhere does it look?\n\n" + riddle
    + "```look\nrow: it\n```\n```predict\nrow it\n```\n"
      "```question\nask: What did you see?\nkind: choice\noption: It is even\noption*: One key takes "
      "nearly everything\nhint: Look at the tall bar.\nhint: There is one.\n```\n"
      "```question\nask: Which word takes it?\nkind: token\nanswer: cat\n```\n"
      "## Look\n\nOne head finds the cat.\n\n```look\nview: map\ncell: it -> cat\n```\n"
      "```question\nask: How much?\nkind: number\nanswer: 0.99\ntolerance: 0.02\n```\n"
      "## Stage\n\n```look\nview: steps\nstage: weights\n```\n";

}  // namespace

/// A row is guessed before anybody sees it.
class TestPredict final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("predict");
        QAccessible::setActive(true);
    }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    /// Dragging aside, everything is done by keys, and each of it can be undone.
    void aRowIsGuessedByKeysAndUndone()
    {
        m_hands.openRiddle();
        m_hands.window->editor().look([](core::Session& next) {
            next.focus.query = GuessingHands::it;
            next.focus.key = GuessingHands::cat;
        });
        m_hands.press(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(panel() != nullptr && panel()->isVisible());
        QVERIFY(session().guess && session().guess->of == core::Guess::Of::Row);
        QCOMPARE(session().guess->at.query, GuessingHands::it);
        QCOMPARE(session().focus.key, Index{0});
        GuessBars* bars = panel()->bars();
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Right);
        QTest::keyClick(bars, Qt::Key_Right);
        QCOMPARE(bars->chosen(), 2);
        QTest::keyClicks(bars, "45");
        QCOMPARE(session().guess->points[2], 45.0);
        QVERIFY(m_hands.shows("55 of 100 points left"));
        QTest::keyClick(bars, Qt::Key_Right);
        QTest::keyClick(bars, Qt::Key_Plus);
        QTest::keyClick(bars, Qt::Key_Plus);
        QTest::keyClick(bars, Qt::Key_Minus);
        QCOMPARE(session().guess->points[3], 5.0);
        QVERIFY(m_hands.shows("50 of 100 points left"));
        m_hands.click("spread");
        QVERIFY(m_hands.shows("0 of 100 points left"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_hands.shows("50 of 100 points left"));
        m_hands.click("clear");
        QVERIFY(m_hands.shows("100 of 100 points left"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_hands.shows("50 of 100 points left"));
        // Screen readers meet the bars as values.
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(bars);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), 13);
        QCOMPARE(list->child(2)->role(), QAccessible::SpinBox);
        QCOMPARE(list->child(2)->text(QAccessible::Name), QString("␣cat"));
        QCOMPARE(list->child(2)->valueInterface()->currentValue().toDouble(), 45.0);
        list->child(6)->valueInterface()->setCurrentValue(30);
        QCOMPARE(session().guess->points[6], 30.0);
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Return);
        QVERIFY(session().guess->shown);
        QTRY_VERIFY(m_hands.shows("Nearly all of it on"));
        QTRY_VERIFY(m_hands.textOf("divergence").endsWith(" nats"));
        QCOMPARE(m_hands.textOf("rank"), QString("rank 1 of 13"));
        QVERIFY(m_hands.textOf("shared").endsWith(" of 100"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!session().guess->shown);
        QTest::keyClick(panel()->bars(), Qt::Key_Return);
        m_hands.click("again");
        QVERIFY(!session().guess->shown && session().guess->points.empty());
        // Who gives no points has no first choice.
        QTest::keyClick(panel()->bars(), Qt::Key_Return);
        QTRY_VERIFY(session().guess->shown && m_hands.shows("Nearly all of it on"));
        QVERIFY(!m_hands.find<QLabel>("rank")->isVisible());
        m_hands.click("again");
        m_hands.click("endGuess");
        QVERIFY(!session().guess);
        QVERIFY(!panel()->isVisible());
    }

    void barsAreDraggedAndHandsAreCounted()
    {
        m_hands.openRiddle();
        m_hands.guess({.layer = 3, .head = 3, .query = GuessingHands::it});
        GuessBars* bars = panel()->bars();
        const QRectF column = bars->barRect(2);
        QTest::mousePress(bars, Qt::LeftButton, {},
                          QPoint(int(column.center().x()), int(column.top() + column.height() * 0.7)));
        QTest::mouseMove(bars, QPoint(int(column.center().x()), int(column.top() + column.height() * 0.6)));
        QTest::mouseMove(bars, QPoint(int(column.center().x()), int(column.top() + column.height() * 0.5)));
        QTest::mouseRelease(bars, Qt::LeftButton, {},
                            QPoint(int(column.center().x()), int(column.top() + column.height() * 0.5)));
        QVERIFY(std::abs(session().guess->points[2] - 50) <= 1);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);  // one step
        QVERIFY(session().guess->points.empty());
        m_hands.window->editor().apply([](core::Session& next) { next.guess->by = core::Guess::By::Hands; });
        bars->setFocus();
        QTest::keyClicks(bars, "12");
        QTest::keyClick(bars, Qt::Key_Plus);
        QCOMPARE(session().guess->points[static_cast<std::size_t>(bars->chosen())], 13.0);
        QVERIFY(m_hands.shows("13 hand"));
    }

    void aFavouriteAndAWeightAreGuessed()
    {
        m_hands.openRiddle();
        m_hands.guess({.layer = 3, .head = 3, .query = GuessingHands::it}, core::Guess::Of::Top);
        QVERIFY(m_hands.shows("look at most?"));
        GuessBars* bars = panel()->bars();
        bars->setFocus();
        bars->choose(6);
        QTest::keyClick(bars, Qt::Key_Space);
        QCOMPARE(session().guess->points[6], 100.0);
        bars->choose(2);
        QTest::keyClick(bars, Qt::Key_Space);
        QCOMPARE(session().guess->points[6], 0.0);
        m_hands.showIt();
        QTRY_VERIFY(m_hands.shows("You picked ␣cat: right."));
        m_hands.window->editor().apply([](core::Session& next) { next.guess.reset(); });
        m_hands.guess({.layer = 3, .head = 3, .query = GuessingHands::it, .key = GuessingHands::cat},
                      core::Guess::Of::Cell);
        QCOMPARE(panel()->bars()->content().bars.size(), std::size_t{1});
        panel()->bars()->setFocus();
        QTest::keyClicks(panel()->bars(), "30");
        QCOMPARE(session().guess->points[GuessingHands::cat], 30.0);
        m_hands.showIt();
        QTRY_VERIFY(m_hands.shows("You said 30 of 100 points on this token; it gets 9"));
    }

    void aHeadIsLookedFor()
    {
        m_hands.openRiddle();
        m_hands.guess({.layer = 3, .head = 3, .query = GuessingHands::it}, core::Guess::Of::Head);
        QVERIFY(m_hands.shows("Which head is it?"));
        QCOMPARE(session().focus.layer, Index{0});
        QTRY_VERIFY(m_hands.shows("You chose layer 1, head 1."));
        m_hands.showIt();
        QVERIFY(m_hands.shows("It is layer 4, head 4"));
        m_hands.window->editor().apply([](core::Session& next) { next.guess->shown = false; });
        m_hands.window->editor().apply([](core::Session& next) {
            next.focus.layer = 3;  // and head 1
            next.guess->shown = true;
        });
        QTRY_VERIFY(m_hands.shows("It is layer 4, head 4"));
        m_hands.window->editor().apply([](core::Session& next) { next.focus.head = 3; });
        QTRY_VERIFY(m_hands.shows("Right: layer 4, head 4"));
    }

    void headsDoNotSayWhatIsAskedOfThem()
    {
        m_hands.window->begin(std::filesystem::path(SOURCE_DIR) / "resources/models/primer-decoder",
                              "The dogs near the cat");
        const auto look = [this] {
            m_hands.window->editor().look([](core::Session& next) {
                next.view = View::Heads;
                next.focus.layer = 0;
                next.focus.head = 1;  // it looks at the token before
            });
        };
        const auto says = [this] {
            return m_hands.find<HeadGrid>()->accessibleDescription().contains("previous token");
        };
        look();
        QTRY_VERIFY(says());
        m_hands.guess({.layer = 0, .head = 1}, core::Guess::Of::Head);
        emit m_hands.find<HeadGrid>()->headClicked(0, 1);
        QTRY_VERIFY(m_hands.shows("You chose layer 1, head 2."));
        QVERIFY(m_hands.find<HeadGrid>()->accessibleDescription().contains("head 2"));
        QVERIFY(!says());
        m_hands.showIt();
        QTRY_VERIFY(says());
    }

    void aLessonPredictsThenAsks()
    {
        play();
        QTRY_VERIFY(session().guess.has_value());
        QCOMPARE(session().guess->at.query, GuessingHands::it);
        const auto isShown = [](const auto* question) { return question->isVisible(); };
        QVERIFY(std::ranges::none_of(questions(), isShown));
        // Only the step before is undone to, not the half of a step.
        m_hands.showIt();
        QTRY_COMPARE(questions().size(), std::size_t{2});
        QVERIFY(questions().front()->isVisible());
        QVERIFY(!m_hands.shows("Hint: Look"));
        // Wrong, hints one after the other, right.
        chooseOption("It is even");
        QVERIFY(m_hands.shows("Not quite. Look again, or ask for a hint."));
        clickIn(questions()[0], "hint");
        QVERIFY(m_hands.shows("Hint: Look at the tall bar.") && !m_hands.shows("There is one."));
        clickIn(questions()[0], "hint");
        QVERIFY(m_hands.shows("Hint: There is one."));
        chooseOption("One key takes nearly everything");
        QVERIFY(m_hands.shows("✓ Right."));
        // Typed wrong, then clicked in the map.
        auto* field = questions()[1]->findChild<QLineEdit*>();
        m_hands.typeInto(field, "mat");
        QVERIFY(m_hands.shows("○ Not quite."));
        m_hands.typeInto(field, "dog");
        QVERIFY(m_hands.shows("Nothing here has that name."));
        auto* map = m_hands.find<MapView>();
        QTest::mouseClick(map, Qt::LeftButton, {}, map->positionOf({GuessingHands::it, GuessingHands::cat}).toPoint());
        QCOMPARE(field->text(), QString("cat"));
        clickIn(questions()[1], "answer");
        QCOMPARE(answer(1).right, std::optional(true));
        // Remembered with the place, not in the session.
        m_hands.press(Qt::Key_PageDown);
        QTRY_VERIFY(!session().guess.has_value());
        m_hands.press(Qt::Key_PageUp);
        QTRY_VERIFY(session().guess.has_value() && session().guess->shown);
        QTRY_COMPARE(answer(0).right, std::optional(true));
        QCOMPARE(answer(0).hints, 2);
    }

    void furtherOnComesFirstWhatIsHidden()
    {
        play();
        QTRY_VERIFY(session().guess.has_value());
        const auto further = [&]() -> QToolButton* {
            for (auto* each : m_hands.find<LessonPanel>()->findChildren<QToolButton*>())
                if (each->text().endsWith("▶")) return each;
            return nullptr;
        };
        QTRY_COMPARE(further()->text(), QString("Show ▶"));
        const auto step = m_hands.find<LessonPlay>()->step();
        m_hands.press(Qt::Key_PageDown);
        QTRY_VERIFY(session().guess->shown);
        QCOMPARE(m_hands.find<LessonPlay>()->step(), step);
        QTRY_VERIFY(!questions().empty());
        QTRY_COMPARE(further()->text(), QString("Next ▶"));
        QTest::mouseClick(further(), Qt::LeftButton);
        QTRY_COMPARE(m_hands.find<LessonPlay>()->step(), step + 1);
    }

    void predictingTakesTheLessonsColumnAndLeavesTheMapItsSize()
    {
        play();
        QTRY_VERIFY(panel() != nullptr && session().guess.has_value());
        auto* lesson = m_hands.find<LessonPanel>();
        auto* map = m_hands.find<MapView>();
        QVERIFY(lesson->isVisible() && !panel()->isVisible());  // what to predict is read first
        QVERIFY(at_rest::comesToRest());
        const QSize size = map->size();
        QAbstractButton* predict = nullptr;
        for (auto* each : lesson->findChildren<QAbstractButton*>())
            if (each->isVisible() && each->text().startsWith("Predict")) predict = each;
        QVERIFY(predict != nullptr);
        QTest::mouseClick(predict, Qt::LeftButton);
        QTRY_VERIFY(panel()->isVisible() && !lesson->isVisible());
        QVERIFY(at_rest::comesToRest());
        QCOMPARE(map->size(), size);
        QCOMPARE(m_hands.window->focusWidget(), panel()->bars());
        QTest::keyClicks(panel()->bars(), "70");
        clickIn(panel(), "toLesson");
        QTRY_VERIFY(lesson->isVisible() && !panel()->isVisible());
        QTest::mouseClick(predict, Qt::LeftButton);
        QTRY_VERIFY(panel()->isVisible());
        QCOMPARE(session().guess->points[0], 70.0);
        QTest::keyClick(panel()->bars(), Qt::Key_Return);
        QVERIFY(session().guess->shown);
        QTRY_VERIFY(m_hands.shows("Nearly all of it on"));
        clickIn(panel(), "goOn");
        QTRY_VERIFY(lesson->isVisible() && questions().front()->isVisible());
        QCOMPARE(map->size(), size);
    }

    void aLessonPointsAtACell()
    {
        play();
        QTRY_VERIFY(session().guess.has_value());
        emit m_hands.find<LessonPanel>()->stepAsked(1);
        QTRY_COMPARE(session().focus.query, GuessingHands::it);
        QTRY_COMPARE(session().focus.key, GuessingHands::cat);
        auto* map = m_hands.find<MapView>();
        const auto pixel = [&](Index query, Index key) {
            const QImage image = map->grab().toImage();
            const QPointF at = map->positionOf({query, key});
            return image.pixelColor((at * image.devicePixelRatio()).toPoint() + QPoint(0, 12));
        };
        // Far from row and column the map fades towards the window's colour.
        QTRY_VERIFY(pixel(4, 6).lightness() > 170);
        QVERIFY(at_rest::comesToRest());  // nothing moves the map away from under the pointer
        QTest::mouseClick(map, Qt::LeftButton, {}, map->positionOf({1, 1}).toPoint());
        QTRY_VERIFY(pixel(4, 6).lightness() < 90);
        auto* field = questions().front()->findChild<QLineEdit*>();
        m_hands.typeInto(field, "0.5");
        QVERIFY(m_hands.shows("○ Not quite."));
        m_hands.typeInto(field, "0,98");
        QVERIFY(m_hands.shows("✓ Right."));
        m_hands.press(Qt::Key_PageDown);
        QCOMPARE(session().view, View::Steps);
        QTRY_VERIFY(session().steps.step > 0);
    }

    void whatCannotBeResolvedIsSaid()
    {
        const QTemporaryDir folder;
        const fs::path file = folder.filePath("a.lesson.md").toStdString();
        std::ofstream(file) << "# A\n## B\n" << riddle << "```predict\nrow dog\n```\n";
        m_hands.window->openPath(file);
        QTRY_VERIFY2(m_hands.banner().contains("dog"), qPrintable(m_hands.banner()));
        QVERIFY(!session().guess);
    }

private:
    const core::Session& session() const { return m_hands.session(); }
    GuessPanel* panel() const { return m_hands.panel(); }
    const std::vector<QuestionBox*>& questions() const { return m_hands.find<LessonPanel>()->questions()->boxes(); }
    core::LessonAnswer answer(std::size_t place) const { return m_hands.find<LessonPlay>()->answerOf(place); }

    void play() const
    {
        const fs::path file = m_files.filePath("a.lesson.md").toStdString();
        std::ofstream(file) << guessedLesson;
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.shows("Step "));
        QTRY_VERIFY(m_hands.shows("13 tokens"));
    }

    void chooseOption(const QString& text) const
    {
        for (auto* option : questions().front()->findChildren<QAbstractButton*>())
            if (option->text() == text) option->setChecked(true);
        clickIn(questions().front(), "answer");
    }

    static void clickIn(QWidget* box, const char* name)
    {
        auto* button = box->findChild<QToolButton*>(QString::fromLatin1(name));
        QVERIFY2(button != nullptr && button->isVisible(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    QTemporaryDir m_files;
    GuessingHands m_hands;
};

TEST_CLASS(TestPredict)
#include "tst_predict.moc"
