#include "core/error.h"
#include "core/model/teaching/teaching_module_file.h"
#include "core/model/teaching/teaching_module_json.h"
#include "core/prepare/prepared_run.h"

#include <QTemporaryDir>
#include <QTest>

#include "core/json/json_text.h"
#include "core/model/teaching/usable_module.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <limits>

using namespace core;

namespace {

template<typename Set>
TeachingModule moduleWith(Set set)
{
    TeachingModule module;
    set(module);
    return module;
}

/// The module's output for a text, and its numbers.
std::pair<Matrix, TeachingWeights> outputOf(const Run& run)
{
    OpenedModels models;
    const PreparedRun prepared = prepare(run, models);
    const auto trace = core::run(prepared.model, prepared.batch, optionsOf(run));
    return {trace->layers[0]->items[0].attention.output, weightsOf(run, prepared)};
}

/// "field | expected | found"
template<typename Work>
QString refusalOf(const Work& work)
{
    try {
        work();
    } catch (const Error& error) {
        return QString::fromStdString(saidParts(error).field + " | " + saidParts(error).expected + " | "
                                      + saidParts(error).found);
    }
    return "nothing was refused";
}

/// Latents, experts and distances.
void addNarrowModules()
{
    using Module = TeachingModule;
    const auto with = [](auto set) { return moduleWith(set); };
    QTest::newRow("more shared than there is")
        << with([](Module& m) { m.latents = {.key_value = 4, .query = 0, .shared = 8}; })
        << "the shared dimensions of keys | fewer than d_k, 8 | 8";
    QTest::newRow("odd dimensions turned") << with([](Module& m) {
        m.positions = PositionEncoding::Rotary;
        m.latents = {.key_value = 4, .query = 0, .shared = 3};
    }) << "the dimensions of the rotary embedding | an even number up to d_k (8) | 3";
    QTest::newRow("latents of shared heads") << with([](Module& m) {
        m.latents.key_value = 4;
        m.key_heads = 2;
    }) << "the heads of keys with latents | as many as heads | 2";
    QTest::newRow("latents in pairs") << with([](Module& m) {
        m.latents.key_value = 4;
        m.difference = 0.5F;
    }) << "the difference of softmaxes with latents | none | a difference";
    QTest::newRow("wide latents") << with([](Module& m) { m.latents.query = 1025; })
                                  << "the latents | 0 to 1024 | 1025";
    QTest::newRow("more experts than there are") << with([](Module& m) { m.experts = {.count = 2, .chosen = 3}; })
                                                 << "the experts that a token takes | 1 to 2 | 3";
    QTest::newRow("crowd of experts") << with([](Module& m) { m.experts.count = 65; }) << "the experts | 0 to 64 | 65";
    QTest::newRow("rows and columns of one pair") << with([](Module& m) {
        m.positions = PositionEncoding::Rotary;
        m.rotary.dimensions = 2;
        m.rotary.picture = PicturePlaces{};
    }) << "the dimensions of a rotary embedding of rows and columns | at least 4 | 2";
    QTest::newRow("rows and columns, stretched") << with([](Module& m) {
        m.positions = PositionEncoding::Rotary;
        m.rotary.picture = PicturePlaces{};
        m.rotary.scaling.kind = RotaryScaling::Kind::Linear;
    }) << "the scaling of a rotary embedding of rows and columns | none | another";
    QTest::newRow("no columns") << with([](Module& m) {
        m.positions = PositionEncoding::Rotary;
        m.rotary.picture = PicturePlaces{.columns = 0};
    }) << "the columns of the rotary embedding's picture | 1 to 512 | 0";
    QTest::newRow("no term") << with([](Module& m) {
        m.positions = PositionEncoding::Disentangled;
        m.distances = {.span = 4, .to_position = false, .to_content = false};
    }) << "the terms of disentangled attention | at least one with positions | none";
    QTest::newRow("distances for shared heads") << with([](Module& m) {
        m.positions = PositionEncoding::Disentangled;
        m.key_heads = 1;
    }) << "the heads of keys in disentangled attention | as many as heads | 1";
}

}  // namespace

/// Longer queries, gates, indices of keys and differences of softmaxes in files, and what of them is refused.
class TestLargeModuleFile final : public QObject {
    Q_OBJECT
private slots:
    void whatIsAbsentInAFileIsOff()
    {
        Json json = toJson(TeachingModule{});
        for (const char* name :
             {"gate", "index", "query_temperature", "lambda", "latents", "experts", "distances", "whole_numbers"})
            json.erase(name);
        QVERIFY(teachingModuleIn(json, "old.json") == TeachingModule{});
    }

    void filesKeepTheMechanismsAndTheirNumbers()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.path().toStdString() + "/module.safetensors";
        const TeachingModule all = moduleWith([](TeachingModule& m) {
            m.query_temperature = PlaceTemperature{.scale = 0.25F, .step = 4};
            m.gate = GateForm::Number;
            m.index = {.kept = 4, .heads = 3, .dimensions = 6};
        });
        const TeachingModule paired = moduleWith([](TeachingModule& m) {
            m.difference = 0.8F;
            m.biases = true;
        });
        const TeachingModule narrow = moduleWith([](TeachingModule& m) {
            m.positions = PositionEncoding::Rotary;
            m.latents = {.key_value = 10, .query = 12, .shared = 4};
            m.rotary.picture = PicturePlaces{.first = 1, .rows = 2, .columns = 3};
            m.experts = {.count = 3, .chosen = 1};
        });
        const TeachingModule apart = moduleWith([](TeachingModule& m) {
            m.positions = PositionEncoding::Disentangled;
            m.distances = {.span = 2, .to_position = true, .to_content = false};
            m.whole_numbers = true;
        });
        for (const TeachingModule& module : {all, paired, narrow, apart}) {
            QVERIFY(teachingModuleIn(toJson(module), "m.json") == module);
            Run run{.module = module, .texts = {"the cat sat on the mat"}};
            const auto [output, weights] = outputOf(run);
            saveTeachingModule(file, module, weights);
            QVERIFY(openTeachingModule(file).module == module);
            run.model = file;
            ++run.module->seed;  // the file's numbers win
            QVERIFY(outputOf(run).first == output);
        }
    }

    void whatCannotBeUsedIsRefused_data()
    {
        QTest::addColumn<TeachingModule>("module");
        QTest::addColumn<QString>("refused");
        const auto with = [](auto set) { return moduleWith(set); };
        using Module = TeachingModule;
        QTest::newRow("no scale") << with([](Module& m) { m.query_temperature = PlaceTemperature{}; })
                                  << "the scale of length by position | 1e-06 to 1000 | 0";
        QTest::newRow("step of nothing") << with([](Module& m) {
            m.query_temperature = PlaceTemperature{.scale = 1, .step = 0};
        }) << "the step of length by position | 1 to 1e+06 | 0";
        QTest::newRow("less than no key")
            << with([](Module& m) { m.index.kept = -1; }) << "the keys that an index keeps | 0 to 512 | -1";
        QTest::newRow("index without heads")
            << with([](Module& m) { m.index.heads = 0; }) << "the heads of an index | 1 to 32 | 0";
        QTest::newRow("wide index") << with([](Module& m) { m.index.dimensions = 257; })
                                    << "the dimensions of an index | 1 to 256 | 257";
        QTest::newRow("NaN") << with([](Module& m) { m.difference = std::numeric_limits<float>::quiet_NaN(); })
                             << "the λ of a difference of softmaxes | 0 to 10 | nan";
        addNarrowModules();
        const auto paired = [&](auto set) {
            return with([&](Module& m) {
                m.difference = 0.5F;
                set(m);
            });
        };
        QTest::newRow("odd heads") << paired([](Module& m) { m.heads = 3; })
                                   << "the heads of a difference of softmaxes | an even number | 3";
        QTest::newRow("shared keys") << paired([](Module& m) { m.key_heads = 2; })
                                     << "the heads of keys in a difference of softmaxes | as many as heads | 2";
        QTest::newRow("no W_O") << paired([](Module& m) { m.output_projection = false; })
                                << "W_O in a difference of softmaxes | on | off";
        QTest::newRow("gated pairs") << paired([](Module& m) { m.gate = GateForm::Head; })
                                     << "the gate in a difference of softmaxes | none | a gate";
        QTest::newRow("fused pairs") << paired([](Module& m) { m.projections = ProjectionLayout::Concatenated; })
                                     << "the projections of a difference of softmaxes | separate | fused";
    }
    void whatCannotBeUsedIsRefused()
    {
        QFETCH(TeachingModule, module);
        QFETCH(QString, refused);
        QCOMPARE(refusalOf([&] { requireUsable(module); }), refused);
        QCOMPARE(refusalOf([&] { teachingModel(module, {}, {"the"}); }), refused);
    }

    void hostileFilesAreRefusedNamingTheField_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("value");
        QTest::newRow("gate") << "gate"
                              << "\"open\"";
        QTest::newRow("gate, a number") << "gate"
                                        << "3";
        QTest::newRow("index") << "index"
                               << "[1, 2]";
        QTest::newRow("topk") << "topk"
                              << "{\"topk\": 1.5}";
        QTest::newRow("huge index") << "the dimensions of an index"
                                    << "{\"dimensions\": 5000}";
        QTest::newRow("temperature") << "query_temperature"
                                     << "7";
        QTest::newRow("attn_scale") << "attn_scale"
                                    << "{\"attn_scale\": -1, \"floor_scale\": 2}";
        QTest::newRow("floor_scale") << "floor_scale"
                                     << "{\"attn_scale\": 1, \"floor_scale\": \"x\"}";
        QTest::newRow("half a step") << "the step of length by position"
                                     << "{\"attn_scale\": 1, \"floor_scale\": 0.5}";
        QTest::newRow("lambda") << "lambda"
                                << "-2";
        QTest::newRow("lambda, a text") << "lambda"
                                        << "\"0.8\"";
    }
    void hostileFilesAreRefusedNamingTheField()
    {
        QFETCH(QString, name);
        QFETCH(QString, value);
        Json json = toJson(TeachingModule{});
        const bool ofIndex = name == "topk" || name == "the dimensions of an index";
        const bool ofPlace = name.contains("scale") || name.contains("step");
        const std::string key = ofIndex ? "index" : ofPlace ? "query_temperature" : name.toStdString();
        json[key] = parseJson(value.toStdString(), "m.json", "the value");
        const QString refused = refusalOf([&] { teachingModuleIn(json, "m.json"); });
        QVERIFY2(refused.section(" | ", 0, 0).contains(name), qPrintable(refused));
    }
};

TEST_CLASS(TestLargeModuleFile)
#include "tst_large_module_file.moc"
