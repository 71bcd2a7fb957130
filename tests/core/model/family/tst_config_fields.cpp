#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_families.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/statement.h"
#include "core/model/pass/trace.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/golden/cases/golden_case.h"
#include "tests/test_class.h"

#include <algorithm>
#include <fstream>
#include <numeric>

namespace fs = std::filesystem;
using namespace core;

namespace {

const fs::path fieldModels = SOURCE_DIR "/tests/golden/data/models";

/// Tensors of ones, by their names and shapes.
WeightFiles onesOf(const std::map<std::string, std::vector<Index>>& shapes)
{
    static const std::vector<float> ones(4096, 1);
    std::map<std::string, WeightFiles::Entry> tensors;
    for (const auto& [name, shape] : shapes) {
        const Index size = std::accumulate(shape.begin(), shape.end(), Index{1}, std::multiplies<>());
        const auto numbers = std::span(ones).first(static_cast<std::size_t>(size));
        tensors[name] = {{ElementType::F32, shape, std::as_bytes(numbers), {}}, "test"};
    }
    return {"test", std::move(tensors)};
}

Transformer plannedAndLoaded(const Json& config, const WeightFiles& files)
{
    return planModel(ConfigReader::parse(config.dump(), "config.json")).load(files);
}

Activation activationOf(const Transformer& transformer)
{
    return std::get<FeedForward>(transformer.blocks.front().feed_forward).activation;
}

bool isGated(const Transformer& transformer)
{
    return std::get<FeedForward>(transformer.blocks.front().feed_forward).gate.has_value();
}

/// One layer of BERT's kind with a width of 4, as ALBERT or MPNet spell it.
std::map<std::string, std::vector<Index>> encoderShapes(const std::string& at, const std::array<const char*, 8>& names)
{
    std::map<std::string, std::vector<Index>> shapes{{"embeddings.word_embeddings.weight", {9, 4}},
                                                     {"embeddings.position_embeddings.weight", {16, 4}},
                                                     {"embeddings.token_type_embeddings.weight", {2, 4}},
                                                     {"embeddings.LayerNorm.weight", {4}},
                                                     {"embeddings.LayerNorm.bias", {4}}};
    for (const char* name : names) {
        shapes[at + name + ".bias"] = {4};
        shapes[at + name + ".weight"] = {4, 4};
    }
    for (const char* norm : {names[4], names[7]}) shapes[at + norm + ".weight"] = {4};
    return shapes;
}

const Json smallEncoder{
    {"hidden_size", 4},       {"num_hidden_layers", 1}, {"num_attention_heads", 2},     {"vocab_size", 9},
    {"intermediate_size", 4}, {"embedding_size", 4},    {"max_position_embeddings", 16}};

/// All configurations of golden folders, the shared ones too, that are read here; each as transformers wrote it.
std::vector<fs::path> configurations()
{
    std::vector<fs::path> places{fieldModels, fieldModels.parent_path() / "families",
                                 fs::path(SOURCE_DIR) / "resources/models"};
    for (const char* shared : {"golden/open/models", "golden/today/models", "golden/now/wrappers",
                               "golden/now/families", "golden/now/labels", "golden/now/pictures"})
        if (const auto beside = sharedFolder(shared)) places.push_back(*beside);
    const std::vector<std::string> known = knownModelTypes();
    std::vector<fs::path> files;
    for (const fs::path& place : places)
        for (const auto& entry : fs::directory_iterator(place))
            for (const char* name : {"config.json", "config.v4.json"}) {
                const fs::path file = entry.path() / name;
                if (!fs::exists(file)) continue;
                const Json config = readJsonObject(file.string(), 1U << 20U);
                if (std::ranges::count(known, config.value("model_type", "")) > 0) files.push_back(file);
            }
    return files;
}

Json changedConfig(Json config, const Json& changes)
{
    config.update(changes);
    return config;
}

}  // namespace

/// Fields of configurations that change numbers, as transformers reads them.
class TestConfigFields final : public QObject {
    Q_OBJECT
private slots:
    void t5SaysHowItsFeedForwardLayersAreMade_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<int>("activation");
        QTest::addColumn<bool>("gated");
        const auto row = [](const char* fields, Activation activation, bool gated) {
            QTest::newRow(fields) << QByteArray(fields) << static_cast<int>(activation) << gated;
        };
        row(R"({})", Activation::Relu, false);
        row(R"({"model_type":"mt5"})", Activation::GeluTanh, true);
        row(R"({"feed_forward_proj":"gated-gelu"})", Activation::GeluTanh, true);
        row(R"({"feed_forward_proj":"gated-gelu","dense_act_fn":"relu"})", Activation::Relu, true);
        row(R"({"feed_forward_proj":"relu","dense_act_fn":"gelu"})", Activation::Gelu, false);
        row(R"({"feed_forward_proj":"gated-gelu","is_gated_act":false})", Activation::GeluTanh, false);
    }
    void t5SaysHowItsFeedForwardLayersAreMade()
    {
        QFETCH(QByteArray, fields);
        const std::string at = "encoder.block.0.layer.";
        const WeightFiles files = onesOf({{"shared.weight", {9, 4}},
                                          {at + "0.SelfAttention.q.weight", {4, 4}},
                                          {at + "0.SelfAttention.k.weight", {4, 4}},
                                          {at + "0.SelfAttention.v.weight", {4, 4}},
                                          {at + "0.SelfAttention.o.weight", {4, 4}},
                                          {at + "0.SelfAttention.relative_attention_bias.weight", {32, 2}},
                                          {at + "0.layer_norm.weight", {4}},
                                          {at + "1.DenseReluDense.wi.weight", {4, 4}},
                                          {at + "1.DenseReluDense.wi_0.weight", {4, 4}},
                                          {at + "1.DenseReluDense.wi_1.weight", {4, 4}},
                                          {at + "1.DenseReluDense.wo.weight", {4, 4}},
                                          {at + "1.layer_norm.weight", {4}},
                                          {"encoder.final_layer_norm.weight", {4}}});
        const Json t5{{"model_type", "t5"}, {"num_layers", 1}, {"num_heads", 2}, {"d_model", 4},
                      {"d_kv", 2},          {"d_ff", 4},       {"vocab_size", 9}};
        const Transformer transformer = plannedAndLoaded(changedConfig(t5, Json::parse(fields.toStdString())), files);
        QTEST(static_cast<int>(activationOf(transformer)), "activation");
        QTEST(isGated(transformer), "gated");
    }

    void albertIsOfGelusApproximationUnlessItSaysSo()
    {
        auto shapes = encoderShapes("encoder.albert_layer_groups.0.albert_layers.0.",
                                    {"attention.query", "attention.key", "attention.value", "attention.dense",
                                     "attention.LayerNorm", "ffn", "ffn_output", "full_layer_layer_norm"});
        shapes["encoder.embedding_hidden_mapping_in.weight"] = {4, 4};
        shapes["encoder.embedding_hidden_mapping_in.bias"] = {4};
        const WeightFiles files = onesOf(shapes);
        const Json albert = changedConfig(smallEncoder, {{"model_type", "albert"}});
        QCOMPARE(activationOf(plannedAndLoaded(albert, files)), Activation::GeluTanh);
        QCOMPARE(activationOf(plannedAndLoaded(changedConfig(albert, {{"hidden_act", "gelu"}}), files)),
                 Activation::Gelu);
    }

    void mpnetsPlacesBeginBehindTokenOneWhateverFillsUp()
    {
        auto shapes = encoderShapes("encoder.layer.0.",
                                    {"attention.attn.q", "attention.attn.k", "attention.attn.v", "attention.attn.o",
                                     "attention.LayerNorm", "intermediate.dense", "output.dense", "output.LayerNorm"});
        shapes["encoder.relative_attention_bias.weight"] = {32, 2};
        const WeightFiles files = onesOf(shapes);
        for (const int padding : {0, 1, 5}) {
            const Json mpnet = changedConfig(smallEncoder, {{"model_type", "mpnet"}, {"pad_token_id", padding}});
            const Transformer transformer = plannedAndLoaded(mpnet, files);
            QCOMPARE(transformer.position_count.first, Index{2});
            QCOMPARE(planModel(ConfigReader::parse(mpnet.dump(), "config.json")).max_tokens, Index{14});
        }
    }

    void frequenciesThatEsmsFilesHoldGoBeforeTheBase()
    {
        const QTemporaryDir copy;
        const fs::path folder = copy.path().toStdString();
        fs::copy(fieldModels / "esm", folder, fs::copy_options::recursive);
        const auto weightsOf = [&](double base) {
            Json config = readJsonObject((fieldModels / "esm/config.json").string(), 1U << 20U);
            config["rope_theta"] = base;
            std::ofstream(folder / "config.json") << config.dump();
            const auto model = openModel(folder);
            const auto trace = run(model, Batch{{sequenceOfIds(*model, {0, 5, 6, 7, 8, 2})}}, {});
            return Matrix(trace->layers.front()->items.front().attention.heads.front().weights);
        };
        QVERIFY((weightsOf(10000) - weightsOf(500)).cwiseAbs().maxCoeff() < 1e-5F);
    }

    void fieldsThatNobodyReadsAreWarnedAbout()
    {
        const QTemporaryDir copy;
        const fs::path folder = copy.path().toStdString();
        fs::copy(fieldModels / "llama_bf16", folder, fs::copy_options::recursive);
        Json config = readJsonObject((folder / "config.json").string(), 1U << 20U);
        QVERIFY(openModel(folder)->warnings.empty());
        config["attention_scale"] = 2;
        config["rope_parameters"]["strange"] = true;
        for (const char* harmless : {"my_dropout", "use_cache", "output_attentions"}) config[harmless] = true;
        for (const char* empty : {"nothing", "neither"}) config[empty] = Json::object();
        config["null"] = nullptr;
        std::ofstream(folder / "config.json") << config.dump();
        const std::string told = "“attention_scale”, “rope_parameters.strange”";
        QCOMPARE(openModel(folder)->warnings.size(), std::size_t{1});
        QVERIFY(openModel(folder)->warnings.front().ends_with(told));
        QVERIFY(checkConfiguration(folder / "config.json").front().ends_with(told));
    }

    void noModelAsTransformersWritesItHasSuchFields()
    {
        QStringList told;
        for (const fs::path& file : configurations())
            for (const std::string& warning : checkConfiguration(file)) told << QString::fromStdString(warning);
        QVERIFY2(told.isEmpty(), qPrintable(told.join('\n')));
    }

    void everyOtherFieldIsNamedWhereverItStands()
    {
        const QTemporaryDir place;
        const fs::path file = fs::path(place.path().toStdString()) / "config.json";
        for (const fs::path& original : configurations()) {
            const Json config = readJsonObject(original.string(), 1U << 20U);
            const auto toldOf = [&](const Json& changed) {
                std::ofstream(file) << changed.dump();
                const auto warnings = checkConfiguration(file);
                return warnings.empty() ? std::string() : warnings.front();
            };
            for (const char* planted : {"attention_scale", "logit_softcap", "mystery"}) {
                Json changed = config;
                changed[planted] = 2;
                QVERIFY2(toldOf(changed).ends_with(": “" + std::string(planted) + "”"), original.c_str());
                if (!config.contains("text_config") || !isWrapper(config.value("model_type", ""))) continue;
                changed = config;
                changed["text_config"][planted] = 2;
                QVERIFY2(toldOf(changed).ends_with(": “text_config." + std::string(planted) + "”"), original.c_str());
            }
        }
    }

    void aDecoderMaySeeBothWays()
    {
        const QTemporaryDir copy;
        const fs::path folder = copy.path().toStdString();
        fs::copy(fieldModels / "llama_bf16", folder, fs::copy_options::recursive);
        Json config = readJsonObject((folder / "config.json").string(), 1U << 20U);
        config["is_causal"] = false;
        std::ofstream(folder / "config.json") << config.dump();
        const auto model = openModel(folder);
        const auto trace = run(model, Batch{{sequenceOfIds(*model, {5, 6, 7})}}, {});
        QVERIFY(trace->layers.front()->items.front().attention.heads.front().weights.minCoeff() > 0);
    }
};

TEST_CLASS(TestConfigFields)
#include "tst_config_fields.moc"
