#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/model/folder/answering_head.h"
#include "core/model/folder/foreign_weights.h"
#include "core/model/folder/model_families.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/prediction.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cstdio>
#include <fstream>
#include <unistd.h>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path modelsFolder = fs::path(SOURCE_DIR) / "tests/golden/data/models";

/// This process's own memory, in bytes; mapped files do not count.
std::size_t ownMemory()
{
    std::ifstream file("/proc/self/statm");
    std::size_t whole = 0, resident = 0, shared = 0;
    file >> whole >> resident >> shared;
    return (resident - shared) * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

void write(const fs::path& file, const std::string& text) { std::ofstream(file) << text; }

/// A safetensors file of zeros; only its header takes room on the disk.
void writeZeros(const fs::path& file, const std::map<std::string, std::vector<Index>>& tensors)
{
    Json header = Json::object();
    std::uint64_t at = 0;
    for (const auto& [name, shape] : tensors) {
        std::uint64_t bytes = 2;
        for (const Index size : shape) bytes *= static_cast<std::uint64_t>(size);
        header[name] = {{"dtype", "BF16"}, {"shape", shape}, {"data_offsets", {at, at + bytes}}};
        at += bytes;
    }
    const std::string text = header.dump();
    const std::uint64_t size = text.size();
    {
        std::ofstream stream(file, std::ios::binary);
        stream.write(reinterpret_cast<const char*>(&size), sizeof size);
        stream << text;
    }
    fs::resize_file(file, sizeof size + size + at);
}

/// A Llama of 1.1 thousand million parameters in bfloat16, as large as TinyLlama.
void writeLargeLlama(const fs::path& folder)
{
    constexpr Index layers = 22, width = 2048, keys = 256, inner = 5632, vocabulary = 32000;
    write(folder / "config.json",
          R"({"model_type": "llama", "hidden_size": 2048, "num_hidden_layers": 22, "num_attention_heads": 32,
              "num_key_value_heads": 4, "intermediate_size": 5632, "vocab_size": 32000,
              "max_position_embeddings": 2048, "rms_norm_eps": 1e-5, "torch_dtype": "bfloat16"})");
    std::map<std::string, std::vector<Index>> tensors{{"model.embed_tokens.weight", {vocabulary, width}},
                                                      {"lm_head.weight", {vocabulary, width}},
                                                      {"model.norm.weight", {width}}};
    for (Index layer = 0; layer < layers; ++layer) {
        const std::string at = "model.layers." + std::to_string(layer) + ".";
        tensors[at + "input_layernorm.weight"] = tensors[at + "post_attention_layernorm.weight"] = {width};
        tensors[at + "self_attn.q_proj.weight"] = tensors[at + "self_attn.o_proj.weight"] = {width, width};
        tensors[at + "self_attn.k_proj.weight"] = tensors[at + "self_attn.v_proj.weight"] = {keys, width};
        tensors[at + "mlp.gate_proj.weight"] = tensors[at + "mlp.up_proj.weight"] = {inner, width};
        tensors[at + "mlp.down_proj.weight"] = {width, inner};
    }
    writeZeros(folder / "model.safetensors", tensors);
}

template<typename Act>
Error errorOf(const Act& act)
{
    try {
        act();
    } catch (const Error& error) {
        return error;
    }
    return {Code::Missing, "", "no error"};
}

Batch batchOf(const std::vector<Index>& ids, const Model& model) { return {{sequenceOfIds(model, ids)}}; }

const std::vector<Index> someIds{5, 17, 33, 9, 120, 64, 7};

}  // namespace

class TestModelFolders final : public QObject {
    Q_OBJECT
private slots:
    void theAnswerIsTheModelsOwnHeads_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<bool>("predicts");
        QTest::newRow("GPT-2") << "gpt2_fp16"
                               << "GPT2LMHeadModel" << true;
        QTest::newRow("with two heads") << "gpt2_fp16"
                                        << "GPT2DoubleHeadsModel" << true;
        QTest::newRow("nothing said") << "gpt2_fp16"
                                      << "" << true;
        QTest::newRow("somebody's own") << "gpt2_fp16"
                                        << "OurGPT" << true;
        QTest::newRow("classes of texts") << "gpt2_fp16"
                                          << "GPT2ForSequenceClassification" << false;
        QTest::newRow("classes of tokens") << "gpt2_fp16"
                                           << "GPT2ForTokenClassification" << false;
        QTest::newRow("answers in the text") << "gpt2_fp16"
                                             << "GPT2ForQuestionAnswering" << false;
        QTest::newRow("no head") << "gpt2_fp16"
                                 << "GPT2Model" << false;
        QTest::newRow("a head in the files") << "llama_bf16"
                                             << "LlamaModel" << true;
        QTest::newRow("another one's head in the files") << "llama_bf16"
                                                         << "LlamaForSequenceClassification" << false;
        QTest::newRow("an encoder's") << "bert"
                                      << "BertForTokenClassification" << false;
        QTest::newRow("an encoder–decoder's") << "marian"
                                              << "MarianMTModel" << true;
        QTest::newRow("an encoder–decoder's classes") << "marian"
                                                      << "MarianForSequenceClassification" << false;
    }
    void theAnswerIsTheModelsOwnHeads()
    {
        QFETCH(QString, model);
        QFETCH(QString, architecture);
        QFETCH(bool, predicts);
        const QTemporaryDir folder;
        const fs::path copy = folder.path().toStdString();
        fs::copy(modelsFolder / model.toStdString(), copy,
                 fs::copy_options::recursive | fs::copy_options::overwrite_existing);
        Json config = Json::parse(readText(copy / "config.json", 1U << 20U));
        config["architectures"] = Json::array();
        if (!architecture.isEmpty()) config["architectures"].push_back(architecture.toStdString());
        fs::remove(copy / "config.json");
        write(copy / "config.json", config.dump());
        const auto opened = openModel(copy);
        const Model& speaker = opened->decoder ? *opened->decoder : *opened;
        QCOMPARE(speaker.transformer.language_head.has_value(), predicts);
        const bool said = std::ranges::any_of(opened->warnings, [&](const std::string& warning) {
            return warning.find("names " + architecture.toStdString()) != std::string::npos;
        });
        QCOMPARE(said, !predicts);
    }

    void namesOfClassesTellTheirHead()
    {
        for (const char* name : {"RoFormerForMaskedLM", "BartForConditionalGeneration", "XLNetLMHeadModel",
                                 "BertForPreTraining", "AutoModelForCausalLMWithValueHead"})
            QVERIFY2(headOf(name) == AnsweringHead::Pieces, name);
        for (const char* name : {"XLMForSequenceClassification", "LongformerForMultipleChoice", "Qwen2ForRewardModel"})
            QVERIFY2(headOf(name) == AnsweringHead::Another, name);
        for (const char* name : {"RoFormerModel", "XLMRobertaModel", "LongformerModel"})
            QVERIFY2(headOf(name) == AnsweringHead::None, name);
    }

    void twoGigabytesOpenWithoutBeingRead()
    {
        const fs::path folder = m_folder.path().toStdString();
        writeLargeLlama(folder);
        const std::size_t before = ownMemory();
        const auto start = std::chrono::steady_clock::now();
        const auto model = openModel(folder);
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
        QCOMPARE(model->info.parameters, Index{1'100'048'384});
        const std::size_t used = ownMemory() - before;
        std::printf("2.2 GB of bfloat16: opened in %.1f ms, %zu kB of memory\n", took.count(), used / 1000);
        QVERIFY2(used < 20'000'000, qPrintable(QString::number(used)));

        const auto trace = run(model, batchOf({1, 2, 3}, *model), {.keep = Keep::Context});
        QVERIFY(trace->last_hidden_state.front().allFinite());
        QVERIFY(keptWeightBytes() <= std::size_t{512} << 20U);
    }

    void aFolderCalledModelGoesByAnotherName_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("config");
        QTest::addColumn<QString>("name");
        QTest::newRow("its own") << "tiny"
                                 << R"({"model_type": "gpt2"})"
                                 << "tiny";
        QTest::newRow("the one that it lies in") << "tiny/model"
                                                 << R"({"model_type": "gpt2"})"
                                                 << "tiny";
        QTest::newRow("its architecture") << "models/model"
                                          << R"({"model_type": "gpt2"})"
                                          << "gpt2";
        QTest::newRow("the one in its configuration") << "tiny/model"
                                                      << R"({"name": "Tim"})"
                                                      << "Tim";
    }

    void aFolderCalledModelGoesByAnotherName()
    {
        QFETCH(QString, folder);
        QFETCH(QString, config);
        const QTemporaryDir temporary;
        const fs::path place = fs::path(temporary.path().toStdString()) / folder.toStdString();
        fs::create_directories(place);
        write(place / "config.json", config.toStdString());
        QTEST(QString::fromStdString(modelName(place)), "name");
    }

    void weightsOfOtherProgramsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("named");
        QTest::newRow("PyTorch") << QByteArray("PK\3\4xx") << "model.PT"
                                 << "PyTorch";
        QTest::newRow("ONNX") << QByteArray("x") << "model.onnx"
                              << "ONNX";
        QTest::newRow("Keras") << QByteArray("\x89HDF\r\n\x1a\n") << "m.h5"
                               << "HDF5";
        QTest::newRow("anything else") << QByteArray("text") << "notes.bin"
                                       << "";
    }

    void weightsOfOtherProgramsAreNamed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, file);
        QFETCH(QString, named);
        const QTemporaryDir temporary;
        const fs::path path = fs::path(temporary.path().toStdString()) / file.toStdString();
        write(path, bytes.toStdString());
        if (named.isEmpty()) return refuseForeignWeights(path);
        const Error error = errorOf([&] { openModel(path); });
        QCOMPARE(error.code, Code::Unsupported);
        QVERIFY(QString::fromStdString(saidParts(error).found).contains(named));
        write(path.parent_path() / "config.json", "{}");
        refuseForeignWeights(path);  // part of a folder that may hold others
    }

    void anUnknownArchitectureIsRefusedWithThoseThatAreKnown()
    {
        const fs::path folder = m_folder.path().toStdString();
        write(folder / "config.json", R"({"model_type": "my-own"})");
        const Error error = errorOf([&] { openModel(folder); });
        QCOMPARE(error.code, Code::Unknown);
        for (const std::string& type : knownModelTypes())
            QVERIFY(saidParts(error).expected.find(type) != std::string::npos);
        QVERIFY(knownModelTypes().size() > 14);
    }

    void aSlipOfTheHandIsAnsweredWithTheNearestName()
    {
        const fs::path folder = m_folder.path().toStdString();
        write(folder / "config.json", R"({"model_type": "modern-bert"})");
        QCOMPARE(saidParts(errorOf([&] { openModel(folder); })).nearest, std::string("modernbert"));
        for (const char* none : {"my-own", "gpt3", "qwen4", "llama5_text", "mist"}) {
            write(folder / "config.json", Json{{"model_type", none}}.dump());
            QCOMPARE(saidParts(errorOf([&] { openModel(folder); })).nearest, std::string());
        }
    }

    void aRealArchitectureThatIsNotReadIsNoSlipOfTheHand()
    {
        const fs::path folder = m_folder.path().toStdString();
        for (const char* real : {"mamba", "jetmoe", "dbrx", "t5gemma", "jamba", "vits", "speecht5"}) {
            write(folder / "config.json", Json{{"model_type", real}}.dump());
            const Error error = errorOf([&] { openModel(folder); });
            QCOMPARE(error.code, Code::Unsupported);
            QCOMPARE(saidParts(error).field, std::string("model_type ") + real);
            QVERIFY(saidParts(error).nearest.empty() && saidParts(error).found.empty());
        }
    }

    void theHandbookNamesEveryFamily()
    {
        std::ifstream file(SOURCE_DIR "/resources/help/handbook/13-models.md");
        std::string text((std::istreambuf_iterator<char>(file)), {});
        for (char& letter : text)
            if (letter == '\n') letter = ' ';
        while (text.find("  ") != std::string::npos) text.replace(text.find("  "), 2, " ");
        for (const std::string& name : knownArchitectures())
            QVERIFY2(text.find(name) != std::string::npos, name.c_str());
    }

    void weightsOfPyTorchThatAreNoneAreNamed()
    {
        const QTemporaryDir pickled;
        const fs::path folder = pickled.path().toStdString();
        fs::copy(modelsFolder / "llama_bf16/config.json", folder / "config.json");
        write(folder / "pytorch_model.bin", "x");
        const Error error = errorOf([&] { openModel(folder); });
        QCOMPARE(error.file, (folder / "pytorch_model.bin").string());
    }

    void anIdThatIsNoneIsToldOf()
    {
        const QTemporaryDir copy;
        const fs::path folder = copy.path().toStdString();
        fs::copy(fs::path(SOURCE_DIR) / "resources/models/primer-translator", folder,
                 fs::copy_options::overwrite_existing | fs::copy_options::recursive);
        QVERIFY(openModel(folder)->warnings.empty());
        Json config = readJsonObject((folder / "config.json").string(), 1U << 20U);
        for (const Json& wrong : {Json("5"), Json(-1), Json(1e30)}) {
            config["decoder_start_token_id"] = wrong;
            write(folder / "config.json", config.dump());
            const auto model = openModel(folder);
            QCOMPARE(model->warnings.size(), std::size_t{1});
            QVERIFY(model->warnings.front().find("decoder_start_token_id") != std::string::npos);
        }
    }

    void configurationsThatCannotBeRunAreRefused_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const char* change, const char* field) {
            QTest::newRow(name) << QString::fromUtf8(change) << QString::fromUtf8(field);
        };
        row("unknown scaling", R"({"rope_parameters": {"rope_type": "ropey"}})", "“rope_parameters.rope_type”");
        row("old spelling of it", R"({"rope_parameters": null, "rope_scaling": {"type": "ropey"}})",
            "“rope_scaling.type”");
        row("long ropes without their numbers", R"({"rope_parameters": {"rope_type": "longrope"}})",
            "“short_factor” of the rotary scaling");
        row("long ropes with too few numbers", R"({"rope_parameters": {"rope_type": "longrope", "short_factor": [1],
            "long_factor": [1]}})",
            "“short_factor”, “long_factor”");
        row("long ropes of no length", R"({"rope_parameters": {"rope_type": "longrope", "short_factor": [0]}})",
            "“rope_parameters.short_factor”");
        row("odd heads", R"({"head_dim": 15})", "“head_dim”");
        row("keys that cannot be shared", R"({"num_key_value_heads": 3})", "“num_attention_heads”");
        row("no base", R"({"rope_parameters": {"rope_theta": 0}})", "“rope_parameters.rope_theta”");
        row("quantized weights", R"({"quantization_config": {"quant_method": "hqq"}})", "“quantization_config”");
        row("a scaling without its factor", R"({"rope_parameters": {"rope_type": "linear"}})",
            "“factor” of the rotary scaling");
        row("an unknown nonlinearity", R"({"hidden_act": "softsign"})", "“hidden_act”");
        row("a scaling for each kind of layer", R"({"rope_parameters": {"full_attention": {}}})", "“rope_parameters”");
    }
    void configurationsThatCannotBeRunAreRefused()
    {
        QFETCH(QString, change);
        QFETCH(QString, field);
        Json config = readJsonObject((modelsFolder / "llama_bf16/config.json").string(), 1U << 20U);
        config.update(Json::parse(change.toStdString()));
        const fs::path file = fs::path(m_folder.path().toStdString()) / "config.json";
        write(file, config.dump());
        const Error error = errorOf([&] { checkConfiguration(file); });
        QCOMPARE(QString::fromStdString(saidParts(error).field), field);
    }

    void wholeNumbersAreNoWeights()
    {
        const fs::path folder = m_folder.path().toStdString();
        fs::copy(modelsFolder / "llama_bf16/config.json", folder / "config.json", fs::copy_options::overwrite_existing);
        std::string header =
            R"({"model.embed_tokens.weight":{"dtype":"I8","shape":[400,64],"data_offsets":[0,25600]}})";
        const std::uint64_t size = header.size();
        std::string bytes(reinterpret_cast<const char*>(&size), sizeof size);
        write(folder / "model.safetensors", bytes + header + std::string(25600, '\0'));
        const Error error = errorOf([&] { openModel(folder); });
        QCOMPARE(error.code, Code::Unsupported);
        QCOMPARE(saidParts(error).found, std::string("I8"));
    }

    void aPassThatDoesNotFitSaysWhatItNeeds()
    {
        const auto model = openModel(modelsFolder / "llama_bf16");
        const std::size_t needed = traceBytes(model->transformer, 1, 7, Keep::Weights, model->info.layers);
        RunOptions options{.keep = Keep::Weights, .memory = needed - 1};
        const Error error = errorOf([&] { run(model, batchOf(someIds, *model), options); });
        QCOMPARE(error.code, Code::NoMemory);
        options.memory = needed;
        QVERIFY(run(model, batchOf(someIds, *model), options) != nullptr);
        options.whole_layer = 0;
        options.memory = traceBytes(model->transformer, 1, 7, Keep::Weights, 1);
        QVERIFY(options.memory < needed);
        QVERIFY(run(model, batchOf(someIds, *model), options) != nullptr);
        const Index fits = tokensWithin(model->transformer, 1, needed);
        QVERIFY(traceBytes(model->transformer, 1, fits, Keep::Vectors, model->info.layers) <= needed);
        QVERIFY(traceBytes(model->transformer, 1, fits + 1, Keep::Vectors, model->info.layers) > needed);
    }

    void layersOnDemandAreTheSame()
    {
        const auto model = openModel(modelsFolder / "llama_bf16");
        const auto whole = run(model, batchOf(someIds, *model), {});
        const auto first = run(model, batchOf(someIds, *model), {.whole_layer = 0});
        QVERIFY(first->has(0));
        QVERIFY(!first->has(1));
        const auto second = withLayer(first, 1);
        QVERIFY(!second->has(0));
        QVERIFY(second->has(1));
        const auto weights = [](const Trace& trace) -> const Matrix& {
            return trace.layers[1]->items[0].attention.heads[2].weights;
        };
        QVERIFY(weights(*second) == weights(*whole));
        QVERIFY(second->last_hidden_state.front() == whole->last_hidden_state.front());
    }

    void aModelContinuesATextByItsLikeliestToken()
    {
        const auto model = openModel(modelsFolder / "llama_bf16");
        const auto start = run(model, batchOf(someIds, *model), {});
        const auto longer = generated(start, 5, {});
        QCOMPARE(longer->queries(0).size(), someIds.size() + 5);
        std::vector<Index> ids = someIds;
        while (ids.size() < longer->queries(0).size()) {
            const auto trace = run(model, batchOf(ids, *model), {});
            Index likeliest = 0;
            logits(model->transformer, trace->last_hidden_state.front().bottomRows(1)).row(0).maxCoeff(&likeliest);
            QCOMPARE(longer->queries(0)[ids.size()].id, likeliest);
            ids.push_back(likeliest);
        }
        const auto full = run(model, batchOf(std::vector<Index>(64, 5), *model), {.keep = Keep::Context});
        QVERIFY(!continuedBy(*full, 0));  // no more places
    }

    void aMaskedModelSaysWordsForTheFirstMask()
    {
        const auto model = openModel(modelsFolder / "bert");
        QVERIFY(model->info.mask_id.has_value());
        const Index mask = *model->info.mask_id;
        const auto trace = run(model, batchOf({2, 17, mask, 33, mask, 3}, *model), {});
        QCOMPARE(predictedPosition(*trace, 0, 0), Index{2});
        QCOMPARE(predictedPosition(*trace, 0, 4), Index{4});
        const auto words = predictedTokens(*trace, 0, 2, 400);
        float sum = 0;
        for (const Prediction& word : words) sum += word.probability;
        QVERIFY(std::abs(sum - 1) < 1e-4F);
        QVERIFY(!continuedBy(*trace, 0));
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestModelFolders)
#include "tst_model_folders.moc"
