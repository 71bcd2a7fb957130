#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include "core/analysis/cell/inspected_cell.h"
#include "core/attention/pooling.h"
#include "core/error.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/ui/long_trace.h"
#include "ui/view/map/map_view.h"
#include "ui/work/long_map_loader.h"

#include <cmath>

using core::Cell;
using core::Index;
using core::MapRegion;
using core::Matrix;
using core::PooledBy;

namespace {

constexpr Index tokens = 1200;
constexpr core::HeadAddress first{0, 0, 0};
constexpr core::HeadAddress second{0, 1, 0};

/// The expected value of one number of a picture.
float pooled(const Matrix& weights, const MapRegion& cells, PooledBy by)
{
    const auto block = weights.block(cells.first_query, cells.first_key, cells.queries, cells.keys);
    return by == PooledBy::Largest ? block.maxCoeff() : block.mean();
}

/// How many cells a pixel of a map of so many pixels stands for, along each side.
QString upTo(Index side)
{
    const auto each = QStringLiteral("%1 × %1 weights").arg((tokens + side - 1) / side);
    return tokens % side == 0 ? each : QStringLiteral("up to ") + each;
}

/// A view that has come to rest.
struct ShownLong {
    explicit ShownLong(PooledBy by = PooledBy::Largest) : trace(long_trace::traceOf(tokens))
    {
        view.resize(420, 420);
        view.show();
        view.displayLong(trace, first, {.pooled_by = by});
        view.setCells({0, 0}, {});
        rest();
    }

    void rest() { QTRY_VERIFY_WITH_TIMEOUT(!view.isLoading(), 60'000); }

    QString hoverText(const Cell& cell)
    {
        const QPoint place = view.positionOf(cell).toPoint();
        QHelpEvent help(QEvent::ToolTip, place, view.mapToGlobal(place));
        QCoreApplication::sendEvent(&view, &help);
        return QToolTip::text();
    }

    std::shared_ptr<const core::Trace> trace;
    Matrix weights = long_trace::allWeights(*trace, first);
    MapView view;
};

LongMapLoader::Request requestFor(const std::shared_ptr<const core::Trace>& trace, const MapRegion& region)
{
    return {.trace = trace, .address = first, .region = region, .rows = 100, .cols = 100};
}

}  // namespace

class TestLongMap final : public QObject {
    Q_OBJECT
private slots:
    void aPixelOfTheOverviewStandsForItsCells_data()
    {
        QTest::addColumn<PooledBy>("by");
        QTest::newRow("largest") << PooledBy::Largest;
        QTest::newRow("mean") << PooledBy::Mean;
    }

    void aPixelOfTheOverviewStandsForItsCells()
    {
        QFETCH(PooledBy, by);
        ShownLong shown(by);
        const QImage image = shown.view.grab().toImage();
        const QRect area = shown.view.axisRects().constFirst()->rect();
        QCOMPARE(area.width(), area.height());
        const Index side = area.width();
        QVERIFY(side > 200 && side < tokens);
        float highest = 0;
        const auto at = [&](Index row, Index col) {
            const Index top = row * tokens / side, left = col * tokens / side;
            return pooled(shown.weights, {top, left, (row + 1) * tokens / side - top, (col + 1) * tokens / side - left},
                          by);
        };
        for (Index row = 0; row < side; ++row)
            for (Index col = 0; col <= row; ++col) highest = std::max(highest, at(row, col));
        const HeatStyle style{.colors = &ColorMap::named(QStringLiteral("viridis")),
                              .highest = roundedUp(static_cast<double>(highest)),
                              .hatch = {},
                              .notANumber = {},
                              .curve = HeatStyle::Curve::Log};
        int compared = 0;
        // The chosen cell's lines lie in the first pixels.
        for (Index row = 10; row < side; row += 7)
            for (Index col = 10; col < row - 2; col += 5, ++compared) {
                const QPoint place(area.left() + static_cast<int>(col), area.top() + static_cast<int>(row));
                QCOMPARE(image.pixel(place), style.color(at(row, col)));
            }
        QVERIFY(compared > 500);
    }

    void theCaptionSaysWhatAPixelStandsFor()
    {
        ShownLong shown;
        const auto size = [&] {
            const Index side = shown.view.axisRects().constFirst()->rect().width();
            return upTo(side);
        };
        QCOMPARE(shown.view.caption(), QStringLiteral("each pixel is the largest of ") + size());
        shown.view.displayLong(shown.trace, first, {.pooled_by = PooledBy::Mean});
        shown.rest();
        QCOMPARE(shown.view.caption(), QStringLiteral("each pixel is the mean of ") + size());
        shown.view.zoomBy(40);
        shown.rest();
        QCOMPARE(shown.view.caption(), QString());
    }

    void closeUpEveryCellIsExact()
    {
        ShownLong shown;
        shown.view.zoomBy(60);
        shown.rest();
        const Cell middle = *shown.view.cellAt(shown.view.rect().center());
        QVERIFY(std::abs(middle.query - tokens / 2) < 60);
        const Cell cell{std::max(middle.query, middle.key), std::min(middle.query, middle.key)};
        const auto weight = static_cast<double>(shown.weights(cell.query, cell.key));
        QCOMPARE(shown.hoverText(cell), QString("t%1 → t%2: %3").arg(cell.query).arg(cell.key).arg(weight, 0, 'g', 3));
        const QImage image = shown.view.grab().toImage();
        for (const Cell& near : {Cell{cell.query + 3, cell.key}, Cell{cell.query + 5, cell.key - 4}})
            QCOMPARE(image.pixel(shown.view.positionOf(near).toPoint()), shown.view.colorOf(near));
        shown.view.setCells(cell, {});
        QCOMPARE(shown.view.accessibleDescription(), QToolTip::text());
    }

    void pointingAtTheOverviewSaysWhichCellsAreMeant()
    {
        ShownLong shown;
        const Index side = shown.view.axisRects().constFirst()->rect().width();
        const Index row = side * 3 / 4, col = side / 3;
        const Index top = row * tokens / side, left = col * tokens / side;
        const MapRegion cells{top, left, (row + 1) * tokens / side - top, (col + 1) * tokens / side - left};
        const auto largest = static_cast<double>(pooled(shown.weights, cells, PooledBy::Largest));
        shown.view.setCells({top, left}, {});
        QCOMPARE(shown.view.accessibleDescription(), QString("largest of queries %1–%2 × keys %3–%4: %5")
                                                         .arg(top + 1)
                                                         .arg(top + cells.queries)
                                                         .arg(left + 1)
                                                         .arg(left + cells.keys)
                                                         .arg(largest, 0, 'g', 3));
    }

    void movingStretchesWhatIsThereAndThenShowsTheRegion()
    {
        ShownLong shown;
        shown.view.zoomBy(20);
        shown.rest();
        const QPoint middle = shown.view.axisRects().constFirst()->rect().center();
        const Cell before = *shown.view.cellAt(middle);
        // Sent straight to the view, so that nothing is computed meanwhile: half of what is seen to the right.
        QWheelEvent wheel(middle, shown.view.mapToGlobal(middle), {}, {0, -480}, {}, Qt::ShiftModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&shown.view, &wheel);
        const Cell after = *shown.view.cellAt(middle);
        QVERIFY(after.key > before.key + 20);
        // At once the overview stands in for what came into view; then there are the cells themselves.
        const Cell edge{after.query, shown.view.cellAt(QPointF(middle.x() + 100, middle.y()))->key};
        QVERIFY(shown.view.isLoading());
        QVERIFY(shown.hoverText(edge).startsWith(QStringLiteral("largest of queries ")));
        shown.rest();
        QVERIFY(shown.hoverText(edge).startsWith(QString("t%1 → t%2: ").arg(edge.query).arg(edge.key)));
    }

    void anotherHeadReplacesThePicture()
    {
        ShownLong shown;
        const QImage before = shown.view.grab().toImage();
        shown.view.displayLong(shown.trace, second, {});
        shown.rest();
        QVERIFY(shown.view.grab().toImage() != before);
        shown.view.displayLong(shown.trace, first, {});
        shown.rest();
        QCOMPARE(shown.view.grab().toImage(), before);
    }

    void stoppingKeepsWhatIsThere()
    {
        ShownLong shown;
        shown.view.zoomBy(2);
        QVERIFY(shown.view.isLoading());
        shown.view.cancel();
        QVERIFY(!shown.view.isLoading());
        QVERIFY(at_rest::comesToRest());  // what was stopped does not come
        const Index side = shown.view.axisRects().constFirst()->rect().width();
        QCOMPARE(shown.view.caption(), QStringLiteral("each pixel is the largest of ") + upTo(side));
    }

    void onlyTheNewestRequestReports()
    {
        const auto trace = long_trace::traceOf(4100);
        QVERIFY(trace->isLong());
        LongMapLoader loader;
        std::vector<MapRegion> reported;
        connect(&loader, &LongMapLoader::loaded, this, [&](const auto& map) { reported.push_back(map->region); });
        loader.load(requestFor(trace, {0, 0, 4100, 4100}));
        loader.load(requestFor(trace, {7, 9, 500, 300}));
        QTRY_VERIFY_WITH_TIMEOUT(!loader.isRunning(), 60'000);
        QVERIFY(!reported.empty());
        for (const MapRegion& region : reported) QCOMPARE(region, (MapRegion{7, 9, 500, 300}));
    }

    void pictureAfterPictureHasMoreRows()
    {
        const auto trace = long_trace::traceOf(4100);
        LongMapLoader loader;
        std::vector<Index> seen;
        connect(&loader, &LongMapLoader::loaded, this, [&](const auto& map) { seen.push_back(map->seen); });
        loader.load(requestFor(trace, {0, 0, 4100, 4100}));
        QTRY_VERIFY_WITH_TIMEOUT(!loader.isRunning(), 60'000);
        QVERIFY(seen.size() > 1);
        QVERIFY(std::is_sorted(seen.begin(), seen.end()));
        QCOMPARE(seen.back(), 4100);
    }

    void whatIsCancelledSaysNothingMore()
    {
        const auto trace = long_trace::traceOf(4100);
        LongMapLoader loader;
        int reported = 0;
        connect(&loader, &LongMapLoader::loaded, this, [&] {
            ++reported;
            loader.cancel();
        });
        loader.load(requestFor(trace, {0, 0, 4100, 4100}));
        QTRY_COMPARE_WITH_TIMEOUT(reported, 1, 60'000);
        QVERIFY(!loader.isRunning());
        QVERIFY(at_rest::comesToRest());  // the rest does not come
        QCOMPARE(reported, 1);
    }

    void whatIsComputedButNotSaidYetIsDropped()
    {
        const auto trace = long_trace::traceOf(50);
        LongMapLoader loader;
        std::vector<MapRegion> reported;
        connect(&loader, &LongMapLoader::loaded, this, [&](const auto& map) { reported.push_back(map->region); });
        loader.load(requestFor(trace, {0, 0, 50, 50}));
        waitWithoutEvents();
        loader.load(requestFor(trace, {0, 0, 10, 10}));
        QTRY_VERIFY(!loader.isRunning());
        QCOMPARE(reported, std::vector{(MapRegion{0, 0, 10, 10})});
        loader.load(requestFor(trace, {0, 0, 50, 50}));
        waitWithoutEvents();
        loader.cancel();
        QCoreApplication::processEvents();
        QCOMPARE(reported.size(), std::size_t{1});
    }

    void aRegionBeyondTheMapIsAnError()
    {
        LongMapLoader loader;
        QString field;
        connect(&loader, &LongMapLoader::failed, this,
                [&](const core::Error& error) { field = QString::fromStdString(saidParts(error).field); });
        loader.load(requestFor(long_trace::traceOf(50), {0, 0, 51, 50}));
        QTRY_COMPARE(field, QString("the region of the map"));
        QVERIFY(!loader.isRunning());
    }

    void aCellIsInspectedAsInAShortMap()
    {
        const auto trace = long_trace::traceOf(40);
        const Matrix none;
        for (const Cell cell : {Cell{30, 7}, Cell{5, 20}}) {
            const auto stages = core::headStages(*trace, second);
            const core::InspectedCell expected = core::InspectedCell::of(*trace, second, *stages, cell);
            const core::InspectedCell found = core::InspectedCell::ofLong(*trace, second, cell);
            QVERIFY(found.weights.isApprox(expected.weights, 1e-5F));
            QVERIFY(std::abs(found.derivation.score_raw - expected.derivation.score_raw) < 1e-4F);
            QCOMPARE(found.derivation.hidden_by, expected.derivation.hidden_by);
            QCOMPARE(found.derivation.softmax_keys, expected.derivation.softmax_keys);
            QCOMPARE(found.derivation.softmax_keys, cell.query + 1);
            QCOMPARE(found.largestKeys(trace->mask(second), 3), expected.largestKeys(trace->mask(second), 3));
        }
    }

private:
    /// Until what was asked is computed; its answer still lies in the queue of events.
    static void waitWithoutEvents()
    {
        constexpr int patience = 60'000;
        for (int waited = 0; LatestJob::atWork() > 0 && waited < patience; ++waited) QTest::qSleep(1);
        QCOMPARE(LatestJob::atWork(), 0);
    }
};

TEST_CLASS(TestLongMap)
#include "tst_long_map.moc"
