#include <QTest>
#include <QWidget>

#include "tests/test_class.h"
#include "ui/view/brush_stroke.h"
#include "ui/view/heads/head_tiles.h"
#include "ui/view/map/map_layout.h"
#include "ui/view/mask/mask_layout.h"

#include <array>
#include <cmath>

using core::Cell;
using core::HeadsSettings;
using core::Index;
using core::Measure;
using Places = std::vector<Index>;

/// What views lay out and order, without a view.
class TestViewLayouts final : public QObject {
    Q_OBJECT
private slots:
    void headsComeByTheirMeasure()
    {
        core::HeadTable table(2, 2);
        table.set(Measure::Previous, 0, 0, 0.2F);
        table.set(Measure::Previous, 0, 1, 0.9F);
        table.set(Measure::Previous, 1, 1, 0.5F);
        HeadsSettings settings;
        settings.measure = Measure::Previous;
        settings.order = HeadsSettings::Order::Measure;
        QCOMPARE(HeadRanking::of(table, settings, 2, 2, {}).shown, (Places{1, 3, 0, 2}));  // the unknown one last
        settings.least = 0.5;
        QCOMPARE(HeadRanking::of(table, settings, 2, 2, {}).shown, (Places{1, 3}));
        settings.least.reset();
        settings.order = HeadsSettings::Order::Similarity;
        QCOMPARE(HeadRanking::of(table, settings, 2, 2, {2, 0, 3, 1}).shown, (Places{2, 0, 3, 1}));
        QCOMPARE(HeadRanking::of(table, settings, 2, 2, {}).shown, (Places{0, 1, 2, 3}));
    }

    void aChangeCountsByItsSize()
    {
        core::HeadTable table(1, 3);
        for (Index head = 0; head < 3; ++head)
            table.set(Measure::KnockOut, 0, head, std::array{0.1F, -0.4F, 0.2F}[static_cast<std::size_t>(head)]);
        HeadsSettings settings;
        settings.measure = Measure::KnockOut;
        settings.order = HeadsSettings::Order::Measure;
        const HeadRanking ranking = HeadRanking::of(table, settings, 1, 3, {});
        QCOMPARE(ranking.shown, (Places{1, 2, 0}));
        QCOMPARE(ranking.shareOf(0), 0.5);  // no change lies in the middle of the colours
        QCOMPARE(ranking.shareOf(-0.4F), 0.0);
    }

    void aLabelBesideALowTileHasRoomForBothInOneLine()
    {
        const core::HeadTable table(18, 4);
        const HeadRanking ranking = HeadRanking::of(table, {}, 18, 4, {});
        const QFontMetrics font(QWidget().font());
        for (const int height : {720, 780, 860, 940}) {
            const HeadTiles tiles(ranking, 1400, height);
            const QRect label = tiles.labelOf(tiles.tileAt(0));
            QVERIFY(!label.isNull());
            const bool twoLines = label.height() >= 2 * HeadTiles::roomForLabel;
            QVERIFY(label.width() >= font.horizontalAdvance(twoLines ? "0.26" : "18.4 0.26"));
        }
    }

    void manyLayersOfFewHeadsFillTheWindow_data()
    {
        QTest::addColumn<QSize>("room");
        for (const QSize& room : {QSize(990, 520), QSize(1330, 520), QSize(1890, 830)})
            QTest::addRow("%d × %d", room.width(), room.height()) << room;
    }

    void manyLayersOfFewHeadsFillTheWindow()
    {
        QFETCH(const QSize, room);
        const HeadRanking ranking = HeadRanking::of(core::HeadTable(18, 4), {}, 18, 4, {});
        const HeadTiles tiles(ranking, room.width(), room.height());
        QVERIFY(tiles.height() <= room.height());
        QRect all;
        for (std::size_t place = 0; place < ranking.shown.size(); ++place) {
            const QRect tile = tiles.withLabel(tiles.tileAt(place));
            QVERIFY(!tiles.labelOf(tiles.tileAt(place)).isNull());
            QCOMPARE(tiles.placeAt(tile.center()), std::optional(place));
            all |= tile;
        }
        QVERIFY(all.right() <= room.width() && all.width() >= room.width() / 2);
        QVERIFY(all.height() >= 3 * room.height() / 4);
        // The rows of a layer stay rows: Down leads to the next layer.
        QCOMPARE(tiles.columns(), 4);
    }

    void tilesLieApart_data()
    {
        QTest::addColumn<bool>("byLayers");
        QTest::addColumn<QSize>("room");
        for (const bool byLayers : {true, false})
            for (const QSize& room : {QSize(1200, 800), QSize(400, 300), QSize(200, 2000)})
                QTest::addRow("%s in %d x %d", byLayers ? "layers" : "one after the other", room.width(), room.height())
                    << byLayers << room;
    }

    void tilesLieApart()
    {
        QFETCH(bool, byLayers);
        QFETCH(QSize, room);
        HeadsSettings settings;
        settings.order = byLayers ? HeadsSettings::Order::Layers : HeadsSettings::Order::Measure;
        const HeadRanking ranking = HeadRanking::of(core::HeadTable(6, 4), settings, 6, 4, {});
        const HeadTiles tiles(ranking, room.width(), room.height());
        for (std::size_t one = 0; one < ranking.shown.size(); ++one) {
            const QRect tile = tiles.withLabel(tiles.tileAt(one));
            QCOMPARE(tiles.placeAt(tile.center()), std::optional(one));
            QCOMPARE(tiles.placeOf(ranking.shown[one]), std::optional(one));
            QVERIFY(tile.bottom() < tiles.height() && tile.left() >= 0);
            for (std::size_t other = 0; other < one; ++other)
                QVERIFY(!tile.intersects(tiles.withLabel(tiles.tileAt(other))));
        }
    }

    void aMapsCellsAreSquareAndInside()
    {
        const MapLayout::Room room{.size = {900, 600},
                                   .queries = 8,
                                   .keys = 12,
                                   .line = 14,
                                   .query_labels = 60,
                                   .key_labels = [](double cell) { return cell > 20 ? 40.0 : 60.0; },
                                   .bar = 30,
                                   .caption_lines = 3};
        const MapLayout layout = MapLayout::in(room);
        QVERIFY(std::abs(layout.map.width() / 12 - layout.map.height() / 8) < 0.5);
        QVERIFY(QRectF(0, 0, 900, 600).contains(layout.map.united(layout.bar)));
        QVERIFY(layout.map.left() > room.query_labels && layout.map.top() > 40);
        QVERIFY(layout.map.bottom() + 3 * room.line < 600);
        for (const QRectF& free : MapLayout::freeAround(layout.map, room.size, room.bar, 3 * room.line))
            QVERIFY(!free.intersects(layout.map) && !free.intersects(layout.bar));
    }

    void aLongAndThinMapHasRowsThatCanBeToldApart()
    {
        MapLayout::Room room{.size = {900, 600},
                             .queries = 20,
                             .keys = 1500,
                             .line = 14,
                             .query_labels = 60,
                             .key_labels = [](double) { return 40.0; },
                             .bar = 30,
                             .caption_lines = 3};
        const MapLayout wide = MapLayout::in(room);
        QVERIFY(wide.map.height() >= 20 * 13.0 && wide.map.width() > 600);
        QVERIFY(QRectF(0, 0, 900, 600).contains(wide.map.united(wide.bar)));
        std::swap(room.queries, room.keys);
        const MapLayout tall = MapLayout::in(room);
        QVERIFY(tall.map.width() >= 20 * 13.0 && tall.map.height() > 400);
        QVERIFY(QRectF(0, 0, 900, 600).contains(tall.map.united(tall.bar)));
    }

    void aMasksCellsAreFoundWhereTheyAreDrawn()
    {
        const QStringList tokens = QString("The cat sat on the mat").split(' ');
        const QWidget device;
        MaskFrame frame{.layout = MaskLayout::in({500, 400}, tokens, tokens, {}, &device), .grid = {}, .offset = {}};
        frame.grid = frame.layout.gridIn({500, 400});
        QCOMPARE(frame.grid.size(), frame.layout.grid);
        for (Index query = 0; query < 6; ++query)
            for (Index key = 0; key < 6; ++key)
                QCOMPARE(frame.cellAt(frame.positionOf({query, key})), std::optional(Cell{query, key}));
        QCOMPARE(frame.cellAt({1, 1}), std::nullopt);
        frame.offset = {frame.layout.side, 0};
        QCOMPARE(frame.cellAt(frame.grid.topLeft() + QPointF(1, 1)), std::optional(Cell{0, 1}));
    }

    void aStrokeHasNoGaps()
    {
        Cell before{2, 3};
        for (const Cell& cell : cellsPassed(before, {9, -1})) {
            QVERIFY(std::abs(cell.query - before.query) <= 1 && std::abs(cell.key - before.key) <= 1);
            before = cell;
        }
        QCOMPARE(before, (Cell{9, -1}));
        QVERIFY(cellsPassed(before, before).empty());
    }
};

TEST_CLASS(TestViewLayouts)
#include "tst_view_layouts.moc"
