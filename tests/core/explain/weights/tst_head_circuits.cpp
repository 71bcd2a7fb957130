#include "core/error.h"
#include "core/explain/weights/head_circuits.h"

#include <QTest>

#include <cmath>
#include <limits>

#include "tests/core/explain/weights/random_transformer.h"
#include "tests/test_class.h"

using namespace core;

namespace {

constexpr Norm::Kind rootMeanSquare = Norm::Kind::RootMeanSquare;

Code refusal(const auto& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.code;
    }
    return Code::Failed;
}

}  // namespace

/// The QK and OV circuits of heads equal the pass's products.
class TestHeadCircuits final : public QObject {
    Q_OBJECT
private slots:
    void aCircuitGivesTheScoresOfAPass_data()
    {
        QTest::addColumn<RandomTransformer>("of");
        QTest::addColumn<Index>("distance");
        const RotaryEmbedding halves{.dimensions = 6};
        const RotaryEmbedding pairs{.dimensions = 4, .pairing = RotaryEmbedding::Pairing::Interleaved};
        RotaryEmbedding stretched{.dimensions = 6, .first_position = 3};
        stretched.scaling = {.kind = RotaryScaling::Kind::Yarn, .factor = 4, .trained_tokens = 16};
        QTest::newRow("no norm") << RandomTransformer{.norm = {}} << Index{0};
        QTest::newRow("layer norm") << RandomTransformer{} << Index{0};
        QTest::newRow("root mean square") << RandomTransformer{.norm = rootMeanSquare} << Index{0};
        QTest::newRow("grouped queries") << RandomTransformer{.key_heads = 2} << Index{0};
        QTest::newRow("wider heads than the model") << RandomTransformer{.width = 5, .key_width = 6} << Index{0};
        QTest::newRow("turned, the same place") << RandomTransformer{.rotary = halves} << Index{0};
        QTest::newRow("turned, five before") << RandomTransformer{.rotary = halves} << Index{5};
        QTest::newRow("turned, two behind") << RandomTransformer{.rotary = halves} << Index{-2};
        QTest::newRow("turned in part, in pairs") << RandomTransformer{.key_heads = 1, .rotary = pairs} << Index{7};
        QTest::newRow("turned and stretched") << RandomTransformer{.rotary = stretched} << Index{4};
    }
    void aCircuitGivesTheScoresOfAPass()
    {
        QFETCH(const RandomTransformer, of);
        QFETCH(const Index, distance);
        const Transformer transformer = of.make();
        const Block& block = transformer.blocks[1];
        const Index places = std::abs(distance) + 1;
        const Matrix x = randomNumbers(places, of.width, 77);
        const Matrix rows = block.attention_norm ? (*block.attention_norm)(x) : x;
        const MultiHeadAttention pass = projectedHeads(block.attention, rows, rows, rows, {});
        const Index query = std::max<Index>(distance, 0), key = std::max<Index>(-distance, 0);
        const Eigen::MatrixXd alone = sized(precise(x), block.attention_norm);
        for (Index head = 0; head < of.heads; ++head) {
            const QueryKeyCircuit circuit = queryKeyCircuit(transformer, {1, head}, distance);
            QCOMPARE(circuit.distance, of.rotary ? std::optional(distance) : std::nullopt);
            QVERIFY(!circuit.head_norms);
            const HeadVectors own = vectorsOf(pass, block.attention, head);
            const double score = static_cast<double>(block.scores.scale * own.q.row(query).dot(own.k.row(key)));
            const double found = alone.row(query) * whole(circuit.matrix) * alone.row(key).transpose();
            QVERIFY2(std::abs(found - score) < 1e-4 * std::max(1.0, std::abs(score)),
                     qPrintable(QString::number(found)));
        }
    }

    void circuitsAreTheProductsOfTheirProjections_data() { randomTransformers(); }
    void circuitsAreTheProductsOfTheirProjections()
    {
        QFETCH(const RandomTransformer, of);
        const Transformer transformer = of.make();
        for (Index head = 0; head < of.heads; ++head) {
            const QueryKeyCircuit asks = queryKeyCircuit(transformer, {1, head});
            QCOMPARE(asks.head_norms, of.head_norms);
            QVERIFY(apart(whole(asks.matrix), plainQueryKey(transformer, 1, head)) < 1e-6);
            const LowRankMatrix writes = outputValueCircuit(transformer, {1, head});
            QVERIFY(apart(whole(writes), plainOutputValue(transformer, 1, head)) < 1e-12);
        }
    }

    void atDistanceZeroNothingIsTurned()
    {
        const Transformer turned = RandomTransformer{.rotary = RotaryEmbedding{.dimensions = 6}}.make();
        const Transformer plain = RandomTransformer{}.make();
        QVERIFY(apart(whole(queryKeyCircuit(turned, {0, 2}).matrix), whole(queryKeyCircuit(plain, {0, 2}).matrix))
                < 1e-7);
        QVERIFY(apart(whole(queryKeyCircuit(turned, {0, 2}, 3).matrix), whole(queryKeyCircuit(plain, {0, 2}).matrix))
                > 0.1);
        QVERIFY(!queryKeyCircuit(plain, {0, 2}, 3).distance);
    }

    void fusedWeightsAreTakenApartInAnyOrder()
    {
        Transformer transformer = RandomTransformer{.key_width = 5}.make();
        MultiHeadWeights& weights = transformer.blocks[0].attention;
        const Matrix fused = randomNumbers(60, 24, 5);
        const QueryKeyValue split =
            splitFused({Weight::own(fused).transposed(), {}}, FusedOrder::HeadThenThree, weights.heads);
        weights.query = split.query;
        weights.key = split.key;
        weights.value = split.value;
        for (Index head = 0; head < 4; ++head) {
            QVERIFY(apart(whole(queryKeyCircuit(transformer, {0, head}).matrix), plainQueryKey(transformer, 0, head))
                    < 1e-6);
            QVERIFY(apart(whole(outputValueCircuit(transformer, {0, head})), plainOutputValue(transformer, 0, head))
                    < 1e-12);
        }
    }

    void whatCannotBeIsRefused()
    {
        Transformer transformer = RandomTransformer{}.make();
        QCOMPARE(refusal([&] { queryKeyCircuit(transformer, {2, 0}); }), Code::OutOfRange);
        QCOMPARE(refusal([&] { queryKeyCircuit(transformer, {0, 4}); }), Code::OutOfRange);
        QCOMPARE(refusal([&] { outputValueCircuit(transformer, {-1, 0}); }), Code::OutOfRange);
        MultiHeadWeights& weights = transformer.blocks[0].attention;
        weights.output.reset();
        QCOMPARE(refusal([&] { outputValueCircuit(transformer, {0, 0}); }), Code::Missing);
        Matrix broken = weights.query.weight.matrix();
        broken(3, 7) = std::numeric_limits<float>::quiet_NaN();
        weights.query.weight = Weight::own(broken);
        QCOMPARE(refusal([&] { queryKeyCircuit(transformer, {0, 1}); }), Code::OutOfRange);
        QCOMPARE(refusal([&] { queryKeyCircuit(transformer, {0, 0}); }), Code::Failed);  // nothing was refused
        transformer.blocks[0] = {};
        QCOMPARE(refusal([&] { queryKeyCircuit(transformer, {0, 0}); }), Code::NotInside);
    }
};

TEST_CLASS(TestHeadCircuits)
#include "tst_head_circuits.moc"
