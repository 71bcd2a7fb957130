#include "core/model/pass/sampling.h"

#include <QTest>

#include "core/error.h"
#include "core/random_bits.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>
#include <limits>

using namespace core;

namespace {

constexpr float infinite = std::numeric_limits<float>::infinity();

RowVector row(std::initializer_list<float> numbers)
{
    RowVector made(static_cast<Index>(numbers.size()));
    std::ranges::copy(numbers, made.data());
    return made;
}

/// Logits whose softmax has these probabilities.
RowVector scoresOf(std::initializer_list<float> probabilities) { return row(probabilities).array().log().matrix(); }

std::vector<Index> idsOf(const RowVector& logits, const Sampling& sampling)
{
    return distributionOf(logits, sampling).ids;
}

bool isNear(const std::vector<double>& found, const std::vector<double>& expected)
{
    if (found.size() != expected.size()) return false;
    for (std::size_t i = 0; i < found.size(); ++i)
        if (std::abs(found[i] - expected[i]) > 1e-6) return false;
    return true;
}

}  // namespace

class TestSampling final : public QObject {
    Q_OBJECT
private slots:
    void withoutCutsItIsSoftmaxTheLikeliestFirst()
    {
        const TokenDistribution all = distributionOf(scoresOf({0.1F, 0.5F, 0.15F, 0.25F}), {});
        QCOMPARE(all.ids, (std::vector<Index>{1, 3, 2, 0}));
        QVERIFY(isNear(all.probabilities, {0.5, 0.25, 0.15, 0.1}));
        QCOMPARE(all.vocabulary, Index{4});
    }

    void temperatureDividesTheScores()
    {
        // At one half, probabilities are squared before they are normalised.
        const TokenDistribution sharp = distributionOf(scoresOf({0.6F, 0.3F, 0.1F}), {.temperature = 0.5});
        QVERIFY(isNear(sharp.probabilities, {0.36 / 0.46, 0.09 / 0.46, 0.01 / 0.46}));
        const TokenDistribution cold = distributionOf(row({3, 1, 2}), {.temperature = coldest});
        QVERIFY(isNear(cold.probabilities, {1, 0, 0}));
        const TokenDistribution hot = distributionOf(row({3, 1, 2}), {.temperature = hottest});
        QVERIFY(std::abs(hot.probabilities.front() - 1.0 / 3) < 0.01);
    }

    void whatIsKept_data()
    {
        QTest::addColumn<Index>("k");
        QTest::addColumn<double>("p");
        QTest::addColumn<std::vector<Index>>("ids");
        QTest::newRow("the two likeliest") << Index{2} << 1.0 << std::vector<Index>{1, 3};
        QTest::newRow("one") << Index{1} << 1.0 << std::vector<Index>{1};
        QTest::newRow("more than there are") << Index{100} << 1.0 << std::vector<Index>{1, 3, 2, 0};
        QTest::newRow("the fewest that have 0.6") << Index{0} << 0.6 << std::vector<Index>{1, 3};
        QTest::newRow("0.51 needs a second") << Index{0} << 0.51 << std::vector<Index>{1, 3};
        QTest::newRow("0.4: one is enough") << Index{0} << 0.4 << std::vector<Index>{1};
        QTest::newRow("at least one") << Index{0} << leastTopP << std::vector<Index>{1};
        // After top-k the first of two tokens has 0.5 / 0.75 = 0.67: with cuts in the other order, 0.6 needs both.
        QTest::newRow("top-k before top-p") << Index{2} << 0.6 << std::vector<Index>{1};
    }

    void whatIsKept()
    {
        QFETCH(Index, k);
        QFETCH(double, p);
        QFETCH(std::vector<Index>, ids);
        const TokenDistribution kept = distributionOf(scoresOf({0.1F, 0.5F, 0.15F, 0.25F}), {.top_k = k, .top_p = p});
        QCOMPARE(kept.ids, ids);
        double sum = 0;
        for (const double each : kept.probabilities) sum += each;
        QVERIFY(std::abs(sum - 1) < 1e-12);
    }

    void temperatureComesBeforeTopP()
    {
        // 0.6 ² / (0.36 + 0.09 + 0.01) = 0.78 alone has 0.7, which 0.6 has not.
        QCOMPARE(idsOf(scoresOf({0.6F, 0.3F, 0.1F}), {.top_p = 0.7}).size(), std::size_t{2});
        QCOMPARE(idsOf(scoresOf({0.6F, 0.3F, 0.1F}), {.temperature = 0.5, .top_p = 0.7}).size(), std::size_t{1});
    }

    void equalScoresStandByTheirIds()
    {
        const RowVector equal = row({1, 2, 2, 2, 1});
        QCOMPARE(idsOf(equal, {}), (std::vector<Index>{1, 2, 3, 0, 4}));
        // Scores equal to the k-th stay, as in transformers; top-p takes the lower ids first.
        QCOMPARE(idsOf(equal, {.top_k = 2}), (std::vector<Index>{1, 2, 3}));
        QCOMPARE(idsOf(row({0, 0, 0, 0}), {.top_p = 0.5}), (std::vector<Index>{0, 1}));
    }

    void whatIsNeverSaidIsLeftOutFirst()
    {
        const TokenDistribution kept = distributionOf(scoresOf({0.1F, 0.5F, 0.15F, 0.25F}), {.top_k = 2}, {1});
        QCOMPARE(kept.ids, (std::vector<Index>{3, 2}));
        QVERIFY(isNear(kept.probabilities, {0.25 / 0.4, 0.15 / 0.4}));
        QCOMPARE(idsOf(row({-infinite, 1, -infinite}), {}), std::vector<Index>{1});
    }

    void scoresThatAreNoNumbersAreAnError_data()
    {
        QTest::addColumn<float>("score");
        QTest::newRow("NaN") << std::numeric_limits<float>::quiet_NaN();
        QTest::newRow("infinity") << infinite;
    }

    void scoresThatAreNoNumbersAreAnError()
    {
        QFETCH(float, score);
        try {
            distributionOf(row({0, score, 1}), {});
            QFAIL("nothing was thrown");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::OutOfRange);
            QCOMPARE(saidParts(error).field, std::string("the score of token 1"));
        }
    }

    void noTokenAtAllIsAnError()
    {
        QVERIFY_THROWS_EXCEPTION(Error, distributionOf(row({-infinite, -infinite}), {}));
        QVERIFY_THROWS_EXCEPTION(Error, distributionOf(row({1, 2}), {}, {0, 1}));
    }

    void aDrawIsTheInverseOfTheSumInTheOrderOfIds()
    {
        const TokenDistribution kept = distributionOf(scoresOf({0.1F, 0.5F, 0.15F, 0.25F}), {});
        for (Index place = 0; place < 200; ++place) {
            const double chosen = static_cast<double>(mixedBits(7, static_cast<std::uint64_t>(place)) >> 11U) * 0x1p-53;
            const Index expected = chosen < 0.1 ? 0 : chosen < 0.6 ? 1 : chosen < 0.75 ? 2 : 3;
            QCOMPARE(drawnToken(kept, 7, place), expected);
        }
    }

    void drawsFollowTheProbabilitiesAndTheSeed()
    {
        const TokenDistribution kept = distributionOf(scoresOf({0.1F, 0.5F, 0.15F, 0.25F}), {});
        std::vector<double> share(4);
        bool otherwise = false;
        for (Index place = 0; place < 20'000; ++place) {
            share[static_cast<std::size_t>(drawnToken(kept, 1, place))] += 1.0 / 20'000;
            otherwise = otherwise || drawnToken(kept, 1, place) != drawnToken(kept, 2, place);
        }
        QVERIFY(otherwise);
        for (const auto& [id, expected] :
             {std::pair(0, 0.1), std::pair(1, 0.5), std::pair(2, 0.15), std::pair(3, 0.25)})
            QVERIFY(std::abs(share[static_cast<std::size_t>(id)] - expected) < 0.015);
    }
};

TEST_CLASS(TestSampling)
#include "tst_sampling.moc"
