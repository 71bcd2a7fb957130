#include <QTest>

#include "core/not_shown.h"
#include "tests/test_class.h"
#include "ui/plot/heat/heat_picture.h"
#include "ui/plot/heat/pooled_cells.h"

#include <cmath>

using core::Index;
using Pooling = HeatData::Pooling;
using Cells = std::vector<float>;

namespace {

constexpr float hidden = HeatData::hidden;
constexpr float broken = HeatData::broken;

/// A row of cells pooled to one number.
float pooled(const Cells& cells, Pooling by)
{
    core::Matrix row(1, static_cast<Index>(cells.size()));
    std::ranges::copy(cells, row.data());
    return pooledCells(HeatData(row, by), 1, 1)->at(0, 0);
}

core::Matrix counted(Index rows, Index cols)
{
    core::Matrix cells(rows, cols);
    for (Index i = 0; i < cells.size(); ++i) cells.data()[i] = static_cast<float>(i * 37 % 101);
    return cells;
}

}  // namespace

class TestPooledCells final : public QObject {
    Q_OBJECT
private slots:
    void severalCellsBecomeOne_data()
    {
        QTest::addColumn<Cells>("cells");
        QTest::addColumn<Pooling>("by");
        QTest::addColumn<float>("one");
        QTest::newRow("the largest") << Cells{0.25F, 0.5F, 0.125F} << Pooling::Largest << 0.5F;
        QTest::newRow("the mean") << Cells{0.25F, 0.5F, 0.75F} << Pooling::Mean << 0.5F;
        QTest::newRow("the farthest from zero") << Cells{0.25F, -0.5F, 0.125F} << Pooling::Farthest << -0.5F;
        QTest::newRow("a number before what is hidden") << Cells{hidden, 0.F} << Pooling::Largest << 0.F;
        QTest::newRow("a difference before what is hidden") << Cells{hidden, -0.5F} << Pooling::Farthest << -0.5F;
        QTest::newRow("hidden cells are 0 in a mean") << Cells{hidden, 0.5F} << Pooling::Mean << 0.25F;
        QTest::newRow("all hidden") << Cells{hidden, hidden} << Pooling::Largest << hidden;
        QTest::newRow("all hidden, of a mean") << Cells{hidden, hidden} << Pooling::Mean << hidden;
        QTest::newRow("broken before all") << Cells{0.5F, broken, hidden} << Pooling::Largest << broken;
        QTest::newRow("broken, of a mean") << Cells{0.5F, broken, hidden} << Pooling::Mean << broken;
    }

    void severalCellsBecomeOne()
    {
        QFETCH(Cells, cells);
        QFETCH(Pooling, by);
        QFETCH(float, one);
        QCOMPARE(pooled(cells, by), one);
    }

    void whatIsToBeGuessedStaysUnknown_data()
    {
        QTest::addColumn<Pooling>("by");
        for (const auto& [name, by] :
             {std::pair("largest", Pooling::Largest), {"mean", Pooling::Mean}, {"farthest", Pooling::Farthest}})
            QTest::newRow(name) << by;
    }

    void whatIsToBeGuessedStaysUnknown()
    {
        QFETCH(Pooling, by);
        for (const Cells& cells :
             {Cells{core::notShown, 0.5F}, Cells{0.5F, core::notShown}, Cells{broken, core::notShown},
              Cells{core::notShown, HeatData::unknown}, Cells{HeatData::unknown, core::notShown}})
            QVERIFY(core::isNotShown(pooled(cells, by)));
        QVERIFY(std::isnan(pooled({HeatData::unknown, 0.5F}, by)));
        core::Matrix map = counted(6, 6);
        map.row(3).setConstant(core::notShown);
        QCOMPARE(pooledCells(HeatData(map, by), 3, 3)->guessedRows(), std::vector<Index>{1});
    }

    void cellsAreCutAsPicturesOfLongMapsAre()
    {
        const core::Matrix cells = counted(13, 29);
        const auto data = pooledCells(HeatData(cells), 5, 11);
        const HeatPicture picture{{0, 0, 13, 29}, data};
        for (Index row = 0; row < 13; ++row)
            for (Index col = 0; col < 29; ++col) {
                const core::MapRegion block = picture.cellsAt(row, col);
                QCOMPARE(picture.at(row, col),
                         cells.block(block.first_query, block.first_key, block.queries, block.keys).maxCoeff());
            }
        QCOMPARE(data->rows(), Index{5});
        QCOMPARE(data->cols(), Index{11});
    }
};

TEST_CLASS(TestPooledCells)
#include "tst_pooled_cells.moc"
