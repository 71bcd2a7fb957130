#include "core/analysis/span_losses.h"
#include "core/analysis/span_shares.h"
#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/prediction.h"
#include "core/prepare/prepared_run.h"

#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cmath>

using namespace core;

namespace {

/// 3 layers of 4 heads, causal.
constexpr const char* spannedModel = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";

Run spannedRun()
{
    Run run;
    run.model = spannedModel;
    run.texts = {"The cat sat on the mat. The dog was there. Who sat?"};
    run.spans = {{"first", {0, 24}}, {"second", {24, 43}}, {"question", {43, 51}}};
    return run;
}

PreparedRun preparedOf(const Run& asked)
{
    static OpenedModels models;
    return prepare(asked, models);
}

std::shared_ptr<const Trace> spannedTrace(const Run& asked)
{
    const PreparedRun prepared = preparedOf(asked);
    RunOptions options = optionsOf(asked);
    options.keep = Keep::Weights;
    return run(prepared.model, prepared.batch, options);
}

}  // namespace

/// Shares of weight between named stretches of a text, and what an answer loses without one of them.
class TestSpanShares final : public QObject {
    Q_OBJECT
private slots:
    void aSequenceIsItsSpansAndWhatStandsBetween()
    {
        const std::vector<SpanPart> parts = partsBySpan({{"a", 1, 2}, {"b", 3, 3}, {"c", 5, 6}}, 9);
        QStringList said;
        for (const SpanPart& part : parts)
            said << QString("%1:%2-%3")
                        .arg(QString::fromStdString(part.name))
                        .arg(part.tokens.first)
                        .arg(part.tokens.last);
        QCOMPARE(said.join(' '), QString(":0-0 a:1-2 b:3-3 :4-4 c:5-6 :7-8"));
        QVERIFY(partsBySpan({}, 9).empty());
    }

    void sharesAreSumsOverKeysAndMeansOverQueries()
    {
        const auto trace = spannedTrace(spannedRun());
        const SpanShares shares = spanShares(*trace, 0);
        QCOMPARE(shares.shares.size(), std::size_t{12});
        QCOMPARE(shares.queries.size(), std::size_t{3});
        const TokenRange reader = shares.queries[2].tokens, read = shares.keys[0].tokens;
        for (Index layer = 0; layer < 3; ++layer)
            for (Index head = 0; head < 4; ++head) {
                const Matrix weights = *headWeights(*trace, {layer, head, 0});
                const float wanted =
                    weights.block(reader.first, read.first, reader.last - reader.first + 1, read.last - read.first + 1)
                        .rowwise()
                        .sum()
                        .mean();
                QVERIFY(std::abs(shares.of(layer, head)(2, 0) - wanted) < 1e-5F);
                QVERIFY(std::abs(shares.of(layer, head).row(2).sum() - 1) < 1e-5F);
                QCOMPARE(shares.of(layer, head)(0, 1), 0.0F);  // causal: the first reads nothing of the second
            }
        QVERIFY(std::abs(shares.mean().row(1).sum() - 1) < 1e-5F);
        Run plain = spannedRun();
        plain.spans.clear();
        QVERIFY(spanShares(*spannedTrace(plain), 0).shares.empty());
    }

    void aHiddenSpanIsReadByItselfAlone()
    {
        Run asked = spannedRun();
        asked.interventions = {{.kind = Intervention::Kind::Hide, .span = "first"}};
        const auto trace = spannedTrace(asked);
        const SpanShares shares = spanShares(*trace, 0);
        QCOMPARE(shares.mean()(2, 0), 0.0F);
        QCOMPARE(shares.mean()(1, 0), 0.0F);
        QVERIFY(std::abs(shares.mean()(0, 0) - 1) < 1e-5F);
        // The rest of the text is computed as if something else stood there: the tokens in another order.
        PreparedRun other = preparedOf(asked);
        std::vector<Token>& tokens = other.batch.sequences[0].tokens;
        const TokenSpan first = other.batch.sequences[0].spans.front();
        std::reverse(tokens.begin() + first.first, tokens.begin() + first.last + 1);
        QVERIFY(tokens[0].id != trace->queries(0)[0].id);
        const auto otherTrace = run(other.model, other.batch, optionsOf(asked));
        const Index last = std::ssize(tokens) - 1;
        QVERIFY((tokenLogits(*trace, 0, last) - tokenLogits(*otherTrace, 0, last)).cwiseAbs().maxCoeff() < 1e-5F);
        asked.interventions.front().span = "third";
        QVERIFY_EXCEPTION_THROWN(spannedTrace(asked), Error);
    }

    void aLossIsThatOfAPassWithTheSpanHidden()
    {
        const Run asked = spannedRun();
        const auto trace = spannedTrace(asked);
        const Index last = std::ssize(trace->queries(0)) - 1;
        const Answer answer{0, last, predictedTokens(*trace, 0, last, 1).front().token.id};
        const auto losses = spanLosses(trace, optionsOf(asked), AttentionBlock::Self, {answer});
        QCOMPARE(losses.size(), std::size_t{3});
        const double before = *logProbability(*trace, answer);
        for (const SpanLoss& loss : losses) {
            Run without = asked;
            without.interventions = {{.kind = Intervention::Kind::Hide, .span = loss.span.name}};
            const double after = *logProbability(*spannedTrace(without), answer);
            QVERIFY2(std::abs(loss.change - (after - before)) < 1e-4, loss.span.name.c_str());
        }
        QVERIFY(std::abs(losses.front().change) > 1e-3);
    }

    void whatTheModelWroteIsItsAnswer()
    {
        const Run asked = spannedRun();
        const auto prompt = spannedTrace(asked);
        const auto whole = generated(prompt, 3, optionsOf(asked));
        const Index before = std::ssize(prompt->queries(0));
        QCOMPARE(whole->querySpans(0).back(), (TokenSpan{"answer", before, before + 2, true}));
        const std::vector<Answer> answers = writtenAnswers(*whole, 0);
        QCOMPARE(answers.size(), std::size_t{3});
        QCOMPARE(answers[0].position, before - 1);
        QCOMPARE(answers[0].id, whole->queries(0)[static_cast<std::size_t>(before)].id);
        QVERIFY(writtenAnswers(*prompt, 0).empty());
        // A continuation that a session keeps is the same.
        Run kept = asked;
        for (Index i = before; i < before + 3; ++i)
            kept.continuation.ids.push_back(whole->queries(0)[static_cast<std::size_t>(i)].id);
        kept.continuation.shown = 3;
        QCOMPARE(spannedTrace(kept)->querySpans(0), whole->querySpans(0));
        const auto losses = spanLosses(whole, optionsOf(asked), AttentionBlock::Self, answers);
        QCOMPARE(losses.size(), std::size_t{3});  // what was written is none of them
    }

    void paddingOnTheLeftMovesSpans()
    {
        Run asked = spannedRun();
        asked.texts.emplace_back("Who?");
        static OpenedModels models;
        const PreparedRun right = prepare(asked, models);
        const PreparedRun left = prepare(asked, models, {}, PaddingSide::Left);
        QCOMPARE(left.batch.sequences[0].spans, right.batch.sequences[0].spans);
        asked.spans = {{"question", {0, 4}, 1}};
        const auto places = [&](PaddingSide side) {
            const PreparedRun prepared = prepare(asked, models, {}, side);
            const TokenSpan span = prepared.batch.sequences[1].spans.front();
            return prepared.batch.sequences[1].tokens[static_cast<std::size_t>(span.first)].text;
        };
        QCOMPARE(places(PaddingSide::Left), places(PaddingSide::Right));
    }
};

TEST_CLASS(TestSpanShares)
#include "tst_span_shares.moc"
