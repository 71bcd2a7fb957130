#include <QApplication>
#include <QDoubleSpinBox>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

#include "tests/test_class.h"
#include "tests/ui/shown_flow.h"

#include <limits>

using core::Cell;
using core::FlowSettings;
using core::Index;
using namespace shown_flow;

namespace {

/// Weights that differ from each other, and a target that is shorter than its source.
std::shared_ptr<const core::Trace> translator()
{
    core::Run run;
    run.model = std::filesystem::path(SOURCE_DIR) / "resources/models/primer-translator";
    run.texts = {"the small cat sees a big dog ."};
    run.targets = {"a cat"};
    core::OpenedModels models;
    const core::PreparedRun prepared = core::prepare(run, models);
    return core::run(prepared.model, prepared.batch, core::optionsOf(run))->cross;
}

}  // namespace

class TestFlowView final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qobject_cast<QApplication*>(qApp), ThemeChoice::Light, QPalette()); }

    void linesAreTheLargestWeightsOfEachQuery_data()
    {
        QTest::addColumn<int>("head");
        QTest::addColumn<int>("most");
        QTest::addColumn<double>("least");
        for (int head = 0; head < 5; ++head) {
            QTest::addRow("head %d, 5 largest", head) << head << 5 << 0.0;
            QTest::addRow("head %d, the largest", head) << head << 1 << 0.0;
            QTest::addRow("head %d, from 0.1", head) << head << 64 << 0.1;
        }
    }

    void linesAreTheLargestWeightsOfEachQuery()
    {
        QFETCH(int, head);
        QFETCH(int, most);
        QFETCH(double, least);
        const ShownFlow shown({head}, {.most = most, .least = least});
        QCOMPARE(pairsOf(shown.canvas()->lines()), largestPairs(weightsOf(*shown.trace, head), most, least));
        QVERIFY(std::ranges::is_sorted(shown.canvas()->lines(), {}, &FlowLine::weight));
        for (const FlowLine& line : shown.canvas()->lines())
            QCOMPARE(line.weight, weightsOf(*shown.trace, head)(line.query, line.key));
    }

    void hiddenAndBrokenCellsHaveNoLine()
    {
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        core::Matrix weights(3, 3);
        weights << 1, 0, 0, 0.25F, nan, 0, std::numeric_limits<float>::infinity(), 0.5F, 0;
        const std::vector<FlowHead> heads{{std::make_shared<const core::Matrix>(weights), core::Mask::causal()}};
        const FlowLines lines = flowLines(heads, {.most = 0, .least = 0});
        QCOMPARE(pairsOf(lines.lines), (Pairs{{0, 0}, {1, 0}, {2, 1}}));
        QCOMPARE(lines.broken, Index{2});
        QCOMPARE(lines.possible, Index{3});
    }

    void ofTooManyLinesTheStrongestAreDrawn()
    {
        constexpr Index side = 400;
        auto weights = std::make_shared<core::Matrix>(side, side);
        for (Index i = 0; i < side * side; ++i)
            weights->data()[i] = static_cast<float>((i * 7919) % (side * side) + 1) / static_cast<float>(side * side);
        const FlowLines lines = flowLines({{weights, {}}}, {.most = 0, .least = 0});
        QCOMPARE(std::ssize(lines.lines), mostDrawnLines);
        QCOMPARE(lines.chosen, side * side);
        QCOMPARE(lines.lines.front().weight,
                 1 - static_cast<float>(mostDrawnLines - 1) / static_cast<float>(side * side));
        QVERIFY(
            flowSentence(lines, {.most = 0}, 1).startsWith(QStringLiteral("30000 of 160000 lines: the strongest of")));
    }

    void theStatusSaysHowManyLinesAreDrawn()
    {
        ShownFlow shown({3}, {.most = 5, .least = 0.125});
        QSignalSpy status(&shown.view, &FlowView::statusChanged);
        shown.display();
        // 1/n on each of n tokens: five from the fifth query on, none from the ninth.
        QCOMPARE(status[0][0].toString(), QStringLiteral("30 of 66 lines: the 5 largest of each query, from 0.125"));
        QCOMPARE(status[0][1].toString(), QString());
    }

    void pointingAtAQueryShowsItsLinesAlone()
    {
        const ShownFlow shown({4});
        QSignalSpy hovered(&shown.view, &FlowView::cellHovered);
        QVERIFY(shown.canvas()->isolated().empty());
        shown.pointAt(FlowColumn::Queries, 4);
        QCOMPARE(hovered.last()[0].value<std::optional<Cell>>(), std::optional(Cell{4, 1}));
        Pairs expected;
        for (const Index key : largestKeys(weightsOf(*shown.trace, 4), 4, 5)) expected.emplace(4, key);
        QCOMPARE(pairsOf(shown.canvas()->isolated()), expected);
        QTest::mouseMove(shown.canvas()->viewport(), QPoint(1, 1));
        QCOMPARE(hovered.last()[0].value<std::optional<Cell>>(), std::nullopt);
        QVERIFY(shown.canvas()->isolated().empty());
    }

    void pointingAtAKeyShowsWhoAttendsToIt()
    {
        const ShownFlow shown({3});
        QSignalSpy hovered(&shown.view, &FlowView::cellHovered);
        shown.pointAt(FlowColumn::Keys, 2);
        QCOMPARE(hovered.last()[0].value<std::optional<Cell>>(), std::optional(Cell{7, 2}));
        Pairs expected;
        for (Index query = 0; query < 11; ++query)
            if (largestKeys(weightsOf(*shown.trace, 3), query, 5).contains(2)) expected.emplace(query, 2);
        QCOMPARE(expected.size(), std::size_t{9});
        QCOMPARE(pairsOf(shown.canvas()->isolated()), expected);
    }

    void otherLinesFade()
    {
        const ShownFlow shown({3});
        const Palette& colors = Palette::light();
        const QRect between = strip(shown);
        const int all = pixelsLike(shown.picture(), between, colors.accent, colors.window);
        shown.pointAt(FlowColumn::Queries, 0);
        const int one = pixelsLike(shown.picture(), between, colors.accent, colors.window);
        // The first token's only line is three pixels thick and goes straight across.
        QVERIFY2(one >= 3 * between.width() && one <= 5 * between.width(), qPrintable(QString::number(one)));
        QVERIFY(all > 2 * one - 10);
    }

    /// A hidden cell stays white, a visible one has its line: weight 1 from the first token to itself alone.
    void linesLieWhereTheWeightsAre()
    {
        const ShownFlow shown({2}, {.most = 1});
        const QImage picture = shown.picture();
        const QRectF query = shown.canvas()->rectOf({FlowColumn::Queries, 10});
        const QRectF first = shown.canvas()->rectOf({FlowColumn::Keys, 0});
        const QRectF last = shown.canvas()->rectOf({FlowColumn::Keys, 10});
        const auto between = [&](const QRectF& key) {
            return QPointF((query.right() + key.left()) / 2, (query.center().y() + key.center().y()) / 2).toPoint();
        };
        QVERIFY(picture.pixelColor(between(first)).lightness() < 200);
        QCOMPARE(picture.pixelColor(between(last)), Palette::light().window);
    }

    void aClickChoosesAQueryOrAKey()
    {
        const ShownFlow shown;
        QSignalSpy clicked(&shown.view, &FlowView::cellClicked);
        shown.click(FlowColumn::Queries, 5);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{5, 1}));
        shown.click(FlowColumn::Keys, 3);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{7, 3}));
        QTest::mouseClick(shown.canvas()->viewport(), Qt::LeftButton, {}, QPoint(2, 300));
        QCOMPARE(clicked.size(), 2);
    }

    void keysMoveTheChosenTokenOfAColumn()
    {
        ShownFlow shown;
        QSignalSpy clicked(&shown.view, &FlowView::cellClicked);
        connect(&shown.view, &FlowView::cellClicked, &shown.view,
                [&](const Cell& cell) { shown.view.setCells(cell, std::nullopt); });
        shown.canvas()->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&shown.view));
        QTest::keyClick(shown.canvas(), Qt::Key_Down);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{8, 1}));
        QCOMPARE(pairsOf(shown.canvas()->isolated()).begin()->first, Index{8});
        QTest::keyClick(shown.canvas(), Qt::Key_Right);
        QCOMPARE(clicked.size(), 1);
        QTest::keyClick(shown.canvas(), Qt::Key_Up);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{8, 0}));
        QTest::keyClick(shown.canvas(), Qt::Key_Up);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{8, 0}));
        QTest::keyClick(shown.canvas(), Qt::Key_Left);
        QTest::keyClick(shown.canvas(), Qt::Key_End);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{10, 0}));
        QTest::keyClick(shown.canvas(), Qt::Key_Escape);
        QVERIFY(shown.canvas()->isolated().empty());
    }

    void theChosenCellIsSaid()
    {
        ShownFlow shown({4, 3});
        shown.view.setCells({4, 0}, std::nullopt);
        QCOMPARE(shown.canvas()->accessibleDescription(),
                 QStringLiteral("the attends to The, 0.0 percent, rank 2 of 5; head 4, 20 percent, rank 1 of 5"));
        shown.view.setCells({1, 4}, std::nullopt);
        QCOMPARE(shown.canvas()->accessibleDescription(),
                 QStringLiteral("cat attends to the: hidden by the mask; head 4: hidden by the mask"));
        QVERIFY(!shown.canvas()->accessibleName().isEmpty());
    }

    void controlsChangeTheLines()
    {
        const ShownFlow shown({3});
        QSignalSpy changed(&shown.view, &FlowView::settingsChanged);
        QSignalSpy status(&shown.view, &FlowView::statusChanged);
        auto* most = shown.part<QDoubleSpinBox>("linesPerQuery");
        QVERIFY(!most->toolTip().isEmpty() && !most->accessibleName().isEmpty());
        QCOMPARE(most->text(), QStringLiteral("5"));
        most->stepDown();
        QCOMPARE(changed.last()[0].value<FlowSettings>(), (FlowSettings{.most = 4}));
        QCOMPARE(pairsOf(shown.canvas()->lines()), largestPairs(weightsOf(*shown.trace, 3), 4));
        most->setValue(1);
        most->stepDown();
        QCOMPARE(most->text(), QStringLiteral("All"));
        QCOMPARE(changed.last()[0].value<FlowSettings>(), (FlowSettings{.most = 0}));
        QCOMPARE(std::ssize(shown.canvas()->lines()), 66);
        QCOMPARE(status.last()[0].toString(), QStringLiteral("66 of 66 lines: every weight"));

        shown.part<QDoubleSpinBox>("leastWeight")->setValue(0.3);
        QCOMPARE(changed.last()[0].value<FlowSettings>(), (FlowSettings{.most = 0, .least = 0.3}));
        QCOMPARE(std::ssize(shown.canvas()->lines()), 6);  // of 1, 2 and 3 keys
        auto* slider = shown.view.findChild<QSlider*>();
        QCOMPARE(slider->value(), 110);
        const auto before = changed.size();
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(changed.size(), before + 1);
        QCOMPARE(changed.last()[0].value<FlowSettings>(), (FlowSettings{.most = 0, .least = 0}));
    }

    void tokensThatDoNotFitScroll()
    {
        const ShownFlow shown({0}, {}, named(5), {700, 420});
        QVERIFY(QFontMetrics(shown.canvas()->tokenFont()).height() >= 9);
        const double pitch = shown.canvas()->rectOf({FlowColumn::Queries, 0}).height();
        QVERIFY(pitch >= QFontMetricsF(shown.canvas()->tokenFont()).height());
        QScrollBar* bar = shown.canvas()->verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        const QPoint far = shown.place(FlowColumn::Keys, 54);
        QVERIFY(!shown.canvas()->viewport()->rect().contains(far));
        const QPointF middle = shown.canvas()->viewport()->rect().center();
        QWheelEvent wheel(middle, shown.canvas()->viewport()->mapToGlobal(middle), {}, {0, -240}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(shown.canvas()->viewport(), &wheel);
        QVERIFY(bar->value() > 0);
        const int before = bar->value();
        QTest::keyClick(shown.canvas(), Qt::Key_PageDown);
        QVERIFY(bar->value() > before);
        QTest::keyClick(shown.canvas(), Qt::Key_End);  // the last query comes into view
        QVERIFY(shown.canvas()->viewport()->rect().contains(shown.place(FlowColumn::Queries, 54)));
        QSignalSpy hovered(&shown.view, &FlowView::cellHovered);
        shown.pointAt(FlowColumn::Queries, 54);
        QCOMPARE(hovered.last()[0].value<std::optional<Cell>>(), std::optional(Cell{54, 1}));
        QCOMPARE(pairsOf(shown.canvas()->isolated()).size(), std::size_t{5});
    }

    void queriesAndKeysMayDiffer()
    {
        const auto cross = translator();
        const auto queries = static_cast<Index>(cross->queries(0).size());
        const auto keys = static_cast<Index>(cross->keys(0).size());
        QVERIFY(queries != keys);
        ShownFlow shown({0}, {.most = 2}, cross);
        shown.view.setCells({0, 0}, std::nullopt);
        QCOMPARE(pairsOf(shown.canvas()->lines()), largestPairs(weightsOf(*cross, 0), 2));
        QSignalSpy clicked(&shown.view, &FlowView::cellClicked);
        shown.click(FlowColumn::Keys, keys - 1);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{0, keys - 1}));
        shown.click(FlowColumn::Queries, queries - 1);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{queries - 1, 0}));
    }

    void nothingIsShownWithoutHeads()
    {
        ShownFlow shown;
        QSignalSpy status(&shown.view, &FlowView::statusChanged);
        shown.view.display(*shown.trace, {}, {});
        QVERIFY(shown.canvas()->lines().empty());
        QCOMPARE(status.last()[0].toString(), QString());
        QTest::keyClick(shown.canvas(), Qt::Key_Down);
        shown.picture();
    }
};

TEST_CLASS(TestFlowView)
#include "tst_flow_view.moc"
