#include "core/model/feed_forward.h"

#include <QTest>

#include "tests/core/random_matrix.h"
#include "tests/test_class.h"

#include <algorithm>
#include <cmath>

using namespace core;

namespace {

constexpr Index inputs = 6;
constexpr Index inner = 5;
constexpr Index count = 4;

FeedForward expert(unsigned seed)
{
    return {.in = {Weight::own(randomMatrix(inputs, inner, seed)), {}},
            .out = {Weight::own(randomMatrix(inner, inputs, seed + 1)), {}},
            .activation = Activation::Silu,
            .gate = Projection{Weight::own(randomMatrix(inputs, inner, seed + 2)), {}}};
}

Experts mixture(Router router)
{
    router.scores = {Weight::own(randomMatrix(inputs, count, 90)), {}};
    Experts experts{.router = std::move(router), .experts = {}};
    for (unsigned i = 0; i < count; ++i) experts.experts.push_back(expert(10 * i + 3));
    return experts;
}

/// One token's weights of all experts, by the formula of each paper.
std::vector<double> expertWeights(const Experts& experts, const RowVector& x)
{
    const Router& router = experts.router;
    const RowVector scores = x * router.scores.weight.matrix();
    std::vector<double> squashed, by;
    double all = 0;
    for (Index i = 0; i < count; ++i) all += std::exp(static_cast<double>(scores(i)));
    for (Index i = 0; i < count; ++i) {
        const double score = static_cast<double>(scores(i));
        squashed.push_back(router.squash == Router::Squash::Softmax ? std::exp(score) / all
                                                                    : 1 / (1 + std::exp(-score)));
        by.push_back(squashed.back() + (router.correction.size() > 0 ? static_cast<double>(router.correction(i)) : 0));
    }
    if (router.groups == 2) {
        const bool first = by[0] + by[1] >= by[2] + by[3];
        for (std::size_t i = 0; i < 4; ++i)
            if ((i < 2) != first) by[i] = -1e9;
    }
    std::vector<double> weights(count, 0);
    double sum = 0;
    for (Index taken = 0; taken < router.chosen; ++taken) {
        const auto best = static_cast<std::size_t>(std::ranges::max_element(by) - by.begin());
        by[best] = -1e12;
        weights[best] = squashed[best];
        sum += squashed[best];
    }
    for (double& weight : weights) weight *= static_cast<double>(router.factor) / (router.normalised ? sum : 1);
    return weights;
}

/// A weight of 32 rows in blocks of Q4_0 (ggml-common.h): a scale, here a sixteenth as float16, and 32 numbers of four
/// bits.
Weight packedWeight(Index cols, unsigned seed)
{
    constexpr std::size_t size = 18;
    const Matrix numbers = randomMatrix(cols, 16, seed);
    auto bytes = std::make_shared<std::vector<std::byte>>();
    for (Index col = 0; col < cols; ++col) {
        bytes->push_back(std::byte{0x00});
        bytes->push_back(std::byte{0x2C});
        for (Index i = 0; i < 16; ++i) {
            const auto both = static_cast<unsigned char>(static_cast<int>(1e5F * std::abs(numbers(col, i))) % 256);
            bytes->push_back(std::byte{both});
        }
    }
    return Weight::stored(bytes, std::span(*bytes).first(static_cast<std::size_t>(cols) * size), BlockType::Q4_0, cols,
                          32)
        .transposed();
}

}  // namespace

Q_DECLARE_METATYPE(Router)

class TestFeedForward final : public QObject {
    Q_OBJECT
private slots:
    void tokensGoThroughTheExpertsThatTheRouterTakes_data()
    {
        QTest::addColumn<Router>("router");
        QTest::addColumn<bool>("before");
        using Squash = Router::Squash;
        QTest::newRow("softmax over all, two of them") << Router{} << false;
        QTest::newRow("not normalised") << Router{.scores = {}, .normalised = false} << false;
        QTest::newRow("sigmoid with a factor")
            << Router{.scores = {}, .squash = Squash::Sigmoid, .factor = 2.5F} << false;
        const RowVector correction = (RowVector(4) << 0.4F, -0.3F, 0.1F, 0.2F).finished();
        QTest::newRow("groups and a correction")
            << Router{.scores = {}, .squash = Squash::Sigmoid, .correction = correction, .groups = 2} << false;
        QTest::newRow("the weight multiplies what is read")
            << Router{.scores = {}, .chosen = 1, .squash = Squash::Sigmoid, .normalised = false} << true;
    }
    void tokensGoThroughTheExpertsThatTheRouterTakes()
    {
        QFETCH(Router, router);
        QFETCH(bool, before);
        Experts experts = mixture(router);
        experts.weighs_input = before;
        experts.shared = expert(70);
        const Matrix x = randomMatrix(7, inputs, 5);
        const Matrix made = experts(x, {});
        int choices = 0;
        for (Index token = 0; token < x.rows(); ++token) {
            const std::vector<double> weights = expertWeights(experts, x.row(token));
            RowVector wanted = (*experts.shared)(x.row(token), {});
            for (std::size_t i = 0; i < weights.size(); ++i) {
                if (weights[i] == 0) continue;
                ++choices;
                const auto weight = static_cast<float>(weights[i]);
                const Matrix read = before ? Matrix(weight * x.row(token)) : Matrix(x.row(token));
                wanted += (before ? 1 : weight) * experts.experts[i](read, {}).row(0);
            }
            QVERIFY((made.row(token) - wanted).cwiseAbs().maxCoeff() < 1e-5F);
        }
        QCOMPARE(choices, static_cast<int>(x.rows() * router.chosen));
    }

    /// Phi-3.5-MoE's sparsemixer takes the best of the remaining experts and weighs it among those that come near it.
    void oneExpertIsTakenAfterTheOther()
    {
        const auto chosen = [](const RowVector& scores) {
            Router router{.scores = {Weight::own(scores), {}}, .squash = Router::Squash::Mixer, .jitter = 0.1F};
            return router(Matrix::Ones(1, 1), {});
        };
        const ExpertChoice near = chosen((RowVector(4) << 1.0F, 2.0F, 1.9F, -3.0F).finished());
        QCOMPARE(near.experts, (std::vector<Index>{1, 2}));
        // 2 and 1.9 lie within a fifth of the larger; 1 does not, nor of 1.9.
        QVERIFY(std::abs(near.weights(0, 0) - 1 / (1 + std::exp(-0.1F))) < 1e-6F);
        QCOMPARE(near.weights(0, 1), 1.0F);
        // For scores below 0 the distance is relative to the lower one.
        const ExpertChoice low = chosen((RowVector(3) << -1.0F, -1.1F, -5.0F).finished());
        QCOMPARE(low.experts, (std::vector<Index>{0, 1}));
        QVERIFY(std::abs(low.weights(0, 0) - 1 / (1 + std::exp(-0.1F))) < 1e-6F);
        QCOMPARE(low.weights(0, 1), 1.0F);
    }

    /// With panels that are kept, many rows are multiplied in several pieces; of packed numbers none are.
    void aGateOpensTheSameRowsOfALongText_data()
    {
        QTest::addColumn<bool>("packedGate");
        QTest::addColumn<bool>("packedIn");
        QTest::newRow("both as float32") << false << false;
        QTest::newRow("a packed gate") << true << false;
        QTest::newRow("a gate of float32 alone") << false << true;
        QTest::newRow("both packed") << true << true;
    }
    void aGateOpensTheSameRowsOfALongText()
    {
        QFETCH(bool, packedGate);
        QFETCH(bool, packedIn);
        constexpr Index wide = 96;
        const auto weight = [](bool packed, unsigned seed) {
            return packed ? packedWeight(wide, seed) : Weight::own(packedWeight(wide, seed).matrix());
        };
        const auto bias = [](unsigned seed) { return RowVector(randomMatrix(1, wide, seed)); };
        const FeedForward layer{.in = {weight(packedIn, 1), bias(2)},
                                .out = {Weight::own(Matrix::Identity(wide, wide)), {}},
                                .activation = Activation::Relu,
                                .gate = Projection{weight(packedGate, 3), bias(4)}};
        const Matrix x = randomMatrix(600, 32, 7);
        const auto projected = [&](const Projection& projection) {
            return Matrix((x * projection.weight.matrix()).rowwise() + projection.bias);
        };
        const Matrix wanted = projected(*layer.gate).cwiseMax(0.0F).cwiseProduct(projected(layer.in));
        for (int pass = 0; pass < 3; ++pass) QVERIFY((layer(x, {}) - wanted).cwiseAbs().maxCoeff() < 1e-5F);
        QVERIFY((layer(x.bottomRows(1), {}) - wanted.bottomRows(1)).cwiseAbs().maxCoeff() < 1e-5F);
    }

    void theSharedExpertMayHaveAGate()
    {
        Experts experts = mixture({});
        experts.shared = expert(70);
        const Matrix x = randomMatrix(3, inputs, 6);
        const Matrix open = experts(x, {});
        experts.shared_gate = Projection{Weight::own(Matrix::Zero(inputs, 1)), {}};  // sigmoid of 0 is a half
        const Matrix half = experts(x, {});
        QVERIFY((open - half - 0.5F * (*experts.shared)(x, {})).cwiseAbs().maxCoeff() < 1e-5F);
    }

    void groupsAreJudgedByTheirBestOrByTwo()
    {
        // The first group has the best expert, the second the best pair.
        Router router{.scores = {Weight::own((Matrix(1, 4) << 3.0F, -9.0F, 2.5F, 2.4F).finished()), {}},
                      .chosen = 1,
                      .normalised = false,
                      .groups = 2,
                      .kept_groups = 1};
        const Matrix one = Matrix::Ones(1, 1);
        QCOMPARE(router(one, {}).experts, std::vector<Index>{2});
        router.judged = 1;
        QCOMPARE(router(one, {}).experts, std::vector<Index>{0});
    }

    void activationsAreThoseOfTheirFormulas()
    {
        Matrix squared = (Matrix(1, 3) << -2.0F, 0.5F, 3.0F).finished();
        activate(*activationFromName("relu2"), squared);
        QCOMPARE(squared, (Matrix(1, 3) << 0.0F, 0.25F, 9.0F).finished());
        const Xielu xielu{.rise = 0.7F, .fall = 1.1F, .slope = 0.5F, .cut = -1e-6F};
        Matrix bent = (Matrix(1, 4) << -3.0F, -1e-7F, 0.0F, 2.0F).finished();
        xielu(bent);
        const auto below = [](double x, double cut) { return (std::expm1(cut) - x) * 1.1 + 0.5 * x; };
        QVERIFY(std::abs(static_cast<double>(bent(0, 0)) - below(-3, -3)) < 1e-6);
        QVERIFY(std::abs(static_cast<double>(bent(0, 1)) - below(-1e-7, -1e-6)) < 1e-9);
        QVERIFY(std::abs(static_cast<double>(bent(0, 2)) - below(0, -1e-6)) < 1e-9);
        QVERIFY(std::abs(static_cast<double>(bent(0, 3)) - (0.7 * 4 + 1)) < 1e-6);
    }

    void aClampedGateCutsBothSides()
    {
        const ClampedGate gate{.limit = 2, .alpha = 1.5F};
        const Matrix both = (Matrix(1, 6) << 5, 9, -3, -7, 0.5F, 0.25F).finished();  // gate, up, gate, up, …
        const Matrix inner = gate(both);
        const auto plain = [](double g, double up) { return (up + 1) * g / (1 + std::exp(-1.5 * g)); };
        QVERIFY(std::abs(static_cast<double>(inner(0, 0)) - plain(2, 2)) < 1e-6);
        QVERIFY(std::abs(static_cast<double>(inner(0, 1)) - plain(-3, -2)) < 1e-6);
        QVERIFY(std::abs(static_cast<double>(inner(0, 2)) - plain(0.5, 0.25)) < 1e-6);
    }
};

TEST_CLASS(TestFeedForward)
#include "tst_feed_forward.moc"
