#include "core/attention/mask/painting.h"
#include "core/error.h"

#include <QTest>

#include "tests/test_class.h"

#include <random>

using namespace core;

/// Cells painted by hand: strokes against a plain table, and runs that come from a file.
class TestPainting final : public QObject {
    Q_OBJECT
private slots:
    void strokesAreKeptAsRuns()
    {
        const Painting block = Painting{}.painted({2, 1, 6, 4}, Brush::Hide);  // dragged from the lower right
        QCOMPARE(block.hidden(), (Painting::Runs{{1, {{4, 6}}}, {2, {{4, 6}}}}));
        QCOMPARE(block.painted({1, 1, 7, 9}, Brush::Hide).hidden(), (Painting::Runs{{1, {{4, 9}}}, {2, {{4, 6}}}}));
        const Painting cut = block.painted({1, 1, 5, 5}, Brush::Erase);
        QCOMPARE(cut.hidden(), (Painting::Runs{{1, {{4, 4}, {6, 6}}}, {2, {{4, 6}}}}));
        QVERIFY(cut.hides(1, 4) && !cut.hides(1, 5) && cut.hides(1, 6) && !cut.hides(1, 7) && !cut.hides(0, 4));
        const Painting shown = block.painted({1, 1, 5, 5}, Brush::Show);
        QVERIFY(shown.uncovers(1, 5) && !shown.hides(1, 5) && shown.hides(1, 4));
        QCOMPARE(shown.painted({1, 1, 5, 5}, Brush::Hide), block);
        QVERIFY(shown.painted({0, 9, 0, 9}, Brush::Erase).empty());
        QVERIFY(Painting{}.painted({-5, -1, 0, 3}, Brush::Hide).empty());
    }

    void strokesAgreeWithATable()
    {
        std::mt19937 random(10);
        const auto coordinate = [&] { return static_cast<Index>(random() % 8); };
        Painting painting;
        char table[8][8] = {};
        for (int stroke = 0; stroke < 300; ++stroke) {
            const CellRange range{coordinate(), coordinate(), coordinate(), coordinate()};
            const auto brush = static_cast<Brush>(random() % 3);
            painting = painting.painted(range, brush);
            for (Index q = std::min(range.first_query, range.last_query);
                 q <= std::max(range.first_query, range.last_query); ++q)
                for (Index k = std::min(range.first_key, range.last_key);
                     k <= std::max(range.first_key, range.last_key); ++k)
                    table[q][k] = brush == Brush::Hide ? 'h' : brush == Brush::Show ? 'u' : ' ';
            for (Index q = 0; q < 8; ++q)
                for (Index k = 0; k < 8; ++k) {
                    QCOMPARE(painting.hides(q, k), table[q][k] == 'h');
                    QCOMPARE(painting.uncovers(q, k), table[q][k] == 'u');
                }
            QCOMPARE(Painting::fromRuns(painting.hidden(), painting.uncovered()), painting);
        }
    }

    void hostileRunsAreRefused_data()
    {
        QTest::addColumn<int>("query");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::newRow("backwards") << 0 << 3 << 2;
        QTest::newRow("negative key") << 0 << -1 << 2;
        QTest::newRow("negative query") << -1 << 0 << 2;
        QTest::newRow("key too large") << 0 << 0 << (1 << 24) + 1;
        QTest::newRow("query too large") << (1 << 24) + 1 << 0 << 1;
        QTest::newRow("both hidden and uncovered") << 5 << 3 << 9;
    }

    void hostileRunsAreRefused()
    {
        QFETCH(int, query);
        QFETCH(int, from);
        QFETCH(int, to);
        const Painting::Runs uncovered{{5, {{0, 0}, {9, 12}}}};
        QVERIFY_EXCEPTION_THROWN(Painting::fromRuns({{query, {{from, to}}}}, uncovered), Error);
    }

    void disorderedRunsAreNormalised()
    {
        const Painting painting = Painting::fromRuns({{3, {{8, 9}, {0, 2}, {1, 1}, {3, 4}}}, {4, {}}}, {{3, {{5, 7}}}});
        QCOMPARE(painting.hidden(), (Painting::Runs{{3, {{0, 4}, {8, 9}}}}));
        QVERIFY(painting.anyUncovered() && painting.anyHidden());
    }
};

TEST_CLASS(TestPainting)
#include "tst_painting.moc"
