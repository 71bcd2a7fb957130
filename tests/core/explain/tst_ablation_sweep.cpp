#include "core/error.h"
#include "core/explain/patch/ablation_sweep.h"
#include "core/model/pass/reference_contexts.h"
#include "core/prepare/prepared_run.h"
#include "core/stopped.h"

#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cmath>

using namespace core;
using By = Ablation::By;

namespace {

/// 3 layers of 4 heads, causal.
constexpr const char* ablatedModel = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";

const ReferenceTexts seaTexts("sea", {"The keeper looks at the sea and the ship.", "A boat.",
                                      "He had been reading in the kitchen for an hour."});

struct AblatedRun {
    std::shared_ptr<const Model> model;
    Batch batch;
    RunOptions options;
    std::shared_ptr<const Trace> trace;
    Answer answer;

    static AblatedRun of(const std::vector<Intervention>& interventions = {})
    {
        static OpenedModels models;
        Run asked{.model = ablatedModel, .texts = {"The cat sat on the mat"}};
        asked.interventions = interventions;
        const PreparedRun prepared = prepare(asked, models);
        AblatedRun one{prepared.model, prepared.batch, optionsOf(asked), {}, {}};
        one.options.keep = Keep::Context;
        one.trace = run(one.model, one.batch, one.options);
        one.answer = {0, std::ssize(one.trace->queries(0)) - 1, 262};
        return one;
    }

    double said(const std::vector<HeadAddress>& heads, const Ablation& ablation = {}) const
    {
        if (heads.empty()) return *logProbability(*trace, answer);
        return *logProbability(
            *run(model, batch, withoutHeads(trace, options, AttentionBlock::Self, 0, ablation, heads)), answer);
    }
};

std::shared_ptr<const Trace> passOfText(const std::shared_ptr<const Model>& model, const std::string& text)
{
    Batch batch;
    batch.sequences = {sequenceOf(model->encode(text, std::nullopt).tokens)};
    return run(model, batch, {.keep = Keep::Context});
}

const Matrix& contextOfHead(const Trace& trace, Index layer, Index head)
{
    return trace.layers[static_cast<std::size_t>(layer)]
        ->items[0]
        .attention.heads[static_cast<std::size_t>(head)]
        .context;
}

}  // namespace

/// Heads that are knocked out, and what stands in their place.
class TestAblationSweep final : public QObject {
    Q_OBJECT
private slots:
    void theMeanIsThatOfAllTokensOfTheReference()
    {
        const AblatedRun one = AblatedRun::of();
        Eigen::RowVectorXd sum;
        double count = 0;
        for (const std::string& text : seaTexts.texts()) {
            const Matrix context = contextOfHead(*passOfText(one.model, text), 1, 2);
            if (sum.size() == 0) sum.setZero(context.cols());
            sum += context.cast<double>().colwise().sum();
            count += static_cast<double>(context.rows());
        }
        const RowVector wanted = (sum / count).cast<float>();
        const auto replaced =
            run(one.model, one.batch,
                withoutHeads(one.trace, one.options, AttentionBlock::Self, 0, {By::Mean, seaTexts}, {{1, 2}}));
        const Matrix& context = contextOfHead(*replaced, 1, 2);
        for (Index row = 0; row < context.rows(); ++row)
            QVERIFY((context.row(row) - wanted).cwiseAbs().maxCoeff() < 1e-6F);
        QVERIFY(contextOfHead(*replaced, 1, 1) == contextOfHead(*one.trace, 1, 1));
        QVERIFY(contextOfHead(*replaced, 2, 1) != contextOfHead(*one.trace, 2, 1));
    }

    void aResampledHeadHasTheOutputOfATextTokenByToken()
    {
        const AblatedRun one = AblatedRun::of();
        const Index tokens = std::ssize(one.trace->queries(0));
        const auto drawn = drawnReferences(seaTexts, one.model, AttentionBlock::Self, tokens, 1, {});
        const auto other = passOfText(one.model, seaTexts.texts()[static_cast<std::size_t>(drawn.front())]);
        const auto replaced =
            run(one.model, one.batch,
                withoutHeads(one.trace, one.options, AttentionBlock::Self, 0, {By::Resample, seaTexts}, {{0, 3}}));
        QVERIFY(contextOfHead(*replaced, 0, 3) == contextOfHead(*other, 0, 3).topRows(tokens));
    }

    /// A scale that the run has holds for what is put in, as it does for a patch.
    void whatWasDoneToTheRunStays_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<bool>("ofTexts");
        QTest::newRow("zero") << static_cast<int>(By::Zero) << false;
        QTest::newRow("mean") << static_cast<int>(By::Mean) << false;
        QTest::newRow("mean over texts") << static_cast<int>(By::Mean) << true;
        QTest::newRow("resample") << static_cast<int>(By::Resample) << true;
    }
    void whatWasDoneToTheRunStays()
    {
        QFETCH(int, by);
        QFETCH(bool, ofTexts);
        const AblatedRun one = AblatedRun::of({{.layer = 1, .head = 0, .factor = 0.3F}, {.layer = 0, .head = 1}});
        const Ablation ablation{static_cast<By>(by), ofTexts ? seaTexts : ReferenceTexts()};
        const HeadTable together = sweepKnockOuts(one.trace, one.options, AttentionBlock::Self, one.answer, ablation);
        const HeadTable alone = knockOutsByPasses(one.trace, one.options, AttentionBlock::Self, one.answer, ablation);
        double largest = 0;
        for (Index layer = 0; layer < 3; ++layer)
            for (Index head = 0; head < 4; ++head) {
                const double found = *together.at(Measure::KnockOut, layer, head);
                QVERIFY(std::abs(found - static_cast<double>(*alone.at(Measure::KnockOut, layer, head))) < 2e-5);
                largest = std::max(largest, std::abs(found));
                if (ablation.by != By::Resample)
                    QVERIFY(std::abs(one.said({{layer, head}}, ablation) - one.said({}) - found) < 2e-5);
            }
        QVERIFY(largest > 1e-2);
        if (ablation.by == By::Zero) QCOMPARE(*together.at(Measure::KnockOut, 0, 1), 0.0F);  // it is off already
    }

    void aPlaceBeforeTheEndIsAskedToo()
    {
        AblatedRun one = AblatedRun::of();
        one.answer.position = 2;
        const HeadTable together =
            sweepKnockOuts(one.trace, one.options, AttentionBlock::Self, one.answer, {By::Mean, ReferenceTexts()});
        for (Index layer = 0; layer < 3; ++layer)
            QVERIFY(std::abs(one.said({{layer, 1}}, {By::Mean, ReferenceTexts()}) - one.said({})
                             - static_cast<double>(*together.at(Measure::KnockOut, layer, 1)))
                    < 2e-5);
    }

    void textsThatAreTooShortAreNotDrawn()
    {
        const AblatedRun one = AblatedRun::of();
        const Index tokens = std::ssize(one.trace->queries(0));
        const auto drawn = drawnReferences(seaTexts, one.model, AttentionBlock::Self, tokens, 4, {});
        QCOMPARE(drawn.size(), std::size_t{2});
        QVERIFY(std::ranges::find(drawn, 1) == drawn.end());
        const Ablation shorter{By::Resample, ReferenceTexts("short", {"A boat."})};
        QVERIFY_THROWS_EXCEPTION(Error,
                                 sweepKnockOuts(one.trace, one.options, AttentionBlock::Self, one.answer, shorter));
        QVERIFY_THROWS_EXCEPTION(Error, sweepKnockOuts(one.trace, one.options, AttentionBlock::Self, one.answer,
                                                       {By::Resample, ReferenceTexts()}));
        QVERIFY_THROWS_EXCEPTION(Error, ReferenceTexts("none", {}));
    }

    void zeroMisleadsWhereTheMeanSaysOtherwise()
    {
        HeadTable zero(1, 4), mean(1, 4);
        const float zeroed[] = {-1.0F, -0.9F, -0.01F, 0.6F}, replaced[] = {-0.9F, -0.1F, 0.02F, -0.6F};
        for (Index head = 0; head < 4; ++head) {
            zero.set(Measure::KnockOut, 0, head, zeroed[head]);
            mean.set(Measure::KnockOut, 0, head, replaced[head]);
        }
        QVERIFY(!zeroMisleads(zero, mean, 0, 0));
        QVERIFY(zeroMisleads(zero, mean, 0, 1));
        QVERIFY(!zeroMisleads(zero, mean, 0, 2));  // too small to matter
        QVERIFY(zeroMisleads(zero, mean, 0, 3));
        QVERIFY(!zeroMisleads(zero, HeadTable(1, 4), 0, 1));  // nothing to compare with
    }

    void theSetTakesTheAnswerBelow_data() { whatWasDoneToTheRunStays_data(); }
    void theSetTakesTheAnswerBelow()
    {
        QFETCH(int, by);
        QFETCH(bool, ofTexts);
        const AblatedRun one = AblatedRun::of();
        const Ablation ablation{static_cast<By>(by), ofTexts ? seaTexts : ReferenceTexts()};
        const double before = one.said({});
        std::size_t told = 0;
        const KnockedOutSet set = smallestSet(one.trace, one.options, AttentionBlock::Self, one.answer, ablation,
                                              before - 0.05, largestSet, [&](const KnockedOutSet&) { ++told; });
        QVERIFY(set.reached);
        QCOMPARE(told, set.members.size());
        std::vector<HeadAddress> out;
        for (const KnockedOutSet::Member& each : set.members) {
            out.push_back(each.head);
            QVERIFY(std::abs(one.said(out, ablation) - each.log_probability) < 1e-5);
        }
        QVERIFY(set.members.back().log_probability < before - 0.05);
        const HeadTable table = sweepKnockOuts(one.trace, one.options, AttentionBlock::Self, one.answer, ablation);
        const auto& changes = table.values.at(Measure::KnockOut);
        const Index strongest = std::ranges::min_element(changes) - changes.begin();
        QCOMPARE(set.members.front().head.layer * 4 + set.members.front().head.head, strongest);
        const KnockedOutSet single =
            smallestSet(one.trace, one.options, AttentionBlock::Self, one.answer, ablation, before - 100, 1);
        QVERIFY(!single.reached);
        QCOMPARE(single.members.size(), std::size_t{1});
    }

    void copiesShareTheTexts()
    {
        const ReferenceTexts copy = seaTexts;
        QVERIFY(copy == seaTexts);
        QVERIFY(ReferenceTexts("sea", seaTexts.texts()) == seaTexts);
        QVERIFY(ReferenceTexts("other", seaTexts.texts()) != seaTexts);
        QVERIFY(ReferenceTexts() != seaTexts && ReferenceTexts().empty());
    }

    void whoStopsIsHeard()
    {
        const AblatedRun one = AblatedRun::of();
        RunOptions options = one.options;
        std::stop_source stop;
        stop.request_stop();
        options.stop = stop.get_token();
        const ReferenceTexts fresh("fresh", seaTexts.texts());
        QVERIFY_THROWS_EXCEPTION(
            Stopped, sweepKnockOuts(one.trace, options, AttentionBlock::Self, one.answer, {By::Mean, fresh}));
        QVERIFY(sweepKnockOuts(one.trace, one.options, AttentionBlock::Self, one.answer, {By::Mean, fresh})
                    .at(Measure::KnockOut, 2, 3)
                    .has_value());
    }
};

TEST_CLASS(TestAblationSweep)
#include "tst_ablation_sweep.moc"
