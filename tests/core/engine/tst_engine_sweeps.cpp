#include <QTest>

#include "core/atlas/atlas_run.h"
#include "core/cases/case_run.h"
#include "core/engine/engines.h"
#include "core/explain/logit_lens.h"
#include "core/explain/patch/ablation_sweep.h"
#include "core/explain/patch/patch_sweep.h"
#include "core/model/pass/finished_pass.h"
#include "core/model/pass/prediction.h"
#include "core/prepare/prepared_run.h"
#include "tests/core/caught.h"
#include "tests/core/engine/fake_engine.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <algorithm>
#include <cmath>

using namespace core;
using TracePtr = std::shared_ptr<const Trace>;

namespace {

/// 3 layers of 4 heads, causal.
constexpr const char* sweptModel = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";
constexpr Index sweptLayers = 3, sweptHeads = 4;

Run askedOf(bool engine, const std::string& text)
{
    Run run;
    run.texts = {text};
    if (engine)
        run.engine = {.engine = "sweeper", .model = sweptModel};
    else
        run.model = sweptModel;
    return run;
}

/// What a run is asked for and what came of it.
struct Computed {
    TracePtr trace;
    RunOptions options;
};

Computed computedOf(bool engine, const std::string& text, const std::vector<Intervention>& interventions = {})
{
    static OpenedModels models;
    Run run = askedOf(engine, text);
    run.interventions = interventions;
    const PreparedRun prepared = prepare(run, models);
    RunOptions options = optionsOf(run);
    options.keep = Keep::Weights;
    return {finishedPass(core::run(prepared.model, prepared.batch, options)), options};
}

Answer lastAnswer(const Trace& trace)
{
    const Index last = std::ssize(trace.queries(0)) - 1;
    return {.item = 0, .position = last, .id = predictedTokens(trace, 0, last, 3).back().token.id};
}

constexpr const char* catText = "The cat sat on the mat and saw";
constexpr const char* otherText = "A dog ran to the house and saw";

const ReferenceTexts& references()
{
    static const ReferenceTexts texts("reference", {"The mouse sleeps in the small garden near a house and a tree.",
                                                    "It was soft, and the old cat saw it under the green bird house."});
    return texts;
}

void compareTables(const HeadTable& got, const HeadTable& wanted)
{
    float largest = 0;
    for (Index layer = 0; layer < sweptLayers; ++layer)
        for (Index head = 0; head < sweptHeads; ++head) {
            const auto one = got.at(Measure::KnockOut, layer, head), other = wanted.at(Measure::KnockOut, layer, head);
            QVERIFY(one && other);
            QVERIFY2(std::abs(*one - *other) < 1e-5F,
                     qPrintable(QString::number(*one) + " " + QString::number(*other)));
            largest = std::max(largest, std::abs(*other));
        }
    QVERIFY(largest > 1e-3F);  // what changes nothing would be equal, too
}

}  // namespace

/// Sweeps over the heads of a model that an engine computes, many changes in each request, beside the same here.
class TestEngineSweeps final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Engines::known().name("sweeper", {fakeEngine().toStdString()}); }
    void cleanupTestCase() { Engines::known().end(); }

    void knockOutsAreThoseOfOurOwnEngine_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<bool>("reference");
        QTest::addColumn<bool>("changed");
        using By = Ablation::By;
        QTest::newRow("zero") << int(By::Zero) << false << false;
        QTest::newRow("mean") << int(By::Mean) << false << false;
        QTest::newRow("mean of texts") << int(By::Mean) << true << false;
        QTest::newRow("resample") << int(By::Resample) << true << false;
        QTest::newRow("zero of a changed run") << int(By::Zero) << false << true;
        QTest::newRow("mean of a changed run") << int(By::Mean) << false << true;
    }
    void knockOutsAreThoseOfOurOwnEngine()
    {
        QFETCH(const int, by);
        QFETCH(const bool, reference);
        QFETCH(const bool, changed);
        std::vector<Intervention> before;
        if (changed)
            before = {{.layer = 1, .head = 2, .factor = 0.5F},
                      {.kind = Intervention::Kind::Uniform, .layer = 0, .head = 1},
                      {.kind = Intervention::Kind::Mean, .layer = 2, .head = 3}};
        const Ablation ablation{Ablation::By(by), reference ? references() : ReferenceTexts()};
        const Computed engine = computedOf(true, catText, before), own = computedOf(false, catText, before);
        const Answer answer = lastAnswer(*own.trace);
        const HeadTable wanted = sweepKnockOuts(own.trace, own.options, AttentionBlock::Self, answer, ablation);
        compareTables(sweepKnockOuts(engine.trace, engine.options, AttentionBlock::Self, answer, ablation), wanted);
        int told = 0;
        compareTables(sweepKnockOuts(engine.trace, engine.options, AttentionBlock::Self, answer, ablation,
                                     [&](const HeadTable&) { ++told; }),
                      wanted);
        QCOMPARE(told, int(sweptLayers));
    }

    void patchesAreThoseOfOurOwnEngine_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("positions");
        QTest::newRow("outputs") << int(PatchKind::Head) << false;
        QTest::newRow("weights") << int(PatchKind::Pattern) << false;
        QTest::newRow("a head's output, row by row") << int(PatchKind::Head) << true;
        QTest::newRow("a head's weights, row by row") << int(PatchKind::Pattern) << true;
    }
    void patchesAreThoseOfOurOwnEngine()
    {
        QFETCH(const int, kind);
        QFETCH(const bool, positions);
        const std::vector<Intervention> before = {{.layer = 1, .head = 0, .factor = 0.5F}};
        PatchPlan plan{.kind = PatchKind(kind)};
        plan.columns = positions ? PatchPlan::Columns::Positions : PatchPlan::Columns::Heads;
        if (positions) plan.head = 2;
        const TracePtr to = computedOf(false, catText, before).trace;
        const Answer answer = lastAnswer(*to);
        const auto swept = [&](bool engine) {
            return sweepPatches(computedOf(engine, otherText).trace, computedOf(engine, catText, before).trace,
                                {answer}, plan);
        };
        const PatchSweep got = swept(true), wanted = swept(false);
        QVERIFY(std::abs(got.unpatched - wanted.unpatched) < 1e-5);
        QVERIFY(std::abs(*got.source - *wanted.source) < 1e-5);
        QCOMPARE(got.values.rows(), wanted.values.rows());
        QCOMPARE(got.values.cols(), wanted.values.cols());
        double most = 0;
        for (Index row = 0; row < wanted.values.rows(); ++row)
            for (Index column = 0; column < wanted.values.cols(); ++column) {
                const double one = got.values(row, column), other = wanted.values(row, column);
                QCOMPARE(std::isnan(one), std::isnan(other));  // nothing stands in the place of such a row
                if (std::isnan(other)) continue;
                QVERIFY2(std::abs(one - other) < 2e-5, qPrintable(QString("%1, %2").arg(one).arg(other)));
                most = std::max(most, std::abs(other - wanted.unpatched));
            }
        QVERIFY(most > 1e-3);
    }

    void theLensIsThatOfOurOwnEngine()
    {
        const TracePtr engine = computedOf(true, catText).trace, own = computedOf(false, catText).trace;
        const LensOptions options{.asked = lastAnswer(*own).id};
        const LogitLens got = logitLens(*engine, 0, options), wanted = logitLens(*own, 0, options);
        QCOMPARE(got.cells.size(), wanted.cells.size());
        QCOMPARE(got.layers(), sweptLayers);
        float largest = 0;
        for (std::size_t i = 0; i < got.cells.size(); ++i) {
            QVERIFY(std::abs(*got.cells[i].asked - *wanted.cells[i].asked) < 1e-5F);
            QVERIFY(std::abs(got.cells[i].divergence - wanted.cells[i].divergence) < 1e-4F);
            largest = std::max(largest, wanted.cells[i].divergence);
        }
        QVERIFY(largest > 1e-3F);
    }

    void theStreamIsRefusedWithTheWayOut()
    {
        const Computed to = computedOf(true, catText);
        const Error error =
            caught([&] { sweepPatches(computedOf(true, otherText).trace, to.trace, {lastAnswer(*to.trace)}, {}); });
        QCOMPARE(error.code, Code::Unsupported);
        QVERIFY(saidParts(error).found.find("patch heads' outputs or weights") != std::string::npos);
        const Error steered = caught([&] {
            computedOf(true, catText,
                       {{.kind = Intervention::Kind::Steer,
                         .layer = 1,
                         .factor = 1,
                         .reference = ReferenceTexts("steering", {catText, otherText})}});
        });
        QCOMPARE(steered.code, Code::Unsupported);
    }

    void casesAreThoseOfOurOwnEngine()
    {
        const auto changes = [](bool engine, CaseKind kind) {
            OpenedModels models;
            CaseQuestion question{.run = askedOf(engine, {}), .kind = kind, .reference = references()};
            question.run.texts.clear();
            CaseRun run(question, {{catText, otherText, " the", {}, 0}, {otherText, catText, " the", {}, 0}}, models);
            while (run.next({})) {
            }
            return run.results().done;
        };
        for (const CaseKind kind : {CaseKind::Zero, CaseKind::Mean, CaseKind::Head}) {
            const auto got = changes(true, kind), wanted = changes(false, kind);
            QCOMPARE(got.size(), wanted.size());
            for (std::size_t i = 0; i < got.size(); ++i) {
                QVERIFY(std::abs(got[i].before - wanted[i].before) < 1e-5);
                QVERIFY((got[i].changes - wanted[i].changes).cwiseAbs().maxCoeff() < 2e-5);
            }
        }
    }

    void anAtlasIsThatOfOurOwnEngine()
    {
        const auto computed = [](bool engine, const std::vector<Intervention>& off) {
            Atlas atlas{.off = off};
            for (const char* each : {catText, otherText, "It was soft.", "The mouse sleeps."})
                atlas.texts.push_back({each});
            OpenedModels models;
            AtlasModel model{.model = "gpt2"};
            if (engine)
                model.engine = {.engine = "sweeper", .model = sweptModel};
            else
                model.path = sweptModel;
            AtlasRun run(atlas, {model}, models);
            run.askKnockOuts(2);
            while (run.next()) {
            }
            return run.atlas();
        };
        const std::vector<Intervention> off = {{.layer = 0, .head = 1}, {.layer = 1}};
        const Atlas got = computed(true, off), wanted = computed(false, off), whole = computed(false, {});
        QCOMPARE(got.steps[0].tokens, wanted.steps[0].tokens);
        QCOMPARE(got.steps[0].knock_outs.counted, wanted.steps[0].knock_outs.counted);
        bool differs = false;
        for (std::size_t place = 0; place < wanted.steps[0].statistics.size(); ++place)
            for (const Measure measure : atlasMeasures) {
                const ResampledMean& one = got.steps[0].statistics[place].of(measure);
                const ResampledMean& other = wanted.steps[0].statistics[place].of(measure);
                QCOMPARE(one.empty(), other.empty());
                // Random sequences leave out special tokens, which an engine's model does not name.
                if (other.empty() || measure == Measure::Induction) continue;
                QVERIFY2(std::abs(one.mean() - other.mean()) < 1e-5, qPrintable(QString("%1 of head %2: %3, %4")
                                                                                    .arg(int(measure))
                                                                                    .arg(place)
                                                                                    .arg(one.mean())
                                                                                    .arg(other.mean())));
                differs =
                    differs || std::abs(other.mean() - whole.steps[0].statistics[place].of(measure).mean()) > 1e-3;
            }
        QVERIFY(differs);  // heads that are off change what later ones do
    }
};

TEST_CLASS(TestEngineSweeps)
#include "tst_engine_sweeps.moc"
