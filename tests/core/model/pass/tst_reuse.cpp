#include "core/error.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/reuse.h"
#include "core/prepare/prepared_run.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>
#include <limits>

using namespace core;
using TracePtr = std::shared_ptr<const Trace>;

namespace {

/// 3 layers of 4 heads, causal.
constexpr const char* gpt2 = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";

OpenedModels& reusedModels()
{
    static OpenedModels opened;
    return opened;
}

Run textRun(const std::string& text) { return {.model = gpt2, .texts = {text}}; }

TracePtr traceAfter(const Run& asked, TracePtr previous, Keep keep)
{
    const PreparedRun prepared = prepare(asked, reusedModels());
    RunOptions options = optionsOf(asked);
    options.keep = keep;
    options.previous = std::move(previous);
    return run(prepared.model, prepared.batch, options);
}

/// What Reuse gives a pass like `after` that comes after `before`, layer by layer: "W" whole, "V" vectors, "3" so many
/// rows, ".".
std::string takenOver(const TracePtr& before, const TracePtr& after)
{
    Trace fresh;
    fresh.model = after->model;
    fresh.batch = after->batch;
    fresh.keep = after->keep;
    Reuse reuse(before, fresh);
    std::string taken;
    for (std::size_t layer = 0; layer < after->layers.size(); ++layer) {
        std::vector<std::vector<HeadScoring>> scoring;
        for (const SequenceLayer& item : after->layers[layer]->items) scoring.push_back(item.scoring);
        const LayerChange* change = after->layers[layer]->items.front().change.get();
        switch (reuse.enter(static_cast<Index>(layer), scoring, change)) {
        case Reuse::Taken::Nothing: taken += '.'; break;
        case Reuse::Taken::Whole: taken += 'W'; break;
        case Reuse::Taken::Vectors: taken += 'V'; break;
        case Reuse::Taken::Rows: taken += std::to_string(reuse.rows()); break;
        }
    }
    return taken;
}

/// The largest difference between any two numbers of two traces, in parts of their table's largest number if that is
/// beyond 1; infinite where something is in one alone.
class Difference {
public:
    Difference(const Trace& a, const Trace& b)
    {
        if (a.layers.size() != b.layers.size()) largest = infinity;
        for (std::size_t layer = 0; layer < a.layers.size(); ++layer)
            for (std::size_t item = 0; item < a.layers[layer]->items.size(); ++item)
                add(a.layers[layer]->items[item], b.layers[layer]->items[item]);
        for (std::size_t item = 0; item < a.last_hidden_state.size(); ++item)
            add(a.last_hidden_state[item], b.last_hidden_state[item]);
    }

    float largest = 0;

private:
    static constexpr float infinity = std::numeric_limits<float>::infinity();

    void add(const Matrix& a, const Matrix& b)
    {
        if (a.rows() != b.rows() || a.cols() != b.cols()) {
            largest = infinity;
            return;
        }
        // Beyond 1 the tolerance is relative: float32 has seven digits.
        float size = 1;
        for (Index i = 0; i < a.size(); ++i)
            if (std::abs(b.data()[i]) < 1e30F) size = std::max(size, std::abs(b.data()[i]));
        for (Index i = 0; i < a.size(); ++i) {
            const float x = a.data()[i];
            const float y = b.data()[i];
            // -∞ and float32's lowest meet themselves.
            if (x == y) continue;
            largest = std::max(largest, std::isfinite(x) && std::isfinite(y) ? std::abs(x - y) / size : infinity);
        }
    }
    void add(const HeadAttention& a, const HeadAttention& b)
    {
        for (const auto table :
             {&HeadAttention::scores_raw, &HeadAttention::scores_scaled, &HeadAttention::scores_biased,
              &HeadAttention::scores_masked, &HeadAttention::weights, &HeadAttention::dropout_kept,
              &HeadAttention::weights_dropped, &HeadAttention::context})
            add(a.*table, b.*table);
        if (a.rows_without_keys != b.rows_without_keys) largest = infinity;
    }
    void add(const SequenceLayer& a, const SequenceLayer& b)
    {
        add(a.input, b.input);
        add(a.attention.q, b.attention.q);
        add(a.attention.k, b.attention.k);
        add(a.attention.v, b.attention.v);
        add(a.attention.output, b.attention.output);
        for (std::size_t head = 0; head < a.attention.heads.size(); ++head) {
            add(a.attention.heads[head], b.attention.heads[head]);
            add(a.overviews[head], b.overviews[head]);
        }
    }
};

float difference(const TracePtr& a, const TracePtr& b) { return Difference(*a, *b).largest; }

constexpr const char* seaText = "The keeper looks at the sea and the sea looks back.";

}  // namespace

/// A pass that takes over parts of an earlier one equals a full pass.
class TestReuse final : public QObject {
    Q_OBJECT
private slots:
    /// What is changed behind the heads holds from that layer on, and to the last bit.
    void layersBeforeAChangedOneAreTakenOver()
    {
        const Run plain = textRun(seaText);
        Run changed = plain;
        changed.interventions = {
            {.kind = Intervention::Kind::Steer,
             .layer = 1,
             .factor = 2,
             .reference = ReferenceTexts("direction", {"The cat sat on the mat.", "A man reads a book."})}};
        Run longer = changed;
        longer.texts = {std::string(seaText) + " The sea is cold."};
        for (const Keep keep : {Keep::Stages, Keep::Context}) {
            const TracePtr whole = traceAfter(plain, nullptr, keep), steered = traceAfter(changed, nullptr, keep);
            QVERIFY(difference(whole, steered) > 1e-3F);
            QCOMPARE(takenOver(whole, steered).substr(0, 2), std::string("WV"));
            QCOMPARE(difference(traceAfter(changed, whole, keep), steered), 0.0F);
            QCOMPARE(difference(traceAfter(plain, steered, keep), whole), 0.0F);
            QCOMPARE(difference(traceAfter(changed, steered, keep), steered), 0.0F);
            QCOMPARE(difference(traceAfter(longer, steered, keep), traceAfter(longer, nullptr, keep)), 0.0F);
        }
    }

    void scoringIsRecomputedFromTheFirstLayerItTouches_data()
    {
        QTest::addColumn<int>("layer");
        QTest::addColumn<QString>("taken");
        QTest::newRow("first") << 0 << "V..";
        QTest::newRow("second") << 1 << "WV.";
        QTest::newRow("last") << 2 << "WWV";
    }
    void scoringIsRecomputedFromTheFirstLayerItTouches()
    {
        QFETCH(int, layer);
        QFETCH(QString, taken);
        const std::vector<ScoringChange> changes{{.layer = layer, .head = 1, .mask = "model & window(2,0)"},
                                                 {.layer = layer, .head = 2, .temperature = 3.0F},
                                                 {.layer = layer, .mask = "causal"}};
        for (const ScoringChange& change : changes)
            for (const Keep keep : {Keep::Stages, Keep::Weights, Keep::Context}) {
                const TracePtr before = traceAfter(textRun(seaText), nullptr, keep);
                Run asked = textRun(seaText);
                asked.changes = {change};
                const TracePtr again = traceAfter(asked, before, keep);
                const TracePtr full = traceAfter(asked, nullptr, keep);
                // "causal" is the model's own mask: nothing differs.
                const bool same = change.mask == "causal";
                QCOMPARE(takenOver(before, full), same ? std::string("WWW") : taken.toStdString());
                for (int shared = 0; shared < (same ? 3 : layer); ++shared)
                    QVERIFY(again->layers[shared] == before->layers[shared]);
                QCOMPARE(difference(again, full), 0.0F);
                if (!same) QVERIFY(difference(again, before) > 1e-3F);
            }
    }

    void interventionsAreRecomputedFromTheLayerThatTheyTouch()
    {
        const auto cell = std::make_shared<const Painting>(Painting().painted({4, 4, 1, 2}, Brush::Hide));
        const Intervention kinds[] = {{.layer = 1, .head = 3, .factor = 0},
                                      {.kind = Intervention::Kind::Mean, .layer = 1, .head = 3},
                                      {.kind = Intervention::Kind::Uniform, .layer = 1, .head = 3},
                                      {.kind = Intervention::Kind::Hide, .layer = 1, .head = 3, .cells = cell},
                                      {.kind = Intervention::Kind::Pattern, .layer = 1, .head = 3, .cells = cell}};
        for (const Intervention& intervention : kinds)
            for (const Keep keep : {Keep::Stages, Keep::Weights, Keep::Context}) {
                const TracePtr before = traceAfter(textRun(seaText), nullptr, keep);
                Run asked = textRun(seaText);
                asked.interventions = {intervention};
                const TracePtr again = traceAfter(asked, before, keep);
                const TracePtr full = traceAfter(asked, nullptr, keep);
                QCOMPARE(takenOver(before, full), std::string("WV."));
                QCOMPARE(difference(again, full), 0.0F);
                QVERIFY(difference(again, before) > 1e-3F);
            }
    }

    /// A mean over all queries is another one with each that comes; everything else stays.
    void behindAnInterventionTextGrowsToTheSameNumbers()
    {
        for (const Intervention::Kind kind :
             {Intervention::Kind::Scale, Intervention::Kind::Mean, Intervention::Kind::Uniform}) {
            Run shorter = textRun(seaText);
            shorter.interventions = {{.kind = kind, .layer = 1, .head = 2, .factor = 0.5F}};
            Run longer = shorter;
            longer.texts = {std::string(seaText) + " again"};
            const TracePtr before = traceAfter(shorter, nullptr, Keep::Weights);
            QCOMPARE(difference(traceAfter(longer, before, Keep::Weights), traceAfter(longer, nullptr, Keep::Weights)),
                     0.0F);
        }
    }

    /// A patch is another one when its source grew, or shrank.
    void aPatchFollowsItsSource()
    {
        Run asked = textRun(seaText);
        asked.interventions = {{.kind = Intervention::Kind::Patch, .layer = 1, .head = 2, .run = 1}};
        const PreparedRun prepared = prepare(asked, reusedModels());
        const auto patched = [&](const std::string& source, const TracePtr& previous) {
            RunOptions options = optionsOf(asked);
            options.keep = Keep::Weights;
            options.previous = previous;
            options.patches = {nullptr, traceAfter(textRun(source), nullptr, Keep::Weights)};
            return run(prepared.model, prepared.batch, options);
        };
        const TracePtr before = patched("The keeper", nullptr);
        for (const std::string source : {"The keeper looks at the sea", "The"})
            QCOMPARE(difference(patched(source, before), patched(source, nullptr)), 0.0F);
    }

    void headsThatAreSwitchedOffAddNothing()
    {
        Run asked = textRun(seaText);
        asked.interventions = {{.layer = 1, .head = 2, .factor = 0}};
        const TracePtr before = traceAfter(textRun(seaText), nullptr, Keep::Stages);
        const TracePtr off = traceAfter(asked, before, Keep::Stages);
        const MultiHeadAttention& was = before->layers[1]->items[0].attention;
        const MultiHeadAttention& is = off->layers[1]->items[0].attention;
        QVERIFY(is.heads[2].weights == was.heads[2].weights && is.heads[2].context.isZero());
        const Matrix lost = headOutput(off->model->transformer.blocks[1].attention, 2, was.heads[2].context);
        QVERIFY((*was.output - *is.output - lost).cwiseAbs().maxCoeff() < 1e-4F);
        asked.interventions[0].factor = 1e9F;
        QVERIFY_EXCEPTION_THROWN(traceAfter(asked, nullptr, Keep::Stages), Error);
    }

    void headsThatAreNotTouchedAreTakenOver()
    {
        const TracePtr before = traceAfter(textRun(seaText), nullptr, Keep::Stages);
        Run asked = textRun(seaText);
        asked.changes = {{.layer = 1, .head = 1, .temperature = 2.0F}};
        const TracePtr again = traceAfter(asked, before, Keep::Stages);
        const MultiHeadAttention& was = before->layers[1]->items[0].attention;
        const MultiHeadAttention& is = again->layers[1]->items[0].attention;
        QVERIFY(is.q.isSame(was.q));  // the same numbers, not equal ones
        QVERIFY(is.heads[0].weights == was.heads[0].weights && is.heads[1].weights != was.heads[1].weights);
    }

    /// Rows of each pass stand below those of the pass before it, which no view has read.
    void aTextThatIsTypedWordByWordHasTheSameNumbers()
    {
        for (const Keep keep : {Keep::Stages, Keep::Weights, Keep::Context, Keep::Vectors}) {
            std::string typed = seaText;
            TracePtr last = traceAfter(textRun(typed), nullptr, keep);
            for (int word = 0; word < 24; ++word) {
                typed += word % 2 == 0 ? " and" : " back";
                last = traceAfter(textRun(typed), last, keep);
            }
            QCOMPARE(difference(last, traceAfter(textRun(typed), nullptr, keep)), 0.0F);
        }
    }

    void theSameTextHasTheSameNumbersHoweverItCameAbout_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("vocabulary");
        const QString golden = QStringLiteral(SOURCE_DIR "/tests/golden/data/models/");
        QTest::newRow("float16") << golden + "gpt2_fp16" << 300;
        QTest::newRow("bfloat16, rotary, fewer keys") << golden + "llama_bf16" << 300;
        QTest::newRow("experts, sinks, windows") << golden + "gpt_oss" << 300;
        QTest::newRow("experts, latents") << golden + "deepseek_v3" << 300;
        QTest::newRow("chunks") << golden + "llama4" << 300;
        const QString packed = QStringLiteral(SOURCE_DIR "/tests/golden/data/gguf/");
        QTest::newRow("packed, windows") << packed + "gemma3/model.gguf" << 200;
        QTest::newRow("packed") << packed + "qwen2/model.gguf" << 200;
        QTest::newRow("float32") << QStringLiteral(SOURCE_DIR "/resources/models/primer-decoder") << 60;
    }
    /// Ids, so that nothing depends on where a tokenizer cuts.
    void theSameTextHasTheSameNumbersHoweverItCameAbout()
    {
        QFETCH(QString, model);
        QFETCH(int, vocabulary);
        const auto opened = reusedModels().folder(model.toStdString());
        const auto idsOf = [&](Index count, Index changed = -1) {
            std::vector<Index> ids;
            for (Index i = 0; i < count; ++i) ids.push_back((7 + 13 * i * i + (i == changed ? 1 : 0)) % vocabulary);
            return ids;
        };
        for (const Keep keep : {Keep::Stages, Keep::Weights, Keep::Context}) {
            const auto after = [&](const std::vector<Index>& ids, TracePtr previous) {
                return run(opened, {{sequenceOfIds(*opened, ids)}}, {.keep = keep, .previous = std::move(previous)});
            };
            const Index whole = std::min<Index>(45, opened->info.max_tokens);
            const TracePtr pasted = after(idsOf(whole), nullptr);
            TracePtr typed = after(idsOf(1), nullptr);
            for (Index count = 2; count <= whole; ++count) {
                typed = after(idsOf(count), typed);
                if (count < 5 || count % 8 == 0) QCOMPARE(difference(typed, after(idsOf(count), nullptr)), 0.0F);
            }
            QCOMPARE(difference(typed, pasted), 0.0F);
            for (const Index changed : {Index{0}, whole / 2, whole - 2, whole - 1})
                QCOMPARE(difference(after(idsOf(whole), after(idsOf(whole, changed), pasted)), pasted), 0.0F);
            TracePtr shortened = pasted;
            for (const Index count : {whole - 1, whole - 9, whole / 3, Index{2}})
                shortened = after(idsOf(count), shortened);
            QCOMPARE(difference(after(idsOf(whole), shortened), pasted), 0.0F);
            const TracePtr made = generated(after(idsOf(9), nullptr), 6, {.keep = keep});
            QVERIFY(!made->quick && made->queries(0).size() <= 15);
            std::vector<Index> ids;
            for (const Token& token : made->queries(0)) ids.push_back(token.id);
            QCOMPARE(difference(made, after(ids, nullptr)), 0.0F);
        }
    }

    void editsReuseTheUnchangedBeginning_data()
    {
        QTest::addColumn<QString>("edited");
        QTest::newRow("appended") << "The keeper looks at the sea and the sea looks back. And";
        QTest::newRow("changed at the end") << "The keeper looks at the sea and the sea looks up.";
        QTest::newRow("changed in the middle") << "The keeper looks at the moon and the sea looks back.";
        QTest::newRow("removed at the end") << "The keeper looks at the sea";
        QTest::newRow("changed at the beginning") << "A keeper looks at the sea and the sea looks back.";
    }
    void editsReuseTheUnchangedBeginning()
    {
        QFETCH(QString, edited);
        for (const Keep keep : {Keep::Stages, Keep::Weights, Keep::Context}) {
            const TracePtr before = traceAfter(textRun(seaText), nullptr, keep);
            const Run asked = textRun(edited.toStdString());
            const TracePtr again = traceAfter(asked, before, keep);
            const TracePtr full = traceAfter(asked, nullptr, keep);
            Index common = 0;
            while (common < std::min(std::ssize(before->queries(0)), std::ssize(full->queries(0)))
                   && before->queries(0)[common].id == full->queries(0)[common].id)
                ++common;
            QCOMPARE(common > 0, !edited.startsWith(QLatin1String("A ")));
            common = std::min(common, std::ssize(full->queries(0)) - Weight::least_rows);
            std::string wanted;
            for (int layer = 0; layer < 3; ++layer) wanted += common == 0 ? "." : std::to_string(common);
            QCOMPARE(takenOver(before, full), wanted);
            QCOMPARE(difference(again, full), 0.0F);
            // The beginning is the earlier numbers themselves.
            if (common > 0)
                QVERIFY(again->layers[1]->items[0].attention.k->topRows(common)
                        == before->layers[1]->items[0].attention.k->topRows(common));
        }
    }

    void nothingIsTakenOverThatLaterTokensCanChange_data()
    {
        QTest::addColumn<QString>("mask");
        QTest::addColumn<double>("fill");
        QTest::addColumn<int>("order");
        constexpr double minusInfinity = -std::numeric_limits<double>::infinity();
        QTest::newRow("full") << "full" << minusInfinity << 0;
        QTest::newRow("prefix beyond") << "causal | prefix(40)" << minusInfinity << 0;
        QTest::newRow("a row that sees nothing") << "causal & !prefix(2)" << minusInfinity << 0;
        QTest::newRow("a fill that leaks") << "causal" << -5.0 << 0;
        QTest::newRow("renormalised") << "causal" << minusInfinity << 1;
    }
    void nothingIsTakenOverThatLaterTokensCanChange()
    {
        QFETCH(QString, mask);
        QFETCH(double, fill);
        QFETCH(int, order);
        const auto asked = [&](const std::string& of) {
            Run run = textRun(of);
            run.changes = {{.layer = 1,
                            .mask = mask.toStdString(),
                            .fill = MaskFill{.value = static_cast<float>(fill)},
                            .order = static_cast<MaskOrder>(order)}};
            return run;
        };
        const TracePtr before = traceAfter(asked(seaText), nullptr, Keep::Stages);
        const Run longer = asked(std::string(seaText) + " And");
        const TracePtr again = traceAfter(longer, before, Keep::Stages);
        const TracePtr full = traceAfter(longer, nullptr, Keep::Stages);
        const std::string taken = takenOver(before, full);
        QVERIFY2(taken.ends_with("..") && !taken.starts_with('.'), taken.c_str());
        QCOMPARE(difference(again, full), 0.0F);
    }

    void mechanismsSurviveReuse_data()
    {
        QTest::addColumn<QString>("which");
        for (const char* which :
             {"plain", "grouped", "rotary", "dynamic", "alibi", "t5", "sink", "cap", "norm", "dropout"})
            QTest::newRow(which) << which;
    }
    /// A teaching module whose symbols are all known before: its model stays the same while the text changes.
    void mechanismsSurviveReuse()
    {
        QFETCH(QString, which);
        Run asked = textRun("a b c d e f g h a");
        asked.model.clear();
        asked.module = TeachingModule{};
        asked.changes = {{.mask = "causal"}};
        TeachingModule& module = *asked.module;
        if (which == "grouped") module.key_heads = 2;
        if (which == "rotary" || which == "dynamic") module.positions = PositionEncoding::Rotary;
        if (which == "dynamic")
            module.rotary.scaling = {.kind = RotaryScaling::Kind::Dynamic, .factor = 4, .trained_tokens = 4};
        if (which == "alibi") module.positions = PositionEncoding::Alibi;
        if (which == "t5") module.positions = PositionEncoding::Relative;
        if (which == "sink") module.sink = AttentionSink::Learned;
        if (which == "cap") module.soft_cap = 2;
        if (which == "norm") module.query_key_norm = true;
        if (which == "dropout") module.dropout = 0.3F;
        for (const Keep keep : {Keep::Stages, Keep::Context}) {
            asked.texts = {"a b c d e f g h a"};
            const TracePtr before = traceAfter(asked, nullptr, keep);
            asked.texts = {"a b c d e f g h b c"};
            const TracePtr full = traceAfter(asked, nullptr, keep);
            QVERIFY(full->model == before->model);
            QCOMPARE(takenOver(before, full), std::string(which == "dynamic" ? "." : "7"));
            QCOMPARE(difference(traceAfter(asked, before, keep), full), 0.0F);
            // Text that is taken away, and written again.
            asked.texts = {"a b c d e f g h"};
            const TracePtr shorter = traceAfter(asked, before, keep);
            QCOMPARE(difference(shorter, traceAfter(asked, nullptr, keep)), 0.0F);
            asked.texts = {"a b c d e f g h b c"};
            QCOMPARE(difference(traceAfter(asked, shorter, keep), full), 0.0F);
        }
    }

    void otherModelsTextsOrBudgetsShareNothing()
    {
        const TracePtr before = traceAfter(textRun(seaText), nullptr, Keep::Stages);
        const TracePtr lean = traceAfter(textRun(seaText), before, Keep::Context);
        QVERIFY(lean->layers[0] != before->layers[0]);
        QVERIFY(lean->layers[0]->items[0].attention.heads[0].weights.rows() == 0);
        Run other{.module = TeachingModule{}, .texts = {seaText}};
        QVERIFY(difference(traceAfter(other, before, Keep::Stages), traceAfter(other, nullptr, Keep::Stages)) == 0.0F);
    }
};

TEST_CLASS(TestReuse)
#include "tst_reuse.moc"
