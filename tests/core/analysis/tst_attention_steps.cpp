#include "core/analysis/attention_steps.h"
#include "core/analysis/cell/cell_derivation.h"
#include "core/analysis/cell/number_terms.h"
#include "core/prepare/prepared_run.h"

#include <QTest>

#include "tests/core/traced_run.h"
#include "tests/test_class.h"

#include <algorithm>
#include <cmath>

using namespace core;
using TracePtr = std::shared_ptr<const Trace>;

namespace {

Run gpt2Run()
{
    return {.model = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16", .texts = {"The keeper looks at the sea."}};
}

/// Biases, W_O, a bias of position, dropout, a mask, and d_v ≠ d_k ≠ d_model.
Run fullRun(MaskOrder order)
{
    Run asked{.module = TeachingModule{.heads = 3,
                                       .width = 20,
                                       .key_dimensions = 6,
                                       .value_dimensions = 5,
                                       .biases = true,
                                       .positions = PositionEncoding::Alibi,
                                       .dropout = 0.3F},
              .texts = {"the cat sat on my mat"}};
    asked.changes = {{.mask = "causal", .temperature = 2.0F, .order = order}};
    return asked;
}

/// All that may lie between x and the weights, and two heads of keys for four of queries.
Run everyMechanism()
{
    TeachingModule module{.heads = 4, .key_heads = 2, .width = 20, .key_dimensions = 8, .value_dimensions = 5};
    module.positions = PositionEncoding::Rotary;
    module.scale = 1.0F;
    module.soft_cap = 1.5F;
    module.sink = AttentionSink::OffByOne;
    module.query_key_norm = true;
    module.dropout = 0.3F;
    return {.module = module, .texts = {"the cat sat on my mat"}, .changes = {{.mask = "causal"}}};
}

float largest(MatrixView m) { return m.size() == 0 ? 0 : m.cwiseAbs().maxCoeff(); }

std::vector<StepKind> kindsOf(const std::vector<AttentionStep>& steps)
{
    std::vector<StepKind> kinds;
    for (const AttentionStep& step : steps) kinds.push_back(step.kind);
    return kinds;
}

/// The Trace's own matrix of a stage; no rows where it has none.
Matrix traced(const SequenceLayer& layer, Index head, Stage stage)
{
    const HeadAttention& one = layer.attention.heads[head];
    const auto heads = static_cast<Index>(layer.attention.heads.size());
    switch (stage) {
    case Stage::KeyInput: return layer.key_input;
    case Stage::Query: return headColumns(layer.attention.q, head, heads);
    case Stage::Key: return headColumns(layer.attention.k, head, heads);
    case Stage::Value: return headColumns(layer.attention.v, head, heads);
    case Stage::ScoresRaw: return one.scores_raw;
    case Stage::ScoresScaled: return one.scores_scaled;
    case Stage::ScoresBiased: return one.scores_biased;
    case Stage::ScoresMasked: return one.scores_masked;
    case Stage::WeightsUnmasked: return one.weights_unmasked;
    case Stage::WeightsMasked: return one.weights_masked;
    case Stage::Weights: return one.weights;
    case Stage::WeightsDropped: return one.weights_dropped;
    case Stage::Context: return one.context;
    case Stage::Output: return layer.attention.output;
    default: return {};
    }
}

constexpr Stage tracedStages[] = {
    Stage::KeyInput,     Stage::Query,          Stage::Key,          Stage::Value,           Stage::ScoresRaw,
    Stage::ScoresScaled, Stage::ScoresBiased,   Stage::ScoresMasked, Stage::WeightsUnmasked, Stage::WeightsMasked,
    Stage::Weights,      Stage::WeightsDropped, Stage::Context,      Stage::Output};

}  // namespace

class TestAttentionSteps final : public QObject {
    Q_OBJECT
private slots:
    void theTablesAreTheTracesOwn_data()
    {
        QTest::addColumn<Run>("asked");
        QTest::newRow("gpt2") << gpt2Run();
        QTest::newRow("every option") << fullRun(MaskOrder::BeforeSoftmax);
        QTest::newRow("every option, masked after softmax") << fullRun(MaskOrder::RenormaliseAfterSoftmax);
        Run crossed = fullRun(MaskOrder::BeforeSoftmax);
        crossed.keys_text = "le chat dort";
        crossed.changes.clear();
        QTest::newRow("cross-attention") << crossed;
    }
    void theTablesAreTheTracesOwn()
    {
        QFETCH(Run, asked);
        const TracePtr trace = tracedRun(asked);
        for (Index layer = 0; layer < trace->model->info.layers; ++layer)
            for (Index head = 0; head < trace->model->info.heads; ++head) {
                const HeadAddress address{layer, head, 0};
                const SequenceLayer& own = trace->at(address);
                const auto steps = attentionSteps(*trace, address, own.attention.heads[head]);
                for (const Stage stage : tracedStages) {
                    const Matrix wanted = traced(own, head, stage);
                    const Matrix* table = tableOf(steps, stage);
                    QCOMPARE(table != nullptr, wanted.rows() > 0);
                    if (table != nullptr) QVERIFY(*table == wanted);
                }
                // The layer's input gives q again, by the layer's own weights.
                const MultiHeadWeights& weights = trace->model->transformer.blocks[layer].attention;
                const Matrix q = weights.query(*tableOf(steps, Stage::Input));
                QVERIFY(largest(q - *own.attention.q) < 1e-6F);
            }
    }

    void theSumOfHeadsIsTheOutput_data() { theTablesAreTheTracesOwn_data(); }
    void theSumOfHeadsIsTheOutput()
    {
        QFETCH(Run, asked);
        const TracePtr trace = tracedRun(asked);
        for (Index layer = 0; layer < trace->model->info.layers; ++layer) {
            const MultiHeadAttention& attention = trace->layers[layer]->items[0].attention;
            const Projection& output = *trace->model->transformer.blocks[layer].attention.output;
            Matrix concat(attention.output.rows(), 0);
            Matrix sum = Matrix::Zero(attention.output.rows(), attention.output.cols());
            for (Index head = 0; head < trace->model->info.heads; ++head) {
                const auto steps = attentionSteps(*trace, {layer, head, 0}, attention.heads[head]);
                QVERIFY(largest(*tableOf(steps, Stage::SumOfHeads) - *attention.output) < 1e-5F);
                sum += *tableOf(steps, Stage::HeadOutput);
                concat.conservativeResize(Eigen::NoChange, concat.cols() + attention.heads[head].context.cols());
                concat.rightCols(attention.heads[head].context.cols()) = attention.heads[head].context;
            }
            sum.rowwise() += output.bias;
            QVERIFY(largest(sum - output(concat)) < 1e-5F);
            QVERIFY(largest(output(concat) - *attention.output) < 1e-5F);
        }
    }

    void onlyStepsThatOccurAreThere()
    {
        using enum StepKind;
        const auto kinds = [](const Run& asked) {
            const TracePtr trace = tracedRun(asked);
            return kindsOf(attentionSteps(*trace, {}, trace->layers[0]->items[0].attention.heads[0]));
        };
        QVERIFY(
            kinds(gpt2Run())
            == (std::vector{Input, Projections, Scores, Scale, StepKind::Mask, Softmax, Context, Output, Measures}));
        QVERIFY(kinds(fullRun(MaskOrder::BeforeSoftmax))
                == (std::vector{Input, Projections, Scores, Scale, Bias, StepKind::Mask, Softmax, StepKind::Dropout,
                                Context, Output, Measures}));
        QVERIFY(kinds(fullRun(MaskOrder::RenormaliseAfterSoftmax))
                == (std::vector{Input, Projections, Scores, Scale, Bias, Softmax, StepKind::Mask, Renormalise,
                                StepKind::Dropout, Context, Output, Measures}));
        QVERIFY(kinds(everyMechanism())
                == (std::vector{Input, Projections, Norm, Rotate, Scores, Scale, SoftCap, StepKind::Mask, Softmax,
                                StepKind::Dropout, Context, Output, Measures}));
    }

    void normsAndRotationShowWhatTheyBeginWith_data()
    {
        QTest::addColumn<bool>("norm");
        QTest::addColumn<bool>("rotary");
        for (const bool norm : {false, true})
            for (const bool rotary : {false, true})
                QTest::addRow("%d %d", static_cast<int>(norm), static_cast<int>(rotary)) << norm << rotary;
    }
    void normsAndRotationShowWhatTheyBeginWith()
    {
        QFETCH(bool, norm);
        QFETCH(bool, rotary);
        Run asked = everyMechanism();
        asked.module->query_key_norm = norm;
        asked.module->positions = rotary ? PositionEncoding::Rotary : PositionEncoding::None;
        const TracePtr trace = tracedRun(asked);
        const SequenceLayer& layer = trace->layers[0]->items[0];
        const MultiHeadWeights& weights = trace->model->transformer.blocks[0].attention;
        const auto steps = attentionSteps(*trace, {0, 3, 0}, layer.attention.heads[3]);
        // Heads 3 and 4 of the queries share the second head of the keys.
        const Matrix q = headColumns(weights.query(*layer.input), 3, 4);
        const Matrix k = headColumns(weights.key(*layer.input), 1, 2);
        QCOMPARE(tableOf(steps, Stage::QueryProjected) != nullptr, norm || rotary);
        QCOMPARE(tableOf(steps, Stage::QueryNormed) != nullptr, norm && rotary);
        QVERIFY(largest(*tableOf(steps, norm || rotary ? Stage::QueryProjected : Stage::Query) - q) < 1e-6F);
        const Matrix& keys = *tableOf(steps, norm || rotary ? Stage::KeyProjected : Stage::Key);
        QVERIFY(largest(keys.topRows(k.rows()) - k) < 1e-6F);
        if (norm) {
            const Matrix& normed = *tableOf(steps, rotary ? Stage::QueryNormed : Stage::Query);
            const RowVector plain = q.row(2) / std::sqrt(q.row(2).squaredNorm() / 8 + 1e-6F);
            QVERIFY(largest(normed.row(2) - plain.cwiseProduct(weights.query_norm->weight)) < 1e-5F);
        }
        // A rotation keeps lengths.
        if (rotary && !norm) QVERIFY(std::abs(tableOf(steps, Stage::Query)->row(4).norm() - q.row(4).norm()) < 1e-5F);
        const HeadVectors used = trace->vectors({0, 3, 0});
        QVERIFY(*tableOf(steps, Stage::Query) == used.q && *tableOf(steps, Stage::Key) == used.k);
    }

    void scoresSinksAndDropoutAreShownBeforeAndAfter()
    {
        const TracePtr trace = tracedRun(everyMechanism());
        const HeadAttention& head = trace->layers[0]->items[0].attention.heads[1];
        const auto steps = attentionSteps(*trace, {0, 1, 0}, head);
        const Matrix& before = *tableOf(steps, Stage::ScoresUncapped);
        const Matrix& after = *tableOf(steps, Stage::ScoresScaled);
        QVERIFY(largest(after - Matrix(1.5F * (before.array() / 1.5F).tanh())) < 1e-6F);
        QVERIFY(largest(before) > 1.5F && largest(after) < 1.5F);
        const Matrix& weights = *tableOf(steps, Stage::Weights);
        const Matrix& taken = *tableOf(steps, Stage::SinkWeights);
        QVERIFY((taken.array() > 0.01F).all());
        QVERIFY(largest(weights.rowwise().sum() + taken - Matrix::Ones(6, 1)) < 1e-6F);
        const CellDerivation cell = deriveCell(*trace, {0, 1, 0}, head, 4, 2);
        QVERIFY(cell.score_uncapped == before(4, 2) && cell.score_scaled == after(4, 2) && cell.soft_cap == 1.5F);
        QVERIFY(cell.sink_weight == taken(4, 0) && cell.scale == 1.0F);
        // The draw is a table of its own, and depends on the seed alone.
        const Matrix& kept = *tableOf(steps, Stage::DropoutKept);
        QVERIFY(((kept.array() == 0) || (kept.array() == 1)).all());
        QVERIFY((kept.array() == 0).any() && (kept.array() == 1).any());
        QVERIFY(largest(*tableOf(steps, Stage::WeightsDropped) - weights.cwiseProduct(kept) / 0.7F) < 1e-6F);
        Run asked = everyMechanism();
        asked.texts = {"my mat sat on the cat"};
        const TracePtr other = tracedRun(asked);
        QVERIFY(other->layers[0]->items[0].attention.heads[1].dropout_kept == kept);
        asked.module->dropout_seed = 2;
        QVERIFY(tracedRun(asked)->layers[0]->items[0].attention.heads[1].dropout_kept != kept);
    }

    void measuresAreOfTheShownWeights()
    {
        const TracePtr trace = tracedRun(gpt2Run());
        const HeadAddress address{1, 2, 0};
        const Matrix& weights = trace->at(address).attention.heads[2].weights;
        const auto steps = attentionSteps(*trace, address, trace->at(address).attention.heads[2]);
        double entropy = 0;
        double distance = 0;
        for (Index key = 0; key < weights.cols(); ++key) {
            const auto weight = static_cast<double>(weights(3, key));
            entropy -= weight > 0 ? weight * std::log(weight) : 0;
            distance += weight * std::abs(3.0 - static_cast<double>(key));
        }
        QVERIFY(std::abs(static_cast<double>((*tableOf(steps, Stage::Entropy))(3, 0)) - entropy) < 1e-6);
        QVERIFY(std::abs(static_cast<double>((*tableOf(steps, Stage::MeanDistance))(3, 0)) - distance) < 1e-6);
        QVERIFY(std::abs((*tableOf(steps, Stage::ReceivedAttention))(1, 0) - weights.col(1).sum()) < 1e-6F);
        QVERIFY(tableOf(steps, Stage::MeanOfHeads) != nullptr);
        const Matrix& flow = *tableOf(steps, Stage::Rollout);
        QVERIFY(largest(flow.rowwise().sum() - Matrix::Ones(flow.rows(), 1)) < 1e-5F);
        QVERIFY(flow(0, 0) == 1.0F && flow(0, 1) == 0.0F);
    }

    void givenQueriesAndKeysBeginAndEndWithThemselves()
    {
        auto model = std::make_shared<Model>();
        model->info.layers = 1;
        model->info.heads = 2;
        Block block;
        block.residual = false;
        block.attention.heads = 2;
        block.scores.scale = 0.5F;
        model->transformer.causal = false;
        model->transformer.blocks.push_back(block);
        auto given = std::make_shared<GivenVectors>();
        given->layers = {{{Matrix(Matrix::Random(5, 8)), Matrix(Matrix::Random(5, 8))}}};
        const TracePtr trace = core::run(model, {.sequences = {sequenceOf(std::vector<Token>(5))}, .given = given}, {});
        QVERIFY(trace->finished() && trace->fromGiven());
        const auto steps = attentionSteps(*trace, {0, 1, 0}, trace->at({0, 1, 0}).attention.heads[1]);
        using enum StepKind;
        QVERIFY(kindsOf(steps) == (std::vector{Projections, Scores, Scale, StepKind::Mask, Softmax, Measures}));
        const Matrix scores =
            0.5F * headColumns(given->layers[0][0].q, 1, 2) * headColumns(given->layers[0][0].k, 1, 2).transpose();
        QVERIFY(largest(*tableOf(steps, Stage::ScoresScaled) - scores) < 1e-6F);
        QCOMPARE(deriveCell(*trace, {0, 1, 0}, trace->at({0, 1, 0}).attention.heads[1], 2, 3).key_dimensions, Index{4});
    }

    void theTermsOfAScoreAddUpToIt_data() { theTablesAreTheTracesOwn_data(); }
    void theTermsOfAScoreAddUpToIt()
    {
        QFETCH(Run, asked);
        const TracePtr trace = tracedRun(asked);
        const HeadAddress address{trace->model->info.layers - 1, 2, 0};
        const HeadAttention& head = trace->at(address).attention.heads[2];
        for (Index query = 0; query < head.scores_raw.rows(); ++query)
            for (Index key = 0; key < head.scores_raw.cols(); ++key) {
                const ScoreTerms terms = scoreTerms(*trace, address, head, query, key);
                float sum = 0;
                float size = 0;
                for (const ScoreTerm& term : terms.terms) {
                    QVERIFY(term.product == term.query * term.key);
                    sum += term.product;
                    size += std::abs(term.product);
                }
                QVERIFY(terms.sum == sum);
                QVERIFY(terms.score == head.scores_raw(query, key));
                QVERIFY(std::abs(terms.sum - terms.score) <= 2e-6F * size);
                QCOMPARE(terms.terms[1].query, headColumns(trace->at(address).attention.q, 2, heads(trace))(query, 1));
            }
    }

    /// d_model 10, two heads of d_k 3 and d_v 4, four queries and five keys.
    void aLayersCostFollowsFromItsShapes()
    {
        Block block;
        MultiHeadWeights& weights = block.attention;
        weights = {2,
                   {Weight::own(Matrix::Zero(10, 6)), {}},
                   {Weight::own(Matrix::Zero(10, 6)), {}},
                   {Weight::own(Matrix::Zero(10, 8)), {}},
                   Projection{Weight::own(Matrix::Zero(8, 10)), {}}};
        const AttentionCost cost = attentionCost(block, 4, 5);
        QCOMPARE(cost.projections, 240.0 + 300 + 400 + 320);  // q 4·10·6, k 5·10·6, v 5·10·8, W_O 4·8·10
        QCOMPARE(cost.scores, 120.0);                         // 2 heads · 4 · 5 · 3
        QCOMPARE(cost.context, 160.0);                        // 2 heads · 4 · 5 · 4
        QCOMPARE(cost.multiplyAdds(), 1540.0);
        QCOMPARE(cost.map_bytes, 160.0);     // 2 maps of 20 floats
        QCOMPARE(cost.vector_bytes, 376.0);  // 24 + 30 + 40 floats
        weights.output.reset();
        QCOMPARE(attentionCost(block, 4, 5).projections, 940.0);
        // One head of keys and values for both of queries.
        weights.key_heads = 1;
        weights.key.weight = Weight::own(Matrix::Zero(10, 3));
        weights.value.weight = Weight::own(Matrix::Zero(10, 4));
        const AttentionCost shared = attentionCost(block, 4, 5);
        QCOMPARE(shared.projections, 240.0 + 150 + 200);
        QCOMPARE(shared.scores + shared.context, 280.0);
        QCOMPARE(shared.vector_bytes, 4.0 * (24 + 15 + 20));
        // A gate for each head, and an index of two heads of three.
        const auto matrix = [](Index rows, Index cols) {
            return Projection{Weight::own(Matrix::Zero(rows, cols)), {}};
        };
        block.gate = OutputGate{matrix(10, 2)};
        block.index = KeyIndex{2, 3, matrix(10, 6), matrix(10, 3), matrix(10, 2)};
        const AttentionCost more = attentionCost(block, 4, 5);
        QCOMPARE(more.projections - shared.projections, 4.0 * 20 + 4.0 * (60 + 20) + 5.0 * 30);
        QCOMPARE(more.scores - shared.scores, 20.0 * 6);
        // Four distances that queries are multiplied by.
        block.positions = DisentangledPositions{.span = 2, .keys = Matrix(Matrix::Zero(4, 6)), .queries = Matrix(0, 6)};
        QCOMPARE(attentionCost(block, 4, 5).scores - more.scores, 4.0 * 4 * 6);
        // Latents of four and three numbers, and a shared key of one dimension.
        block = {};
        weights = {2, matrix(4, 6), matrix(3, 4), matrix(3, 8), {}};
        weights.latents = LatentAttention{Latent{matrix(10, 4)}, {matrix(10, 3)}, matrix(10, 1)};
        QCOMPARE(attentionCost(block, 4, 5).projections, 4.0 * 24 + 5.0 * 12 + 5.0 * 24 + 4.0 * 40 + 5.0 * (30 + 10));
        QCOMPARE(attentionCost(block, 4, 5).vector_bytes, 4.0 * (24 + 30 + 40));
    }

private:
    static Index heads(const TracePtr& trace) { return trace->model->info.heads; }
};

TEST_CLASS(TestAttentionSteps)
#include "tst_attention_steps.moc"
