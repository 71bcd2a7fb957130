#include "core/error.h"
#include "core/explain/weights/head_circuits.h"
#include "core/explain/weights/head_composition.h"
#include "core/model/folder/model_folder.h"

#include <QTest>

#include <cmath>

#include "tests/core/explain/weights/random_transformer.h"
#include "tests/test_class.h"

using namespace core;

namespace {

constexpr std::array kinds = {Composition::Query, Composition::Key, Composition::Value};

/// ‖W · R‖_F / (‖W‖_F ‖R‖_F).
double share(const Eigen::MatrixXd& written, const Eigen::MatrixXd& read)
{
    return (written * read).norm() / (written.norm() * read.norm());
}

/// The output of a head of the first layer, behind the norms of whole rows.
Eigen::MatrixXd arrived(const Transformer& transformer, Index head, Index at_layer)
{
    Eigen::MatrixXd written = plainOutputValue(transformer, 0, head);
    for (Index layer = 0; layer < at_layer; ++layer)
        for (const auto& norm : {transformer.blocks[static_cast<std::size_t>(layer)].attention_sum_norm,
                                 transformer.blocks[static_cast<std::size_t>(layer)].feed_forward_sum_norm})
            written *= normMatrix(norm, transformer.width());
    return written;
}

Matrix rowsAt(Index rows, Index cols, Index first, Index count)
{
    Matrix matrix = Matrix::Zero(rows, cols);
    matrix.middleRows(first, count).setRandom();
    return matrix;
}

}  // namespace

/// The share of earlier heads' output that lies where later ones read.
class TestHeadComposition final : public QObject {
    Q_OBJECT
private slots:
    void sharesAreThoseOfWholeMatrices_data()
    {
        QTest::addColumn<RandomTransformer>("of");
        QTest::newRow("no norm") << RandomTransformer{.layers = 3, .norm = {}};
        QTest::newRow("layer norm") << RandomTransformer{.layers = 3};
        QTest::newRow("root mean square") << RandomTransformer{.layers = 3, .norm = Norm::Kind::RootMeanSquare};
        QTest::newRow("norms behind") << RandomTransformer{.layers = 3, .norm = {}, .sum_norms = true};
        QTest::newRow("grouped queries") << RandomTransformer{.layers = 3, .key_heads = 2};
        QTest::newRow("a norm of what attention adds") << RandomTransformer{.layers = 3, .output_norm = true};
        QTest::newRow("wider heads than the model")
            << RandomTransformer{.layers = 3, .width = 5, .key_width = 6, .value_width = 7};
    }
    void sharesAreThoseOfWholeMatrices()
    {
        QFETCH(const RandomTransformer, of);
        const Transformer transformer = of.make();
        const CompositionTable table = compositions(transformer);
        QVERIFY(std::abs(table.expected() - 1 / std::sqrt(static_cast<double>(of.width))) < 1e-9);
        for (Index later = 1; later < 3; ++later)
            for (Index one = 0; one < of.heads; ++one)
                for (Index two = 0; two < of.heads; ++two) {
                    const Eigen::MatrixXd written = arrived(transformer, one, later);
                    const Eigen::MatrixXd asks = plainQueryKey(transformer, later, two);
                    const std::array plain = {share(written, asks), share(written, asks.transpose()),
                                              share(written, plainOutputValue(transformer, later, two))};
                    for (std::size_t i = 0; i < kinds.size(); ++i) {
                        const auto found = table.at(kinds[i], {0, one}, {later, two});
                        QVERIFY(found && *found >= 0 && *found <= 1 + 1e-6F);
                        QVERIFY(std::abs(static_cast<double>(*found) - plain[i]) < 1e-5);
                    }
                }
    }

    void onlyLaterHeadsReadEarlierOnes()
    {
        const CompositionTable table = compositions(RandomTransformer{.layers = 3}.make());
        for (const Composition kind : kinds) {
            QVERIFY(!table.at(kind, {1, 0}, {1, 1}));
            QVERIFY(!table.at(kind, {2, 0}, {0, 1}));
            QVERIFY(table.at(kind, {0, 3}, {2, 1}).has_value());
        }
    }

    void eachKindFindsItsOwnSide()
    {
        // Head 1 of layer 1 writes into the first four dimensions alone.
        Transformer transformer =
            RandomTransformer{.heads = 1, .width = 12, .key_width = 4, .value_width = 4, .norm = {}}.make();
        Matrix output = Matrix::Zero(4, 12);
        output.leftCols(4).setRandom();
        transformer.blocks[0].attention.output->weight = Weight::own(output);
        MultiHeadWeights& later = transformer.blocks[1].attention;
        later.query.weight = Weight::own(rowsAt(12, 4, 0, 4));
        later.key.weight = Weight::own(rowsAt(12, 4, 4, 4));
        later.value.weight = Weight::own(rowsAt(12, 4, 8, 4));
        const auto found = [&](Composition kind) { return *compositions(transformer).at(kind, {0, 0}, {1, 0}); };
        QVERIFY(found(Composition::Query) > 0.3F);
        QCOMPARE(found(Composition::Key), 0.0F);
        QCOMPARE(found(Composition::Value), 0.0F);
        std::swap(later.query, later.value);
        QVERIFY(found(Composition::Value) > 0.3F);
        QCOMPARE(found(Composition::Query), 0.0F);
        std::swap(later.value, later.key);
        QVERIFY(found(Composition::Key) > 0.3F);
        QCOMPARE(found(Composition::Value), 0.0F);
        later.key.weight = Weight::own(Matrix::Zero(12, 4));
        QVERIFY(!compositions(transformer).at(Composition::Key, {0, 0}, {1, 0}));
    }

    void oneDirectionThatIsPassedOnIsAll()
    {
        Transformer transformer =
            RandomTransformer{.heads = 1, .width = 12, .key_width = 1, .value_width = 1, .norm = {}}.make();
        transformer.blocks[1].attention.value.weight = transformer.blocks[0].attention.output->weight.transposed();
        QVERIFY(std::abs(*compositions(transformer).at(Composition::Value, {0, 0}, {1, 0}) - 1) < 1e-6F);
    }

    void unrelatedHeadsComeToWhatIsExpected()
    {
        double squares = 0;
        Index count = 0;
        const RandomTransformer like{.heads = 4, .width = 32, .key_width = 8, .value_width = 8, .norm = {}};
        for (unsigned seed = 1; seed <= 40; ++seed) {
            RandomTransformer of = like;
            of.seed = seed;
            const CompositionTable table = compositions(of.make());
            for (const Composition kind : kinds)
                for (Index one = 0; one < 4; ++one)
                    for (Index two = 0; two < 4; ++two, ++count)
                        squares += std::pow(static_cast<double>(*table.at(kind, {0, one}, {1, two})), 2);
        }
        const double expected = compositions(like.make()).expected();
        QVERIFY(std::abs(std::sqrt(squares / static_cast<double>(count)) / expected - 1) < 0.02);
    }

    void theDistanceTurnsQueriesAndKeys()
    {
        const Transformer transformer = RandomTransformer{.rotary = RotaryEmbedding{.dimensions = 6}}.make();
        const CompositionTable far = compositions(transformer, {.distance = 4});
        const LowRankMatrix asks = queryKeyCircuit(transformer, {1, 2}, 4).matrix;
        const Eigen::MatrixXd written = plainOutputValue(transformer, 0, 1);
        const double plain = share(written, asks.left * asks.right.transpose());
        QVERIFY(std::abs(static_cast<double>(*far.at(Composition::Query, {0, 1}, {1, 2})) - plain) < 1e-5);
        const CompositionTable near = compositions(transformer);
        QVERIFY(far.at(Composition::Query, {0, 1}, {1, 2}) != near.at(Composition::Query, {0, 1}, {1, 2}));
        QCOMPARE(far.at(Composition::Value, {0, 1}, {1, 2}), near.at(Composition::Value, {0, 1}, {1, 2}));
    }

    void oneLayerAloneHasTheSameNumbers()
    {
        const Transformer transformer = RandomTransformer{.layers = 4, .sum_norms = true}.make();
        const CompositionTable all = compositions(transformer);
        const CompositionTable some = compositions(transformer, {.into = 2});
        for (const Composition kind : kinds)
            for (Index layer = 0; layer < 4; ++layer) {
                QCOMPARE(some.at(kind, {layer, 1}, {2, 3}), all.at(kind, {layer, 1}, {2, 3}));
                QVERIFY(!some.at(kind, {layer, 1}, {3, 3}));
            }
    }

    void crossAttentionReadsByQueriesAlone()
    {
        const auto model = openModel(SOURCE_DIR "/tests/golden/data/models/marian");
        const AttentionStack cross = AttentionStack::of(*model, AttentionBlock::Cross);
        const CompositionTable table = compositions(cross);
        QVERIFY(table.at(Composition::Query, {0, 0}, {1, 1}).has_value());
        QVERIFY(!table.at(Composition::Key, {0, 0}, {1, 1}));
        QVERIFY(!table.at(Composition::Value, {0, 0}, {1, 1}));
    }

    void withoutOutputNothingIsWritten()
    {
        Transformer transformer = RandomTransformer{}.make();
        transformer.blocks[0].attention.output.reset();
        QVERIFY_EXCEPTION_THROWN(compositions(transformer), Error);
        QVERIFY_EXCEPTION_THROWN(compositions(transformer, {.into = 2}), Error);
    }

    void itTellsHowFarItIsAndStops()
    {
        const Transformer transformer = RandomTransformer{.layers = 4}.make();
        std::vector<Index> told;
        compositions(transformer, {}, {}, [&](Index done, Index pairs) {
            QCOMPARE(pairs, Index{6});
            told.push_back(done);
        });
        QCOMPARE(told, (std::vector<Index>{0, 1, 2, 3, 4, 5, 6}));
        std::stop_source stop;
        const auto stopAtTwo = [&](Index done, Index) {
            if (done == 2) stop.request_stop();
            QVERIFY(done <= 2);
        };
        QVERIFY_EXCEPTION_THROWN(compositions(transformer, {}, stop.get_token(), stopAtTwo), Stopped);
    }
};

TEST_CLASS(TestHeadComposition)
#include "tst_head_composition.moc"
