#include "core/model/teaching/teaching_module_file.h"
#include "core/model/teaching/teaching_module_json.h"
#include "core/prepare/prepared_run.h"

#include <QTest>

#include "core/json/json_text.h"
#include "tests/core/traced_run.h"
#include "tests/test_class.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace core;
using TracePtr = std::shared_ptr<const Trace>;

namespace {

constexpr std::array allPositions{PositionEncoding::None,   PositionEncoding::Sinusoidal, PositionEncoding::Learned,
                                  PositionEncoding::Rotary, PositionEncoding::Alibi,      PositionEncoding::Relative};
constexpr std::array allLayouts{ProjectionLayout::Separate, ProjectionLayout::Concatenated,
                                ProjectionLayout::DimensionThenThree};
constexpr const char* sentence = "the cat sat on my mat";  // six different tokens

Run runOf(const TeachingModule& module, std::vector<std::string> texts, const std::string& mask = "full")
{
    Run run;
    run.module = module;
    run.texts = std::move(texts);
    run.changes = {{.mask = mask}};
    return run;
}

const SequenceLayer& layerOf(const TracePtr& trace, Index item = 0) { return trace->layers[0]->items[item]; }
const HeadAttention& headOf(const TracePtr& trace, Index head, Index item = 0)
{
    return layerOf(trace, item).attention.heads[head];
}

float largest(MatrixView m) { return m.size() == 0 ? 0 : m.cwiseAbs().maxCoeff(); }

/// The largest difference between all heads' weights and outputs; infinite where the shapes differ.
float largestApart(const TracePtr& a, const TracePtr& b)
{
    float most = largest(*layerOf(a).attention.output - *layerOf(b).attention.output);
    for (Index head = 0; head < a->model->info.heads; ++head)
        most = std::max(most, largest(headOf(a, head).weights - headOf(b, head).weights));
    return most;
}

std::string textOfDifferentTokens(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i) text += "w" + std::to_string(i) + " ";
    return text;
}

}  // namespace

class TestTeachingModule final : public QObject {
    Q_OBJECT
private slots:
    /// Computed apart from the program (splitmix64 and FNV-1a in Python), so that another compiler would be noticed.
    void theSeedAloneDecidesTheNumbers()
    {
        TeachingModule module{.biases = true, .positions = PositionEncoding::Learned};
        const TeachingWeights one = completeWeights(module, {}, {"cat", "Ω"});
        QVERIFY(one.tensors.at("W_query").data()[0] == -0.277924955F);
        QVERIFY(one.tensors.at("W_query").data()[1023] == 0.208825186F);
        QVERIFY(one.tensors.at("W_output").data()[33] == -0.013344124F);
        QVERIFY(one.tensors.at("b_key")(0) == -0.467573643F);
        QVERIFY(one.tensors.at("position_embedding").data()[16383] == 1.53815687F);
        QVERIFY(one.symbols.at("cat")(31) == 0.148334399F);
        QVERIFY(one.symbols.at("Ω")(5) == 0.953933597F);
        QVERIFY(completeWeights(module, {}, {"Ω", "cat"}).tensors == one.tensors);
        QVERIFY(completeWeights(module, {}, {"dog", "cat"}).symbols.at("cat") == one.symbols.at("cat"));

        module.seed = 2;
        const TeachingWeights two = completeWeights(module, {}, {"cat"});
        QVERIFY(two.tensors.at("W_query").data()[0] == 0.149600074F);
        QVERIFY(two.symbols.at("cat")(0) == 1.64990723F);
        for (const auto& [name, matrix] : one.tensors) QVERIFY2(matrix != two.tensors.at(name), name.c_str());
    }

    void weightsAreAsWideAsTheRecipeSays_data()
    {
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<float>("bound");
        QTest::newRow("W_query [128, 8·16]") << "W_query" << std::sqrt(6.0F / 256);
        QTest::newRow("W_value [128, 8·32]") << "W_value" << std::sqrt(6.0F / 384);
        QTest::newRow("W_output [8·32, 128]") << "W_output" << std::sqrt(6.0F / 384);
        QTest::newRow("places have variance 1") << "position_embedding" << std::sqrt(3.0F);
        QTest::newRow("tokens have variance 1") << "" << std::sqrt(3.0F);
    }
    void weightsAreAsWideAsTheRecipeSays()
    {
        QFETCH(QString, tensor);
        QFETCH(float, bound);
        const TeachingModule module{.heads = 8,
                                    .width = 128,
                                    .key_dimensions = 16,
                                    .value_dimensions = 32,
                                    .positions = PositionEncoding::Learned};
        std::vector<std::string> symbols;
        for (int i = 0; i < 64; ++i) symbols.push_back("w" + std::to_string(i));
        const TeachingWeights weights = completeWeights(module, {}, symbols);
        Matrix numbers(64, 128);
        for (std::size_t i = 0; i < symbols.size(); ++i)
            numbers.row(static_cast<Index>(i)) = weights.symbols.at(symbols[i]);
        if (!tensor.isEmpty()) numbers = weights.tensors.at(tensor.toStdString());
        QVERIFY(largest(numbers) <= bound);
        QVERIFY(largest(numbers) > 0.99F * bound);
        const float mean = numbers.mean();
        const float variance = (numbers.array() - mean).square().mean();
        QVERIFY(std::abs(mean) < 0.03F * bound);
        QVERIFY(std::abs(variance / (bound * bound / 3) - 1) < 0.05F);
    }

    void everyRecipeRuns_data()
    {
        QTest::addColumn<TeachingModule>("module");
        for (const auto positions : allPositions)
            for (const auto layout : allLayouts)
                for (const bool biases : {false, true})
                    for (const bool output : {false, true}) {
                        const TeachingModule module{.heads = 3,
                                                    .width = 20,
                                                    .key_dimensions = 6,
                                                    .value_dimensions = layout == ProjectionLayout::Separate ? 5 : 6,
                                                    .projections = layout,
                                                    .biases = biases,
                                                    .output_projection = output,
                                                    .positions = positions};
                        QTest::newRow(toJson(module).dump().c_str()) << module;
                    }
    }
    void everyRecipeRuns()
    {
        QFETCH(TeachingModule, module);
        const TracePtr trace = tracedRun(runOf(module, {sentence}, "causal"));
        const MultiHeadAttention& attention = layerOf(trace).attention;
        QCOMPARE(attention.output.cols(), module.output_projection ? Index{20} : 3 * module.value_dimensions);
        QCOMPARE(attention.q.cols(), Index{18});
        QVERIFY(attention.output->allFinite());
        QCOMPARE(headOf(trace, 0).scores_biased.rows() > 0,
                 module.positions == PositionEncoding::Alibi || module.positions == PositionEncoding::Relative);
        const MultiHeadWeights& weights = trace->model->transformer.blocks[0].attention;
        QCOMPARE(weights.key.bias.size(), module.biases ? Index{18} : Index{0});
        for (const HeadAttention& head : attention.heads) {
            QVERIFY(largest(head.weights.rowwise().sum().array() - 1) < 1e-6F);
            QVERIFY(head.weights(0, 1) == 0.0F);
        }
        QVERIFY(largestApart(trace, tracedRun(runOf(module, {sentence}, "causal"))) == 0.0F);
    }

    void aFusedWeightIsTheSeparateOnesSideBySide_data()
    {
        QTest::addColumn<ProjectionLayout>("layout");
        QTest::newRow("q | k | v") << ProjectionLayout::Concatenated;
        QTest::newRow("(d k h)") << ProjectionLayout::DimensionThenThree;
    }
    void aFusedWeightIsTheSeparateOnesSideBySide()
    {
        QFETCH(ProjectionLayout, layout);
        TeachingModule module{.heads = 4, .width = 32, .biases = true};
        const std::vector<std::string> symbols{"the", "cat", "sat", "on", "my", "mat"};
        const TeachingWeights separate = completeWeights(module, {}, symbols);
        TeachingWeights fused;
        fused.tensors = {{"W_output", separate.tensors.at("W_output")}, {"b_output", separate.tensors.at("b_output")}};
        for (const std::string kind : {"W_", "b_"}) {
            Matrix& all = fused.tensors[kind + "qkv"];
            all.resize(kind == "W_" ? 32 : 1, 96);
            for (Index which = 0; which < 3; ++which)
                for (Index head = 0; head < 4; ++head)
                    for (Index d = 0; d < 8; ++d) {
                        const Index column = layout == ProjectionLayout::Concatenated ? which * 32 + head * 8 + d
                                                                                      : (d * 3 + which) * 4 + head;
                        const char* names[] = {"query", "key", "value"};
                        all.col(column) = separate.tensors.at(kind + names[which]).col(head * 8 + d);
                    }
        }
        std::vector<Token> tokens(6);
        for (std::size_t i = 0; i < tokens.size(); ++i) tokens[i].id = static_cast<Index>(i);
        const TracePtr apart = run(teachingModel(module, separate, symbols), {{sequenceOf(tokens)}}, {});
        module.projections = layout;
        const TracePtr together = run(teachingModel(module, fused, symbols), {{sequenceOf(tokens)}}, {});
        QVERIFY(largestApart(apart, together) < 1e-6F);
        QVERIFY(largest(*layerOf(apart).attention.v - *layerOf(together).attention.v) < 1e-6F);
    }

    void withoutPositionsATextIsABagOfTokens_data()
    {
        QTest::addColumn<PositionEncoding>("positions");
        for (const auto positions : allPositions)
            QTest::newRow(toJson(TeachingModule{.positions = positions})["positions"].get<std::string>().c_str())
                << positions;
    }
    void withoutPositionsATextIsABagOfTokens()
    {
        QFETCH(PositionEncoding, positions);
        const TeachingModule module{.positions = positions};
        const TracePtr ordered = tracedRun(runOf(module, {sentence}));
        const TracePtr shuffled = tracedRun(runOf(module, {"sat the on cat mat my"}));
        constexpr std::array<Index, 6> order{2, 0, 3, 1, 5, 4};  // a reversal would keep ALiBi's distances
        float most = 0;
        for (Index query = 0; query < 6; ++query)
            for (Index key = 0; key < 6; ++key)
                most = std::max(most, std::abs(headOf(shuffled, 1).weights(query, key)
                                               - headOf(ordered, 1).weights(order[query], order[key])));
        QVERIFY(positions == PositionEncoding::None ? most < 1e-6F : most > 1e-2F);
    }

    void crossAttentionLooksAtAnotherText()
    {
        Run asked = runOf({}, {sentence});
        asked.keys_text = "le chat dort";
        const TracePtr trace = tracedRun(asked);
        const SequenceLayer& layer = layerOf(trace);
        QCOMPARE(shapeText(layer.attention.heads[3].weights), "[6, 3]");
        QCOMPARE(shapeText(*layer.key_input), "[3, 32]");
        QCOMPARE(shapeText(*layer.attention.output), "[6, 32]");
        QVERIFY(largest(layer.attention.heads[3].weights.rowwise().sum().array() - 1) < 1e-6F);
        asked.keys_text = sentence;
        QVERIFY(largestApart(tracedRun(asked), tracedRun(runOf({}, {sentence}))) < 1e-6F);
    }

    void paddingChangesNothingForRealTokens_data() { withoutPositionsATextIsABagOfTokens_data(); }
    void paddingChangesNothingForRealTokens()
    {
        QFETCH(PositionEncoding, positions);
        const TeachingModule module{.biases = true, .positions = positions};
        for (const std::string mask : {"causal & padding", "padding"}) {
            const TracePtr batch = tracedRun(runOf(module, {"my cat sat", sentence}, mask));
            const TracePtr alone = tracedRun(runOf(module, {"my cat sat"}, mask));
            for (Index head = 0; head < 4; ++head) {
                const Matrix& weights = headOf(batch, head).weights;
                QCOMPARE(shapeText(weights), "[6, 6]");
                QVERIFY(largest(weights.rightCols(3)) == 0.0F);
                QVERIFY(largest(weights.topLeftCorner(3, 3) - headOf(alone, head).weights) < 1e-6F);
            }
            QVERIFY(largest(layerOf(batch).attention.output->topRows(3) - *layerOf(alone).attention.output) < 1e-6F);
        }
    }

    void dropoutZeroesAShareAndScalesTheRest_data()
    {
        QTest::addColumn<float>("rate");
        for (const float rate : {0.1F, 0.5F, 0.9F}) QTest::addRow("rate %.1f", static_cast<double>(rate)) << rate;
    }
    void dropoutZeroesAShareAndScalesTheRest()
    {
        QFETCH(float, rate);
        TeachingModule module{.dropout = rate, .dropout_seed = 7};
        const auto text = textOfDifferentTokens(60);
        const TracePtr trace = tracedRun(runOf(module, {text}));
        Index kept = 0;
        for (Index head = 0; head < 4; ++head) {
            const HeadAttention& each = headOf(trace, head);
            const Matrix expected =
                (each.weights_dropped.array() > 0).select(each.weights / (1 - rate), Matrix::Zero(60, 60));
            QVERIFY(largest(each.weights_dropped - expected) < 1e-6F);
            QVERIFY(largest(each.weights_dropped * headColumns(layerOf(trace).attention.v, head, 4) - each.context)
                    < 1e-5F);
            kept += (each.weights_dropped.array() > 0).count();
        }
        QVERIFY(std::abs(static_cast<float>(kept) / 14400 - (1 - rate)) < 0.02F);  // five standard deviations
        const auto pattern = [](const Matrix& weights) { return Matrix((weights.array() > 0).cast<float>()); };
        QVERIFY(pattern(headOf(trace, 0).weights_dropped) != pattern(headOf(trace, 1).weights_dropped));
        QVERIFY(largestApart(trace, tracedRun(runOf(module, {text}))) == 0.0F);
        module.dropout_seed = 8;
        const TracePtr other = tracedRun(runOf(module, {text}));
        QVERIFY(headOf(other, 0).weights == headOf(trace, 0).weights);
        QVERIFY(headOf(other, 0).weights_dropped != headOf(trace, 0).weights_dropped);
    }

    void theDropoutPatternIsTheSameOnEveryMachine()
    {
        std::string pattern;
        for (Index query = 0; query < 4; ++query)
            for (Index key = 0; key < 8; ++key) pattern += Dropout{0.5F, 7}.drops(query, key) ? 'x' : '.';
        QCOMPARE(pattern, "xx..xxxx.xx....x.xx.x..xx..x.xxx");  // computed apart from the program
    }
};

TEST_CLASS(TestTeachingModule)
#include "tst_teaching_module.moc"
