#include "core/guess/guess_edits.h"
#include "core/session/session_json.h"
#include "tests/ui/at_rest.h"
#include "tests/window/whom_lesson.h"
#include "tests/window/window_driver.h"
#include "ui/bench/map_bench.h"
#include "ui/bench/view_stack.h"
#include "ui/control/lesson_play.h"
#include "ui/control/run_results.h"
#include "ui/feature/built.h"
#include "ui/feature/presenter/presenter.h"
#include "ui/feature/presenter/presenter_cover.h"
#include "ui/feature/presenter/presenter_wall.h"
#include "ui/feature/presenter/slide_room.h"
#include "ui/panel/compare/compare_bar.h"
#include "ui/plot/heat/cell_font.h"
#include "ui/theme/magnification.h"
#include "ui/view/compare/compare_maps.h"
#include "ui/view/heads/measure_table.h"
#include "ui/view/heads/measures_view.h"
#include "ui/view/ink/ink_layer.h"
#include "ui/view/map/map_view.h"
#include "ui/view/steps/steps_sheet.h"
#include "ui/view/steps/value_stack.h"
#include "ui/window/columns.h"
#include "ui/words/views/view_rows.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFontInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>

#include "tests/test_class.h"

#include <fstream>
#include <set>

namespace fs = std::filesystem;

/// What is presented on a screen of its own, by the keys that clickers send.
class TestPresenter final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("presenter"); }
    void init()
    {
        m_hands.open();
        QTRY_VERIFY(map()->positionOf({3, 2}).x() > 0);
    }
    void cleanup()
    {
        if (presenter()->isOn()) presenter()->end();
        QCoreApplication::processEvents();
        m_hands.window.reset();
        Magnification::instance().setPercent(Magnification::usual);
    }

    void aLessonIsPresentedByNothingButTheKeysOfAClicker()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        m_hands.window->openPath(whomLesson);
        QTRY_VERIFY(m_hands.window->editor().session().run().texts.front().ends_with("tired."));
        begin();
        QVERIFY(wall()->isFullScreen());
        QTRY_COMPARE(label("presentedStep"), QString("1 / 3"));
        key(Qt::Key_PageDown);
        QCOMPARE(label("presentedStep"), QString("2 / 3"));
        QVERIFY(text().endsWith("soft."));
        key(Qt::Key_Period);
        QVERIFY(wall()->cover().isLaid());
        key(Qt::Key_PageDown);  // brings the picture back, and nothing else
        QVERIFY(!wall()->cover().isLaid());
        QCOMPARE(label("presentedStep"), QString("2 / 3"));
        key(Qt::Key_F5);  // of clickers whose button begins and ends
        QVERIFY(presenter()->isOn());
        key(Qt::Key_PageUp);
        QCOMPARE(label("presentedStep"), QString("1 / 3"));
        key(Qt::Key_Space);
        QCOMPARE(label("presentedStep"), QString("2 / 3"));
        key(Qt::Key_Escape);
        QVERIFY(!presenter()->isOn());
        QVERIFY(!wall()->isVisible());
        QVERIFY(text().endsWith("soft."));
    }

    void aStepIsASlideWithItsTitleItsQuestionAndItsAnswer()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        openLesson("# Slides\n\n## Who is it?\n\n```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", "
                   "\"texts\": [\"The mat was soft.\"]}], \"view\": \"map\"}\n```\n\nA sentence.\n\n```question\nask: "
                   "Who is tired?\nkind: choice\n"
                   "option: the mat\noption*: the cat\n```\n\n## The end\n\nNothing is asked.\n\n## Your turn\n\n"
                   "Let \"mat\" *look* at \"soft\".\n\n```goal\nweight(\"mat\" → \"soft\") > 0.99\n```\n");
        begin();
        QTRY_COMPARE(label("presentedTitle"), QString("Who is it?"));
        QVERIFY(m_hands.find<QLabel>("presentedTitle")->font().bold());  // from the first slide on
        auto* question = wall()->findChild<QWidget*>("presentedQuestion");
        QVERIFY(!question->isVisible());
        key(Qt::Key_Q);
        QVERIFY(question->isVisible());
        const auto* text = question->findChild<QLabel*>();
        QVERIFY(QFontInfo(text->font()).pixelSize() >= 1.5 * QFontInfo(QApplication::font()).pixelSize());
        QVERIFY(text->text().contains("Who is tired?") && text->text().contains("the mat"));
        // By their letters options stand as on this computer's page of the lesson, whatever their order in the file.
        const auto order = m_hands.find<LessonPlay>()->optionOrder(0);
        const bool turned = text->text().indexOf("the cat") < text->text().indexOf("the mat");
        QCOMPARE(turned, order.front() == 1);
        QVERIFY(!text->text().contains(QChar(0x2713)));
        const auto linesOf = [](const QString& html) { return html.count("<tr>"); };
        const QRect laid = question->geometry();
        const auto lines = linesOf(text->text());
        key(Qt::Key_PageDown);  // the clicker's only button: the answer first, then the next slide
        QVERIFY(text->text().contains(QChar(0x2713)));
        QCOMPARE(question->geometry(), laid);
        QCOMPARE(linesOf(text->text()), lines);
        QCOMPARE(label("presentedStep"), QString("1 / 3"));
        key(Qt::Key_PageDown);  // what lies behind is seen before it goes on
        QVERIFY(!question->isVisible());
        QCOMPARE(label("presentedStep"), QString("1 / 3"));
        key(Qt::Key_PageDown);
        QCOMPARE(label("presentedTitle"), QString("The end"));
        key(Qt::Key_Plus);  // the title stays a title
        QVERIFY(m_hands.find<QLabel>("presentedTitle")->font().bold());
        key(Qt::Key_Minus);
        key(Qt::Key_Q);
        QVERIFY(!question->isVisible());
        QTRY_VERIFY(label("presentedNotice").contains("asks nothing"));
        key(Qt::Key_PageDown);
        QCOMPARE(label("presentedTitle"), QString("Your turn"));
        key(Qt::Key_Q);  // what there is to do stands on the wall, too
        QVERIFY(question->isVisible());
        QVERIFY(text->text().contains("Let &quot;mat&quot; look at"));
        key(Qt::Key_Escape);  // takes it away, and nothing else
        QVERIFY(!question->isVisible());
        key(Qt::Key_PageDown);
        QTRY_VERIFY(label("presentedNotice").contains("at its end"));
        QCOMPARE(label("presentedStep"), QString("3 / 3"));
        QVERIFY(presenter()->isOn());
        key(Qt::Key_Escape);
        QVERIFY(!presenter()->isOn());
    }

    void whatAQuestionCoversIsSeenOnceItsAnswerIsTold()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        openLesson(twoCovers);
        begin();
        const auto isCovered = [this] { return m_hands.find<RunResults>()->hidden().has_value(); };
        QTRY_VERIFY(isCovered());
        key(Qt::Key_Q);
        QVERIFY(isCovered());
        key(Qt::Key_A);
        QVERIFY(!isCovered());
        key(Qt::Key_PageDown);
        QCOMPARE(label("presentedStep"), QString("1 / 2"));
        key(Qt::Key_PageDown);
        QTRY_VERIFY(isCovered());
        key(Qt::Key_R);  // without its question
        QVERIFY(!isCovered());
        key(Qt::Key_PageUp);  // it was told
        QTRY_COMPARE(label("presentedStep"), QString("1 / 2"));
        QVERIFY(!isCovered());
    }

    void questionsOfAStepComeOneAfterTheOther()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        openLesson("# Slides\n\n## Two\n\n```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", \"texts\": "
                   "[\"The mat was soft.\"]}], \"view\": \"map\"}\n```\n\n```question\nask: Who is soft?\nkind: "
                   "number\nanswer: 4\n```\n\n```question\nask: How soft?\nkind: number\nanswer: 7\ncover: soft\n"
                   "```\n\n## The end\n\nNothing is asked.\n");
        begin();
        const auto isCovered = [this] { return m_hands.find<RunResults>()->hidden().has_value(); };
        QTRY_VERIFY(isCovered());
        auto* question = wall()->findChild<QWidget*>("presentedQuestion");
        const auto* text = question->findChild<QLabel*>();
        const auto says = [text](const char* words) { return text->text().contains(QLatin1String(words)); };
        key(Qt::Key_Q);
        QVERIFY(says("Who is soft?") && says("Question 1 of 2") && !says("How soft?"));
        key(Qt::Key_A);
        QVERIFY(says("<b>4</b>") && isCovered());  // the row belongs to the other question
        key(Qt::Key_Q);
        QVERIFY(!question->isVisible());
        key(Qt::Key_Q);
        QVERIFY(says("How soft?") && says("Question 2 of 2") && !says("Who is soft?") && !says("<b>7</b>"));
        key(Qt::Key_Escape);  // it was not answered, so it is asked again
        key(Qt::Key_Q);
        QVERIFY(says("How soft?"));
        key(Qt::Key_PageDown);
        QVERIFY(says("<b>7</b>") && !isCovered());
        key(Qt::Key_PageDown);
        QVERIFY(!question->isVisible());
        key(Qt::Key_Q);  // from the beginning
        QVERIFY(says("Who is soft?") && !says("<b>4</b>"));
        key(Qt::Key_PageDown);
        key(Qt::Key_PageDown);  // a clicker comes to the second one, too
        QVERIFY(question->isVisible() && says("How soft?"));
        QCOMPARE(label("presentedStep"), QString("1 / 2"));
    }

    void aKeyWithNothingToDoSaysSo()
    {
        begin();
        key(Qt::Key_R);
        QTRY_VERIFY(label("presentedNotice").contains("No row is hidden"));
        key(Qt::Key_H);
        QTRY_VERIFY(label("presentedNotice").contains("no hands to count"));
        key(Qt::Key_Q);
        QTRY_VERIFY(label("presentedNotice").contains("no question"));
    }

    void whatWasLearnedIsTheSlideAtTheEnd()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        openLesson("# Slides\n\n## A map\n\n```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", "
                   "\"texts\": [\"The mat was soft.\"]}], \"view\": \"map\"}\n```\n\nSomething.\n\n## What you can do "
                   "now\n\nYou can *read* a row.\n\n```look\nview: map\n```\n\n## Appendix: more\n\nMore.\n");
        begin();
        const auto* words = m_hands.find<QLabel>("presentedWords");
        QVERIFY(!words->isVisible());
        key(Qt::Key_PageDown);
        QVERIFY(words->isVisible());
        QVERIFY(words->text().contains("You can read a row."));
        QVERIFY(words->height() > wall()->height() / 2);
        key(Qt::Key_PageDown);
        QVERIFY(!words->isVisible());
        key(Qt::Key_PageUp);
        QVERIFY(words->isVisible());
        key(Qt::Key_2, Qt::ControlModifier);  // whoever looks at something else sees it
        QTRY_VERIFY(!words->isVisible());
    }

    void titleAndPictureChangeAtOnce()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        m_hands.window->openPath(whomLesson);
        QTRY_VERIFY(session().run().texts.front().ends_with("tired."));
        begin();
        QVERIFY(at_rest::comesToRest());
        const QRect slide(0, 0, wall()->width(), wall()->height() * 3 / 4);
        const QImage before = wall()->grab(slide).toImage();
        key(Qt::Key_PageDown);
        QCOMPARE(label("presentedStep"), QString("2 / 3"));
        QCOMPARE(wall()->grab(slide).toImage(), before);
        QVERIFY(at_rest::comesToRest());
        const QImage after = wall()->grab(slide).toImage();
        QVERIFY(after != before);
        key(Qt::Key_PageUp);
        QVERIFY(at_rest::comesToRest());
        QVERIFY(wall()->grab(slide).toImage() != after);
    }

    void theTextIsChangedOnTheWall()
    {
        begin();
        key(Qt::Key_F8);
        auto* line = m_hands.find<QLineEdit>("presentedText");
        QTRY_VERIFY(line->isVisible() && line->hasFocus());
        QCOMPARE(line->text(), text());
        key(Qt::Key_Escape);  // only the line goes
        QVERIFY(!line->isVisible() && presenter()->isOn());
        key(Qt::Key_F8);
        QTRY_VERIFY(line->hasFocus());
        for (const auto each : {Qt::Key_A, Qt::Key_Q}) key(each);  // letters are letters here
        QCOMPARE(line->text().toLower(), QString("aq"));
        line->setText("The mat was soft.");
        line->setModified(true);
        key(Qt::Key_Return);
        QVERIFY(!line->isVisible());
        QCOMPARE(text(), QString("The mat was soft."));
    }

    void escInTheListOfKeysClosesTheList()
    {
        begin();
        key(Qt::Key_F1);
        QVERIFY(wall()->cover().isLaid());
        m_hands.find<QAction>("presentEnd")->trigger();  // the keyboard was in the notes
        QVERIFY(!wall()->cover().isLaid());
        QVERIFY(presenter()->isOn());
    }

    void aViewThatIsNewSaysNothingOfTheSpotlight()
    {
        begin();
        key(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(wall()->findChild<StepsSheet*>() != nullptr);
        QVERIFY(at_rest::comesToRest());
        QVERIFY(!label("presentedNotice").contains("spotlight"));
    }

    void theNumbersBelowHeadsHaveAName()
    {
        m_hands.window->setView(core::View::Heads);
        QVERIFY(at_rest::comesToRest());
        auto* note = m_hands.find<QLabel>("headsNote");
        QVERIFY(!note->isVisible());
        begin();
        QTRY_VERIFY(note->isVisible());
        QVERIFY2(note->text().startsWith("Below each head: "), qPrintable(note->text()));
        QVERIFY(note->text().size() > 20);
        key(Qt::Key_Escape);
        QTRY_VERIFY(!note->isVisible());
    }

    /// Where the weights and values that a context is made of are told, and their sum.
    void theSumStandsBesideItsTable()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        m_hands.window->openPath(fs::path(SOURCE_DIR) / "resources/lessons/01-query-key-value.lesson.md");
        auto* play = m_hands.find<LessonPlay>();
        QTRY_VERIFY(play->isOpen());
        constexpr std::size_t mixes = 7;  // of the step whose row no question covers
        play->go(mixes);
        QVERIFY(at_rest::comesToRest());
        begin();
        const auto* sum = wall()->findChild<ValueStack*>();
        const auto* sheet = wall()->findChild<StepsSheet*>();
        QVERIFY(sum != nullptr && sheet != nullptr);
        QTRY_VERIFY(sum->isVisible() && sheet->isVisible());
        QVERIFY(at_rest::comesToRest());
        const auto onWall = [this](const QWidget* part) {
            return QRect(part->mapTo(wall(), QPoint()), part->size()).intersected(wall()->rect());
        };
        const QRect told = onWall(sum), table = onWall(sheet->parentWidget());
        QCOMPARE(told.size(), sum->size());  // nothing of it is cut
        QVERIFY2(told.left() >= table.right(), qPrintable(QString("%1, %2").arg(told.left()).arg(table.right())));
        QVERIFY(told.top() < table.bottom() && table.top() < told.bottom());
    }

    void aCardLiesWhereTheSlideIsEmptiest()
    {
        const QSize size(800, 600);
        QImage slide(size, QImage::Format_RGB32);
        slide.fill(Qt::white);
        QPainter(&slide).fillRect(0, 0, 480, 600, Qt::darkBlue);
        const SlideRoom room(slide, size, Qt::white);
        const QRect card = room.emptiest({250, 200}, 10);
        QVERIFY(card.left() >= 480 && card.right() < 800);
        QCOMPARE(room.covered(card), 0.0);
        QVERIFY(std::abs(room.covered(QRect(0, 0, 240, 600)) - 0.5) < 0.02);
        QCOMPARE(room.covered(QRect(QPoint(0, 0), size)), 1.0);
    }

    /// Masked keys of a covered row are shown, and are not its largest.
    void ofACoveredRowNoNumberIsTold()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        openLesson(
            "# Slides\n\n## One\n\n```state\n{\"runs\": [{\"model\": \"bundled:named-heads\", \"texts\": [\"a cat "
            "is soft.\"], \"changes\": [{\"mask\": \"causal\"}]}], \"view\": \"map\"}\n```\n\n```look\nrow: cat\n"
            "```\n\n```question\nask: How much?\nkind: number\nanswer: 2\ncover: cat\n```\n");
        begin();
        QTRY_COMPARE(label("presentedNumber"), QString("?"));
        QCOMPARE(label("presentedName"), QString("cat"));
        key(Qt::Key_R);
        QTRY_VERIFY(label("presentedNumber") != QString("?"));
        QVERIFY(label("presentedName").startsWith("cat → "));
    }

    void theLargeNumberIsOfWhatTheStepLooksAt_data()
    {
        QTest::addColumn<QString>("look");
        QTest::addColumn<bool>("cell");
        QTest::addRow("a cell") << "cell: soft → mat" << true;
        QTest::addRow("a row") << "row: soft" << true;
        QTest::addRow("a column") << "column: mat" << true;
        QTest::addRow("a map") << "view: map" << false;
    }

    void theLargeNumberIsOfWhatTheStepLooksAt()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        QFETCH(const QString, look);
        openLesson(QString("# Slides\n\n## One look\n\n```state\n{\"runs\": [{\"model\": "
                           "\"bundled:primer-encoder\", \"texts\": [\"The mat was soft.\"]}], \"view\": "
                           "\"map\"}\n```\n\n```look\n%1\n```\n\n## The end\n\nNothing.\n")
                       .arg(look)
                       .toUtf8());
        begin();
        QVERIFY(at_rest::comesToRest());
        QTEST(cell()->isVisible(), "cell");
        const auto* large = m_hands.find<QLabel>("presentedNumber");
        QTEST(large->isVisible(), "cell");
        // Of a row and of a column the cell that catches the eye.
        const QString name = label("presentedName");
        if (look.startsWith("row")) QVERIFY(name.startsWith("soft →") || name.startsWith("␣soft →"));
        if (look.startsWith("column")) QVERIFY(name.endsWith("mat"));
        key(Qt::Key_Down);  // whoever chooses a cell asks for it
        key(Qt::Key_Right);
        QTRY_VERIFY(large->isVisible());
    }

    void nobodysGuessIsNotShown()
    {
        if constexpr (!isBuilt("guess")) QSKIP("a program without guesses");
        m_hands.window->editor().apply([](core::Session& next) { next.focus.query = 3, next.focus.key = 2; });
        begin();
        key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(session().guess.has_value());
        key(Qt::Key_R);
        QTRY_VERIFY(label("guessLegend").contains("model"));
        QVERIFY(!label("guessLegend").contains("guess"));
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_H);
        key(Qt::Key_7);
        key(Qt::Key_R);
        QTRY_VERIFY(label("guessLegend").contains("guess"));
    }

    void aRowIsGuessedByHandsAndRevealedOnTheWall()
    {
        if constexpr (!isBuilt("guess")) QSKIP("a program without guesses");
        m_hands.window->editor().apply([](core::Session& next) { next.focus.query = 3, next.focus.key = 2; });
        begin();
        key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(session().guess.has_value());
        auto* panel = m_hands.find<QWidget>("guess");
        QVERIFY(wall()->isAncestorOf(panel) && panel->isVisible());
        QVERIFY(!cell()->isVisible());
        QVERIFY(!panel->findChild<QWidget*>("primary")->isVisible());  // the audience sees no buttons
        key(Qt::Key_H);
        QCOMPARE(session().guess->by, core::Guess::By::Hands);
        key(Qt::Key_Right);
        key(Qt::Key_7);
        QCOMPARE(session().guess->points.at(1), 7.0);
        key(Qt::Key_R);
        QVERIFY(session().guess->shown);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!session().guess->shown);
        key(Qt::Key_PageDown);  // further on first comes what is hidden
        QVERIFY(session().guess->shown);
        key(Qt::Key_Escape);
        QVERIFY(!wall()->isAncestorOf(panel));
        QTRY_VERIFY(panel->isVisible());
        QVERIFY(panel->findChild<QWidget*>("again")->isVisible());
    }

    void handsAreCountedWhereOneTokenIsAskedFor()
    {
        if constexpr (!isBuilt("guess")) QSKIP("a program without guesses");
        m_hands.window->editor().apply(
            [](core::Session& next) { core::beginGuess(next, core::Guess::Of::Top, next.focus); });
        begin();
        key(Qt::Key_H);
        QCOMPARE(session().guess->of, core::Guess::Of::Row);
        QCOMPARE(session().guess->by, core::Guess::By::Hands);
        key(Qt::Key_Right);
        key(Qt::Key_7);
        QCOMPARE(session().guess->points.at(1), 7.0);
        key(Qt::Key_R);
        QVERIFY(session().guess->shown);
        key(Qt::Key_Escape);
    }

    void numbersInCellsGrow_data()
    {
        QTest::addColumn<QSize>("screen");
        for (const QSize& each : {QSize(1024, 768), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440)})
            QTest::addRow("%d × %d", each.width(), each.height()) << each;
    }

    void numbersInCellsGrow()
    {
        QFETCH(const QSize, screen);
        m_hands.window->resize(screen);
        QCoreApplication::processEvents();
        const double before = numberPoints();
        begin();
        wall()->showNormal();
        wall()->resize(screen);
        for (const int times : {0, 1}) {
            for (int i = 0; i < times; ++i) key(Qt::Key_Plus);
            const auto grown = [&] {
                const auto* large = m_hands.find<QLabel>("presentedNumber");
                const bool said = large->isVisible() && large->font().pointSizeF() >= 1.3 * before;
                return numberPoints() >= (said ? 1 : 1.3) * before;
            };
            QTRY_VERIFY2(grown(), qPrintable(QString("%1 pt, %2 pt in the window").arg(numberPoints()).arg(before)));
        }
        QVERIFY(map()->labelFont().pointSizeF() > 8);
    }

    void aComparisonIsItsMaps()
    {
        begin();
        key(Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.find<CompareMaps>()->isVisible());
        QVERIFY(!m_hands.find<CompareBar>()->isVisible());
        key(Qt::Key_Escape);
        QVERIFY(m_hands.find<CompareBar>()->isVisible());
    }

    void anAudienceSeesNoControls()
    {
        // A head that is off can be switched on again beside its map.
        m_hands.window->editor().apply([](core::Session& next) {
            next.run().interventions.push_back({.layer = next.focus.layer, .head = next.focus.head, .factor = 0});
        });
        begin();
        QStringList seen;
        for (const ViewRow& row : viewRows()) {
            if (row.view == core::View::Picture) continue;  // a text has none
            m_hands.window->setView(row.view);
            QVERIFY(at_rest::comesToRest());
            for (const QWidget* each : wall()->findChildren<QWidget*>())
                if (each->isVisible()
                    && (qobject_cast<const QAbstractButton*>(each) != nullptr
                        || qobject_cast<const QComboBox*>(each) != nullptr
                        || qobject_cast<const QAbstractSpinBox*>(each) != nullptr))
                    seen << viewName(row.view) + ": " + each->objectName() + each->accessibleName();
        }
        QVERIFY2(seen.isEmpty(), qPrintable(seen.join('\n')));
    }

    void theDataIsAloneWithTheCellAndItsNumber()
    {
        m_hands.window->editor().apply([](core::Session& next) { next.focus.query = 3, next.focus.key = 2; });
        begin();
        QVERIFY(wall()->isAncestorOf(map()));
        QVERIFY(!wall()->isAncestorOf(m_hands.find<QPlainTextEdit>()));
        QTRY_VERIFY(label("presentedName").contains(" → "));
        QVERIFY(label("presentedNumber").toDouble() >= 0);
        QCOMPARE(label("presentedStep"), QString());
        const QString before = label("presentedName");
        key(Qt::Key_Right);  // arrows choose another cell, as everywhere
        QTRY_VERIFY(label("presentedName") != before);
        // Undo, other views and heads by the keys that they have in the window.
        key(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(m_hands.window->editor().session().view, core::View::Steps);
        QTRY_VERIFY(!cell()->isVisible());
        key(Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(cell()->isVisible());
        const core::Index head = m_hands.window->editor().session().focus.head;
        key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(m_hands.window->editor().session().focus.head, head + 1);
    }

    void everythingIsAsLargeAsWasChosenAndTheWindowKeepsItsOwnSize()
    {
        m_hands.window->magnify(110);
        QTRY_COMPARE(Magnification::instance().percent(), 110);
        const double before = numberPoints();
        begin();
        QCOMPARE(Magnification::instance().percent(), 200);
        const double numbers = numberPoints();
        key(Qt::Key_Plus);
        QCOMPARE(Magnification::instance().percent(), 250);
        QVERIFY(numberPoints() >= 1.3 * before);  // labels step back before numbers do
        key(Qt::Key_Equal, Qt::ControlModifier);
        QCOMPARE(Magnification::instance().percent(), 250);
        key(Qt::Key_Minus);
        key(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(Magnification::instance().percent(), 150);
        QVERIFY(numberPoints() >= 0.75 * numbers);
        // A program that ends here begins in the window's size again.
        QCOMPARE(QSettings().value("window/magnification").toInt(), 110);
        key(Qt::Key_Escape);
        QCOMPARE(Magnification::instance().percent(), 110);
        begin();
        QCOMPARE(Magnification::instance().percent(), 150);
    }

    void escBringsEverythingBack()
    {
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        m_hands.window->resize(1100, 620);
        QTRY_VERIFY(bar() != nullptr);
        bar()->setValue(bar()->maximum() / 2);
        const int scrolled = bar()->value();
        auto* columns = m_hands.find<Columns>();
        const QList<int> widths = columns->sizes();
        const QRect geometry = m_hands.window->geometry();
        const QWidget* focus = m_hands.window->focusWidget();
        begin();
        QVERIFY(!columns->isAncestorOf(views()));
        key(Qt::Key_Plus);
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_hands.window->geometry(), geometry);
        QTRY_COMPARE(columns->sizes(), widths);
        QVERIFY(columns->isAncestorOf(views()) && views()->isVisible());
        QTRY_COMPARE(bar()->value(), scrolled);
        QTRY_COMPARE(m_hands.window->focusWidget(), focus);
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.find<QWidget>("rightPanel")->isVisible());
    }

    void theSpotlightLeavesNumbersInItsRowAndColumn()
    {
        m_hands.window->editor().apply([](core::Session& next) { next.focus.query = 3, next.focus.key = 2; });
        begin();
        QTRY_VERIFY(colorsIn({3, 1}) > 2 && colorsIn({6, 5}) > 2);
        key(Qt::Key_S);
        QTRY_COMPARE(colorsIn({6, 5}), 1);
        QVERIFY(colorsIn({3, 1}) > 2 && colorsIn({6, 2}) > 2);
        key(Qt::Key_Down);  // it goes with the cell
        QTRY_COMPARE(colorsIn({3, 1}), 1);
        QVERIFY(colorsIn({4, 1}) > 2);
        key(Qt::Key_S);
        QTRY_VERIFY(colorsIn({6, 5}) > 2);
        key(Qt::Key_S);
        key(Qt::Key_Escape);
        QTRY_VERIFY(colorsIn({6, 5}) > 2);
    }

    void inkLiesInCells()
    {
        begin();
        draw({3, 2});
        QCOMPARE(session().ink.size(), std::size_t{1});
        QVERIFY(!session().ink.front().stage);
        QCOMPARE(session().ink.front().view, core::View::Map);
        QVERIFY(isInked({3, 2}) && !isInked({6, 5}));
        key(Qt::Key_Minus);
        QTRY_VERIFY(isInked({3, 2}) && !isInked({6, 5}));
        map()->zoomBy(1.6);
        QTRY_VERIFY(isInked({3, 2}));
        map()->fitAll();
        key(Qt::Key_Escape);  // it is there in the window too, whatever its size
        QTRY_VERIFY(isInked({3, 2}) && !isInked({6, 5}));
        m_hands.window->resize(1000, 700);
        QTRY_VERIFY(isInked({3, 2}) && !isInked({6, 5}));
        // Only over the head that it was drawn on.
        m_hands.press(Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(!isInked({3, 2}));
        m_hands.press(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(isInked({3, 2}));
        // Saved, and undone as everything else.
        const core::Session again = core::sessionFrom(core::sessionText(session()), {});
        QCOMPARE(again.ink, session().ink);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(session().ink.empty());
        QTRY_VERIFY(!isInked({3, 2}));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(isInked({3, 2}));
    }

    void theEraserTakesOneLineAndClearingAll()
    {
        begin();
        draw({3, 2});
        draw({6, 5});
        QCOMPARE(session().ink.size(), std::size_t{2});
        key(Qt::Key_E);
        const QPoint at = map()->positionOf({6, 5}).toPoint();
        QTest::mouseClick(layer(), Qt::LeftButton, {}, at);
        QCOMPARE(session().ink.size(), std::size_t{1});
        QTRY_VERIFY(isInked({3, 2}) && !isInked({6, 5}));
        key(Qt::Key_E, Qt::ShiftModifier);
        QVERIFY(session().ink.empty());
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session().ink.size(), std::size_t{1});
        key(Qt::Key_E);  // the mouse chooses cells again
        QTest::mouseClick(map(), Qt::LeftButton, {}, map()->positionOf({5, 4}).toPoint());
        QCOMPARE(session().focus.query, core::Index{5});
    }

    void inkOnATableStaysOnThatTable()
    {
        m_hands.window->setView(core::View::Steps);
        m_hands.window->editor().setSteps({.step = 5});
        begin();
        auto* sheet = wall()->findChild<StepsSheet*>();
        QTRY_VERIFY(sheet->positionOf(core::Stage::Weights, {3, 2}).has_value());
        key(Qt::Key_P);
        auto* layer = sheet->findChild<InkLayer*>();
        const QPoint at = *sheet->positionOf(core::Stage::Weights, {3, 2});
        drag(layer, at);
        QCOMPARE(session().ink.size(), std::size_t{1});
        QCOMPARE(session().ink.front().stage, std::optional(core::Stage::Weights));
        QVERIFY(std::abs(session().ink.front().points.front().row - 3.5) < 1);
        key(Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(!isInked({3, 2}));
    }

    void aStepHasItsInkAgainWhenOneComesBack()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        m_hands.window->openPath(whomLesson);
        QTRY_COMPARE(m_hands.find<MapView>()->heatmap().rows(), core::Index{13});
        begin();
        draw({3, 2});
        key(Qt::Key_PageDown);
        QVERIFY(session().ink.empty());
        key(Qt::Key_PageUp);
        QCOMPARE(session().ink.size(), std::size_t{1});
    }

    void blackAndWhiteEndByAnyKey()
    {
        begin();
        for (const auto& [asked, color] : {std::pair(Qt::Key_B, Qt::black), std::pair(Qt::Key_W, Qt::white)}) {
            key(asked);
            QTRY_COMPARE(wall()->grab().toImage().pixelColor(wall()->rect().center()), QColor(color));
            key(Qt::Key_Escape);  // any key: it ends nothing
            QVERIFY(!wall()->cover().isLaid());
            QVERIFY(presenter()->isOn());
        }
        key(Qt::Key_F1);
        QVERIFY(wall()->cover().isLaid());
        QVERIFY(m_hands.shows("Spotlight on the chosen row and column"));
        key(Qt::Key_F1);
        QVERIFY(!wall()->cover().isLaid());
    }

    void aTableOnTheWallEndsWithAWholeColumn()
    {
        m_hands.window->setView(core::View::Measures);
        begin();
        wall()->showNormal();
        wall()->resize(1366, 768);
        QVERIFY(at_rest::comesToRest());
        const QTableView* table = m_hands.find<MeasuresView>()->table();
        QVERIFY(table->isVisible());
        const QHeaderView* columns = table->horizontalHeader();
        QVERIFY(columns->length() <= table->viewport()->width());
        QVERIFY(columns->hiddenSectionCount() > 0);
        QVERIFY(!table->isColumnHidden(MeasureTable::columnOf(session().heads.measure)));
        key(Qt::Key_Escape);
        QCOMPARE(columns->hiddenSectionCount(), 0);
    }

    void whatTheWindowHasToSayIsSaidOnTheWall()
    {
        begin();
        m_hands.find<Banner>()->showMessage("Something went wrong.");
        QTRY_VERIFY(label("presentedNotice").contains("Something went wrong."));
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    QString text() const { return QString::fromStdString(session().run().texts.front()); }
    Presenter* presenter() const { return m_hands.window->findChild<Presenter*>(); }
    PresenterWall* wall() const { return m_hands.find<PresenterWall>(); }
    ViewStack* views() const { return m_hands.find<ViewStack>(); }
    QWidget* cell() const { return m_hands.find<QWidget>("presentedCell"); }
    QString label(const char* name) const { return m_hands.textOf(name); }
    MapView* map() const { return m_hands.find<MapView>(); }
    InkLayer* layer() const { return map()->findChild<InkLayer*>(); }

    /// Size of the numbers in the map's cells, in points; the smallest size where cells have none.
    double numberPoints() const
    {
        const QSizeF size = map()->heatmap().cellRect(0, 0, 0, 0).size();
        const auto font = map()->heatmap().numbersIn(size);
        return font ? font->pointSizeF() : usualCellPoints();
    }

    /// Two steps whose questions each cover the row of "soft".
    static constexpr auto twoCovers =
        "# Slides\n\n## First\n\n```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", \"texts\": "
        "[\"The mat was soft.\"]}], \"view\": \"map\"}\n```\n\n```question\nask: How many?\nkind: number\nanswer: 2\n"
        "cover: soft\n```\n\n## Second\n\n```question\nask: How many?\nkind: number\nanswer: 3\ncover: soft\n```\n";

    void openLesson(const QByteArray& text)
    {
        const fs::path file = fs::path(m_folder.path().toStdString()) / "slides.lesson.md";
        std::ofstream(file) << text.toStdString();
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.window->editor().session().run().texts.front().ends_with("soft."));
    }

    /// The vertical scroll bar of the current view; null where it does not scroll.
    QScrollBar* bar() const
    {
        for (QScrollBar* each : views()->findChildren<QScrollBar*>())
            if (each->isVisible() && each->orientation() == Qt::Vertical && each->maximum() > 0) return each;
        return nullptr;
    }

    void begin() const
    {
        m_hands.press(Qt::Key_F5);
        QVERIFY(presenter()->isOn());
        QTRY_COMPARE(QApplication::activeWindow(), wall());
    }

    /// Presses a key as the desktop does: shortcuts come first, then the widget with the keyboard.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTRY_COMPARE(QApplication::activeWindow(), wall());
        QTest::keyClick(wall()->windowHandle(), key, modifiers);
    }

    static void drag(QWidget* on, const QPoint& around)
    {
        QTest::mousePress(on, Qt::LeftButton, {}, around - QPoint(8, 0));
        for (int x = -6; x <= 8; x += 2) QTest::mouseMove(on, around + QPoint(x, 0));
        QTest::mouseRelease(on, Qt::LeftButton, {}, around + QPoint(8, 0));
    }

    void draw(const core::Cell& over)
    {
        if (!layer()->isVisible()) key(Qt::Key_P);
        drag(layer(), map()->positionOf(over).toPoint());
    }

    /// The pixels of a cell of the map, without its edges.
    QImage imageOf(const core::Cell& cell) const
    {
        map()->replot();
        const QPointF middle = map()->positionOf(cell);
        const QSizeF size = map()->heatmap().cellRect(cell.query, cell.key, cell.query, cell.key).size() * 0.7;
        const QRectF inside(middle - QPointF(size.width(), size.height()) / 2, size);
        return map()->grab(inside.toRect()).toImage();
    }
    int colorsIn(const core::Cell& cell) const
    {
        const QImage image = imageOf(cell);
        std::set<QRgb> colors;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) colors.insert(image.pixel(x, y));
        return static_cast<int>(colors.size());
    }
    bool isInked(const core::Cell& cell) const
    {
        const QImage image = imageOf(cell);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == inkColor()) return true;
        return false;
    }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
};

TEST_CLASS(TestPresenter)
#include "tst_presenter.moc"
