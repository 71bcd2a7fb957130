#include "core/analysis/span_reading.h"
#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/prediction.h"
#include "core/prepare/prepared_run.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>

using namespace core;

namespace {

Run documentsRun()
{
    Run run;
    run.model = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";  // 3 layers of 4 heads, causal
    run.texts = {"The cat sat on the mat. The dog was there. Who sat?"};
    run.spans = {{"document", {0, 24}}, {"document", {24, 42}}, {"question", {42, 51}}};
    return run;
}

std::shared_ptr<const Trace> passOf(const Run& asked, Index written)
{
    static OpenedModels models;
    const PreparedRun prepared = prepare(asked, models);
    RunOptions options = optionsOf(asked);
    options.keep = Keep::Weights;
    auto trace = run(prepared.model, prepared.batch, options);
    return written > 0 ? generated(trace, written, options) : trace;
}

}  // namespace

/// Which named spans were read for each word of an answer.
class TestSpanReading final : public QObject {
    Q_OBJECT
private slots:
    void aWordIsReadByTheQueryBeforeIt()
    {
        const auto trace = passOf(documentsRun(), 3);
        const Index tokens = std::ssize(trace->queries(0));
        const SpanReading reading = spanReading(*trace, {{1, 2, 0}}, 0);
        QCOMPARE(reading.places, (std::vector<Index>{tokens - 3, tokens - 2, tokens - 1}));
        QCOMPARE(reading.spans.size(), std::size_t{3});  // stretches of one name are one
        QCOMPARE(reading.spans[0].name, std::string("document"));
        QCOMPARE(reading.spans[0].stretches.size(), std::size_t{2});
        QCOMPARE(reading.spans[1].number, Index{1});  // the second name of the text, which has its colour
        QCOMPARE(reading.spans[2].name, std::string("answer"));
        const Matrix weights = *headWeights(*trace, {1, 2, 0});
        for (Index word = 0; word < 3; ++word) {
            QVERIFY(std::abs(reading.shares.row(word).sum() - 1) < 1e-5F);
            float wanted = 0;
            for (const TokenRange& range : reading.spans[0].stretches)
                for (Index key = range.first; key <= range.last; ++key) wanted += weights(tokens - 4 + word, key);
            QVERIFY(std::abs(reading.shares(word, 0) - wanted) < 1e-5F);
        }
        QCOMPARE(reading.shares(0, 2), 0.0F);  // nothing of the answer stood there yet
        QVERIFY(reading.shares(2, 2) > 0);
    }

    void severalHeadsAreTheirMean()
    {
        const auto trace = passOf(documentsRun(), 2);
        const Matrix first = spanReading(*trace, {{0, 0, 0}}, 0).shares,
                     second = spanReading(*trace, {{2, 3, 0}}, 0).shares;
        const Matrix both = spanReading(*trace, {{0, 0, 0}, {2, 3, 0}}, 0).shares;
        QVERIFY(((first + second) / 2 - both).cwiseAbs().maxCoeff() < 1e-6F);
        QVERIFY((first - second).cwiseAbs().maxCoeff() > 1e-3F);
    }

    void withoutAWrittenAnswerASpanIsIt()
    {
        const auto trace = passOf(documentsRun(), 0);
        const TokenSpan question = trace->querySpans(0).back();
        QCOMPARE(answerPlaces(*trace, 0, question.last).front(), question.first);
        QCOMPARE(answerPlaces(*trace, 0, question.first).back(), question.last);
        // No query predicts the first token of all.
        QCOMPARE(answerPlaces(*trace, 0, 0).front(), Index{1});
        QCOMPARE(answerPlaces(*trace, 0, 0).back(), trace->querySpans(0).front().last);
    }

    void whatIsBetweenIsTheLast()
    {
        Run asked = documentsRun();
        asked.spans = {{"cat", {4, 7}}};
        const SpanReading reading = spanReading(*passOf(asked, 1), {{0, 0, 0}}, 0);
        QCOMPARE(reading.spans.size(), std::size_t{3});
        QCOMPARE(reading.spans[0].name, std::string("cat"));
        QVERIFY(reading.spans.back().name.empty());
        QVERIFY(reading.spans.back().number < 0);
        QVERIFY(std::abs(reading.shares.row(0).sum() - 1) < 1e-5F);
    }

    void aTextWithoutSpansSaysSo()
    {
        Run asked = documentsRun();
        asked.spans.clear();
        const auto trace = passOf(asked, 1);
        QVERIFY_EXCEPTION_THROWN(spanReading(*trace, {{0, 0, 0}}, 0), Error);
    }
};

TEST_CLASS(TestSpanReading)
#include "tst_span_reading.moc"
