#include "core/error.h"
#include "core/model/pass/layer_rest.h"
#include "tests/core/caught.h"
#include "tests/core/explain/patched_passes.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>

using namespace core;
using Columns = PatchPlan::Columns;

namespace {

/// Beyond 1 the tolerance is relative: float32 has seven digits.
bool near(double a, double b, double tolerance = 1e-5)
{
    return std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)});
}

/// The largest change that a table's cells make.
double largestChange(const PatchSweep& sweep)
{
    double largest = 0;
    for (Index i = 0; i < sweep.values.size(); ++i)
        largest = std::max(largest, std::abs(sweep.values.data()[i] - sweep.unpatched));
    return largest;
}

const PatchPlan streams{};
const PatchPlan outputs{.kind = PatchKind::Output};
const PatchPlan headByPosition{.kind = PatchKind::Head, .head = 2};
const PatchPlan headPlan{.kind = PatchKind::Head, .columns = Columns::Heads};
const PatchPlan headsAtOne{.kind = PatchKind::Head, .columns = Columns::Heads, .position = 4};
const PatchPlan patternByPosition{.kind = PatchKind::Pattern, .head = 1};
const PatchPlan patterns{.kind = PatchKind::Pattern, .columns = Columns::Heads};

constexpr std::pair<const char*, AttentionBlock> sweptStacks[] = {
    {"gpt2_fp16", AttentionBlock::Self}, {"llama_bf16", AttentionBlock::Self}, {"bert", AttentionBlock::Self},
    {"marian", AttentionBlock::Self},    {"marian", AttentionBlock::Decoder},  {"marian", AttentionBlock::Cross},
    {"llama4", AttentionBlock::Self},    {"deepseek_v3", AttentionBlock::Self}};

/// Each kind of sweep in one stack.
void addSweeps(const char* model, AttentionBlock block)
{
    const std::pair<const char*, PatchPlan> plans[] = {{"streams", streams},
                                                       {"outputs", outputs},
                                                       {"a head by position", headByPosition},
                                                       {"heads", headPlan},
                                                       {"heads at a position", headsAtOne},
                                                       {"a pattern by position", patternByPosition},
                                                       {"patterns", patterns}};
    for (const auto& [name, plan] : plans) {
        PatchPlan here = plan;
        here.block = block;
        QTest::addRow("%s of %s, block %d", name, model, static_cast<int>(block)) << std::string(model) << here;
    }
}

/// Each kind of sweep in each kind of stack.
void eachSweep()
{
    QTest::addColumn<std::string>("model");
    QTest::addColumn<PatchPlan>("plan");
    for (const auto& [model, block] : sweptStacks) addSweeps(model, block);
}

}  // namespace

/// A model's answers with one row or head of another run put in, for every one of them.
class TestPatchSweep final : public QObject {
    Q_OBJECT
private slots:
    void everyCellIsAPassOfItsOwn_data()
    {
        eachSweep();
        addSweeps("gpt_oss", AttentionBlock::Self);
    }

    void everyCellIsAPassOfItsOwn()
    {
        QFETCH(std::string, model);
        QFETCH(PatchPlan, plan);
        const PatchedRuns runs = PatchedRuns::of(model);
        const PatchSweep sweep = sweepPatches(runs.from, runs.to, runs.asked, plan);
        QVERIFY(near(sweep.unpatched, answerOf(runs, {}), 1e-6));
        QVERIFY(largestChange(sweep) > 1e-3);
        for (Index layer = 0; layer < sweep.values.rows(); ++layer)
            for (Index column = 0; column < sweep.values.cols(); ++column) {
                const double plain = answerOf(runs, patchesOfCell(runs, plan, layer, column));
                if (!near(sweep.values(layer, column), plain))
                    QFAIL(qPrintable(QString("%1 instead of %2 at layer %3, column %4")
                                         .arg(sweep.values(layer, column), 0, 'g', 9)
                                         .arg(plain, 0, 'g', 9)
                                         .arg(layer)
                                         .arg(column)));
            }
    }

    /// Means over the text's own tokens, or over those of other texts, in place of another run.
    void meansArePassesOfTheirOwn_data()
    {
        QTest::addColumn<std::string>("model");
        QTest::addColumn<PatchPlan>("plan");
        QTest::addColumn<bool>("reference");
        const std::pair<const char*, PatchPlan> plans[] = {{"streams", streams},
                                                           {"outputs", outputs},
                                                           {"a head by position", headByPosition},
                                                           {"heads", headPlan},
                                                           {"heads at a position", headsAtOne}};
        for (const auto& [name, plan] : plans) {
            for (const char* model : {"gpt2_fp16", "llama_bf16", "bert"})
                QTest::addRow("%s of %s", name, model) << std::string(model) << plan << false;
            QTest::addRow("%s of gpt2_fp16, other texts", name) << std::string("gpt2_fp16") << plan << true;
        }
    }
    void meansArePassesOfTheirOwn()
    {
        QFETCH(const std::string, model);
        QFETCH(PatchPlan, plan);
        QFETCH(const bool, reference);
        const PatchedRuns runs = PatchedRuns::of(model);
        const std::vector<std::string> texts = {"The cat sat on the mat.", "A dog ran to it, and saw the small house."};
        plan.means = reference ? ReferenceTexts("texts", texts) : ReferenceTexts();
        std::vector<TracePtr> over = {runs.to};
        if (reference) {
            over.clear();
            for (const std::string& text : texts)
                over.push_back(
                    run(runs.to->model, {{sequenceOf(runs.to->model->encode(text, std::nullopt).tokens)}}, {}));
        }
        const auto meanOf = [&](const auto& rowsOf) {
            Eigen::RowVectorXd sum;
            Index count = 0;
            for (const TracePtr& trace : over) {
                const Matrix rows = rowsOf(*trace);
                if (sum.size() == 0) sum.setZero(rows.cols());
                sum += rows.cast<double>().colwise().sum();
                count += rows.rows();
            }
            return RowVector((sum / static_cast<double>(count)).cast<float>());
        };
        const auto patchOf = [&](RowPatch::Kind kind, Index layer, Index head, Index row) {
            const RowVector mean = meanOf([&](const Trace& trace) -> Matrix {
                const auto complete = completeLayer(trace, {layer, head, 0});
                return kind == RowPatch::Kind::Stream
                           ? *complete->input
                           : complete->attention.heads[static_cast<std::size_t>(head)].context;
            });
            return RowPatch{.kind = kind, .layer = layer, .head = head, .row = row, .values = mean};
        };
        const Index heads = runs.to->model->info.heads, rows = std::ssize(runs.to->queries(0));
        const auto patchesOf = [&](Index layer, Index column) {
            if (plan.kind == PatchKind::Stream) return std::vector{patchOf(RowPatch::Kind::Stream, layer, 0, column)};
            std::vector<RowPatch> patches;
            const bool everyHead = plan.kind == PatchKind::Output, byHead = plan.columns == Columns::Heads;
            const Index row = byHead ? plan.position.value_or(-1) : column;
            for (Index head = 0; head < heads; ++head)
                for (Index at = 0; at < rows; ++at)
                    if ((everyHead || head == (byHead ? column : *plan.head)) && (row < 0 || at == row))
                        patches.push_back(patchOf(RowPatch::Kind::Context, layer, head, at));
            return patches;
        };
        const PatchSweep sweep = sweepPatches(nullptr, runs.to, runs.asked, plan);
        QVERIFY(!sweep.source);
        QVERIFY(largestChange(sweep) > 1e-3);
        for (Index layer = 0; layer < sweep.values.rows(); ++layer)
            for (Index column = 0; column < sweep.values.cols(); ++column) {
                const double plain = answerOf(runs, patchesOf(layer, column));
                QVERIFY2(near(sweep.values(layer, column), plain, 2e-5),
                         qPrintable(QString("%1 instead of %2").arg(sweep.values(layer, column)).arg(plain)));
            }
    }

    void aMeanOfWeightsIsRefused()
    {
        const PatchedRuns runs = PatchedRuns::of("gpt2_fp16");
        PatchPlan plan = patterns;
        plan.means = ReferenceTexts();
        QCOMPARE(caught([&] { sweepPatches(nullptr, runs.to, runs.asked, plan); }).code, Code::Unsupported);
    }

    void aRunPatchedIntoItselfChangesNothing_data() { eachSweep(); }

    void aRunPatchedIntoItselfChangesNothing()
    {
        QFETCH(std::string, model);
        QFETCH(PatchPlan, plan);
        const PatchedRuns runs = PatchedRuns::of(model);
        const PatchSweep sweep = sweepPatches(runs.to, runs.to, runs.asked, plan);
        QCOMPARE(*sweep.source, sweep.unpatched);
        QCOMPARE(largestChange(sweep), 0.0);
    }

    void theWholeStreamIsTheOtherRun_data()
    {
        QTest::addColumn<std::string>("model");
        for (const char* model : {"gpt2_fp16", "llama_bf16", "bert"}) QTest::newRow(model) << std::string(model);
    }

    void theWholeStreamIsTheOtherRun()
    {
        QFETCH(std::string, model);
        const PatchedRuns runs = PatchedRuns::of(model);
        for (Index layer = 0; layer < 3; ++layer) {
            std::vector<RowPatch> all;
            for (Index row = 0; row < 9; ++row)
                for (const RowPatch& each : patchesOfCell(runs, streams, layer, row)) all.push_back(each);
            QVERIFY(near(answerOf(runs, all), *scoreInSource(runs.from, runs.to, runs.asked), 1e-6));
        }
        // And of a single token that is all there is.
        const PatchedRuns one = PatchedRuns::of(model, 1);
        const PatchSweep sweep = sweepPatches(one.from, one.to, one.asked, streams);
        for (Index layer = 0; layer < 3; ++layer) QVERIFY(near(sweep.effect(layer, 0), 1));
    }

    void aCausalAnswerIsNotAskedOfLaterTokens()
    {
        PatchedRuns runs = PatchedRuns::of("gpt2_fp16");
        runs.asked.answer.position = 4;
        const PatchSweep sweep = sweepPatches(runs.from, runs.to, runs.asked, streams);
        for (Index layer = 0; layer < 3; ++layer)
            for (Index row = 0; row < 9; ++row) {
                QCOMPARE(sweep.values(layer, row) == sweep.unpatched, row > 4);
                QVERIFY(near(sweep.values(layer, row), answerOf(runs, patchesOfCell(runs, streams, layer, row))));
            }
    }

    void anyScoreCanBeAsked()
    {
        PatchedRuns runs = PatchedRuns::of("llama_bf16");
        runs.asked.answer.against.reset();
        for (const auto kind : {AskedScore::Kind::Logit, AskedScore::Kind::LogProbability}) {
            runs.asked.kind = kind;
            const PatchSweep sweep = sweepPatches(runs.from, runs.to, runs.asked, streams);
            for (Index row = 0; row < 9; ++row)
                QVERIFY(near(sweep.values(1, row), answerOf(runs, patchesOfCell(runs, streams, 1, row))));
        }
    }

    /// More rows than are carried on at once, and fewer kept of both runs.
    void longTextsAreCarriedInParts()
    {
        PatchedRuns runs = PatchedRuns::of("gpt2_fp16", 60);
        const PatchSweep sweep = sweepPatches(runs.from, runs.to, runs.asked, streams);
        const PatchSweep patternsOfWhole = sweepPatches(runs.from, runs.to, runs.asked, patterns);
        for (const Index row : {0, 17, 40, 59})
            QVERIFY(near(sweep.values(0, row), answerOf(runs, patchesOfCell(runs, streams, 0, row))));
        const RunOptions light{.keep = Keep::Context, .whole_layer = 1};
        runs.from = PatchedRuns::traceOf("gpt2_fp16", 60, 3, light);
        runs.to = PatchedRuns::traceOf("gpt2_fp16", 60, 120, light);
        QVERIFY(!runs.to->has(0));
        const PatchSweep fromLight = sweepPatches(runs.from, runs.to, runs.asked, streams);
        QVERIFY((fromLight.values - sweep.values).cwiseAbs().maxCoeff() < 1e-5);
        const PatchSweep patternsOfLight = sweepPatches(runs.from, runs.to, runs.asked, patterns);
        QVERIFY((patternsOfLight.values - patternsOfWhole.values).cwiseAbs().maxCoeff() < 1e-5);
        runs.from = PatchedRuns::traceOf("gpt2_fp16", 60, 3, {.keep = Keep::Vectors});
        runs.to = PatchedRuns::traceOf("gpt2_fp16", 60, 120, {.keep = Keep::Vectors});
        QVERIFY((sweepPatches(runs.from, runs.to, runs.asked, patterns).values - patternsOfWhole.values)
                    .cwiseAbs()
                    .maxCoeff()
                < 1e-5);
    }

    /// Interventions and masks of B hold in every patched pass.
    void whatWasDoneToTheRunStays()
    {
        RunOptions options{.interventions = {{.layer = 1, .head = 0, .factor = 0.3F},
                                             {.kind = Intervention::Kind::Mean, .layer = 2, .head = 3}}};
        PatchedRuns runs = PatchedRuns::of("gpt2_fp16");
        runs.to = PatchedRuns::traceOf("gpt2_fp16", 9, 120, options);
        const PatchSweep sweep = sweepPatches(runs.from, runs.to, runs.asked, streams);
        for (Index row = 0; row < 9; ++row) {
            options.row_patches = patchesOfCell(runs, streams, 1, row);
            const TracePtr plain = PatchedRuns::traceOf("gpt2_fp16", 9, 120, options);
            const Matrix scores = logits(plain->model->transformer, plain->last_hidden_state[0].row(8));
            QVERIFY(
                near(sweep.values(1, row), static_cast<double>(scores(0, 77)) - static_cast<double>(scores(0, 200))));
        }
    }

    /// The first and the last tokens stand beside each other, the two in the middle beside nothing.
    void textsOfOtherLengthsAreAligned()
    {
        const PatchedRuns runs = PatchedRuns::of("gpt2_fp16");
        std::vector<Index> ids;
        for (const Token& token : runs.to->queries(0)) ids.push_back(token.id);
        ids.erase(ids.begin() + 4, ids.begin() + 6);
        ids[1] = 300;
        const auto shorter = run(runs.to->model, {.sequences = {sequenceOfIds(*runs.to->model, ids)}}, {});
        const PatchSweep sweep = sweepPatches(shorter, runs.to, runs.asked, streams);
        for (Index row = 0; row < 9; ++row) QCOMPARE(std::isnan(sweep.values(0, row)), row == 4 || row == 5);
        QVERIFY(sweep.source.has_value());
        const PatchSweep whole = sweepPatches(shorter, runs.to, runs.asked, patterns);
        QVERIFY(largestChange(whole) > 1e-3);
    }

    void itTellsOfEachLayerAndStops()
    {
        const PatchedRuns runs = PatchedRuns::of("gpt2_fp16");
        std::stop_source stop;
        Index told = 0;
        const auto onLayer = [&](const PatchSweep& sweep) {
            QVERIFY(!sweep.values.topRows(told + 1).hasNaN());
            if (told < 2) QVERIFY(std::isnan(sweep.values(told + 1, 0)));
            if (++told == 2) stop.request_stop();
        };
        QVERIFY_EXCEPTION_THROWN(sweepPatches(runs.from, runs.to, runs.asked, streams, onLayer, stop.get_token()),
                                 Stopped);
        QCOMPARE(told, Index{2});
    }

    void whatIsNotThereIsRefused()
    {
        const PatchedRuns runs = PatchedRuns::of("gpt2_fp16");
        const auto refused = [&](PatchPlan plan, AskedScore asked, const TracePtr& from) {
            try {
                sweepPatches(from, runs.to, asked, plan);
            } catch (const Error& error) {
                return error.code;
            }
            return Code::CannotRead;
        };
        QCOMPARE(refused({.layer = 3}, runs.asked, runs.from), Code::OutOfRange);
        QCOMPARE(refused({.kind = PatchKind::Head, .head = 4}, runs.asked, runs.from), Code::OutOfRange);
        QCOMPARE(refused({.kind = PatchKind::Head}, runs.asked, runs.from), Code::Missing);
        QCOMPARE(refused({.columns = Columns::Heads}, runs.asked, runs.from), Code::Unsupported);
        QCOMPARE(refused({}, {.answer = {.position = 9, .id = 1}}, runs.from), Code::OutOfRange);
        QCOMPARE(refused({}, {.answer = {.position = 1, .id = 400}}, runs.from), Code::OutOfRange);
        QCOMPARE(refused({}, runs.asked, PatchedRuns::of("marian").from), Code::WrongShape);
    }

    /// A convolution beside a layer reads the neighbours of a row, which a patched row alone does not have.
    void modelsWithAConvolutionAreRefused()
    {
        const PatchedRuns runs = PatchedRuns::of("deberta_v2_plain");
        try {
            sweepPatches(runs.from, runs.to, runs.asked, streams);
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::Unsupported);
            return;
        }
        QFAIL("a patch was computed without the convolution");
    }
};

TEST_CLASS(TestPatchSweep)
#include "tst_patch_sweep.moc"
