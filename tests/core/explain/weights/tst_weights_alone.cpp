#include "core/error.h"
#include "core/explain/weights/head_circuits.h"
#include "core/explain/weights/head_directions.h"
#include "core/kernel/parallel.h"
#include "core/model/folder/model_folder.h"

#include <QTest>

#include <cmath>

#include "tests/core/explain/weights/random_transformer.h"
#include "tests/test_class.h"

using namespace core;

namespace {

/// Each row's product with a direction, and what both ends of a direction have to be.
bool areEnds(const DirectionEnds& ends, const Eigen::MatrixXd& tokens, const Eigen::VectorXd& direction)
{
    const Eigen::VectorXd values = tokens * direction;
    std::vector<Index> order(static_cast<std::size_t>(values.size()));
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<Index>(i);
    std::ranges::sort(order, std::ranges::greater{}, [&](Index id) { return values(id); });
    const auto fits = [&](const TokenProjection& found, Index id) {
        return found.id == id && std::abs(static_cast<double>(found.value) - values(id)) < 1e-4;
    };
    bool right = ends.highest.size() == ends.lowest.size();
    for (std::size_t i = 0; right && i < ends.highest.size(); ++i)
        right = fits(ends.highest[i], order[i]) && fits(ends.lowest[i], order[order.size() - 1 - i]);
    return right;
}

}  // namespace

/// A head by its weights alone: the directions of its circuits, and the tokens that these name.
class TestWeightsAlone final : public QObject {
    Q_OBJECT
private slots:
    void singularVectorsAreThoseOfTheWholeMatrix_data() { randomTransformers(); }
    void singularVectorsAreThoseOfTheWholeMatrix()
    {
        QFETCH(const RandomTransformer, of);
        const Transformer transformer = of.make();
        for (const LowRankMatrix& circuit :
             {queryKeyCircuit(transformer, {0, 1}).matrix, outputValueCircuit(transformer, {0, 1})}) {
            const SingularVectors all = singularVectors(circuit, 1000);
            const Index rank = std::min({circuit.left.cols(), circuit.left.rows(), circuit.right.rows()});
            // The rows of a layer norm have the mean 0 and leave one dimension unused.
            QVERIFY(all.values.size() <= rank && all.values.size() >= rank - 1);
            // What is orthogonal, in order, and gives the matrix again is its decomposition: there is no other.
            QVERIFY(apart(all.left * all.values.asDiagonal() * all.right.transpose(), whole(circuit)) < 1e-10);
            const auto unit = Eigen::MatrixXd::Identity(all.values.size(), all.values.size());
            QVERIFY((all.left.transpose() * all.left - unit).cwiseAbs().maxCoeff() < 1e-8);
            QVERIFY((all.right.transpose() * all.right - unit).cwiseAbs().maxCoeff() < 1e-8);
            QVERIFY(std::ranges::is_sorted(all.values, std::ranges::greater{}));
            QVERIFY(std::abs(circuit.norm() - whole(circuit).norm()) < 1e-10 * circuit.norm());
            QCOMPARE(singularVectors(circuit, 2).values.size(), Index{2});
        }
    }

    void directionsEndWhereTheRankDoes()
    {
        Transformer transformer = RandomTransformer{.norm = {}}.make();
        MultiHeadWeights& weights = transformer.blocks[0].attention;
        Matrix values = weights.value.weight.matrix();
        values.middleCols(2, 3) =
            values.middleCols(0, 2) * randomNumbers(2, 3, 9);  // head 1 has two dimensions of five
        values.middleCols(5, 5).setZero();                     // and head 2 none
        weights.value.weight = Weight::own(values);
        QCOMPARE(outputValueDirections(transformer, {0, 0}).directions.size(), std::size_t{2});
        const HeadDirections none = outputValueDirections(transformer, {0, 1});
        QVERIFY(none.directions.empty() && none.norm == 0);
    }

    void tokensAreThoseThatLieFarthest_data() { randomTransformers(); }
    void tokensAreThoseThatLieFarthest()
    {
        QFETCH(RandomTransformer, of);
        of.vocabulary = 700;  // more than one block of tokens
        const Transformer transformer = of.make();
        const Eigen::MatrixXd embeddings = precise(transformer.token_embedding.matrix());
        const Eigen::MatrixXd read = sized(embeddings, transformer.blocks[0].attention_norm);
        const HeadDirections asks = queryKeyDirections(transformer, {0, 3}, 0, {3, 5});
        QCOMPARE(asks.directions.size(), std::size_t{3});
        double share = 0;
        for (const HeadDirection& direction : asks.directions) {
            QCOMPARE(direction.left_tokens.highest.size(), std::size_t{5});
            QVERIFY(areEnds(direction.left_tokens, read, direction.left));
            QVERIFY(areEnds(direction.right_tokens, read, direction.right));
            QVERIFY(direction.share > 0);
            share += direction.share;
        }
        QVERIFY(share < 1 + 1e-9);
        const HeadDirections writes = outputValueDirections(transformer, {0, 3}, {2, 4});
        const bool heads = transformer.language_head.has_value();
        QCOMPARE(writes.right_source,
                 heads ? TokenVectors::Source::LanguageHead : TokenVectors::Source::EmbeddingWithoutHead);
        const Eigen::MatrixXd written =
            heads ? Eigen::MatrixXd(precise(transformer.language_head->embedding.matrix())
                                    * normMatrix(transformer.final_norm, of.width).transpose())
                  : embeddings;
        for (const HeadDirection& direction : writes.directions) {
            QVERIFY(areEnds(direction.left_tokens, read, direction.left));
            QVERIFY(areEnds(direction.right_tokens, written, direction.right));
        }
    }

    void whatBendsScoresIsReplacedByTheEmbedding()
    {
        Transformer transformer = RandomTransformer{}.make();
        LanguageHead& head = *transformer.language_head;
        head.transform = Projection{randomWeight(24, 10, 4), {}};
        head.embedding = randomWeight(40, 10, 6);
        const HeadDirections straight = outputValueDirections(transformer, {0, 0}, {1, 3});
        QCOMPARE(straight.right_source, TokenVectors::Source::LanguageHead);
        const Eigen::MatrixXd written = precise(head.embedding.matrix())
                                        * precise(head.transform->weight.matrix()).transpose()
                                        * normMatrix(transformer.final_norm, 24).transpose();
        QVERIFY(areEnds(straight.directions[0].right_tokens, written, straight.directions[0].right));
        head.activation = Activation::Gelu;
        const HeadDirections bent = outputValueDirections(transformer, {0, 0}, {1, 3});
        QCOMPARE(bent.right_source, TokenVectors::Source::EmbeddingBehindBentHead);
        const Eigen::MatrixXd embeddings = precise(transformer.token_embedding.matrix());
        QVERIFY(areEnds(bent.directions[0].right_tokens, embeddings, bent.directions[0].right));
    }

    void crossAttentionReadsTwoTexts()
    {
        const auto model = openModel(SOURCE_DIR "/tests/golden/data/models/marian");
        const AttentionStack cross = AttentionStack::of(*model, AttentionBlock::Cross);
        QVERIFY(cross.across());
        QCOMPARE(&cross.rows(ReadSide::Key), &model->transformer);
        QCOMPARE(&cross.rows(ReadSide::Query), &model->decoder->transformer);
        const HeadDirections asks = queryKeyDirections(cross, {0, 1}, 0, {1, 3});
        const auto embeddings = [](const Transformer& of) {
            return Eigen::MatrixXd(precise(of.token_embedding.matrix()) * static_cast<double>(of.embedding_scale));
        };
        QVERIFY(
            areEnds(asks.directions[0].left_tokens, embeddings(model->decoder->transformer), asks.directions[0].left));
        QVERIFY(areEnds(asks.directions[0].right_tokens, embeddings(model->transformer), asks.directions[0].right));
        // Behind cross-attention: both norms of its half, and that of the next layer's first half.
        QCOMPARE(cross.normsBehind(0).size(), std::size_t{3});
        QCOMPARE(AttentionStack::of(*model, AttentionBlock::Decoder).normsBehind(0).size(), std::size_t{3});
        QCOMPARE(AttentionStack::of(*model, AttentionBlock::Self).normsBehind(0).size(), std::size_t{2});
        const auto single = openModel(SOURCE_DIR "/tests/golden/data/models/gpt2_fp16");
        QVERIFY_EXCEPTION_THROWN(AttentionStack::of(*single, AttentionBlock::Cross), Error);
    }

    void picturesHaveDirectionsWithoutTokens()
    {
        const auto model = openModel(SOURCE_DIR "/tests/golden/data/models/vit");
        const HeadDirections asks = queryKeyDirections(model->transformer, {0, 0});
        QVERIFY(!asks.directions.empty() && asks.directions[0].left_tokens.highest.empty());
        QVERIFY(outputValueDirections(model->transformer, {0, 0}).directions[0].right_tokens.lowest.empty());
    }

    void itStops()
    {
        std::stop_source stop;
        stop.request_stop();
        const Transformer transformer = RandomTransformer{}.make();
        QVERIFY_EXCEPTION_THROWN(queryKeyDirections(transformer, {0, 0}, 0, {}, stop.get_token()), Stopped);
        QVERIFY_EXCEPTION_THROWN(outputValueDirections(transformer, {0, 0}, {}, stop.get_token()), Stopped);
    }

    void theNumberOfThreadsChangesNothing()
    {
        const Transformer transformer = RandomTransformer{.vocabulary = 3000}.make();
        const Index before = threads();
        std::vector<float> found;
        for (const Index count : {1, 2, 5}) {
            setThreads(count);
            const auto directions = outputValueDirections(transformer, {0, 0}, {1, 1}).directions;
            found.push_back(directions[0].right_tokens.highest[0].value);
        }
        setThreads(before);
        QCOMPARE(found, std::vector<float>(3, found.front()));
    }
};

TEST_CLASS(TestWeightsAlone)
#include "tst_weights_alone.moc"
