#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/folder/local_models.h"
#include "core/model/folder/model_folder.h"
#include "core/model/folder/model_places.h"
#include "core/model/folder/model_source.h"
#include "core/model/folder/model_survey.h"
#include "core/model/pass/trace.h"
#include "core/prepare/prepared_run.h"
#include "core/session/edits/model_edits.h"
#include "core/session/session_json.h"
#include "core/session/session_sources.h"
#include "core/tensor/safetensors_writer.h"
#include "tests/core/caught.h"
#include "tests/core/gguf/gguf_bytes_of.h"

#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path llamaFolder = fs::path(SOURCE_DIR) / "tests/golden/data/models/llama_bf16";
const std::string adaptedQueries = "model.layers.1.self_attn.q_proj";

/// Numbers without a pattern, from -1 to 1.
Matrix adapterNumbers(Index rows, Index cols, int seed)
{
    Matrix made(rows, cols);
    for (Index i = 0; i < made.size(); ++i) made.data()[i] = std::sin(static_cast<float>(i * 37 + seed * 101) * 0.7F);
    return made;
}

NamedTensor namedMatrix(const std::string& name, const Matrix& matrix, bool flat = false)
{
    std::vector<Index> shape{matrix.rows(), matrix.cols()};
    if (flat) shape = {matrix.size()};
    return {name, shape, std::vector<float>(matrix.data(), matrix.data() + matrix.size())};
}

StoredTensor storedMatrix(const Matrix& matrix)
{
    const auto kept = std::make_shared<const Matrix>(matrix);
    return {.type = ElementType::F32,
            .shape = {matrix.rows(), matrix.cols()},
            .data = std::as_bytes(std::span(kept->data(), static_cast<std::size_t>(kept->size()))),
            .owner = kept};
}

WeightFiles smallBaseOf(const std::map<std::string, Matrix>& matrices)
{
    std::map<std::string, WeightFiles::Entry> entries;
    for (const auto& [name, matrix] : matrices) entries[name] = {storedMatrix(matrix), "base"};
    return {"base", entries};
}

LoraAdapter adapterOf(const std::string& config, const std::map<std::string, Matrix>& matrices)
{
    std::map<std::string, StoredTensor> tensors;
    for (const auto& [name, matrix] : matrices) tensors[name] = storedMatrix(matrix);
    return {AdapterConfig(ConfigReader::parse(config, "adapter_config.json")), tensors, "adapter"};
}

float weightsApart(const Matrix& a, const Matrix& b) { return (a - b).cwiseAbs().maxCoeff(); }

void writeText(const fs::path& file, const std::string& text) { std::ofstream(file) << text; }

/// A folder with an adapter of the small Llama's adaptedQueries in its second layer.
/// @param config  fields beside the usual ones
void writeAdapter(const fs::path& folder, const Json& config = Json::object(), Index width = 64, Index made = 0)
{
    if (made == 0) made = width;
    fs::create_directories(folder);
    Json all{{"peft_type", "LORA"}, {"r", 2}, {"lora_alpha", 3}, {"base_model_name_or_path", "nobody/llama"}};
    all.update(config);
    writeText(folder / "adapter_config.json", all.dump());
    const std::string at = "base_model.model." + adaptedQueries + ".lora_";
    writeSafetensors(folder / "adapter_model.safetensors",
                     {namedMatrix(at + "A.weight", adapterNumbers(2, width, 1)),
                      namedMatrix(at + "B.weight", adapterNumbers(made, 2, 2))},
                     {});
}

/// The halves of each head's rows side by side, pair by pair.
Matrix pairedRows(const Matrix& rows, Index head_width)
{
    Matrix paired(rows.rows(), rows.cols());
    for (Index row = 0; row < rows.rows(); ++row) {
        const Index head = row / head_width, within = row % head_width;
        const Index half = within / (head_width / 2), pair = within % (head_width / 2);
        paired.row(head * head_width + 2 * pair + half) = rows.row(row);
    }
    return paired;
}

/// A GGUF file with an adapter of the queries of the second layer.
std::string adapterFile(const std::string& architecture, const Matrix& a, const Matrix& b,
                        const std::string& kind = "lora")
{
    GgufBytesOf file;
    file.text("general.architecture", architecture).text("general.type", "adapter").text("adapter.type", kind);
    file.f32("adapter.lora.alpha", 3);
    const auto add = [&](const char* name, const Matrix& matrix) {
        const auto bytes = static_cast<std::size_t>(matrix.size()) * sizeof(float);
        file.tensor(name, {static_cast<std::uint64_t>(matrix.cols()), static_cast<std::uint64_t>(matrix.rows())}, 0,
                    file.data.size());
        file.bytes({reinterpret_cast<const char*>(matrix.data()), bytes});
        file.data.resize((file.data.size() + file.alignment - 1) / file.alignment * file.alignment);
    };
    add("blk.1.attn_q.weight.lora_a", a);
    add("blk.1.attn_q.weight.lora_b", b);
    return file.file();
}

}  // namespace

class TestLoraAdapter final : public QObject {
    Q_OBJECT
private slots:
    void theProductIsAddedByItsScale_data()
    {
        QTest::addColumn<QString>("config");
        QTest::addColumn<float>("scale");
        QTest::newRow("alpha over the rank") << R"({"r": 2, "lora_alpha": 3})" << 1.5F;
        QTest::newRow("alpha over its root")
            << R"({"r": 2, "lora_alpha": 3, "use_rslora": true})" << 3.0F / std::sqrt(2.0F);
        QTest::newRow("patterns") << R"({"r": 9, "lora_alpha": 9, "rank_pattern": {"q_proj": 2, "k_proj": 5},
                                         "alpha_pattern": {"layers.1.self_attn.q_proj": 8}})"
                                  << 4.0F;
        QTest::newRow("patterns are expressions") << "{\"r\": 2, \"alpha_pattern\": {\"^model.layers.[0-9]+.*\": 4, "
                                                     "\"q_pro\": 100, \"ayers.1.self_attn.q_proj\": 7}}"
                                                  << 2.0F;
    }
    void theProductIsAddedByItsScale()
    {
        QFETCH(QString, config);
        QFETCH(float, scale);
        const Matrix w = adapterNumbers(5, 4, 3), a = adapterNumbers(2, 4, 4), b = adapterNumbers(5, 2, 5);
        const auto adapter =
            adapterOf(config.toStdString(), {{"base_model.model." + adaptedQueries + ".lora_A.weight", a},
                                             {"base_model.model." + adaptedQueries + ".lora_B.weight", b}});
        const auto base =
            smallBaseOf({{adaptedQueries + ".weight", w}, {"model.norm.weight", adapterNumbers(1, 4, 6)}});
        const WeightFiles sum = adapter.addedTo(base, {});
        QVERIFY(weightsApart(sum.matrix(adaptedQueries + ".weight", 5, 4).matrix(), w + scale * b * a) < 1e-5F);
        QCOMPARE(sum.entry("model.norm.weight").tensor.data.data(),
                 base.entry("model.norm.weight").tensor.data.data());  // other tensors are not copied
    }

    void rowsGetTheirLengths()
    {
        const Matrix w = adapterNumbers(5, 4, 3), a = adapterNumbers(2, 4, 4), b = adapterNumbers(5, 2, 5),
                     m = adapterNumbers(1, 5, 8);
        const auto adapter = adapterOf(R"({"r": 2, "lora_alpha": 2, "use_dora": true})",
                                       {{"base_model.model.q.p.lora_A.default.weight", a},
                                        {"base_model.model.q.p.lora_B.default.weight", b},
                                        {"base_model.model.q.p.lora_magnitude_vector", m}});
        const Matrix sum = adapter.addedTo(smallBaseOf({{"q.p.weight", w}}), {}).matrix("q.p.weight", 5, 4).matrix();
        Matrix expected = w + b * a;
        for (Index row = 0; row < 5; ++row) expected.row(row) *= m(0, row) / expected.row(row).norm();
        QVERIFY(weightsApart(sum, expected) < 1e-5F);
    }

    /// GPT-2 stores [in, out]; of a square matrix the configuration says it.
    void matricesThatAreStoredTurned_data()
    {
        QTest::addColumn<int>("out");
        QTest::addColumn<bool>("said");
        QTest::addColumn<bool>("turned");
        QTest::newRow("told by the shape") << 5 << false << true;
        QTest::newRow("square and said") << 4 << true << true;
        QTest::newRow("square") << 4 << false << false;
    }
    void matricesThatAreStoredTurned()
    {
        QFETCH(int, out);
        QFETCH(bool, said);
        QFETCH(bool, turned);
        const Matrix w = adapterNumbers(4, out, 3), a = adapterNumbers(1, 4, 4), b = adapterNumbers(out, 1, 5);
        const auto adapter = adapterOf(Json{{"r", 1}, {"lora_alpha", 1}, {"fan_in_fan_out", said}}.dump(),
                                       {{"base_model.model.transformer.h.0.c.lora_A.weight", a},
                                        {"base_model.model.transformer.h.0.c.lora_B.weight", b}});
        // Files of the bare model leave the prefix out.
        const Matrix sum =
            adapter.addedTo(smallBaseOf({{"h.0.c.weight", w}}), {}).matrix("h.0.c.weight", 4, out).matrix();
        const Matrix product = b * a;
        QVERIFY(weightsApart(sum, turned ? Matrix(w + product.transpose()) : Matrix(w + product)) < 1e-6F);
    }

    void wholeTensorsTakeTheirPlace()
    {
        const Matrix head = adapterNumbers(2, 4, 9), norm = adapterNumbers(1, 4, 10),
                     embedding = adapterNumbers(7, 4, 11);
        const auto adapter = adapterOf(R"({"r": 1, "modules_to_save": ["score"]})",
                                       {{"base_model.model.score.weight", head},
                                        {"base_model.model.norm.modules_to_save.default.weight", norm},
                                        {"base_model.model.model.embed_tokens.weight", embedding}});
        const Matrix before = adapterNumbers(7, 4, 1);
        const auto base =
            smallBaseOf({{"norm.weight", adapterNumbers(1, 4, 2)}, {"model.embed_tokens.weight", before}});
        const WeightFiles changed = adapter.addedTo(base, {.tied = true});
        QCOMPARE(weightsApart(changed.matrix("score.weight", 2, 4).matrix(), head), 0.0F);
        QCOMPARE(weightsApart(changed.matrix("norm.weight", 1, 4).matrix(), norm), 0.0F);
        QCOMPARE(weightsApart(changed.matrix("model.embed_tokens.weight", 7, 4).matrix(), embedding), 0.0F);
        // The head that was tied to the embedding stays as it was.
        QCOMPARE(weightsApart(changed.matrix("lm_head.weight", 7, 4).matrix(), before), 0.0F);
        QVERIFY(!adapter.addedTo(base, {}).contains("lm_head.weight"));
    }

    void anEmbeddingIsAdaptedByItsColumns()
    {
        const Matrix w = adapterNumbers(7, 4, 1), a = adapterNumbers(2, 7, 2), b = adapterNumbers(4, 2, 3);
        const auto adapter = adapterOf(R"({"r": 2, "lora_alpha": 2})", {{"base_model.model.e.t.lora_embedding_A", a},
                                                                        {"base_model.model.e.t.lora_embedding_B", b}});
        const Matrix sum = adapter.addedTo(smallBaseOf({{"e.t.weight", w}}), {}).matrix("e.t.weight", 7, 4).matrix();
        QVERIFY(weightsApart(sum, w + (b * a).transpose()) < 1e-6F);
    }

    void whatIsNotKnownIsRefusedByName_data()
    {
        QTest::addColumn<QString>("config");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* config, const char* name) { QTest::newRow(name) << config << name; };
        row(R"({"peft_type": "IA3"})", "peft_type");
        row(R"({"peft_type": "PROMPT_TUNING", "num_virtual_tokens": 8})", "peft_type");
        row(R"({"bias": "some"})", "bias");
        row(R"({"lora_bias": true})", "lora_bias");
        row(R"({"layer_replication": [[0, 4]]})", "layer_replication");
        row(R"({"target_parameters": ["mlp.experts.gate_up_proj"]})", "target_parameters");
        row(R"({"trainable_token_indices": [3]})", "trainable_token_indices");
        row(R"({"alora_invocation_tokens": [1, 2]})", "alora_invocation_tokens");
        row(R"({"init_lora_weights": "pissa"})", "init_lora_weights");
        row(R"({"r": 0})", "r");
        row(R"({"r": 1e9})", "r");
        row(R"({"rank_pattern": {"q": -1}})", "rank_pattern");
        row(R"({"alpha_pattern": {"q": "much"}})", "alpha_pattern");
        row("{\"alpha_pattern\": {\"[a\": 1}}", "alpha_pattern");  // moc takes a raw string for code
    }
    void whatIsNotKnownIsRefusedByName()
    {
        QFETCH(QString, config);
        QFETCH(QString, told);
        const Error error = caught([&] {
            adapterOf(config.toStdString(),
                      {{"q.lora_A.weight", adapterNumbers(8, 4, 1)}, {"q.lora_B.weight", adapterNumbers(4, 8, 1)}})
                .addedTo(smallBaseOf({{"q.weight", adapterNumbers(4, 4, 1)}}), {});
        });
        QVERIFY2(saidParts(error).field.find(told.toStdString()) != std::string::npos, saidParts(error).field.c_str());
    }

    void fieldsOfLaterVersionsAreTold()
    {
        const auto adapter = adapterOf(R"({"r": 1, "squeezed": true, "layers_to_transform": [1], "peft_version": "9"})",
                                       {{"a.weight", adapterNumbers(1, 1, 1)}});
        QCOMPARE(adapter.config().warnings().size(), 1U);
        QVERIFY(adapter.config().warnings().front().find("squeezed") != std::string::npos);
    }

    void brokenTensorsAreRefusedByName_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("field");
        QTest::newRow("nothing") << QStringList{} << "what the adapter changes";
        QTest::newRow("half of it") << QStringList{"q.p.lora_A.weight"} << "q.p.lora_B.weight";
        QTest::newRow("two adapters") << QStringList{"q.p.lora_A.one.weight", "q.p.lora_A.two.weight"} << "lora_A.two";
        QTest::newRow("another kind") << QStringList{"q.p.ia3_l"} << "ia3_l";
        QTest::newRow("a bias of B") << QStringList{"q.p.lora_B.bias"} << "lora_B.bias";
    }
    void brokenTensorsAreRefusedByName()
    {
        QFETCH(QStringList, names);
        QFETCH(QString, field);
        std::map<std::string, Matrix> tensors;
        for (const QString& name : names) tensors[name.toStdString()] = adapterNumbers(1, 1, 1);
        const Error error = caught([&] { adapterOf(R"({"r": 1})", tensors); });
        QVERIFY2(saidParts(error).field.find(field.toStdString()) != std::string::npos, saidParts(error).field.c_str());
    }

    void aFolderOpensWithTheBaseInsideIt()
    {
        const QTemporaryDir place;
        const fs::path folder = fs::path(place.path().toStdString()) / "adapted";
        writeAdapter(folder);
        fs::create_directory_symlink(llamaFolder, folder / "base");
        const auto base = openModel(llamaFolder), adapted = openModel(folder);
        QCOMPARE(adapted->info.name, std::string("adapted"));
        QCOMPARE(adapted->info.layers, base->info.layers);
        const auto queriesOf = [](const Model& model, std::size_t layer) {
            return model.transformer.blocks[layer].attention.query.weight.matrix();
        };
        QCOMPARE(weightsApart(queriesOf(*adapted, 0), queriesOf(*base, 0)), 0.0F);
        QVERIFY(weightsApart(queriesOf(*adapted, 1), queriesOf(*base, 1)) > 0.1F);
        QCOMPARE(adapted->tokenizer != nullptr, base->tokenizer != nullptr);
        QVERIFY(weightsApart(queriesOf(*openAdapted(llamaFolder, folder), 1), queriesOf(*adapted, 1)) == 0.0F);
    }

    void theBaseIsLookedForInTheCache()
    {
        const QTemporaryDir place;
        const fs::path folder = fs::path(place.path().toStdString());
        writeAdapter(folder / "adapted");
        fs::create_directories(folder / "cache/models--nobody--llama/snapshots");
        fs::create_directory_symlink(llamaFolder, folder / "cache/models--nobody--llama/snapshots/0a1b");
        const auto environment = [&](const std::string& name) {
            return name == "HF_HUB_CACHE" ? (folder / "cache").string() : std::string();
        };
        QCOMPARE(ModelSource::at(folder / "adapted", environment).folder,
                 folder / "cache/models--nobody--llama/snapshots/0a1b");
        const Error error = caught([&] { ModelSource::at(folder / "adapted", [](const std::string&) { return ""; }); });
        QVERIFY(error.code == Code::Missing);
        QVERIFY(saidParts(error).field.find("nobody/llama") != std::string::npos);
    }

    void theBaseIsLookedForInTheUsersFolders_data()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("kept");
        QTest::addColumn<bool>("found");
        QTest::newRow("its whole name") << "nobody/llama"
                                        << "nobody/llama" << true;
        QTest::newRow("the last part of it") << "nobody/llama"
                                             << "mine/llama" << true;
        QTest::newRow("of a path on another machine") << "/home/nobody/models/llama/"
                                                      << "llama" << true;
        QTest::newRow("another name") << "nobody/llama"
                                      << "llama-2" << false;
    }
    void theBaseIsLookedForInTheUsersFolders()
    {
        QFETCH(QString, base);
        QFETCH(QString, kept);
        QFETCH(bool, found);
        const QTemporaryDir place;
        const fs::path folder = fs::path(place.path().toStdString());
        writeAdapter(folder / "adapted", {{"base_model_name_or_path", base.toStdString()}});
        const fs::path model = folder / "models" / kept.toStdString();
        fs::create_directories(model);
        for (const char* file : {"config.json", "model.safetensors"}) fs::copy_file(llamaFolder / file, model / file);
        const auto nothing = [](const std::string&) { return ""; };
        setOwnModelFolders([&] { return std::vector{folder / "models"}; });
        const auto forget = qScopeGuard([] { setOwnModelFolders({}); });
        if (!found) {
            QVERIFY(asksForBase(caught([&] { ModelSource::at(folder / "adapted", nothing); })));
            return;
        }
        const ModelSource source = ModelSource::at(folder / "adapted", nothing);
        QCOMPARE(source.folder, model);
        QCOMPARE(source.warnings.size(), 1U);  // the numbers are shown with the adapter's name
        QVERIFY(source.warnings.front().ends_with(model.string()));
    }

    void twoOfTheUsersModelsOfOneNameAreNotGuessedFrom()
    {
        const QTemporaryDir place;
        const fs::path folder = fs::path(place.path().toStdString());
        writeAdapter(folder / "adapted");
        for (const char* name : {"models/a/llama", "models/b/llama"}) {
            fs::create_directories(folder / name);
            for (const char* file : {"config.json", "model.safetensors"})
                fs::copy_file(llamaFolder / file, folder / name / file);
        }
        setOwnModelFolders([&] { return std::vector{folder / "models"}; });
        const auto forget = qScopeGuard([] { setOwnModelFolders({}); });
        QVERIFY(
            asksForBase(caught([&] { ModelSource::at(folder / "adapted", [](const std::string&) { return ""; }); })));
    }

    void nobodysPathIsFollowed_data()
    {
        QTest::addColumn<QString>("base");
        QTest::newRow("absolute") << QString::fromStdString(llamaFolder.string());
        QTest::newRow("upwards") << "../base";
        QTest::newRow("upwards within") << "inner/../../base";
    }
    void nobodysPathIsFollowed()
    {
        QFETCH(QString, base);
        const QTemporaryDir place;
        const fs::path folder = fs::path(place.path().toStdString());
        fs::create_directory_symlink(llamaFolder, folder / "base");
        writeAdapter(folder / "adapted", {{"base_model_name_or_path", base.toStdString()}});
        const Error error = caught([&] { openModel(folder / "adapted"); });
        QVERIFY(error.code == Code::Missing);
        QVERIFY(saidParts(error).field.find(base.toStdString()) != std::string::npos);
        QVERIFY(asksForBase(error));
        QVERIFY(fs::equivalent(baseOutside(folder / "adapted"), llamaFolder));  // the folder that a question may name
    }

    void whatCannotBeABaseIsRefused()
    {
        const QTemporaryDir place;
        const fs::path folder = fs::path(place.path().toStdString());
        writeAdapter(folder / "itself");
        fs::create_directory_symlink(".", folder / "itself/base");
        QVERIFY(caught([&] { openModel(folder / "itself"); }).code == Code::Unsupported);
        writeAdapter(folder / "around");
        fs::create_symlink("base", folder / "around/base");
        QVERIFY(caught([&] { openModel(folder / "around"); }).code == Code::CannotRead);
        writeAdapter(folder / "wide", Json::object(), 96);
        fs::create_directory_symlink(llamaFolder, folder / "wide/base");
        QVERIFY(caught([&] { openModel(folder / "wide"); }).code == Code::WrongShape);
        QVERIFY(caught([&] { openAdapted(llamaFolder.parent_path() / "bert", folder / "wide"); }).code
                == Code::Missing);
        QVERIFY(caught([&] { openAdapted(folder, folder / "wide"); }).code == Code::Unsupported);
    }

    void listsHaveIt()
    {
        const QTemporaryDir place;
        const fs::path folder = fs::path(place.path().toStdString());
        writeAdapter(folder / "adapted");
        QCOMPARE(survey(folder / "adapted").problem->code, Code::Missing);
        fs::create_directory_symlink(llamaFolder, folder / "adapted/base");
        const ModelSurvey found = survey(folder / "adapted");
        QVERIFY(!found.problem);
        QCOMPARE(found.architecture, std::string("Llama"));
        const std::vector<LocalModel> below = modelsBelow(folder);
        QCOMPARE(below.size(), 1U);
        QCOMPARE(below.front().file, folder / "adapted");
        QCOMPARE(weightsFileOf(folder / "adapted"), folder / "adapted/adapter_model.safetensors");
    }

    /// A GGUF file has the rows of rotated queries pair by pair, be it the base or the adapter.
    void aFileAndAFolderOfOneAdapterAreTheSameOnAnyBase_data()
    {
        QTest::addColumn<QString>("base");
        const fs::path tree = fs::path(SOURCE_DIR) / "tests/golden/data";
        QTest::newRow("a folder") << QString::fromStdString(llamaFolder.string());
        QTest::newRow("a GGUF file, stored pair by pair")
            << QString::fromStdString((tree / "gguf/llama_biases/model.gguf").string());
        QTest::newRow("a GGUF file") << QString::fromStdString((tree / "gguf/qwen2/model.gguf").string());
    }
    void aFileAndAFolderOfOneAdapterAreTheSameOnAnyBase()
    {
        QFETCH(QString, base);
        const fs::path base_path = base.toStdString();
        const auto plain = openModel(base_path);
        const auto queriesOf = [](const Model& model, std::size_t layer) {
            return model.transformer.blocks[layer].attention.query.weight.matrix();
        };
        const Index width = plain->transformer.width(), made = queriesOf(*plain, 1).cols();
        const Matrix a = adapterNumbers(2, width, 1), b = adapterNumbers(made, 2, 2);
        const QTemporaryDir place;
        const fs::path folder = fs::path(place.path().toStdString());
        writeAdapter(folder / "adapted", Json::object(), width, made);
        const std::string name = base_path.string().find("qwen2") == std::string::npos ? "llama" : "qwen2";
        writeText(folder / "adapted.gguf",
                  adapterFile(name, a, name == "llama" ? pairedRows(b, made / plain->info.heads) : b));
        const auto by_folder = openAdapted(base_path, folder / "adapted");
        const auto by_file = openAdapted(base_path, folder / "adapted.gguf");
        QVERIFY(weightsApart(queriesOf(*by_folder, 1), queriesOf(*plain, 1) + (1.5F * b * a).transpose()) < 1e-5F);
        QCOMPARE(weightsApart(queriesOf(*by_folder, 1), queriesOf(*by_file, 1)), 0.0F);
        QCOMPARE(weightsApart(queriesOf(*by_folder, 0), queriesOf(*plain, 0)), 0.0F);
        QCOMPARE(by_file->info.name, std::string("adapted"));
    }

    /// A run, and a session that keeps it, name the base that was given; another model has none.
    void aRunKeepsTheBaseThatWasGiven()
    {
        const QTemporaryDir place;
        const fs::path folder = fs::path(place.path().toStdString());
        writeAdapter(folder / "adapted");
        Session session;
        session.run() = {.model = folder / "adapted", .base = llamaFolder, .texts = {"a"}};
        OpenedModels models;
        const PreparedRun prepared = prepare(session.run(), models);
        QCOMPARE(prepared.model->info.folder, folder / "adapted");
        QVERIFY(prepare(session.run(), models).model == prepared.model);
        QVERIFY(fingerprintOf(folder / "adapted") != 0);
        saveSession(session, folder / "a.attnscope");
        Session again = openSession(folder / "a.attnscope");
        SourceSearch search;
        search.opened = {llamaFolder};
        search.cached = [] { return std::vector<fs::path>(); };
        QVERIFY(findSources(again, folder, search).empty());
        QCOMPARE(fs::weakly_canonical(again.run().base), fs::weakly_canonical(llamaFolder));
        setModel(again, llamaFolder);
        QVERIFY(again.run().base.empty());
    }

    void aFileIsRefusedByWhatItIs()
    {
        const QTemporaryDir place;
        const fs::path file = fs::path(place.path().toStdString()) / "a.gguf";
        const Matrix a = adapterNumbers(2, 64, 1), b = adapterNumbers(64, 2, 2);
        writeText(file, adapterFile("llama", a, b));
        QVERIFY(asksForBase(caught([&] { openModel(file); })));
        QVERIFY(survey(file).problem.has_value());
        const fs::path qwen = fs::path(SOURCE_DIR) / "tests/golden/data/gguf/qwen2/model.gguf";
        QCOMPARE(caught([&] { openAdapted(qwen, file); }).code, Code::Unsupported);
        writeText(file, adapterFile("qwen2", a, b));
        QCOMPARE(caught([&] { openAdapted(llamaFolder, file); }).code, Code::Unsupported);
        writeText(file, adapterFile("strange", a, b));
        QCOMPARE(caught([&] { openAdapted(llamaFolder, file); }).code, Code::Unknown);
        writeText(file, adapterFile("llama", a, b, "control_vector"));
        QCOMPARE(saidParts(caught([&] { openAdapted(llamaFolder, file); })).field, std::string("“adapter.type”"));
        const std::string whole = adapterFile("llama", a, b);
        for (const std::size_t bytes : {whole.size() - 1, whole.size() / 2, std::size_t{40}}) {
            writeText(file, whole.substr(0, bytes));
            caught([&] { openAdapted(llamaFolder, file); });
        }
    }

    void cutFilesAreRefused()
    {
        const QTemporaryDir place;
        const fs::path folder = fs::path(place.path().toStdString()) / "adapted";
        writeAdapter(folder);
        fs::create_directory_symlink(llamaFolder, folder / "base");
        const auto whole = fs::file_size(folder / "adapter_model.safetensors");
        for (const std::uintmax_t bytes : {whole - 1, whole / 2, std::uintmax_t{12}, std::uintmax_t{0}}) {
            fs::resize_file(folder / "adapter_model.safetensors", bytes);
            const Error error = caught([&] { openModel(folder); });
            QVERIFY2(error.file.ends_with("adapter_model.safetensors"), saidParts(error).field.c_str());
        }
        fs::remove(folder / "adapter_model.safetensors");
        QVERIFY(caught([&] { openModel(folder); }).code == Code::Missing);
        writeText(folder / "adapter_config.json", "{\"peft_type\": ");
        QVERIFY(caught([&] { openModel(folder); }).code == Code::Malformed);
    }
};

TEST_CLASS(TestLoraAdapter)
#include "tst_lora_adapter.moc"
