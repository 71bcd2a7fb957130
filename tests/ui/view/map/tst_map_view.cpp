#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include "core/not_shown.h"
#include "tests/test_class.h"
#include "tests/ui/shown_map_view.h"
#include "tests/ui/two_fingers.h"

#include <cmath>

using core::Cell;
using core::Index;
using namespace shown_map_view;

namespace {

/// What assistive programs were told since the last look.
QStringList told;

void remember(QAccessibleEvent* event)
{
    if (event->type() == QAccessible::DescriptionChanged)
        told << event->accessibleInterface()->text(QAccessible::Description);
}

/// "2:1-3 4:0-0"
QString runsOf(const std::shared_ptr<const core::Painting>& painting)
{
    QStringList all;
    for (const auto& [query, runs] : painting->hidden())
        for (const core::KeyRun& run : runs) all << QString("%1:%2-%3").arg(query).arg(run.from).arg(run.to);
    return all.join(' ');
}

}  // namespace

/// Pointing, keys, marks, zoom and what is spoken.
class TestMapView final : public QObject {
    Q_OBJECT
private slots:
    void theCursorIsSpoken()
    {
        MapOnScreen shown(traceOf(gpt2));
        constexpr Index query = 4;
        told.clear();
        QAccessible::installUpdateHandler(remember);
        shown.chosen = {query, 0};
        shown.view.setCells(shown.chosen, {});
        shown.press(Qt::Key_Right);
        QAccessible::installUpdateHandler(nullptr);
        Index rank = 1;
        for (Index key = 0; key <= query; ++key) rank += shown.weight(query, key) > shown.weight(query, 1) ? 1 : 0;
        const double percent = 100 * static_cast<double>(shown.weight(query, 1));
        const QString number = QString::number(percent, 'f', percent < 9.95 ? 1 : 0);
        const auto word = [&](Index place) {
            return spokenToken(QString::fromStdString(shown.trace->queries(0)[place].text));
        };
        const QString said = QString("%1 attends to %2, %3 percent, rank %4 of %5")
                                 .arg(word(query), word(1), number)
                                 .arg(rank)
                                 .arg(query + 1);
        // Qt tells nobody unless somebody listens, who does not listen to the offscreen platform.
        if (QAccessible::isActive()) QCOMPARE(told.last(), said);
        auto* chart = QAccessible::queryAccessibleInterface(&shown.view);
        QCOMPARE(chart->role(), QAccessible::Table);
        QCOMPARE(chart->text(QAccessible::Name), QString("Attention map"));
        QCOMPARE(chart->text(QAccessible::Value), said);
        QCOMPARE(chart->text(QAccessible::Description), said);
        QVERIFY(chart->state().focusable);
        shown.view.setCells({query, query + 1}, {});
        QCOMPARE(shown.spoken(),
                 QString("%1 may not attend to %2: hidden by the mask").arg(word(query), word(query + 1)));
    }

    void sentencesSayWhatTheNumberIs_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("wanted");
        const auto said = [](float weight, SpokenAmount amount = SpokenAmount::Share) {
            return spokenCell({}, "␣cat", weight, 1, 9, amount);
        };
        QTest::newRow("share") << said(0.44F) << "it attends to cat, 44 percent, rank 1 of 9";
        QTest::newRow("small") << said(0.013F) << "it attends to cat, 1.3 percent, rank 1 of 9";
        QTest::newRow("tiny") << said(1e-5F) << "it attends to cat, less than 0.1 percent, rank 1 of 9";
        QTest::newRow("none") << said(0) << "it attends to cat, 0 percent, rank 1 of 9";
        QTest::newRow("length") << said(0.5F, SpokenAmount::Length)
                                << "it attends to cat, adding a vector of length 0.5, rank 1 of 9";
        QTest::newRow("score") << said(-3.25F, SpokenAmount::Number) << "it attends to cat, -3.25, rank 1 of 9";
        QTest::newRow("hidden") << said(HeatData::hidden) << "it may not attend to cat: hidden by the mask";
        QTest::newRow("broken") << said(HeatData::broken) << "it attends to cat: not a number";
        QTest::newRow("to be guessed") << said(core::notShown) << "it attends to cat: hidden until it has been guessed";
        QTest::newRow("not yet") << said(HeatData::unknown) << "it attends to cat: not computed yet";
        QTest::newRow("pointed at") << weightText("a → b", 0.5F, "0.5000") << "a → b: 0.5000";
        QTest::newRow("pointed at what is hidden")
            << weightText("a → b", HeatData::hidden, "0.0000") << "a → b: hidden by the mask";
        QTest::newRow("signs") << spokenCell("⏎", "␣", 1, 0, 0) << "line end attends to space, 100 percent";
    }
    void sentencesSayWhatTheNumberIs()
    {
        QFETCH(QString, sentence);
        QFETCH(QString, wanted);
        QCOMPARE(sentence, wanted);
    }

    /// The column of the cell that happens to be chosen says nothing of the row.
    void aRowThatIsPointedOutIsMarkedAlone()
    {
        MapOnScreen shown(traceOf(gpt2));
        const auto seen = [&](const Cell& cell) {
            const QSizeF size = shown.view.heatmap().cellRect(0, 0, 0, 0).size();
            QRectF place(QPointF(), size + QSizeF(2, -4));  // with the lines at its sides
            place.moveCenter(shown.view.positionOf(cell));
            QCoreApplication::processEvents();
            return shown.view.grab(place.toRect()).toImage();
        };
        constexpr Cell chosen{4, 0}, above{2, 0}, aside{2, 2};
        shown.view.setCells(chosen, {});
        shown.view.setPointedOut(chosen.query, std::nullopt);
        const QImage unmarked = seen(above), before = seen(aside);
        shown.view.setCells({chosen.query, aside.key}, {});  // a hand chooses another one of its cells
        QCOMPARE(seen(above), unmarked);
        QVERIFY(seen(aside) != before);
        shown.view.setPointedOut({}, {});
        shown.view.setCells(chosen, {});
        const QImage marked = seen(above);
        shown.view.setCells({chosen.query, aside.key}, {});
        QVERIFY(seen(above) != marked);
    }

    /// The audience reads one row, and still sees which cells of the others the mask hides.
    void hatchingStaysWhereARowIsPointedOut()
    {
        MapOnScreen shown(traceOf(gpt2));
        const auto seen = [&](const Cell& cell) {
            QRectF place(QPointF(), shown.view.heatmap().cellRect(0, 0, 0, 0).size() - QSizeF(4, 4));
            place.moveCenter(shown.view.positionOf(cell));
            QCoreApplication::processEvents();
            return shown.view.grab(place.toRect()).toImage();
        };
        constexpr Cell chosen{4, 0}, hidden{1, 3}, weight{2, 1};
        shown.view.setCells(chosen, {});
        const QImage hatched = seen(hidden), number = seen(weight);
        shown.view.setPointedOut(chosen.query, std::nullopt);
        QCOMPARE(seen(hidden), hatched);
        QVERIFY(seen(weight) != number);
    }

    void keysMoveTheCursor()
    {
        MapOnScreen shown(longTrace(50));
        const auto press = [&](int key, Qt::KeyboardModifiers modifiers = {}) {
            shown.press(key, modifiers);
            return shown.chosen;
        };
        QCOMPARE(press(Qt::Key_End), (Cell{2, 49}));
        QCOMPARE(press(Qt::Key_Home), (Cell{2, 0}));
        QCOMPARE(press(Qt::Key_End, Qt::ControlModifier), (Cell{49, 0}));
        QCOMPARE(press(Qt::Key_PageUp), (Cell{39, 0}));
        QCOMPARE(press(Qt::Key_Home, Qt::ControlModifier), (Cell{0, 0}));
        QCOMPARE(press(Qt::Key_PageDown), (Cell{10, 0}));
        QCOMPARE(press(Qt::Key_PageUp), (Cell{0, 0}));
        QCOMPARE(press(Qt::Key_Down), (Cell{1, 0}));
        // Close up, the map follows.
        shown.view.zoomBy(10);
        press(Qt::Key_End, Qt::ControlModifier);
        press(Qt::Key_End);
        const QRect area = shown.view.axisRects().constFirst()->rect();
        QVERIFY(area.contains(shown.view.positionOf({49, 49}).toPoint()));
    }

    void shiftMarksCells()
    {
        MapOnScreen shown(longTrace(12));
        QSignalSpy marked(&shown.view, &MapView::cellsMarked);
        const auto last = [&] { return runsOf(marked.last().first().value<std::shared_ptr<const core::Painting>>()); };
        const auto at = [&](Index query, Index key) { return shown.view.positionOf({query, key}).toPoint(); };
        QTest::mouseClick(&shown.view, Qt::LeftButton, Qt::ShiftModifier, at(5, 2));
        QCOMPARE(last(), QString("5:2-2"));
        QTest::mousePress(&shown.view, Qt::LeftButton, Qt::ShiftModifier, at(6, 1));
        QTest::mouseMove(&shown.view, at(6, 4));  // quick: the cells between are marked too
        QTest::mouseMove(&shown.view, at(8, 4));
        QTest::mouseRelease(&shown.view, Qt::LeftButton, Qt::ShiftModifier, at(8, 4));
        QCOMPARE(last(), QString("5:2-2 6:1-4 7:4-4 8:4-4"));
        QTest::mouseClick(&shown.view, Qt::LeftButton, Qt::ShiftModifier, at(6, 2));
        QCOMPARE(last(), QString("5:2-2 6:1-1 6:3-4 7:4-4 8:4-4"));
        QCOMPARE(shown.chosen, (Cell{2, 1}));  // marking chooses nothing
        shown.press(Qt::Key_M);
        QCOMPARE(last(), QString("2:1-1 5:2-2 6:1-1 6:3-4 7:4-4 8:4-4"));
        shown.press(Qt::Key_M);
        QCOMPARE(last(), QString("5:2-2 6:1-1 6:3-4 7:4-4 8:4-4"));
        const qsizetype told = marked.size();
        const QImage before = shown.picture();
        shown.view.setMarked(nullptr);
        QVERIFY(shown.picture() != before);
        QCOMPARE(marked.size(), told);
    }

    void theMinimapMovesTheView()
    {
        MapOnScreen shown(longTrace(120));
        QVERIFY(shown.view.minimap()->rect().isEmpty());
        shown.view.zoomBy(6);
        const QRectF small = shown.view.minimap()->rect();
        QVERIFY(!small.isEmpty());
        QSignalSpy clicked(&shown.view, &MapView::cellClicked);
        const auto middle = [&] { return *shown.view.cellAt(shown.view.axisRects().constFirst()->rect().center()); };
        QTest::mousePress(&shown.view, Qt::LeftButton, {},
                          (small.topLeft() + QPointF(small.width() / 4, 90)).toPoint());
        QVERIFY(std::abs(middle().query - 90) <= 2 && std::abs(middle().key - 30) <= 2);
        QTest::mouseMove(&shown.view, (small.topLeft() + QPointF(60, 60)).toPoint());
        QVERIFY(std::abs(middle().query - 60) <= 2 && std::abs(middle().key - 60) <= 2);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, small.center().toPoint());
        QCOMPARE(clicked.size(), 0);
        shown.view.fitAll();
        QVERIFY(shown.view.minimap()->rect().isEmpty());
        // Little to be gained in a short text.
        MapOnScreen few(longTrace(30));
        few.view.zoomBy(6);
        QVERIFY(few.view.minimap()->rect().isEmpty());
    }

    void theMinimapTakesTheHiddenCorner()
    {
        MapOnScreen shown(longTrace(120));
        shown.view.zoomBy(1.5);
        const QRectF small = shown.view.minimap()->rect();
        const QRectF map = shown.view.axisRects().constFirst()->rect();
        QVERIFY(map.contains(small));
        QVERIFY(small.center().x() > map.center().x() && small.center().y() < map.center().y());
        shown.view.resize(1100, 520);  // beside the map there is room
        QVERIFY(!shown.view.minimap()->rect().intersects(shown.view.axisRects().constFirst()->rect()));
    }

    void twoFingersOnATouchpadZoomAboutTheirPlace()
    {
        MapOnScreen shown(longTrace(120));
        const auto seen = [&] { return shown.view.heatmap().visible(); };
        const auto wide = [&] { return seen().right - seen().left + 1; };
        const QPointF place = shown.view.positionOf({30, 90});
        for (int i = 0; i < 4; ++i) pinch(&shown.view, place, 0.2);
        QVERIFY(std::abs(static_cast<double>(wide()) - 120 / std::pow(1.2, 4)) < 2);
        const auto there = shown.view.cellAt(place);
        QVERIFY(there && std::abs(there->query - 30) <= 1 && std::abs(there->key - 90) <= 1);
        pinch(&shown.view, place, -0.1);
        QVERIFY(std::abs(static_cast<double>(wide()) - 120 / std::pow(1.2, 4) / 0.9) < 2);
        pinch(&shown.view, place, 0, Qt::SmartZoomNativeGesture);
        QCOMPARE(wide(), Index{120});
        pinch(&shown.view, place, 0.5, Qt::RotateNativeGesture);
        pinch(&shown.view, place, std::nan(""));
        QCOMPARE(wide(), Index{120});
    }

    void twoFingersOnTheScreenZoomAndMoveNothingElse()
    {
        MapOnScreen shown(longTrace(120));
        QSignalSpy clicked(&shown.view, &MapView::cellClicked);
        QPointingDevice* screen = QTest::createTouchDevice();
        const QPoint middle = shown.view.positionOf({60, 60}).toPoint();
        const auto touch = [&](int apart, auto&& how) {
            QTest::QTouchEventWidgetSequence fingers = QTest::touchEvent(&shown.view, screen);
            how(fingers, 0, middle - QPoint(apart, 0));
            how(fingers, 1, middle + QPoint(apart, 0));
        };
        const auto move = [](auto& fingers, int finger, const QPoint& to) { fingers.move(finger, to); };
        touch(30, [](auto& fingers, int finger, const QPoint& to) { fingers.press(finger, to); });
        for (const int apart : {36, 45, 60}) touch(apart, move);
        touch(60, [](auto& fingers, int finger, const QPoint& to) { fingers.release(finger, to); });
        const Heatmap::Visible seen = shown.view.heatmap().visible();
        QVERIFY2(std::abs(static_cast<double>(seen.right - seen.left + 1) - 60) < 12,
                 qPrintable(QString::number(seen.right - seen.left + 1)));
        const auto there = shown.view.cellAt(middle);
        QVERIFY(there && std::abs(there->query - 60) <= 2 && std::abs(there->key - 60) <= 2);
        QCOMPARE(clicked.size(), 0);
        QTest::touchEvent(&shown.view, screen).press(0, middle);
        QTest::touchEvent(&shown.view, screen).release(0, middle);
        QCOMPARE(clicked.size(), 1);  // one finger is a mouse
    }

    void goingToACellMakesItsTokensReadable()
    {
        MapOnScreen shown(longTrace(600));
        shown.view.goTo({300, 250});
        const QRect area = shown.view.axisRects().constFirst()->rect();
        const QPointF place = shown.view.positionOf({300, 250});
        QVERIFY(QLineF(place, QRectF(area).center()).length() < 12);
        const auto first = *shown.view.cellAt(area.topLeft() + QPoint(1, 1));
        const auto last = *shown.view.cellAt(area.bottomRight() - QPoint(1, 1));
        QVERIFY(last.query - first.query >= 23 && last.query - first.query < 60);
        shown.view.goTo({0, 599});
        QVERIFY(area.adjusted(-40, -40, 40, 40).contains(shown.view.positionOf({0, 599}).toPoint()));
        QVERIFY(shown.view.cellAt(shown.view.positionOf({0, 599})).has_value());
    }
};

TEST_CLASS(TestMapView)
#include "tst_map_view.moc"
