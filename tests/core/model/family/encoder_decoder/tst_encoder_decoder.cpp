#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/trace_tensors.h"
#include "core/prepare/prepared_run.h"
#include "core/session/session_json.h"

#include <QTest>

#include "tests/core/caught.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <algorithm>

using namespace core;
using TracePtr = std::shared_ptr<const Trace>;

namespace {

/// 2 layers of 4 heads in encoder and decoder.
constexpr const char* marian = SOURCE_DIR "/tests/golden/data/models/marian";
constexpr const char* gpt2Alone = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";

constexpr AttentionBlock blocks[] = {AttentionBlock::Self, AttentionBlock::Decoder, AttentionBlock::Cross};

OpenedModels& models()
{
    static OpenedModels opened;
    return opened;
}

Run translation(const std::string& text, const std::string& target)
{
    Run run;
    run.model = marian;
    run.texts = {text};
    run.targets = {target};
    return run;
}

TracePtr pairTrace(const Run& asked, TracePtr previous = nullptr)
{
    const PreparedRun prepared = prepare(asked, models());
    RunOptions options = optionsOf(asked);
    options.previous = std::move(previous);
    return run(prepared.model, prepared.batch, options);
}

float apart(const Matrix& a, const Matrix& b)
{
    if (a.rows() != b.rows() || a.cols() != b.cols()) return 1e9F;
    return a.size() == 0 ? 0 : (a - b).cwiseAbs().maxCoeff();
}

float apart(const SequenceLayer& a, const SequenceLayer& b)
{
    float largest = std::max(apart(a.input, b.input), apart(a.key_input, b.key_input));
    for (const auto part : {&MultiHeadAttention::q, &MultiHeadAttention::k, &MultiHeadAttention::v})
        largest = std::max(largest, apart(*(a.attention.*part), *(b.attention.*part)));
    largest = std::max(largest, apart(a.attention.output, b.attention.output));
    for (std::size_t head = 0; head < a.attention.heads.size(); ++head)
        for (const auto map : {&HeadAttention::scores_raw, &HeadAttention::scores_scaled, &HeadAttention::scores_masked,
                               &HeadAttention::weights, &HeadAttention::context})
            largest = std::max(largest, apart(a.attention.heads[head].*map, b.attention.heads[head].*map));
    for (std::size_t head = 0; head < a.overviews.size(); ++head)
        largest = std::max(largest, apart(a.overviews[head], b.overviews[head]));
    return largest;
}

/// The largest difference between any two numbers of two passes, in every part; 1e9 where their shapes differ.
float apart(const TracePtr& a, const TracePtr& b)
{
    float largest = 0;
    for (const AttentionBlock block : blocks) {
        const TracePtr one = blockOf(a, block), other = blockOf(b, block);
        if (one->layers.size() != other->layers.size()) return 1e9F;
        for (std::size_t layer = 0; layer < one->layers.size(); ++layer)
            for (std::size_t item = 0; item < one->layers[layer]->items.size(); ++item)
                largest = std::max(largest, apart(one->layers[layer]->items[item], other->layers[layer]->items[item]));
        for (std::size_t item = 0; item < one->last_hidden_state.size(); ++item)
            largest = std::max(largest, apart(one->last_hidden_state[item], other->last_hidden_state[item]));
    }
    return largest;
}

/// The number of layers that a part shares with another pass.
std::size_t sharedLayers(const TracePtr& a, const TracePtr& b, AttentionBlock block)
{
    const TracePtr one = blockOf(a, block), other = blockOf(b, block);
    std::size_t count = 0;
    for (std::size_t i = 0; i < one->layers.size(); ++i) count += one->layers[i] == other->layers[i] ? 1 : 0;
    return count;
}

}  // namespace

/// Encoder, decoder and cross-attention: rows from an earlier pass, targets, greedy decoding.
class TestEncoderDecoder final : public QObject {
    Q_OBJECT
private slots:
    void layersOnDemandAreTheSameInEachPart()
    {
        const Run asked = translation("The cat sat on the mat.", "The lamp is lit");
        const PreparedRun prepared = prepare(asked, models());
        const TracePtr whole = run(prepared.model, prepared.batch, {});
        TracePtr kept = run(prepared.model, prepared.batch, {.whole_layer = 0});
        for (const AttentionBlock block : blocks) {
            QVERIFY(blockOf(kept, block)->has(0) && !blockOf(kept, block)->has(1));
            QCOMPARE(apart(blockOf(kept, block)->last_hidden_state[0], blockOf(whole, block)->last_hidden_state[0]),
                     0.0F);
        }
        for (const AttentionBlock block : blocks) {
            const TracePtr other = withLayer(kept, block, 1);
            for (const AttentionBlock each : blocks) {  // the other parts stay as they are
                const Index layer = each == block ? 1 : 0;
                QVERIFY(blockOf(other, each)->has(layer) && !blockOf(other, each)->has(1 - layer));
                const auto place = static_cast<std::size_t>(layer);
                QCOMPARE(
                    apart(blockOf(other, each)->layers[place]->items[0], blockOf(whole, each)->layers[place]->items[0]),
                    0.0F);
            }
            QCOMPARE(apart(*headWeights(*blockOf(kept, block), {1, 2, 0}),
                           blockOf(whole, block)->layers[1]->items[0].attention.heads[2].weights),
                     0.0F);
        }
        // The encoder's rows are kept once for all layers of the decoder.
        const auto& crossed = blockOf(kept, AttentionBlock::Cross)->layers;
        QVERIFY(crossed[0]->items[0].key_input.isSame(crossed[1]->items[0].key_input));
        const auto bytes = [&](Index layers) {
            return traceBytes(*prepared.model, prepared.batch, Keep::Stages, layers);
        };
        QVERIFY(bytes(1) < bytes(2));
        RunOptions options{.whole_layer = 1, .memory = bytes(1)};
        QVERIFY(run(prepared.model, prepared.batch, options) != nullptr);
        options.whole_layer.reset();
        QCOMPARE(caught([&] { run(prepared.model, prepared.batch, options); }).code, Code::NoMemory);
    }

    void theThreePartsHaveTheirOwnAxes()
    {
        const TracePtr trace = pairTrace(translation("The cat sat on the mat.", "The lamp"));
        const auto source = trace->queries(0).size();
        const auto target = trace->decoder->queries(0).size();
        QVERIFY(source != target);
        QCOMPARE(trace->keys(0).size(), source);
        QCOMPARE(trace->decoder->keys(0).size(), target);
        QCOMPARE(trace->cross->queries(0).size(), target);
        QCOMPARE(trace->cross->keys(0).size(), source);
        const Matrix& weights = trace->cross->layers[1]->items[0].attention.heads[3].weights;
        QCOMPARE(weights.rows(), static_cast<Index>(target));
        QCOMPARE(weights.cols(), static_cast<Index>(source));
        QCOMPARE(trace->cross->model->info.block, AttentionBlock::Cross);
    }

    void aTargetBeginsWithTheStartAndLacksTheEnd()
    {
        const PreparedRun typed = prepare(translation("The cat.", "The lamp"), models());
        const auto& tokens = typed.targets.front().encoding.tokens;
        QCOMPARE(tokens.front().id, *typed.model->decoder->info.start_id);
        QVERIFY(std::ranges::count(typed.model->info.end_ids, tokens.back().id) == 0);
        QCOMPARE(prepare(translation("The cat.", ""), models()).targets.front().encoding.tokens.size(), std::size_t{1});
    }

    void nothingIsComputedTwice()
    {
        const Run asked = translation("The cat sat on the mat.", "The lamp");
        const TracePtr first = pairTrace(asked);
        const TracePtr second = pairTrace(asked, first);
        for (const AttentionBlock block : blocks) QCOMPARE(sharedLayers(first, second, block), std::size_t{2});
        QCOMPARE(apart(first, second), 0.0F);
    }

    void anotherTargetLeavesTheEncoderAlone()
    {
        const TracePtr before = pairTrace(translation("The cat sat on the mat.", "The lamp turns"));
        const Run asked = translation("The cat sat on the mat.", "The lamp turns twice");
        const TracePtr after = pairTrace(asked, before);
        QCOMPARE(sharedLayers(before, after, AttentionBlock::Self), std::size_t{2});
        QVERIFY(apart(after, pairTrace(asked)) < 1e-5F);
        // Keys and values of cross-attention are the earlier pass's.
        QVERIFY(after->cross->layers[1]->items[0].attention.k.isSame(before->cross->layers[1]->items[0].attention.k));
        const TracePtr shorter = pairTrace(translation("The cat sat on the mat.", "The"), after);
        QVERIFY(apart(shorter, pairTrace(translation("The cat sat on the mat.", "The"))) < 1e-5F);
    }

    void anotherTextLeavesTheTargetsFirstSelfAttentionAlone()
    {
        const TracePtr before = pairTrace(translation("The cat sat on the mat.", "The lamp turns"));
        for (const char* text : {"The cat sat on the mat. It", "A dog sat on the mat.", "The cat"}) {
            const Run asked = translation(text, "The lamp turns");
            const TracePtr after = pairTrace(asked, before);
            QCOMPARE(after->decoder->layers[0], before->decoder->layers[0]);
            QVERIFY(after->decoder->layers[1] != before->decoder->layers[1]);
            QVERIFY2(apart(after, pairTrace(asked)) < 1e-5F, text);
        }
        const Run both = translation("A dog sat.", "The lamp is");
        QVERIFY(apart(pairTrace(both, before), pairTrace(both)) < 1e-5F);
    }

    void aChangeHoldsInItsPartAndBehindIt_data()
    {
        QTest::addColumn<int>("block");
        QTest::addColumn<int>("layer");
        QTest::addColumn<QList<int>>("shared");  // layers of encoder, decoder and cross that stay the same objects
        QTest::newRow("encoder") << 0 << 1 << QList{1, 1, 0};
        QTest::newRow("decoder, first layer") << 1 << 0 << QList{2, 0, 0};
        QTest::newRow("decoder, second layer") << 1 << 1 << QList{2, 1, 1};
        QTest::newRow("cross, first layer") << 2 << 0 << QList{2, 1, 0};
        QTest::newRow("cross, second layer") << 2 << 1 << QList{2, 2, 1};
    }
    void aChangeHoldsInItsPartAndBehindIt()
    {
        QFETCH(int, block);
        QFETCH(int, layer);
        QFETCH(QList<int>, shared);
        Run asked = translation("The cat sat on the mat.", "The lamp turns");
        const TracePtr before = pairTrace(asked);
        ScoringChange change;
        change.layer = layer;
        change.head = 2;
        change.temperature = 0.25F;
        change.mask = "model & !global(3)";
        change.block = blocks[block];
        asked.changes = {change};
        const TracePtr after = pairTrace(asked, before);
        QCOMPARE(apart(after, pairTrace(asked)), 0.0F);
        for (int part = 0; part < 3; ++part)
            QCOMPARE(sharedLayers(before, after, blocks[part]), static_cast<std::size_t>(shared[part]));
        // And back again, from a pass that differs in most parts.
        asked.changes.clear();
        QCOMPARE(apart(pairTrace(asked, after), before), 0.0F);
    }

    void paddingOfABatchChangesNothing()
    {
        Run batch = translation("The cat sat on the mat.", "The lamp turns");
        batch.texts.emplace_back("A dog.");
        batch.targets.emplace_back("It");
        const TracePtr both = pairTrace(batch);
        const TracePtr second = pairTrace(translation("A dog.", "It"));
        const Matrix& padded = both->cross->layers[1]->items[1].attention.heads[0].weights;
        const Matrix& alone = second->cross->layers[1]->items[0].attention.heads[0].weights;
        QVERIFY(padded.rows() > alone.rows() && padded.cols() > alone.cols());
        QVERIFY(apart(padded.topLeftCorner(alone.rows(), alone.cols()), alone) < 1e-5F);
        QCOMPARE(padded.rightCols(padded.cols() - alone.cols()).cwiseAbs().maxCoeff(), 0.0F);
    }

    void greedyDecodingTakesTheLikeliestToken()
    {
        const TracePtr start = pairTrace(translation("The cat sat on the mat.", ""));
        const TracePtr written = generated(start, 6, {});
        const auto& tokens = written->decoder->queries(0);
        QCOMPARE(tokens.size(), std::size_t{7});
        const Matrix scores = logits(written->decoder->model->transformer, written->decoder->last_hidden_state[0]);
        for (Index step = 0; step < 6; ++step) {
            RowVector row = scores.row(step);
            for (const Index never : written->model->info.never_ids) row(never) = -1e30F;
            Index likeliest = 0;
            row.maxCoeff(&likeliest);
            QCOMPARE(tokens[static_cast<std::size_t>(step) + 1].id, likeliest);
        }
        // A session of it is the same, at every step.
        Run asked = translation("The cat sat on the mat.", "");
        for (std::size_t i = 1; i < tokens.size(); ++i) asked.continuation.ids.push_back(tokens[i].id);
        asked.continuation.shown = 4;
        QCOMPARE(pairTrace(asked)->decoder->queries(0).size(), std::size_t{5});
    }

    void excludedAndForcedTokensAreRespected()
    {
        const auto opened = models().folder(marian);
        const TracePtr start = pairTrace(translation("The cat sat on the mat.", ""));
        const Index first = continuedBy(*start, 0)->id;
        const auto with = [&](const std::function<void(ModelInfo&)>& change) {
            auto decoder = std::make_shared<Model>(*opened->decoder);
            change(decoder->info);
            Trace trace = *start->decoder;
            trace.model = decoder;
            return continuedBy(trace, 0);
        };
        QVERIFY(with([&](ModelInfo& info) { info.never_ids = {first}; })->id != first);
        QCOMPARE(with([&](ModelInfo& info) { info.openings = {{7}}; })->id, Index{7});
        QVERIFY(!with([&](ModelInfo& info) { info.max_tokens = 1; }));
    }

    void tensorsAreWrittenForEachPart()
    {
        const TracePtr trace = pairTrace(translation("The cat.", "The lamp"));
        const std::vector<NamedTensor> tensors = tensorsOf(*trace, {.stages = true, .logits = true});
        const auto shapeOf = [&](const char* name) {
            const auto found = std::ranges::find(tensors, name, &NamedTensor::name);
            return found == tensors.end() ? std::vector<Index>() : found->shape;
        };
        const auto source = static_cast<Index>(trace->queries(0).size());
        const auto target = static_cast<Index>(trace->decoder->queries(0).size());
        QCOMPARE(shapeOf("encoder_attentions"), (std::vector<Index>{2, 1, 4, source, source}));
        QCOMPARE(shapeOf("decoder_scores_raw"), (std::vector<Index>{2, 1, 4, target, target}));
        QCOMPARE(shapeOf("cross_attentions"), (std::vector<Index>{2, 1, 4, target, source}));
        QCOMPARE(shapeOf("cross_k"), (std::vector<Index>{2, 1, 4, source, 16}));
        QCOMPARE(shapeOf("cross_context"), (std::vector<Index>{2, 1, target, 4, 16}));
        QCOMPARE(shapeOf("decoder_hidden_states"), (std::vector<Index>{3, 1, target, 64}));
        QCOMPARE(shapeOf("decoder_input_ids"), (std::vector<Index>{1, target}));
        QCOMPARE(shapeOf("logits"), (std::vector<Index>{1, target, 400}));
        QVERIFY(tensorMetadata(*trace).contains("decoder_tokens"));
    }

    void aSessionKeepsTargetsAndWhatIsLookedAt()
    {
        Session session;
        session.run() = translation("The cat.", "Die Katze");
        session.run().changes = {ScoringChange{.temperature = 2.0F, .block = AttentionBlock::Cross}};
        session.focus.block = AttentionBlock::Cross;
        const Session read = sessionFrom(privateSessionText(session), {});
        QCOMPARE(read.run().targets, session.run().targets);
        QCOMPARE(read.run().changes, session.run().changes);
        QCOMPARE(read.focus, session.focus);
        const std::string wrong = R"({"format": "attentionscope session", "version": 1, "focus": {"block": "upper"},
                                      "runs": [{"model": "m", "texts": ["a"]}]})";
        QVERIFY(saidParts(caught([&] { sessionFrom(wrong, {}); })).field.find("block") != std::string::npos);
    }

    void whatDoesNotFitIsRefused()
    {
        const auto opened = models().folder(marian);
        const std::vector<Sequence> texts{sequenceOfIds(*opened, {5, 6, 0})};
        QCOMPARE(saidParts(caught([&] { run(opened, {.sequences = texts}, {}); })).field, std::string("the targets"));
        Batch outside{.sequences = texts, .targets = {sequenceOfIds(*opened->decoder, {2, 400})}};
        QCOMPARE(caught([&] { run(opened, outside, {}); }).code, Code::OutOfRange);
        const auto other = models().folder(gpt2Alone);
        Batch useless{.sequences = {sequenceOfIds(*other, {5, 6})}, .targets = {sequenceOfIds(*other, {5})}};
        QCOMPARE(caught([&] { run(other, useless, {}); }).code, Code::Unsupported);
        QVERIFY(run(opened, {.sequences = texts, .targets = texts}, {.memory = 1U << 24U}) != nullptr);
        QCOMPARE(caught([&] { run(opened, {.sequences = texts, .targets = texts}, {.memory = 20000}); }).code,
                 Code::NoMemory);
    }
};

TEST_CLASS(TestEncoderDecoder)
#include "tst_encoder_decoder.moc"
