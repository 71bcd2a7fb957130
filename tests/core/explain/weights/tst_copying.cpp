#include "core/error.h"
#include "core/explain/weights/copying.h"
#include "core/explain/weights/low_rank_matrix.h"
#include "core/explain/weights/position_scores.h"
#include "core/kernel/parallel.h"
#include "core/model/folder/model_folder.h"

#include <QTest>

#include <cmath>

#include "tests/core/explain/weights/random_transformer.h"
#include "tests/test_class.h"

using namespace core;

namespace {

/// The OV circuit of layer 1's heads between tokens, multiplied out: [V, V].
Eigen::MatrixXd betweenTokens(const Transformer& transformer, Index head)
{
    const Eigen::MatrixXd read =
        sized(precise(transformer.token_embedding.matrix()), transformer.blocks[0].attention_norm);
    const Eigen::MatrixXd written = precise(transformer.language_head->embedding.matrix())
                                    * normMatrix(transformer.final_norm, transformer.width()).transpose();
    return read * plainOutputValue(transformer, 0, head) * written.transpose();
}

/// The first head writes back its input, times a number; the vocabulary is read and written by one matrix.
Transformer copying(float times)
{
    Transformer transformer = RandomTransformer{.heads = 2, .width = 32, .value_width = 16, .norm = {}}.make();
    transformer.language_head->embedding = transformer.token_embedding;
    const Eigen::MatrixXd unit = Eigen::MatrixXd::Identity(32, 32);
    const Eigen::MatrixXf axes = singularVectors({precise(randomNumbers(32, 32, 3)), unit}, 32).left.cast<float>();
    Matrix values = transformer.blocks[0].attention.value.weight.matrix();
    Matrix written = transformer.blocks[0].attention.output->weight.matrix();
    values.leftCols(16) = axes.leftCols(16);
    written.topRows(16) = times * axes.leftCols(16).transpose();
    transformer.blocks[0].attention.value.weight = Weight::own(values);
    transformer.blocks[0].attention.output->weight = Weight::own(written);
    return transformer;
}

/// One head whose query at each place asks for the place `before` it, whose scores are `sharp` there and 0 elsewhere.
Transformer lookingBefore(Index before, bool causal)
{
    constexpr Index places = 20;
    Transformer transformer =
        RandomTransformer{.layers = 1, .heads = 1, .width = places, .key_width = places, .norm = {}, .causal = causal}
            .make();
    transformer.position_embedding = Weight::own(Matrix::Identity(places, places));
    Matrix asks = Matrix::Zero(places, places);
    for (Index place = 0; place < places; ++place)
        if (place - before >= 0 && place - before < places) asks(place, place - before) = 10;
    transformer.blocks[0].attention.query.weight = Weight::own(asks);
    transformer.blocks[0].attention.key.weight = Weight::own(10 * Matrix::Identity(places, places));
    return transformer;
}

PositionScores known(const AttentionStack& stack, const HeadPlace& place, Index most = 1024)
{
    return std::get<PositionScores>(positionScores(stack, place, most));
}

NoPositionScores missing(const AttentionStack& stack)
{
    return std::get<NoPositionScores>(positionScores(stack, {0, 0}));
}

}  // namespace

/// Scores of single heads by their weights alone: whether they copy tokens, and where they look by positions alone.
class TestCopying final : public QObject {
    Q_OBJECT
private slots:
    void theShareIsThatOfTheEigenvalues()
    {
        Eigen::MatrixXd matrix = Eigen::MatrixXd::Zero(4, 4);  // with the eigenvalues ±2i, 3 and -1
        matrix(0, 1) = -2;
        matrix(1, 0) = 2;
        matrix.bottomRightCorner(2, 2) << 3, 5, 0, -1;
        QVERIFY(std::abs(*positiveShare(matrix) - 2.0 / 8) < 1e-12);
        QVERIFY(!positiveShare(Eigen::MatrixXd::Zero(3, 3)));
        QVERIFY(!positiveShare({}));
    }

    void aHeadThatWritesWhatItReadsCopies()
    {
        const CopyingScore score = copyingScore(copying(1), {0, 0}, {.sampled = 40, .top = 3});
        QVERIFY(std::abs(*score.tokens - 1) < 1e-6);
        QVERIFY(std::abs(*score.hidden - 1) < 1e-9);
        QVERIFY(*score.among_top > 0.9);
    }

    void aHeadThatTakesItAwayDoesTheOpposite()
    {
        const CopyingScore score = copyingScore(copying(-1), {0, 0}, {.sampled = 40, .top = 3});
        QVERIFY(std::abs(*score.tokens + 1) < 1e-6);
        QVERIFY(std::abs(*score.hidden + 1) < 1e-9);
        QCOMPARE(*score.among_top, 0.0);
    }

    void eigenvaluesAreThoseOfTheWholeVocabulary_data() { transformers(); }
    void eigenvaluesAreThoseOfTheWholeVocabulary()
    {
        QFETCH(const RandomTransformer, of);
        const Transformer transformer = of.make();
        const std::vector<CopyingScore> all = copyingScores(transformer);
        QCOMPARE(std::ssize(all), of.layers * of.heads);
        for (Index head = 0; head < of.heads; ++head) {
            const CopyingScore score = copyingScore(transformer, {0, head});
            QVERIFY(std::abs(*score.tokens - *positiveShare(betweenTokens(transformer, head))) < 1e-5);
            QVERIFY(std::abs(*score.hidden - *positiveShare(plainOutputValue(transformer, 0, head))) < 1e-6);
            const CopyingScore& again = all[static_cast<std::size_t>(head)];
            QVERIFY(std::abs(*again.tokens - *score.tokens) < 1e-5);
            QCOMPARE(*again.hidden, *score.hidden);
            QVERIFY(!again.among_top);
        }
    }

    void theRaisedTokensAreCounted_data() { transformers(); }
    void theRaisedTokensAreCounted()
    {
        QFETCH(const RandomTransformer, of);
        const Transformer transformer = of.make();
        const Eigen::MatrixXd scores = betweenTokens(transformer, 1);
        for (const Index top : {1, 5, 20}) {
            Index few = 0;
            for (Index token = 0; token < scores.rows(); ++token)
                few += (scores.row(token).array() > scores(token, token)).count() < top ? 1 : 0;
            const auto share = static_cast<double>(few) / static_cast<double>(scores.rows());
            QCOMPARE(*copyingScore(transformer, {0, 1}, {.sampled = 1'000'000, .top = top}).among_top, share);
        }
        QVERIFY(!copyingScore(transformer, {0, 1}, {.sampled = 0}).among_top);
    }

    void withoutTokensOnlyTheHiddenStateIsKnown()
    {
        const Transformer transformer = RandomTransformer{.vocabulary = 0, .places = 10}.make();
        const CopyingScore score = copyingScore(transformer, {0, 0});
        QVERIFY(!score.tokens && !score.among_top && score.hidden);
        QVERIFY(!copyingScores(transformer)[0].tokens && copyingScores(transformer)[0].hidden);
    }

    void aHeadOfZerosHasNoScore()
    {
        Transformer transformer = RandomTransformer{}.make();
        transformer.blocks[0].attention.value.weight = Weight::own(Matrix::Zero(24, 20));
        const CopyingScore score = copyingScore(transformer, {0, 0});
        QVERIFY(!score.tokens && !score.hidden);
    }

    void otherTokensAreNotCopied()
    {
        const auto model = openModel(SOURCE_DIR "/tests/golden/data/models/marian");
        const AttentionStack cross = AttentionStack::of(*model, AttentionBlock::Cross);
        QVERIFY(copyingScore(cross, {0, 0}).tokens.has_value());
        AttentionStack other = cross;
        Transformer encoder = model->transformer;
        encoder.token_embedding = encoder.token_embedding.rowsFrom(0, 9);
        other.keys = &encoder;
        QVERIFY(!copyingScore(other, {0, 0}).tokens);
    }

    void copyingTellsHowFarItIsAndStops()
    {
        const Transformer transformer = RandomTransformer{.layers = 3}.make();
        std::vector<Index> told;
        std::stop_source stop;
        const auto stopAtTwo = [&](Index done, Index layers) {
            QCOMPARE(layers, Index{3});
            told.push_back(done);
            if (done == 2) stop.request_stop();
        };
        QVERIFY_EXCEPTION_THROWN(copyingScores(transformer, stop.get_token(), stopAtTwo), Stopped);
        QCOMPARE(told, (std::vector<Index>{0, 1, 2}));
        QVERIFY_EXCEPTION_THROWN(copyingScore(transformer, {0, 0}, {}, stop.get_token()), Stopped);
    }

    void theNumberOfThreadsChangesNothing()
    {
        const Transformer transformer = RandomTransformer{.vocabulary = 5000}.make();
        const Index before = threads();
        std::vector<double> one, all;
        for (const Index count : {1, 2, 5}) {
            setThreads(count);
            one.push_back(*copyingScore(transformer, {0, 0}).tokens);
            all.push_back(*copyingScores(transformer)[0].tokens);
        }
        setThreads(before);
        QCOMPARE(one, std::vector<double>(3, one.front()));
        QCOMPARE(all, std::vector<double>(3, all.front()));
        QVERIFY(std::abs(one.front() - all.front()) < 1e-5);
    }

    void aHeadThatLooksOneBackIsFound()
    {
        const PositionScores scores = known(lookingBefore(1, true), {0, 0});
        QVERIFY(scores.previous > 0.99);
        QVERIFY(scores.self < 0.06);  // the first place sees nothing else
        QVERIFY(!scores.next);
        QCOMPARE(scores.places, Index{20});
        QVERIFY(known(lookingBefore(0, true), {0, 0}).self > 0.99);
        QVERIFY(known(lookingBefore(2, true), {0, 0}).previous < 0.1);
        QVERIFY(*known(lookingBefore(-1, false), {0, 0}).next > 0.99);
    }

    void positionsAreSoftmaxOfTheirScores_data()
    {
        QTest::addColumn<RandomTransformer>("of");
        QTest::newRow("causal") << RandomTransformer{.places = 30};
        QTest::newRow("root mean square") << RandomTransformer{.places = 30, .norm = Norm::Kind::RootMeanSquare};
        QTest::newRow("no norm") << RandomTransformer{.places = 30, .norm = {}};
        QTest::newRow("in both directions") << RandomTransformer{.places = 30, .causal = false};
    }
    void positionsAreSoftmaxOfTheirScores()
    {
        QFETCH(const RandomTransformer, of);
        Transformer transformer = of.make();
        transformer.position_count.first = 2;
        const Eigen::MatrixXd table = precise(transformer.position_embedding.matrix()).bottomRows(28).topRows(25);
        const Eigen::MatrixXd rows = sized(table, transformer.blocks[1].attention_norm);
        const Eigen::MatrixXd scores = rows * plainQueryKey(transformer, 1, 2) * rows.transpose();
        double self = 0, previous = 0, next = 0;
        for (Index query = 0; query < 25; ++query) {
            const Index keys = of.causal ? query + 1 : 25;
            const Eigen::ArrayXd weights = scores.row(query).head(keys).array().exp();
            self += weights(query) / weights.sum();
            if (query > 0) previous += weights(query - 1) / weights.sum();
            if (query + 1 < keys) next += weights(query + 1) / weights.sum();
        }
        const PositionScores found = known(transformer, {1, 2}, 25);
        QVERIFY(std::abs(found.self - self / 25) < 1e-5);
        QVERIFY(std::abs(found.previous - previous / 24) < 1e-5);
        QCOMPARE(found.next.has_value(), !of.causal);
        if (found.next) QVERIFY(std::abs(*found.next - next / 24) < 1e-5);
    }

    void placesWithoutScoresSayWhy()
    {
        const RotaryEmbedding rotary{.dimensions = 6};
        QCOMPARE(missing(RandomTransformer{}.make()), NoPositionScores::NoTable);
        QCOMPARE(missing(RandomTransformer{.rotary = rotary}.make()), NoPositionScores::NoTable);
        QCOMPARE(missing(RandomTransformer{.places = 9, .rotary = rotary}.make()), NoPositionScores::NoFixedScore);
        QCOMPARE(missing(RandomTransformer{.places = 9, .head_norms = true}.make()), NoPositionScores::NoFixedScore);
        const auto model = openModel(SOURCE_DIR "/tests/golden/data/models/marian");
        QCOMPARE(missing(AttentionStack::of(*model, AttentionBlock::Cross)), NoPositionScores::AnotherText);
        QVERIFY(known(AttentionStack::of(*model, AttentionBlock::Decoder), {0, 0}).places > 2);
    }

private:
    static void transformers()
    {
        QTest::addColumn<RandomTransformer>("of");
        QTest::newRow("layer norm") << RandomTransformer{};
        QTest::newRow("root mean square") << RandomTransformer{.norm = Norm::Kind::RootMeanSquare};
        QTest::newRow("grouped queries") << RandomTransformer{.key_heads = 2, .norm = {}};
        QTest::newRow("a norm of what attention adds") << RandomTransformer{.output_norm = true};
    }
};

TEST_CLASS(TestCopying)
#include "tst_copying.moc"
