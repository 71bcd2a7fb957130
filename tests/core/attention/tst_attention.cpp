#include "core/attention/multi_head_attention.h"
#include "core/attention/softmax.h"
#include "core/error.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>

using namespace core;

namespace {

constexpr float infinite = std::numeric_limits<float>::infinity();

Matrix randomRows(Index rows, Index cols, unsigned seed)
{
    std::srand(seed);
    return Matrix::Random(rows, cols);
}

bool close(MatrixView a, MatrixView b, float tolerance)
{
    return a.rows() == b.rows() && a.cols() == b.cols() && (a - b).cwiseAbs().maxCoeff() <= tolerance;
}

}  // namespace

/// Laws of masks, softmax and attention, and the plain loop as reference.
class TestAttention final : public QObject {
    Q_OBJECT
private slots:
    void allows_data()
    {
        QTest::addColumn<QString>("visible");   // one digit per key of query 2
        QTest::addColumn<QString>("hiddenBy");  // the rules that hide key 3
        QTest::addColumn<int>("which");
        QTest::newRow("nothing hidden") << "1111"
                                        << "" << 0;
        QTest::newRow("causal") << "1110"
                                << "causal" << 1;
        QTest::newRow("causal with one cached key") << "1111"
                                                    << "" << 2;
        QTest::newRow("padding") << "0111"
                                 << "" << 3;
        QTest::newRow("causal and padding") << "0110"
                                            << "causal" << 4;
        QTest::newRow("given and causal both hide") << "1010"
                                                    << "causal, given" << 5;
    }

    void allows()
    {
        QFETCH(QString, visible);
        QFETCH(QString, hiddenBy);
        QFETCH(int, which);
        const Mask padding = Mask::padding({false, true, true, true});
        const Mask given = Mask::given({1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0}, 4);
        const Mask masks[] = {{},      Mask::causal(),           Mask::causal(1),
                              padding, Mask::causal() & padding, Mask::causal() & given};
        const Mask& mask = masks[which];
        QString seen;
        for (Index key = 0; key < 4; ++key) seen += mask.allows(2, key) ? '1' : '0';
        QCOMPARE(seen, visible);
        QStringList rules;
        for (const std::string& rule : mask.hiddenBy(2, 3)) rules << QString::fromStdString(rule);
        QCOMPARE(rules.join(", "), hiddenBy);
    }

    void everyRowSumsToOne()
    {
        Matrix weights = 30 * randomRows(17, 23, 1);
        QVERIFY(softmaxRows(weights).empty());
        QVERIFY((weights.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-6F);
        QVERIFY(weights.minCoeff() >= 0);
    }

    void softmaxIgnoresAShiftOfAllScores()
    {
        Matrix a = randomRows(5, 9, 2);
        Matrix b = a.array() + 100.0F;
        softmaxRows(a);
        softmaxRows(b);
        QVERIFY(close(a, b, 1e-6F));
    }

    void extremeScoresStayFinite()
    {
        Matrix scores(2, 3);
        scores << 3e38F, -3e38F, 0, -3e38F, -3e38F, -3e38F;
        softmaxRows(scores);
        Matrix expected(2, 3);
        expected << 1, 0, 0, 1.0F / 3, 1.0F / 3, 1.0F / 3;
        QVERIFY(close(scores, expected, 1e-6F));
    }

    void aRowWithoutKeysIsZeroAndReported()
    {
        Matrix scores(2, 2);
        scores << -infinite, -infinite, 0, -infinite;
        const std::vector<Index> empty = softmaxRows(scores);
        QCOMPARE(empty, std::vector<Index>{0});
        Matrix expected(2, 2);
        expected << 0, 0, 1, 0;
        QVERIFY(close(scores, expected, 0));
    }

    void brokenScoresShow_data()
    {
        QTest::addColumn<float>("score");
        QTest::newRow("NaN") << std::nanf("");
        QTest::newRow("infinity") << infinite;
    }

    void brokenScoresShow()
    {
        QFETCH(float, score);
        Matrix scores(2, 3);
        scores << 1, score, 2, 1, 2, 3;
        softmaxRows(scores);
        QVERIFY(scores.row(0).array().isNaN().all());
        QVERIFY(scores.row(1).array().isFinite().all());
    }

    void theFutureIsHidden()
    {
        const HeadAttention head = attend(randomRows(6, 4, 3), randomRows(6, 4, 4), randomRows(6, 5, 5),
                                          {Mask::causal(), {.scale = 0.5F}}, Keep::Stages);
        for (Index query = 0; query < 6; ++query)
            for (Index key = query + 1; key < 6; ++key) QCOMPARE(head.weights(query, key), 0.0F);
        QCOMPARE(head.weights(0, 0), 1.0F);
    }

    void bothOrdersOfMaskingAgree()
    {
        const Matrix q = randomRows(12, 8, 6), k = randomRows(12, 8, 7), v = randomRows(12, 8, 8);
        const HeadAttention before = attend(q, k, v, {Mask::causal(), {.scale = 0.7F}}, Keep::Stages);
        const HeadAttention after = attend(
            q, k, v, {Mask::causal(), {.scale = 0.7F, .order = MaskOrder::RenormaliseAfterSoftmax}}, Keep::Stages);
        QVERIFY(close(before.weights, after.weights, 1e-6F));
    }

    void temperatureDividesTheScores()
    {
        const Matrix q = randomRows(4, 8, 9), k = randomRows(4, 8, 10), v = randomRows(4, 8, 11);
        const HeadAttention half = attend(q, k, v, {{}, {.scale = 1, .temperature = 2}}, Keep::Stages);
        QVERIFY(close(half.scores_scaled, half.scores_raw / 2, 1e-6F));
    }

    void onlyWhatWasAskedForIsKept()
    {
        const Matrix x = randomRows(4, 4, 12);
        const HeadAttention weights = attend(x, x, x, {}, Keep::Weights);
        QCOMPARE(weights.scores_raw.rows(), Index{0});
        QCOMPARE(weights.weights.rows(), Index{4});
        const HeadAttention context = attend(x, x, x, {}, Keep::Context);
        QCOMPARE(context.weights.rows(), Index{0});
        QVERIFY(close(context.context, weights.context, 0));
    }

    void headsAddUpToTheOutput()
    {
        const auto projection = [](Index in, Index out, unsigned seed) {
            return Projection{Weight::own(randomRows(in, out, seed)), randomRows(1, out, seed + 50).row(0)};
        };
        const MultiHeadWeights weights{3, projection(10, 12, 20), projection(10, 12, 21), projection(10, 15, 22),
                                       projection(15, 10, 23)};
        const Matrix x = randomRows(7, 10, 24);
        const MultiHeadAttention all =
            attend(weights, x, x, x, HeadScoring{Mask::causal(), {.scale = 0.5F}}, Keep::Stages);
        Matrix sum = weights.output->bias.replicate(7, 1);
        for (Index head = 0; head < 3; ++head) sum += headOutput(weights, head, all.heads[head].context);
        QVERIFY(close(sum, *all.output, 1e-5F));
    }

    void shapesThatDoNotFitAreNamed()
    {
        try {
            attend(randomRows(3, 4, 1), randomRows(3, 5, 2), randomRows(3, 4, 3), {}, Keep::Weights);
            QFAIL("accepted");
        } catch (const Error& error) {
            QCOMPARE(saidParts(error).field, std::string("k"));
            QCOMPARE(saidParts(error).found, std::string("[3, 5]"));
        }
    }

    void stoppingEndsAProjection()
    {
        std::stop_source stop;
        stop.request_stop();
        const Projection projection{Weight::own(randomRows(8, 8, 1)), {}};
        QVERIFY_EXCEPTION_THROWN(projection(randomRows(4, 8, 2), stop.get_token()), Stopped);
    }
};

TEST_CLASS(TestAttention)
#include "tst_attention.moc"
