#include "core/engine/engines.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/trace_tensors.h"
#include "core/prepare/prepared_run.h"
#include "core/session/session_json.h"

#include <QTest>

#include "tests/core/caught.h"
#include "tests/core/engine/fake_engine.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <sstream>
#include <thread>

using namespace core;
using TracePtr = std::shared_ptr<const Trace>;

namespace {

/// 3 layers of 4 heads, causal.
constexpr const char* engineModel = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";
constexpr const char* sentence = "The cat sat on the mat";

Run asked(const std::string& engine)
{
    Run run;
    run.texts = {sentence};
    if (engine.empty())
        run.model = engineModel;
    else
        run.engine = {.engine = engine, .model = engineModel};
    return run;
}

/// An engine of its own for each fault, so that none is there already.
Run faulty(const std::string& fault)
{
    std::string name = fault;
    std::ranges::replace(name, ':', '-');
    Engines::known().name(name, {fakeEngine().toStdString(), fault});
    return asked(name);
}

TracePtr engineTrace(const Run& of, RunOptions options = {})
{
    OpenedModels models;
    const PreparedRun prepared = prepare(of, models);
    RunOptions all = optionsOf(of);
    all.keep = Keep::Weights;
    all.stop = options.stop;
    all.onLayer = options.onLayer;
    all.whole_layer = options.whole_layer;
    return run(prepared.model, prepared.batch, all);
}

void compare(const TracePtr& engine, const TracePtr& own)
{
    const TensorSelection everything{.stages = true, .logits = true};
    const std::vector<NamedTensor> got = tensorsOf(*engine, everything), wanted = tensorsOf(*own, everything);
    QCOMPARE(got.size(), wanted.size());
    for (std::size_t i = 0; i < got.size(); ++i) {
        QCOMPARE(got[i].name, wanted[i].name);
        QCOMPARE(got[i].shape, wanted[i].shape);
        if (wanted[i].values.index() != 0) continue;
        const auto& a = std::get<0>(got[i].values);
        const auto& b = std::get<0>(wanted[i].values);
        for (std::size_t n = 0; n < a.size(); ++n) {
            if (a[n] == b[n]) continue;  // infinities have no difference
            QVERIFY2(std::abs(a[n] - b[n]) < 1e-6F * std::max(1.0F, std::abs(b[n])),
                     (got[i].name + " " + std::to_string(a[n]) + " " + std::to_string(b[n])).c_str());
        }
    }
}

std::shared_ptr<const Painting> cells(const CellRange& range)
{
    return std::make_shared<const Painting>(Painting().painted(range, Brush::Hide));
}

}  // namespace

/// Models that another program computes: as if they were computed here, and what becomes of everything that can go
/// wrong. The engine is a program of these tests.
class TestEngine final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Engines::known().name("fake", {fakeEngine().toStdString()}); }
    void cleanupTestCase() { Engines::known().end(); }

    void aPassIsThatOfOurOwnEngine() { compare(engineTrace(asked("fake")), engineTrace(asked(""))); }

    /// LFM2, Qwen3-Next and others have attention in some layers only.
    void layersOfAHybridKeepTheirNumbers()
    {
        const TracePtr engine = engineTrace(faulty("open:hybrid")), own = engineTrace(asked(""));
        const ModelInfo& info = engine->model->info;
        QCOMPARE(info.layers, Index{2});
        QCOMPARE(info.layer_numbers, (std::vector<Index>{2, 3}));
        QCOMPARE(info.without_attention, (std::vector<Index>{1}));
        QVERIFY(engine->model->warnings.back().starts_with("Layer 1 of the model has no attention"));
        for (const std::size_t place : {0U, 1U}) {
            const SequenceLayer& got = engine->layers[place]->items[0];
            const SequenceLayer& wanted = own->layers[place + 1]->items[0];
            QVERIFY(got.attention.heads[2].weights.isApprox(wanted.attention.heads[2].weights, 1e-6F));
            QVERIFY((*got.input).isApprox(*wanted.input, 1e-6F));
        }
        QCOMPARE(tensorMetadata(*engine).at("layers"), std::string("[2,3]"));
        const std::vector<NamedTensor> tensors = tensorsOf(*engine, {});
        const auto hidden = std::ranges::find(tensors, "hidden_states", &NamedTensor::name);
        QCOMPARE(hidden->shape.front(), Index{3});
        std::ostringstream file;
        writeSafetensors(file, tensors, {});  // throws where shapes do not fit
    }

    /// Gemma 4 has two sizes of heads.
    void layersOfUnlikeSizeAreTensorsOfTheirOwn()
    {
        const std::vector<NamedTensor> tensors = tensorsOf(*engineTrace(faulty("open:unlike")), {});
        const auto shapeOf = [&](const char* name) {
            const auto found = std::ranges::find(tensors, name, &NamedTensor::name);
            return found == tensors.end() ? std::vector<Index>() : found->shape;
        };
        const Index tokens = shapeOf("attentions").back();
        QCOMPARE(shapeOf("attentions"), (std::vector<Index>{3, 1, 4, tokens, tokens}));
        for (const std::string name : {"q", "k", "v"}) {
            QVERIFY(shapeOf(name.c_str()).empty());
            QCOMPARE(shapeOf((name + ".1").c_str()), (std::vector<Index>{1, 4, tokens, 16}));
            QCOMPARE(shapeOf((name + ".3").c_str()), (std::vector<Index>{1, 4, tokens, 32}));
        }
        QCOMPARE(shapeOf("context.3"), (std::vector<Index>{1, tokens, 4, 32}));
        std::ostringstream file;
        writeSafetensors(file, tensors, {});
    }

    void changesAreThoseOfOurOwnEngine_data()
    {
        QTest::addColumn<QString>("which");
        for (const char* name :
             {"mask", "mask of the model", "temperature", "off", "mean", "uniform", "hide", "pattern"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void changesAreThoseOfOurOwnEngine()
    {
        using Kind = Intervention::Kind;
        QFETCH(QString, which);
        const auto change = [&](Run run) {
            if (which == "mask") run.changes = {{.layer = 1, .mask = "causal & window(2, 0)"}};
            if (which == "mask of the model") run.changes = {{.layer = 0, .head = 3, .mask = "model & !prefix(1)"}};
            if (which == "temperature") run.changes = {{.head = 2, .temperature = 0.5F}};
            if (which == "off") run.interventions = {{.layer = 1, .head = 2}};
            if (which == "mean") run.interventions = {{.kind = Kind::Mean, .layer = 0, .head = 1}};
            if (which == "uniform") run.interventions = {{.kind = Kind::Uniform, .layer = 2}};
            if (which == "hide") run.interventions = {{.kind = Kind::Hide, .layer = 1, .cells = cells({2, 5, 0, 1})}};
            if (which == "pattern")
                run.interventions = {{.kind = Kind::Pattern, .layer = 1, .head = 0, .cells = cells({3, 4, 1, 2})}};
            return run;
        };
        const TracePtr engine = engineTrace(change(asked("fake"))), own = engineTrace(change(asked("")));
        QVERIFY(engineTrace(asked(""))->last_hidden_state != own->last_hidden_state);
        compare(engine, own);
    }

    void tokensAreThoseOfTheFolder()
    {
        OpenedModels models;
        const PreparedRun engine = prepare(asked("fake"), models), own = prepare(asked(""), models);
        const auto& a = engine.texts.front().encoding.tokens;
        const auto& b = own.texts.front().encoding.tokens;
        QCOMPARE(a.size(), b.size());
        for (std::size_t i = 0; i < a.size(); ++i) {
            QCOMPARE(a[i].id, b[i].id);
            QCOMPARE(a[i].piece, b[i].piece);
            QCOMPARE(a[i].text, b[i].text);
            QCOMPARE(a[i].bytes, b[i].bytes);
            QVERIFY(a[i].range == b[i].range);
        }
    }

    void theModelGoesOnWriting()
    {
        const auto written = [](const Run& of) {
            const TracePtr trace = generated(engineTrace(of), 5, {});
            std::vector<Index> ids;
            for (const Token& token : trace->queries(0)) ids.push_back(token.id);
            return ids;
        };
        QCOMPARE(written(asked("fake")), written(asked("")));
    }

    void layersArriveOneByOne()
    {
        std::vector<std::size_t> seen;
        engineTrace(asked("fake"), {.onLayer = [&](const TracePtr& now) { seen.push_back(now->layers.size()); }});
        QCOMPARE(seen, (std::vector<std::size_t>{1, 2, 3}));
    }

    void onlyTheLayerThatIsLookedAtTravels()
    {
        const TracePtr one = engineTrace(asked("fake"), {.whole_layer = 1});
        const TracePtr all = engineTrace(asked("fake"));
        QVERIFY(!one->has(0) && one->has(1) && !one->has(2));
        QVERIFY(one->layers[0]->items[0].overviews[2].cwiseMax(0) == all->layers[0]->items[0].overviews[2].cwiseMax(0));
        const TracePtr other = withLayer(one, 2);
        QVERIFY(!other->has(1) && other->has(2));
        QVERIFY(other->layers[2]->items[0].attention.heads[1].weights
                == all->layers[2]->items[0].attention.heads[1].weights);
    }

    void aSessionNamesTheEngineAndNoCommand()
    {
        Session session;
        session.run() = asked("gpu-node");
        session.run().engine.dtype = "bfloat16";
        const std::string saved = sessionText(session, {});
        QVERIFY(saved.find("fake_engine") == std::string::npos);
        QVERIFY(saved.find("\"gpu-node\"") != std::string::npos);
        const Error error = caught([&] { engineTrace(session.run()); });
        QCOMPARE(error.code, Code::Missing);
        QVERIFY(saidParts(error).field.find("gpu-node") != std::string::npos);
    }

    void whatGoesWrongIsOneSentence_data()
    {
        QTest::addColumn<QString>("said");
        QTest::newRow("hello:dies") << "there is no room for the model";
        QTest::newRow("hello:garbage") << "the engine's answer";
        QTest::newRow("hello:half") << "the engine";
        QTest::newRow("hello:ahead") << "version 2";
        QTest::newRow("open:dies") << "there is no room for the model";
        QTest::newRow("open:garbage") << "the engine's answer";
        QTest::newRow("tokenize:huge") << "2000000000";
        QTest::newRow("pass:dies") << "there is no room for the model";
        QTest::newRow("pass:garbage") << "the engine's answer";
        QTest::newRow("pass:half") << "the engine";
        QTest::newRow("pass:huge") << "2000000000";
        QTest::newRow("layer:dies") << "with status 9";
        QTest::newRow("layer:shape") << "weights";
        QTest::newRow("layer:light") << "all of its numbers";
        QTest::newRow("layer:large") << "0 to 1";
        QTest::newRow("pass:stopped") << "without being asked";
        QTest::newRow("open:stopped") << "without being asked";
    }
    void whatGoesWrongIsOneSentence()
    {
        QFETCH(QString, said);
        const Run run = faulty(QTest::currentDataTag());
        const Error error = caught([&] { engineTrace(run); });
        const std::string all =
            error.file + "|" + saidParts(error).field + "|" + saidParts(error).expected + "|" + saidParts(error).found;
        QVERIFY2(QString::fromStdString(all).contains(said), all.c_str());
        QVERIFY(saidParts(error).field != "nothing was thrown");
    }

    void whatIsNotSaidIsNotThere()
    {
        const TracePtr narrow = engineTrace(faulty("open:narrow"));
        QVERIFY(narrow->finished());
        QCOMPARE(narrow->last_hidden_state.front().cols(), 0);
        const TracePtr silent = engineTrace(faulty("logits:empty"));
        QVERIFY(saidParts(caught([&] { tokenLogits(*silent, 0, 0); })).found.starts_with("0"));
    }

    void aBatchIsLookedAtBeforeAnEngineIsAsked()
    {
        OpenedModels models;
        const PreparedRun prepared = prepare(asked("fake"), models);
        Batch unlike = prepared.batch;
        unlike.sequences.push_back(unlike.sequences.front());
        unlike.sequences.back().tokens.pop_back();
        const Error error = caught([&] { core::run(prepared.model, unlike, {}); });
        QCOMPARE(error.code, Code::WrongShape);
        QCOMPARE(saidParts(error).field, std::string("a batch"));
    }

    void anAnswerToAnOlderRequestIsNone() { compare(engineTrace(faulty("pass:older")), engineTrace(asked(""))); }

    void anEngineThatIsNotThereIsNamed()
    {
        Engines::known().name("nowhere", {"/nowhere/engine", "--fast"});
        const Error error = caught([] { engineTrace(asked("nowhere")); });
        QCOMPARE(error.code, Code::Failed);
        QCOMPARE(QString::fromStdString(error.file), "/nowhere/engine --fast");
        QCOMPARE(QString::fromStdString(saidParts(error).found), "No such file or directory");
    }

    void silenceIsNotWaitedForForEver()
    {
        using namespace std::chrono_literals;
        EngineWire wire("quiet", {fakeEngine().toStdString(), "tokenize:silent"},
                        {.start = 10s, .silence = 200ms, .stop = 200ms});
        wire.ask(Json{{"request", "open"}, {"model", engineModel}}, {}, {});
        const auto start = std::chrono::steady_clock::now();
        const Error error = caught([&] { wire.ask(Json{{"request", "tokenize"}, {"text", "a"}}, {}, {}); });
        QCOMPARE(error.code, Code::Failed);
        QVERIFY(saidParts(error).found.starts_with("it said nothing for 1 second"));
        const auto waited = std::chrono::steady_clock::now() - start;
        qInfo("it was waited for %.0f ms", std::chrono::duration<double, std::milli>(waited).count());
    }

    void aStopEndsThePassAndNotTheEngine()
    {
        const Run run = faulty("layer:slow");
        OpenedModels models;
        const PreparedRun prepared = prepare(run, models);
        std::stop_source stop;
        RunOptions options = optionsOf(run);
        options.keep = Keep::Weights;
        options.stop = stop.get_token();
        options.onLayer = [&](const TracePtr&) { stop.request_stop(); };
        QVERIFY(core::run(prepared.model, prepared.batch, options) == nullptr);
        options.stop = {};
        options.onLayer = {};
        compare(core::run(prepared.model, prepared.batch, options), engineTrace(asked("")));
    }

    void anEngineThatEndedIsStartedAgain()
    {
        OpenedModels models;
        const Run run = faulty("layer:dies");
        const PreparedRun prepared = prepare(run, models);
        RunOptions options = optionsOf(run);
        options.keep = Keep::Weights;
        QCOMPARE(caught([&] { core::run(prepared.model, prepared.batch, options); }).code, Code::Failed);
        // The model is opened again, without being asked for.
        const PreparedRun own = prepare(asked(""), models);
        QCOMPARE(prepared.model->encode("The cat", {}).tokens.size(), own.model->encode("The cat", {}).tokens.size());
    }

    void whatIsWrittenToItsFolderGoesWithIt()
    {
        const auto left = [] {
            std::size_t count = 0;
            for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::temp_directory_path()))
                count += entry.path().filename().string().starts_with("attentionscope-engine-") ? 1 : 0;
            return count;
        };
        const std::size_t before = left();
        {
            EngineProcess process({"/bin/sh", "-c", "pwd > here; cat here"});
            std::array<char, 200> said{};
            std::size_t count = 0;
            while (count == 0) count = process.read(said, 100);
            QVERIFY(std::string(said.data(), count).find("attentionscope-engine-") != std::string::npos);
        }
        QCOMPARE(left(), before);
    }
};

TEST_CLASS(TestEngine)
#include "tst_engine.moc"
