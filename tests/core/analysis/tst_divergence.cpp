#include "core/analysis/divergence.h"

#include <QTest>

#include "core/model/pass/trace.h"
#include "tests/core/matrix_rows.h"
#include "tests/test_class.h"

#include <cmath>
#include <limits>
#include <numbers>

using namespace core;

namespace {

const double ln2 = std::numbers::ln2;

}  // namespace

/// How far two heads' maps are apart, and where.
class TestDivergence final : public QObject {
    Q_OBJECT
private slots:
    void theDivergenceOfTwoRows_data()
    {
        QTest::addColumn<Matrix>("a");
        QTest::addColumn<Matrix>("b");
        QTest::addColumn<double>("nats");
        QTest::newRow("equal") << rows({{0.25F, 0.75F}}) << rows({{0.25F, 0.75F}}) << 0.0;
        QTest::newRow("disjoint") << rows({{1, 0, 0}}) << rows({{0, 0.5F, 0.5F}}) << ln2;
        // M = (3/4, 1/4): ½·ln(4/3) + ½·(½·ln(2/3) + ½·ln 2)
        QTest::newRow("half of it") << rows({{1, 0}}) << rows({{0.5F, 0.5F}})
                                    << 0.5 * std::log(4.0 / 3) + 0.25 * std::log(4.0 / 3);
        // M = (½, ½): both sides ¼·ln ½ + ¾·ln 3/2
        QTest::newRow("mirrored") << rows({{0.25F, 0.75F}}) << rows({{0.75F, 0.25F}})
                                  << 0.25 * std::log(0.5) + 0.75 * std::log(1.5);
    }
    void theDivergenceOfTwoRows()
    {
        QFETCH(Matrix, a);
        QFETCH(Matrix, b);
        QFETCH(double, nats);
        QVERIFY(std::abs(jensenShannon(a, b).value() - nats) < 1e-12);
        QVERIFY(jensenShannon(b, a) == jensenShannon(a, b));
    }

    void aRowThatIsNoDistributionDivergesFromNothing()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(!jensenShannon(rows({{0, 0}}), rows({{1, 0}})));
        QVERIFY(!jensenShannon(rows({{1, 0}}), rows({{0, 0}})));
        QVERIFY(!jensenShannon(rows({{nan, 1}}), rows({{1, 0}})));
        const Divergence maps = divergence(rows({{0, 0}, {1, 0}, {1, 0}}), rows({{1, 0}, {0, 1}, {1, 0}}));
        QVERIFY(!maps.of_query[0]);
        QVERIFY(std::abs(*maps.of_query[1] - ln2) < 1e-12);
        QVERIFY(std::abs(maps.mean.value() - ln2 / 2) < 1e-12);  // the row of zeros does not count
        QVERIFY(!divergence(rows({{0, 0}}), rows({{1, 0}})).mean);
    }

    void headsOfAModelDivergeBetween0AndLn2()
    {
        const auto model = openModel(SOURCE_DIR "/tests/golden/data/models/gpt2_fp16");
        const auto trace = run(model, {{sequenceOf(model->encode("The keeper looks at the sea.", {}).tokens)}}, {});
        const auto& all = trace->layers[1]->items[0].attention.heads;
        const Divergence maps = divergence(all[0].weights, all[1].weights);
        for (const auto& row : maps.of_query) QVERIFY(*row >= 0 && *row < ln2);
        QCOMPARE(*maps.of_query[0], 0.0);  // the first token sees itself only
        QVERIFY(*maps.mean > 0);
        QVERIFY(maps.mean == divergence(all[1].weights, all[0].weights).mean);
        QCOMPARE(*divergence(all[2].weights, all[2].weights).mean, 0.0);
    }

    void theLargestDifferencesComeFirst()
    {
        const Matrix a = rows({{0.5F, 0.5F, 0}, {0.2F, 0.3F, 0.5F}});
        const Matrix b = rows({{0.5F, 0.25F, 0.25F}, {0.8F, 0.3F - 0.0625F, 0}});
        const auto cells = largestDifferences(a, b, 10);
        std::string places;
        for (const CellDifference& cell : cells) places += std::to_string(cell.query) + std::to_string(cell.key) + " ";
        QCOMPARE(places, "10 12 01 02 11 ");  // ties in the order of the map; the equal cell is left out
        QCOMPARE(cells[1].a, 0.5F);
        QCOMPARE(cells[1].b, 0.0F);
        QCOMPARE(largestDifferences(a, b, 2).size(), std::size_t{2});
        QCOMPARE(largestDifferences(a, b, 2)[1].key, Index{2});
        QVERIFY(largestDifferences(a, a, 3).empty());
        QVERIFY(largestDifferences(a, b, 0).empty());
    }

    void roundingIsNoDifference()
    {
        // One softmax of float32 scores, whose sum is added up in two orders.
        for (const Index keys : {2, 13, 300, 4096}) {
            Matrix scores = 6 * Matrix::Random(1, keys);
            const auto softmax = [](const Matrix& row) {
                Matrix weights = (row.array() - row.maxCoeff()).exp();
                float sum = 0;
                for (const float each : weights.reshaped()) sum += each;
                weights /= sum;
                return weights;
            };
            const Matrix a = softmax(scores);
            const Matrix b = softmax(scores.rowwise().reverse().eval()).rowwise().reverse();
            QVERIFY(largestDifferences(a, b, 5).empty());
            Matrix other = a;
            other(0, 0) += 2e-4F * a.maxCoeff();
            QCOMPARE(largestDifferences(a, other, 5).size(), std::size_t{1});
        }
        QVERIFY(roundingOf(1, 13) > 1e-6F && roundingOf(1, 13) < 4e-6F);
        QCOMPARE(roundingOf(0, 13), 0.0F);
    }

    void uniformRowsHaveEntropyLnN()
    {
        for (const Index n : {1, 2, 7, 64}) {
            const Matrix uniform = Matrix::Constant(3, n, 1.0F / static_cast<float>(n));
            QVERIFY(std::abs(meanEntropy(uniform).value() - std::log(static_cast<double>(n))) < 1e-6);
        }
        QVERIFY(std::abs(meanEntropy(rows({{1, 0}, {0.5F, 0.5F}, {0, 0}})).value() - ln2 / 2) < 1e-7);
        QVERIFY(!meanEntropy(rows({{0, 0}})));
    }
};

TEST_CLASS(TestDivergence)
#include "tst_divergence.moc"
