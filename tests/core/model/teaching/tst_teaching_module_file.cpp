#include "core/error.h"
#include "core/model/teaching/teaching_module_file.h"
#include "core/model/teaching/teaching_module_json.h"
#include "core/prepare/prepared_run.h"
#include "core/session/module_presets.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/safetensors_writer.h"

#include <QTemporaryDir>
#include <QTest>

#include "core/json/json_text.h"
#include "core/model/teaching/usable_module.h"
#include "tests/core/traced_run.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <limits>

using namespace core;
namespace fs = std::filesystem;

namespace {

/// Bit by bit.
bool equal(const Trace& a, const Trace& b)
{
    const MultiHeadAttention& one = a.layers[0]->items[0].attention;
    const MultiHeadAttention& two = b.layers[0]->items[0].attention;
    bool same = *one.q == *two.q && *one.k == *two.k && *one.v == *two.v && *one.output == *two.output;
    for (std::size_t head = 0; head < one.heads.size(); ++head)
        same = same && one.heads[head].weights == two.heads[head].weights
               && one.heads[head].context == two.heads[head].context;
    return same;
}

void save(const Run& asked, const fs::path& file)
{
    OpenedModels models;
    saveTeachingModule(file, *asked.module, weightsOf(asked, prepare(asked, models)));
}

/// The tensors of a saved module, to be spoilt.
std::vector<NamedTensor> tensorsOf(const SafetensorsFile& file)
{
    std::vector<NamedTensor> tensors;
    for (const auto& [name, entry] : file.tensors()) tensors.push_back({name, entry.shape, file.floats(name)});
    return tensors;
}

/// The field that the error names, or what happened instead.
template<typename Work>
std::string refusedField(const Work& work)
{
    try {
        work();
    } catch (const Error& error) {
        return saidParts(error).field;
    }
    return "nothing was refused";
}

}  // namespace

class TestTeachingModuleFile final : public QObject {
    Q_OBJECT
private slots:
    void aSavedModuleComputesTheSameBits_data()
    {
        QTest::addColumn<TeachingModule>("module");
        QTest::newRow("learned places, biases")
            << TeachingModule{.biases = true, .positions = PositionEncoding::Learned, .dropout = 0.3F};
        QTest::newRow("T5's buckets, q | k | v")
            << TeachingModule{.projections = ProjectionLayout::Concatenated, .positions = PositionEncoding::Relative};
        QTest::newRow("rotary, (d k h), no W_O") << TeachingModule{.projections = ProjectionLayout::DimensionThenThree,
                                                                   .output_projection = false,
                                                                   .positions = PositionEncoding::Rotary,
                                                                   .seed = std::numeric_limits<std::uint64_t>::max()};
    }
    void aSavedModuleComputesTheSameBits()
    {
        QFETCH(TeachingModule, module);
        const QTemporaryDir folder;
        Run fresh{.module = module, .texts = {"the cat sat, Ωmega"}};
        const fs::path file = folder.path().toStdString() + "/module.safetensors";
        save(fresh, file);
        QVERIFY(isTeachingModule(file));
        QVERIFY(openTeachingModule(file).module == module);

        Run opened = fresh;
        opened.model = file;
        QVERIFY(equal(*tracedRun(fresh), *tracedRun(opened)));
        fresh.texts = opened.texts = {"a new dog, the cat"};
        QVERIFY(equal(*tracedRun(fresh), *tracedRun(opened)));

        // The file's numbers win over the seed's: only new tokens depend on it.
        fresh.texts = opened.texts = {"the cat sat, Ωmega"};
        ++opened.module->seed;
        QVERIFY(equal(*tracedRun(fresh), *tracedRun(opened)));
        opened.model.clear();
        QVERIFY(!equal(*tracedRun(fresh), *tracedRun(opened)));
    }

    void savingWhatWasOpenedKeepsEveryNumber()
    {
        const QTemporaryDir folder;
        const std::string base = folder.path().toStdString();
        Run asked{.module = TeachingModule{}, .texts = {"the cat"}};
        save(asked, base + "/one.safetensors");
        asked.model = base + "/one.safetensors";
        asked.texts = {"a dog"};
        save(asked, base + "/two.safetensors");
        const TeachingWeights one = openTeachingModule(base + "/one.safetensors").weights;
        const TeachingWeights two = openTeachingModule(base + "/two.safetensors").weights;
        QVERIFY(one.tensors == two.tensors);
        QVERIFY(one.symbols.at("cat") == two.symbols.at("cat"));
        QCOMPARE(two.symbols.size(), std::size_t{4});
    }

    void spoiltFilesAreRefusedNamingTheTensor_data()
    {
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<bool>("dropped");  // false: it gets a row too many
        for (const char* tensor : {"W_query", "b_value", "position_embedding"}) {
            QTest::addRow("%s of another shape", tensor) << tensor << false;
            QTest::addRow("%s is missing", tensor) << tensor << true;
        }
        QTest::newRow("symbol_embedding of another shape") << "symbol_embedding" << false;
    }
    void spoiltFilesAreRefusedNamingTheTensor()
    {
        QFETCH(QString, tensor);
        QFETCH(bool, dropped);
        const QTemporaryDir folder;
        const std::string base = folder.path().toStdString();
        save({.module = TeachingModule{.biases = true, .positions = PositionEncoding::Learned}, .texts = {"the cat"}},
             base + "/good.safetensors");
        const SafetensorsFile good = SafetensorsFile::open(base + "/good.safetensors");
        std::vector<NamedTensor> tensors = tensorsOf(good);
        const std::string name = tensor.toStdString();
        if (dropped) std::erase_if(tensors, [&](const NamedTensor& each) { return each.name == name; });
        for (NamedTensor& each : tensors)
            if (each.name == name) {
                auto& numbers = std::get<std::vector<float>>(each.values);
                numbers.resize(numbers.size() + static_cast<std::size_t>(each.shape[1]));
                ++each.shape[0];
            }
        writeSafetensors(base + "/bad.safetensors", tensors, good.metadata());
        const std::string field = refusedField([&] { openTeachingModule(base + "/bad.safetensors"); });
        QVERIFY2(field.find(name) != std::string::npos, field.c_str());
    }

    void aTruncatedFileIsRefused()
    {
        const QTemporaryDir folder;
        const fs::path file = folder.path().toStdString() + "/module.safetensors";
        save({.module = TeachingModule{}, .texts = {"the cat"}}, file);
        const auto size = fs::file_size(file);
        for (const std::uintmax_t left : {size - 1, size / 2, std::uintmax_t{100}, std::uintmax_t{7}}) {
            fs::resize_file(file, left);
            const std::string field = refusedField([&] { openTeachingModule(file); });
            const std::string named = left == size - 1 || left == size / 2 ? "tensor “" : "the header";
            QVERIFY2(field.find(named) != std::string::npos, field.c_str());
            QVERIFY(!isTeachingModule(file));
        }
    }

    void aForeignFileIsNoTeachingModule()
    {
        const QTemporaryDir folder;
        const fs::path file = folder.path().toStdString() + "/weights.safetensors";
        writeSafetensors(file, {{"W_query", {1, 2}, std::vector<float>{1, 2}}}, {{"format", "pt"}});
        QVERIFY(!isTeachingModule(file));
        QCOMPARE(refusedField([&] { openTeachingModule(file); }), "the recipe of a teaching module");
        QVERIFY(!isTeachingModule(folder.path().toStdString()));
        QVERIFY(!isTeachingModule(file.string() + ".absent"));
    }

    void whatCannotBeUsedIsRefusedNamingTheField_data()
    {
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        QTest::addColumn<TeachingModule>("module");
        QTest::addColumn<QString>("field");
        QTest::newRow("no head") << TeachingModule{.heads = 0} << "the heads";
        QTest::newRow("33 heads") << TeachingModule{.heads = 33} << "the heads";
        QTest::newRow("no width") << TeachingModule{.width = 0} << "d_model";
        QTest::newRow("1025 wide") << TeachingModule{.width = 1025} << "d_model";
        QTest::newRow("negative keys") << TeachingModule{.key_dimensions = -1} << "d_k";
        QTest::newRow("no values") << TeachingModule{.value_dimensions = 0} << "d_v";
        QTest::newRow("all dropped") << TeachingModule{.dropout = 1} << "the dropout rate";
        QTest::newRow("less than none dropped") << TeachingModule{.dropout = -0.1F} << "the dropout rate";
        QTest::newRow("NaN dropped") << TeachingModule{.dropout = nan} << "the dropout rate";
        QTest::newRow("fused, but d_v ≠ d_k")
            << TeachingModule{.value_dimensions = 9, .projections = ProjectionLayout::Concatenated}
            << "d_v of a fused projection";
        QTest::newRow("odd dimensions turned")
            << TeachingModule{.key_dimensions = 7, .positions = PositionEncoding::Rotary}
            << "d_k with a rotary embedding";
        const auto with = [](auto set) {
            TeachingModule module;
            set(module);
            return module;
        };
        using Module = TeachingModule;
        const auto rotary = [&](auto set) {
            return with([&](Module& m) {
                m.positions = PositionEncoding::Rotary;
                set(m.rotary);
            });
        };
        QTest::newRow("keys that do not divide")
            << with([](Module& m) { m.key_heads = 3; }) << "the heads of keys and values";
        QTest::newRow("grouped and fused") << with([](Module& m) {
            m.key_heads = 2;
            m.projections = ProjectionLayout::Concatenated;
        }) << "the heads of keys and values in a fused projection";
        QTest::newRow("scale") << with([](Module& m) { m.scale = -1.0F; }) << "the scale";
        QTest::newRow("soft-cap") << with([](Module& m) { m.soft_cap = -3.0F; }) << "the soft-cap";
        QTest::newRow("last queries") << with([](Module& m) { m.last_queries = -1; }) << "the last queries";
        QTest::newRow("too much turned") << rotary([](RotaryEmbedding& r) { r.dimensions = 10; })
                                         << "the dimensions of the rotary embedding";
        QTest::newRow("base") << rotary([](RotaryEmbedding& r) { r.base = 0.0F; })
                              << "the base of the rotary embedding";
        QTest::newRow("factor") << rotary([](RotaryEmbedding& r) { r.scaling.factor = 0.0F; })
                                << "the factor of the rotary embedding";
        QTest::newRow("two factors") << rotary([](RotaryEmbedding& r) { r.scaling.high_frequency_factor = 1.0F; })
                                     << "high_freq_factor";
        QTest::newRow("buckets") << with([](Module& m) { m.relative.buckets = 7; }) << "T5's buckets";
    }
    void whatCannotBeUsedIsRefusedNamingTheField()
    {
        QFETCH(TeachingModule, module);
        QFETCH(QString, field);
        const std::string wanted = field.toStdString();
        QCOMPARE(refusedField([&] { requireUsable(module); }), wanted);
        QCOMPARE(refusedField([&] { teachingModel(module, {}, {"the"}); }), wanted);
        OpenedModels models;
        QCOMPARE(refusedField([&] { prepare({.module = module, .texts = {"the"}}, models); }), wanted);
        // JSON's own checks have their own words.
        if (module.dropout != TeachingModule{}.dropout || module.scale || module.soft_cap != 0
            || module.last_queries < 0)
            return;
        const std::string inFile = refusedField([&] { teachingModuleIn(toJson(module), "m.safetensors"); });
        QVERIFY2(inFile.ends_with(wanted), inFile.c_str());
    }

    void theLargestModuleRuns()
    {
        const TeachingModule module{.heads = 32, .key_dimensions = 1, .value_dimensions = 1};
        QCOMPARE(tracedRun({.module = module, .texts = {"the cat"}})->model->info.heads, Index{32});
        requireUsable({.heads = 32, .width = 1024, .key_dimensions = 1024, .value_dimensions = 1024});
    }

    void partsOfCharactersKeepTheirVectors()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.path().toStdString() + "/module.safetensors";
        Run run = classroomRun("café");
        run.split = TextSplit::Bytes;
        OpenedModels models;
        const TeachingWeights before = weightsOf(run, prepare(run, models));
        saveTeachingModule(file, *run.module, before);
        const TeachingWeights after = openTeachingModule(file).weights;
        QCOMPARE(after.symbols.size(), std::size_t{5});
        for (const auto& [symbol, vector] : before.symbols) QCOMPARE(after.symbols.at(symbol), vector);
    }

    void randomNumbersDoNotStandInForAFiles()
    {
        const QTemporaryDir folder;
        Run asked{.module = TeachingModule{}, .texts = {"the cat"}};
        const fs::path file = folder.path().toStdString() + "/module.safetensors";
        save(asked, file);
        asked.model = file;
        asked.module->biases = true;
        OpenedModels models;
        QVERIFY_EXCEPTION_THROWN(prepare(asked, models), Error);
    }

    void anotherRecipeDoesNotTakeAFilesNumbers()
    {
        const TeachingModule four;
        TeachingModule two;
        two.heads = 2;
        try {
            teachingModel(two, completeWeights(four, {}, {}), {});
            QFAIL("weights of four heads were taken for two");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::WrongShape);
            QVERIFY(QByteArray::fromStdString(saidParts(error).field).startsWith("W_"));
        }
    }
};

TEST_CLASS(TestTeachingModuleFile)
#include "tst_teaching_module_file.moc"
