#include "tests/core/model/teaching/plain_module.h"

#include "core/analysis/attention_steps.h"
#include "core/analysis/cell/cell_derivation.h"
#include "core/analysis/row_terms.h"
#include "core/analysis/shown_cells.h"
#include "core/error.h"
#include "core/explain/patch/pass_route.h"
#include "core/explain/weights/head_circuits.h"
#include "core/explain/weights/head_reading.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>
#include <limits>

using namespace core;

namespace {

constexpr const char* longSentence = "the cat sat on the mat and slept well";

template<typename Set>
Run classroomWith(Set set)
{
    Run run{.module = TeachingModule{}, .texts = {longSentence}};
    set(*run.module);
    run.changes = {{.mask = "causal"}};
    return run;
}

Run gatedRun()
{
    return classroomWith([](TeachingModule& m) { m.gate = GateForm::Number; });
}

Run indexedRun()
{
    return classroomWith([](TeachingModule& m) { m.index.kept = 3; });
}

Run pairedRun()
{
    return classroomWith([](TeachingModule& m) {
        m.difference = 0.8F;
        m.biases = true;
    });
}

Run latentRun()
{
    return classroomWith([](TeachingModule& m) {
        m.positions = PositionEncoding::Rotary;
        m.latents = {.key_value = 12, .query = 10, .shared = 4};
        m.biases = true;
    });
}

Run distancesRun()
{
    return classroomWith([](TeachingModule& m) {
        m.positions = PositionEncoding::Disentangled;
        m.distances.span = 3;
        m.biases = true;
    });
}

struct ComputedModule {
    PreparedRun prepared;
    std::shared_ptr<const Trace> trace;
    const MultiHeadAttention& attention() const { return trace->layers[0]->items[0].attention; }
};

ComputedModule compute(const Run& run)
{
    OpenedModels models;
    PreparedRun prepared = prepare(run, models);
    auto trace = core::run(prepared.model, prepared.batch, optionsOf(run));
    return {std::move(prepared), std::move(trace)};
}

/// (row of a head's or pair's context) · its rows of W_O, added to `sum`.
void addProjected(std::vector<double>& sum, const std::vector<double>& context, const Matrix& w, Index first,
                  double factor)
{
    for (std::size_t i = 0; i < context.size(); ++i)
        for (std::size_t col = 0; col < sum.size(); ++col)
            sum[col] +=
                factor * context[i] * static_cast<double>(w(first + static_cast<Index>(i), static_cast<Index>(col)));
}

/// The layer's output, one number after the other.
PlainTable plainOutput(const Run& run, const PreparedRun& prepared)
{
    const auto heads = plainHeads(run, prepared, [](Index query, Index key) { return key <= query; });
    const TeachingModule& module = *run.module;
    const TeachingWeights weights = weightsOf(run, prepared);
    const Matrix& w = weights.tensors.at("W_output");
    const auto bias = weights.tensors.find("b_output");
    PlainTable output;
    for (std::size_t query = 0; query < heads.front().context.size(); ++query) {
        std::vector<double> sum(static_cast<std::size_t>(module.width));
        for (std::size_t col = 0; col < sum.size(); ++col)
            sum[col] =
                bias == weights.tensors.end() ? 0 : static_cast<double>(bias->second(0, static_cast<Index>(col)));
        for (std::size_t head = 0; head < heads.size(); ++head) {
            const std::size_t part = module.difference ? head / 2 : head;
            const double factor = module.difference && head % 2 == 1 ? -static_cast<double>(*module.difference) : 1;
            addProjected(sum, heads[head].context[query], w, static_cast<Index>(part) * module.value_dimensions,
                         factor);
        }
        output.push_back(std::move(sum));
    }
    return output;
}

float farthest(const PlainTable& plain, MatrixView ours)
{
    double largest = static_cast<Index>(plain.size()) == ours.rows() ? 0 : std::numeric_limits<double>::infinity();
    for (Index row = 0; row < ours.rows() && largest < 1e9; ++row)
        for (Index col = 0; col < ours.cols(); ++col)
            largest = std::max(largest, std::abs(plain[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)]
                                                 - static_cast<double>(ours(row, col))));
    return static_cast<float>(largest);
}

std::map<Stage, Matrix> tablesOf(const Trace& trace, Index head)
{
    std::map<Stage, Matrix> tables;
    const HeadAddress address{0, head, 0};
    for (const AttentionStep& step : attentionSteps(trace, address, *headStages(trace, address)))
        for (const StageTable& table : step.tables) tables[table.stage] = table.values;
    return tables;
}

float largestOf(const Matrix& difference) { return difference.cwiseAbs().maxCoeff(); }

template<typename Work>
std::string refusedAs(const Work& work)
{
    try {
        work();
    } catch (const Error& error) {
        return saidParts(error).field + " | " + saidParts(error).expected + " | " + saidParts(error).found;
    }
    return "nothing was refused";
}

}  // namespace

/// Longer queries, gates, indices of keys and differences of softmaxes: outputs beside plain loops, and what is
/// said of them elsewhere; files and refusals are in tst_large_module_file.
class TestLargeMechanisms final : public QObject {
    Q_OBJECT
private slots:
    void theOutputEqualsPlainLoops_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("gate") << 0;
        QTest::newRow("index") << 1;
        QTest::newRow("pairs") << 2;
        QTest::newRow("latents") << 3;
        QTest::newRow("distances") << 4;
        QTest::newRow("latents of keys alone") << 5;
        QTest::newRow("distances, content to position alone") << 6;
    }
    void theOutputEqualsPlainLoops()
    {
        QFETCH(int, which);
        Run run = which == 0                 ? gatedRun()
                  : which == 1               ? indexedRun()
                  : which == 2               ? pairedRun()
                  : which == 3 || which == 5 ? latentRun()
                                             : distancesRun();
        if (which == 5) run.module->latents = {.key_value = 20, .query = 0, .shared = 2};
        if (which == 6) run.module->distances.to_content = false;
        const ComputedModule computed = compute(run);
        QVERIFY(farthest(plainOutput(run, computed.prepared), *computed.attention().output) < 1e-5F);
    }

    void stagesAndContextAloneAreTheSameNumbers()
    {
        for (const Run& run : {gatedRun(), indexedRun(), pairedRun()}) {
            const ComputedModule computed = compute(run);
            const HeadVectors vectors = computed.trace->vectors({});
            const HeadScoring& scoring = computed.trace->scoring({});
            const HeadAttention alone = attend(vectors.q, vectors.k, vectors.v, scoring, Keep::Context);
            const HeadAttention whole = attend(vectors.q, vectors.k, vectors.v, scoring, Keep::Stages);
            QVERIFY(largestOf(alone.context - whole.context) < 1e-6F);
            QVERIFY(largestOf(alone.context - computed.attention().heads[0].context) < 1e-6F);
            QCOMPARE(whole.context_ungated.rows() > 0, scoring.gate.rows() > 0);
            QVERIFY(alone.context_ungated.rows() == 0);
        }
    }

    void anotherTextTakesOverWhatIsTheSame()
    {
        for (const Run& run : {gatedRun(), indexedRun(), pairedRun(), latentRun(), distancesRun()}) {
            const ComputedModule before = compute(run);
            // The last two words the other way round, in the same model.
            Batch batch = before.prepared.batch;
            std::swap(batch.sequences[0].tokens[7], batch.sequences[0].tokens[8]);
            RunOptions options = optionsOf(run);
            const auto fresh = core::run(before.trace->model, batch, options);
            options.previous = before.trace;
            const auto taken = core::run(before.trace->model, batch, options);
            for (std::size_t head = 0; head < 4; ++head) {
                const HeadAttention& one = fresh->layers[0]->items[0].attention.heads[head];
                const HeadAttention& two = taken->layers[0]->items[0].attention.heads[head];
                QVERIFY(largestOf(one.context - two.context) < 1e-5F);
                QVERIFY(largestOf(one.weights - two.weights) < 1e-5F);
            }
            QVERIFY(
                largestOf(*fresh->layers[0]->items[0].attention.output - *taken->layers[0]->items[0].attention.output)
                < 1e-5F);
        }
    }

    void expertsAddWhatTheRouterTook()
    {
        const Run run = classroomWith([](TeachingModule& m) { m.experts = {.count = 5, .chosen = 2}; });
        const ComputedModule computed = compute(run);
        const PlainTable read = plainOutput(run, computed.prepared);
        const TeachingWeights weights = weightsOf(run, computed.prepared);
        const auto number = [&](const char* name, std::size_t row, Index col) {
            return static_cast<double>(weights.tensors.at(name)(static_cast<Index>(row), col));
        };
        constexpr Index experts = 5, inner = 64, width = 32;
        PlainTable made;
        for (const std::vector<double>& x : read) {
            std::vector<std::pair<double, Index>> scores;
            for (Index expert = 0; expert < experts; ++expert) {
                double score = 0;
                for (std::size_t i = 0; i < x.size(); ++i) score += x[i] * number("W_router", i, expert);
                scores.emplace_back(std::exp(score), expert);
            }
            std::ranges::sort(scores, std::greater{});
            std::vector<double> sum = x;
            for (std::size_t taken = 0; taken < 2; ++taken) {
                const auto [score, expert] = scores[taken];
                for (Index j = 0; j < inner; ++j) {
                    double h = 0;
                    for (std::size_t i = 0; i < x.size(); ++i) h += x[i] * number("W_expert_in", i, expert * inner + j);
                    h *= 0.5 * (1 + std::erf(h / std::sqrt(2.0)));
                    for (Index col = 0; col < width; ++col)
                        sum[static_cast<std::size_t>(col)] +=
                            score / (scores[0].first + scores[1].first) * h
                            * number("W_expert_out", static_cast<std::size_t>(j), expert * width + col);
                }
            }
            made.push_back(std::move(sum));
        }
        QVERIFY(farthest(made, computed.trace->last_hidden_state[0]) < 2e-5F);
    }

    void aGateIsSaidWithWhatItIsAppliedTo()
    {
        const ComputedModule computed = compute(gatedRun());
        const auto tables = tablesOf(*computed.trace, 1);
        const Matrix& gate = tables.at(Stage::Gate);
        QVERIFY(gate.minCoeff() > 0 && gate.maxCoeff() < 1);
        QVERIFY(tables.at(Stage::ContextGated) == tables.at(Stage::Context).cwiseProduct(gate));
        QVERIFY(largestOf(tables.at(Stage::SumOfHeads) - tables.at(Stage::Output)) < 1e-5F);
        QVERIFY(!tablesOf(*compute(indexedRun()).trace, 1).contains(Stage::Gate));
    }

    void whatAKeyAddsPassesTheGate()
    {
        const ComputedModule computed = compute(gatedRun());
        const HeadAddress address{0, 2, 0};
        const auto stages = headStages(*computed.trace, address);
        const Matrix added = weightedOutputs(*computed.trace, address, *stages, 4);
        QVERIFY(largestOf(added.colwise().sum() - Matrix(tablesOf(*computed.trace, 2).at(Stage::HeadOutput).row(4)))
                < 1e-5F);
        const Matrix norms = shownCells(computed.trace, address, *stages, {.cells = MapCells::Norms});
        const CellDerivation cell = deriveCell(*computed.trace, address, *stages, 4, 2);
        QVERIFY(cell.contribution_norm.has_value());
        QVERIFY(std::abs(norms(4, 2) - added.row(2).norm()) < 1e-5F);
        QVERIFY(std::abs(*cell.contribution_norm - added.row(2).norm()) < 1e-5F);
    }

    void theIndexHidesByTheMask()
    {
        const ComputedModule computed = compute(indexedRun());
        const Mask& mask = computed.trace->mask({});
        const auto tables = tablesOf(*computed.trace, 0);
        for (Index query = 0; query < 9; ++query) {
            Index seen = 0;
            for (Index key = 0; key < 9; ++key) {
                const bool allowed = mask.allows(query, key);
                seen += allowed ? 1 : 0;
                QCOMPARE(std::isinf(tables.at(Stage::ScoresMasked)(query, key)), !allowed);
                const auto hiding = mask.hiddenBy(query, key);
                const bool dropped = std::ranges::find(hiding, "top-k(3)") != hiding.end();
                if (key <= query) QCOMPARE(dropped, !allowed);
                // A dropped key has no higher score than a kept one.
                for (Index other = 0; dropped && key <= query && other <= query; ++other)
                    if (mask.allows(query, other))
                        QVERIFY(tables.at(Stage::IndexScores)(query, key)
                                <= tables.at(Stage::IndexScores)(query, other));
            }
            QCOMPARE(seen, std::min<Index>(3, query + 1));
        }
    }

    void anIndexKeepsTheEarlierOfEqualScores()
    {
        const Mask mask = highestOfIndex(Matrix::Zero(2, 5), 2, Mask::window(9, 9) & !Mask::prefix(1), 0);
        for (Index key = 0; key < 5; ++key) QCOMPARE(mask.allows(1, key), key == 1 || key == 2);
        QVERIFY(mask.allows(1, 7));  // added keys are not the index's
    }

    void whatAnInterventionHidesIsNotIndexed()
    {
        Run run = indexedRun();
        const Mask before = compute(run).trace->mask({});
        Index first = 0;
        while (!before.allows(8, first)) ++first;
        run.interventions = {
            {.kind = Intervention::Kind::Hide,
             .cells = std::make_shared<const Painting>(Painting{}.painted({8, 8, first, first}, Brush::Hide))}};
        const Mask after = compute(run).trace->mask({});
        Index seen = 0;
        for (Index key = 0; key < 9; ++key) seen += after.allows(8, key) ? 1 : 0;
        QVERIFY(!after.allows(8, first));
        QCOMPARE(seen, Index{3});
    }

    void aPairShowsItsTwoSoftmaxesAndTheirDifference()
    {
        const ComputedModule computed = compute(pairedRun());
        const auto first = tablesOf(*computed.trace, 2);
        const auto second = tablesOf(*computed.trace, 3);
        QVERIFY(first.at(Stage::OtherWeights) == second.at(Stage::Weights));
        QVERIFY(second.at(Stage::OtherWeights) == first.at(Stage::Weights));
        const Matrix difference = first.at(Stage::Weights) - 0.8F * second.at(Stage::Weights);
        QVERIFY(largestOf(first.at(Stage::WeightsDifference) - difference) < 1e-6F);
        QVERIFY(second.at(Stage::WeightsDifference) == first.at(Stage::WeightsDifference));
        QVERIFY(difference.minCoeff() < 0);
        QVERIFY(largestOf(first.at(Stage::PairContext) - difference * first.at(Stage::Value)) < 1e-5F);
        // Measures are of each softmax, whose rows are distributions.
        QVERIFY(largestOf(first.at(Stage::Weights).rowwise().sum() - Matrix::Ones(9, 1)) < 1e-6F);
        QVERIFY(first.at(Stage::Entropy).minCoeff() >= 0);
        QVERIFY(largestOf(first.at(Stage::SumOfHeads) - first.at(Stage::Output)) < 1e-5F);
    }

    void secondHeadsAreSwitchedOffAlone()
    {
        Run run = pairedRun();
        run.interventions = {{.kind = Intervention::Kind::Scale, .head = 1, .factor = 0},
                             {.kind = Intervention::Kind::Scale, .head = 3, .factor = 0}};
        const ComputedModule off = compute(run);
        run.interventions.clear();
        run.module->difference = 0.0F;
        const ComputedModule none = compute(run);
        QVERIFY(largestOf(*off.attention().output - *none.attention().output) < 1e-6F);
        QVERIFY(off.attention().heads[1].context.isZero());
    }

    void whatWouldBeWrongIsRefusedInOneSentence()
    {
        for (const Run& run : {gatedRun(), indexedRun()}) {
            const ComputedModule computed = compute(run);
            QVERIFY(refusedAs([&] {
                        routeOf(computed.trace, 0, false, {});
                    }).starts_with("patching | a layer without a gate or an index of keys"));
        }
        const ComputedModule gated = compute(gatedRun());
        const AttentionStack stack(gated.trace->model->transformer);
        QVERIFY(refusedAs([&] { outputValueCircuit(stack, {0, 1}); }).starts_with("what a head writes by its weights"));
        const HeadReading reading = headReading(*gated.trace->model, AttentionBlock::Self, {0, 1}, {});
        QVERIFY(!reading.output_value);
        QVERIFY(!reading.query_key.directions.empty());
    }
};

TEST_CLASS(TestLargeMechanisms)
#include "tst_large_mechanisms.moc"
