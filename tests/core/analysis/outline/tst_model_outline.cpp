#include "core/analysis/attention_steps.h"
#include "core/analysis/outline/cost_curves.h"
#include "core/model/folder/bundled_models.h"
#include "core/model/folder/model_folder.h"

#include <QTest>

#include "tests/core/golden_model.h"
#include "tests/test_class.h"

#include <cmath>

using namespace core;

namespace {

double product(const Projection& projection)
{
    return static_cast<double>(projection.weight.rows()) * static_cast<double>(projection.weight.cols());
}

/// Counted head by head and cell by cell, as a plain program would multiply.
struct Counted {
    double scores = 0;
    double values = 0;
    double projections = 0;
    double feed_forward = 0;
};

void countFeedForward(Counted& counted, const FeedForwardLayer& layer, Index tokens)
{
    const auto of = [](const FeedForward& one) {
        return product(one.in) + product(one.out) + (one.gate ? product(*one.gate) : 0.0);
    };
    for (Index token = 0; token < tokens; ++token) {
        if (const auto* one = std::get_if<FeedForward>(&layer)) counted.feed_forward += of(*one);
        const auto* experts = std::get_if<Experts>(&layer);
        if (experts == nullptr) continue;
        counted.feed_forward += product(experts->router.scores);
        for (Index i = 0; i < experts->router.chosen; ++i)
            counted.feed_forward += of(experts->experts[static_cast<std::size_t>(i)]);
        if (experts->shared) counted.feed_forward += of(*experts->shared);
        if (experts->shared_gate) counted.feed_forward += product(*experts->shared_gate);
    }
}

void countBlocks(Counted& counted, const Model& model, bool across, Index tokens)
{
    for (const Block& block : model.transformer.blocks) {
        const MultiHeadWeights& weights = block.attention;
        Mask mask = block.reach;
        if (model.transformer.causal && !across) mask = mask & Mask::causal();
        for (Index head = 0; head < weights.heads; ++head)
            for (Index query = 0; query < tokens; ++query)
                for (Index key = 0; key < tokens; ++key) {
                    if (!mask.allows(query, key)) continue;
                    counted.scores += static_cast<double>(weights.keyDimensions());
                    counted.values += static_cast<double>(weights.valueDimensions());
                }
        counted.projections += attentionCost(block, tokens, tokens).projections;
        countFeedForward(counted, block.feed_forward, tokens);
    }
}

Counted countedOf(const Model& model, Index tokens)
{
    Counted counted;
    countBlocks(counted, model, false, tokens);
    if (model.decoder) countBlocks(counted, *model.decoder, false, tokens);
    if (model.cross) countBlocks(counted, *model.cross, true, tokens);
    return counted;
}

const OutlineAttention& attentionAt(const ModelOutline& outline, Index place)
{
    return *outline.stacks.front().layerAt(place)->attention(outline.stacks.front().block);
}

}  // namespace

/// What a model is made of, and what its lengths cost.
class TestModelOutline final : public QObject {
    Q_OBJECT
private slots:
    void costsAreWhatLoopsCount_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"models/gpt2_fp16", "models/bert", "models/gpt_oss", "models/llama4", "models/deepseek_v3",
              "families/longformer_windows", "models/marian", "models/whisper", "families/qwen2_moe"})
            QTest::newRow(name) << name;
    }
    void costsAreWhatLoopsCount()
    {
        QFETCH(QString, name);
        const auto model = goldenModel(name.toStdString());
        const ModelOutline outline = outlineOf(*model);
        for (const Index tokens : {1, 7, 40}) {
            const LengthCost cost = lengthCost(outline, tokens);
            const Counted counted = countedOf(*model, tokens);
            QCOMPARE(cost.scores, counted.scores);
            QCOMPARE(cost.values, counted.values);
            QCOMPARE(cost.projections, counted.projections);
            QCOMPARE(cost.feed_forward, counted.feed_forward);
            QVERIFY(cost.multiplyAdds() > 0);
        }
    }

    void windowsHaveAsManyCellsAsTheirMasks_data()
    {
        QTest::addColumn<Index>("before");
        QTest::addColumn<Index>("after");
        QTest::addColumn<bool>("causal");
        QTest::addColumn<bool>("global");
        for (const Index before : {0, 1, 3, 40})
            for (const Index after : {0, 2, 40})
                for (const bool causal : {false, true})
                    for (const bool global : {false, true})
                        QTest::addRow("%d before, %d behind%s%s", static_cast<int>(before), static_cast<int>(after),
                                      causal ? ", causal" : "", global ? ", global" : "")
                            << before << after << causal << global;
    }
    void windowsHaveAsManyCellsAsTheirMasks()
    {
        QFETCH(Index, before);
        QFETCH(Index, after);
        QFETCH(bool, causal);
        QFETCH(bool, global);
        const Mask mask = global ? Mask::window(before, after) | Mask::global({0, 5}) : Mask::window(before, after);
        const OutlineReach reach = OutlineReach::of(mask);
        QCOMPARE(reach.kind, OutlineReach::Kind::Window);
        QCOMPARE(reach.before, before);
        QCOMPARE(reach.global, global ? (std::vector<Index>{0, 5}) : std::vector<Index>());
        const Mask whole = causal ? mask & Mask::causal() : mask;
        for (Index tokens = 1; tokens < 20; ++tokens)
            QCOMPARE(seenCells(reach, causal, tokens, tokens),
                     static_cast<double>(tokens * tokens - whole.hiddenCells(tokens, tokens)));
    }

    void chunksAndOtherPatternsAreCountedToo()
    {
        const Mask patterns[] = {Mask::chunk(4), Mask::dilated(3), Mask::window(2, 0) & Mask::prefix(9)};
        const OutlineReach::Kind kinds[] = {OutlineReach::Kind::Chunk, OutlineReach::Kind::Other,
                                            OutlineReach::Kind::Other};
        for (std::size_t i = 0; i < std::size(patterns); ++i) {
            const OutlineReach reach = OutlineReach::of(patterns[i]);
            QCOMPARE(reach.kind, kinds[i]);
            for (const bool causal : {false, true})
                for (const Index tokens : {1, 4, 11}) {
                    const Mask whole = causal ? patterns[i] & Mask::causal() : patterns[i];
                    QCOMPARE(seenCells(reach, causal, tokens, tokens),
                             static_cast<double>(tokens * tokens - whole.hiddenCells(tokens, tokens)));
                }
        }
    }

    void aModelIsToldBlockByBlock()
    {
        const ModelOutline gpt2 = outlineOf(*goldenModel("models/gpt2_fp16"));
        QCOMPARE(gpt2.stacks.size(), std::size_t{1});
        const auto model = goldenModel("models/gpt2_fp16");
        QCOMPARE(std::ssize(gpt2.stacks.front().layers), model->info.layers);
        QCOMPARE(gpt2.stacks.front().width, model->transformer.width());
        QCOMPARE(attentionAt(gpt2, 0).heads, model->info.heads);
        QVERIFY(attentionAt(gpt2, 0).biases);
        QCOMPARE(gpt2.answer.of, OutlineAnswer::Of::Words);
        QVERIFY(gpt2.answer.tied);
        QVERIFY(gpt2.stacks.front().causal);
        QVERIFY(gpt2.stacks.front().layers.front().parts.front().before == Norm::Kind::Layer);
        QVERIFY(!hasWindows(gpt2) && !hasGroups(gpt2) && !hasMixers(gpt2) && hasCache(gpt2));

        const ModelOutline oss = outlineOf(*goldenModel("models/gpt_oss"));
        QVERIFY(hasWindows(oss) && hasGroups(oss));
        QVERIFY(attentionAt(oss, 0).sinks);
        QCOMPARE(attentionAt(oss, 0).reach.kind, OutlineReach::Kind::Window);
        QCOMPARE(attentionAt(oss, 1).reach.kind, OutlineReach::Kind::All);
        QVERIFY(!oss.stacks.front().layers[0].isLike(oss.stacks.front().layers[1]));
        const auto& experts = std::get<OutlineFeedForward>(oss.stacks.front().layers[0].parts.back().what);
        QVERIFY(experts.experts > experts.chosen && experts.chosen > 0 && experts.gated);

        QVERIFY(attentionAt(outlineOf(*goldenModel("models/deepseek_v3")), 0).latent > 0);

        const ModelOutline marian = outlineOf(*goldenModel("models/marian"));
        QCOMPARE(marian.stacks.size(), std::size_t{2});
        QVERIFY(!marian.stacks[0].causal && marian.stacks[1].causal);
        QCOMPARE(marian.stacks[1].layers.front().parts.size(), std::size_t{3});
        QVERIFY(marian.stacks[1].layers.front().attention(AttentionBlock::Cross) != nullptr);
        QCOMPARE(marian.stackOf(AttentionBlock::Cross), &marian.stacks[1]);
        QVERIFY(outlineOf(Model{}).stacks.empty());
    }

    /// 12 layers of 768 numbers: 12·d² for each token beside the scores, and T (T + 1) / 2 cells of 64 + 64 in 144
    /// heads.
    void aCausalModelCostsWhatThePaperSays()
    {
        const auto projection = [](Index rows, Index cols) {
            return Projection{Weight::own(Matrix::Zero(rows, cols)), {}};
        };
        Block block;
        block.attention = {12, projection(768, 768), projection(768, 768), projection(768, 768), projection(768, 768)};
        block.feed_forward = FeedForward{.in = projection(768, 3072), .out = projection(3072, 768)};
        Model model;
        for (int layer = 0; layer < 12; ++layer) model.transformer.blocks.push_back(block);
        model.info.layers = 12;
        const ModelOutline outline = outlineOf(model);
        const LengthCost cost = lengthCost(outline, 1024);
        QCOMPARE(cost.projections + cost.feed_forward, 1024.0 * 84'934'656);
        QCOMPARE(cost.attention(), 12.0 * 1024 * 1025 / 2 * 2 * 768);
        QCOMPARE(cost.cache_bytes, 4.0 * 12 * 2 * 768 * 1024);
        QCOMPARE(cost.map_bytes, 4.0 * 144 * 1024 * 1024);
        QCOMPARE(*nextTokenCost(outline, 1023), 84'934'656.0 + 12.0 * 1024 * 2 * 768);
    }

    void windowsAndGroupsSave()
    {
        const ModelOutline oss = outlineOf(*goldenModel("models/gpt_oss"));
        const Index tokens = 4096;
        QVERIFY(lengthCost(oss, tokens).scores < lengthCost(oss, tokens, {.windowless = true}).scores);
        QVERIFY(lengthCost(oss, tokens).cache_bytes < lengthCost(oss, tokens, {.windowless = true}).cache_bytes);
        const double groups =
            static_cast<double>(attentionAt(oss, 0).heads) / static_cast<double>(attentionAt(oss, 0).key_heads);
        QCOMPARE(lengthCost(oss, tokens, {.ungrouped = true}).cache_bytes,
                 groups * lengthCost(oss, tokens).cache_bytes);
    }

    /// Behind a text and its translation of one length, a further token of the decoder sees that text once more.
    void theNextTokenOfADecoderKeepsTheEncoder()
    {
        const auto model = goldenModel("models/marian");
        const ModelOutline outline = outlineOf(*model);
        const Index tokens = 9;
        Counted before, behind;
        countBlocks(before, *model->decoder, false, tokens);
        countBlocks(behind, *model->decoder, false, tokens + 1);
        double cross = 0;
        for (const Block& block : model->cross->transformer.blocks) {
            const MultiHeadWeights& weights = block.attention;
            cross += product(weights.query) + product(*weights.output);
            cross +=
                static_cast<double>(tokens * weights.heads * (weights.keyDimensions() + weights.valueDimensions()));
            Counted feed;
            countFeedForward(feed, block.feed_forward, 1);
            cross += feed.feed_forward;
        }
        const double wanted = behind.scores + behind.values + behind.projections - before.scores - before.values
                              - before.projections + cross + outline.answer.projections;
        QCOMPARE(*nextTokenCost(outline, tokens), wanted);
    }

    void curvesReachWhatTheModelHasPlacesFor()
    {
        const auto model = goldenModel("models/gpt_oss");
        const CostCurves curves = costCurves(outlineOf(*model), 12, 131'072);
        QCOMPARE(curves.lengths.front(), Index{12});
        QCOMPARE(curves.lengths.back(), Index{131'072});
        for (const CostCurve& curve : curves.curves) {
            QCOMPARE(curve.values.size(), curves.lengths.size());
            for (std::size_t i = 1; i < curve.values.size(); ++i) QVERIFY(curve.values[i] >= curve.values[i - 1]);
        }
        QVERIFY(std::ranges::find(curves.curves, CostCurve::Of::CacheUngrouped, &CostCurve::of) != curves.curves.end());
        QCOMPARE(curves.curves.front().values.back(), costAt(outlineOf(*model), CostCurve::Of::MultiplyAdds, 131'072));
    }
};

TEST_CLASS(TestModelOutline)

#include "tst_model_outline.moc"
