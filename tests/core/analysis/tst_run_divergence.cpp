#include "core/analysis/divergence.h"
#include "core/analysis/run_divergence.h"
#include "core/prepare/prepared_run.h"
#include "core/stopped.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

#include "tests/test_class.h"

using namespace core;

namespace {

/// A pass over texts; hotter or colder than the model has it, so that two passes differ.
std::shared_ptr<const Trace> traceOfTexts(const std::vector<std::string>& texts, std::optional<float> temperature = {},
                                          Keep keep = Keep::Weights)
{
    static OpenedModels models;
    Run asked;
    asked.model = SOURCE_DIR "/tests/golden/data/gguf/bert/model.gguf";
    asked.texts = texts;
    if (temperature) asked.changes = {{.temperature = temperature}};
    const PreparedRun prepared = prepare(asked, models);
    RunOptions options = optionsOf(asked);
    options.keep = keep;
    return run(prepared.model, prepared.batch, options);
}

const std::string sentence = "The cat sat on the mat.";

}  // namespace

/// How differently the same heads attend in two runs, and how far two answers are apart.
class TestRunDivergence final : public QObject {
    Q_OBJECT
private slots:
    void eachHeadIsApartByTheMeanOfItsRows()
    {
        const auto a = traceOfTexts({sentence}), b = traceOfTexts({sentence}, 2.0F);
        const Matrix found = headDivergenceOfRuns(a, b);
        QCOMPARE(found.rows(), a->model->info.layers);
        QCOMPARE(found.cols(), a->model->info.heads);
        for (Index layer = 0; layer < found.rows(); ++layer)
            for (Index head = 0; head < found.cols(); ++head) {
                const auto weights = [&](const auto& trace) {
                    return trace->at({layer, head, 0}).attention.heads[static_cast<std::size_t>(head)].weights;
                };
                QCOMPARE(found(layer, head), static_cast<float>(*divergence(weights(a), weights(b)).mean));
                QVERIFY(found(layer, head) > 0);
            }
        QVERIFY(headDivergenceOfRuns(a, a).isZero(0));
    }

    void weightsThatWereNotKeptAreComputed()
    {
        const auto a = traceOfTexts({sentence}), b = traceOfTexts({sentence}, 2.0F);
        const Matrix kept = headDivergenceOfRuns(a, b);
        const Matrix computed = headDivergenceOfRuns(traceOfTexts({sentence}, {}, Keep::Context),
                                                     traceOfTexts({sentence}, 2.0F, Keep::Context));
        QVERIFY((kept - computed).cwiseAbs().maxCoeff() < 1e-6F);
    }

    /// Each token of each text counts as much as any other, and padding not at all.
    void severalTextsAreOneMean()
    {
        const std::string other = "A mat.";
        const Matrix longer = headDivergenceOfRuns(traceOfTexts({sentence}), traceOfTexts({sentence}, 2.0F));
        const Matrix shorter = headDivergenceOfRuns(traceOfTexts({other}), traceOfTexts({other}, 2.0F));
        const auto tokens = [](const std::string& of) {
            return static_cast<float>(traceOfTexts({of})->batch.sequences.front().tokens.size());
        };
        const Matrix mean = (tokens(sentence) * longer + tokens(other) * shorter) / (tokens(sentence) + tokens(other));
        const Matrix both =
            headDivergenceOfRuns(traceOfTexts({sentence, other}), traceOfTexts({sentence, other}, 2.0F));
        QVERIFY(tokens(sentence) > tokens(other));
        QVERIFY((both - mean).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void itStops()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto trace = traceOfTexts({sentence});
        QVERIFY_EXCEPTION_THROWN(headDivergenceOfRuns(trace, trace, stop.get_token()), Stopped);
    }

    void answersAreApartByTheirFormulas()
    {
        RowVector a(2), b(2);
        a << std::log(0.5F), std::log(0.5F);
        b << std::log(0.25F) + 7, std::log(0.75F) + 7;  // a softmax knows no sum
        const AnswerDivergence apart = answerDivergence(a, b);
        QVERIFY(std::abs(apart.kullback_leibler - 0.5 * std::log(4.0 / 3)) < 1e-6);
        const double ofA = 0.5 * std::log(0.5 / 0.375) + 0.5 * std::log(0.5 / 0.625);
        const double ofB = 0.25 * std::log(0.25 / 0.375) + 0.75 * std::log(0.75 / 0.625);
        QVERIFY(std::abs(apart.jensen_shannon - (ofA + ofB) / 2) < 1e-6);
        QCOMPARE(answerDivergence(a, a).kullback_leibler, 0.0);
        QCOMPARE(answerDivergence(a, a).jensen_shannon, 0.0);
    }

    void tokensThatCannotBeAreNoTrouble()
    {
        constexpr float never = -std::numeric_limits<float>::infinity();
        RowVector a(2), b(2);
        a << 0, never;
        b << never, 0;
        QCOMPARE(answerDivergence(a, b).jensen_shannon, std::numbers::ln2);
        QVERIFY(std::isinf(answerDivergence(a, b).kullback_leibler));
        b << 0, 0;
        QVERIFY(std::abs(answerDivergence(a, b).kullback_leibler - std::numbers::ln2) < 1e-12);
    }
};

TEST_CLASS(TestRunDivergence)
#include "tst_run_divergence.moc"
