#include "core/error.h"
#include "core/model/family/found_weights.h"
#include "core/model/family/weight_files.h"
#include "core/model/folder/fitted_names.h"
#include "core/model/folder/gguf_model_file.h"
#include "core/model/folder/model_families.h"
#include "core/model/folder/model_folder.h"
#include "core/model/folder/model_survey.h"
#include "core/model/pass/trace.h"
#include "tests/core/model/folder/renamed_tensors.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <algorithm>
#include <functional>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path goldenData = SOURCE_DIR "/tests/golden/data";

/// An opened folder's last hidden state for a few ids.
Matrix stateOf(const fs::path& folder)
{
    const auto model = openModel(folder);
    return run(model, Batch{{sequenceOfIds(*model, {5, 17, 33, 9})}}, {})->last_hidden_state.front();
}

Json headerOf(const fs::path& file)
{
    Json header;
    fs::path copy = file;
    copy += ".copy";
    fs::copy_file(file, copy);
    changeHeader(copy, [&](Json& found) { header = found; });
    fs::remove(copy);
    return header;
}

void writeText(const fs::path& file, const std::string& text) { std::ofstream(file) << text; }

void changeConfig(const fs::path& folder, const std::function<void(Json&)>& change)
{
    Json config = readJsonObject((folder / "config.json").string(), 1U << 20U);
    change(config);
    fs::remove(folder / "config.json");
    writeText(folder / "config.json", config.dump());
}

Error refusalOf(const fs::path& folder)
{
    try {
        openModel(folder);
    } catch (const Error& error) {
        return error;
    }
    return {Code::Failed, "", "it opens"};
}

bool warns(const Model& model, const std::string& part)
{
    return std::ranges::any_of(model.warnings,
                               [&](const std::string& warning) { return warning.find(part) != std::string::npos; });
}

/// A safetensors file of one tensor of ones.
void writeOnes(const fs::path& file, const std::string& tensor, const char* type, std::size_t bytes, Index numbers)
{
    const Json header{{tensor, {{"dtype", type}, {"shape", {numbers}}, {"data_offsets", {0, bytes}}}}};
    const std::string text = header.dump();
    const std::uint64_t size = text.size();
    std::ofstream(file, std::ios::binary)
        << std::string(reinterpret_cast<const char*>(&size), sizeof size) << text << std::string(bytes, '\1');
}

}  // namespace

/// Folders as people have them: everything that is needed is there, but lies or is called otherwise.
class TestFoundFolders final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_place = std::make_unique<QTemporaryDir>();
        m_folder = fs::path(m_place->path().toStdString()) / "found";
    }

    void theOneBeginningThatFitsIsFoundAndTold_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("files");
        QTest::addColumn<bool>("headToo");
        const auto row = [](const char* source, const char* family, const char* files, bool headToo) {
            QTest::addRow("%s: “%s” for “%s”", source, files, family) << source << family << files << headToo;
        };
        row("llama_bf16", "", "module.", true);
        row("llama_bf16", "", "model.", true);
        row("llama_bf16", "", "_orig_mod.", true);
        row("llama_bf16", "", "module._orig_mod.", true);
        row("llama_bf16", "", "language_model.", true);
        row("llama_bf16", "model.", "model.language_model.", false);
        row("llama_bf16", "model.", "model.text_model.", false);
        row("llama_bf16", "model.", "llm.", false);
        row("gpt2_fp16", "", "module.", true);
        row("bert", "", "model.", true);
        row("vit", "", "backbone.", true);
    }
    void theOneBeginningThatFitsIsFoundAndTold()
    {
        QFETCH(QString, source);
        QFETCH(QString, family);
        QFETCH(QString, files);
        copyFolder("models/" + source.toStdString());
        const std::string from = family.toStdString(), to = files.toStdString();
        renameTensors(m_folder / "model.safetensors", [&](const std::string& name) {
            return name.starts_with(from) ? to + name.substr(from.size()) : name;
        });
        const fs::path original = goldenData / "models" / source.toStdString();
        const auto model = openModel(m_folder);
        QCOMPARE(model->transformer.language_head.has_value(),
                 openModel(original)->transformer.language_head.has_value());
        QVERIFY(warns(*model, to.find("_orig_mod.") != std::string::npos ? "_orig_mod." : to));
        if (model->transformer.patches) return;
        QVERIFY(stateOf(m_folder) == stateOf(original));
        QVERIFY(!warns(*openModel(original), "before the tensors' names"));
    }

    void whatFrameworksPutIntoNamesIsLeftOut()
    {
        copyFolder("models/llama_bf16");
        renameTensors(m_folder / "model.safetensors", [](const std::string& name) {
            const std::size_t at = name.find(".self_attn.");
            if (at == std::string::npos) return name;
            return name.substr(0, at) + "._orig_mod._checkpoint_wrapped_module" + name.substr(at);
        });
        QVERIFY(stateOf(m_folder) == stateOf(goldenData / "models/llama_bf16"));
        QVERIFY(warns(*openModel(m_folder), "_checkpoint_wrapped_module."));
    }

    void aTensorThatIsNotThereIsNotTakenFromAnotherLayer()
    {
        copyFolder("models/llama_bf16");
        for (const char* lost : {"model.layers.0.input_layernorm.weight", "model.layers.0."}) {
            renameTensors(m_folder / "model.safetensors", [&](std::string name) {
                if (name.starts_with(lost)) std::ranges::replace(name, '.', '_');
                return name;
            });
            const Error error = refusalOf(m_folder);
            QCOMPARE(error.code, Code::Missing);
            QVERIFY2(saidParts(error).field.find("model.layers.0.") != std::string::npos,
                     saidParts(error).field.c_str());
        }
    }

    void aDecoderIsNotTakenForTheEncoderThatIsMissing()
    {
        copyFolder("models/marian");
        renameTensors(m_folder / "model.safetensors", [](std::string name) {
            if (name.starts_with("model.encoder.")) std::ranges::replace(name, '.', '_');
            return name;
        });
        QCOMPARE(refusalOf(m_folder).code, Code::Missing);
    }

    void ofTwoModelsInOneFileNoneIsChosen()
    {
        std::map<std::string, WeightFiles::Entry> tensors;
        const WeightFiles whole = WeightFiles::open(goldenData / "models/llama_bf16");
        for (const auto& [name, entry] : whole.tensors()) tensors["a." + name] = tensors["b." + name] = entry;
        const ModelPlan plan = planModel(ConfigReader(goldenData / "models/llama_bf16/config.json"));
        QVERIFY(refusalOfNames(plan, tensors) == Code::Ambiguous);
        std::erase_if(tensors, [](const auto& each) { return each.first.starts_with("b.model.layers.1."); });
        QVERIFY(refusalOfNames(plan, tensors) == Code::Failed);  // one of them is whole
    }

    void shardsCountAndNotTheirIndex()
    {
        copyFolder("models/llama_bf16");
        fs::rename(m_folder / "model.safetensors", m_folder / "model-00001-of-00001.safetensors");
        Json map{{"mtp.fc.weight", "model-00001-of-00001.safetensors"}};
        const std::string kept = "model.norm.weight";
        const Json header = headerOf(m_folder / "model-00001-of-00001.safetensors");
        for (const auto& [name, tensor] : header.items())
            if (name != "__metadata__" && name != kept) map[name] = "model-00001-of-00001.safetensors";
        writeText(m_folder / "model.safetensors.index.json", Json{{"weight_map", map}}.dump());
        QVERIFY(stateOf(m_folder) == stateOf(goldenData / "models/llama_bf16"));
        QVERIFY(!survey(m_folder).problem);
    }

    void aShardIsMissedOnlyIfItIsNeeded()
    {
        copyFolder("models/llama_bf16");
        fs::rename(m_folder / "model.safetensors", m_folder / "model-00001-of-00002.safetensors");
        Json map{{"mtp.fc.weight", "model-00002-of-00002.safetensors"}};
        const Json header = headerOf(m_folder / "model-00001-of-00002.safetensors");
        for (const auto& [name, tensor] : header.items())
            if (name != "__metadata__") map[name] = "model-00001-of-00002.safetensors";
        writeText(m_folder / "model.safetensors.index.json", Json{{"weight_map", map}}.dump());
        QVERIFY(stateOf(m_folder) == stateOf(goldenData / "models/llama_bf16"));
        QVERIFY(warns(*openModel(m_folder), "model-00002-of-00002.safetensors"));
        for (const char* needed :
             {"model.embed_tokens.weight", "model.layers.1.mlp.up_proj.weight", "lm_head.weight"}) {
            renameTensors(m_folder / "model-00001-of-00002.safetensors", [&](const std::string& name) {
                return name == needed ? "lost." + name : name.starts_with("lost.") ? name.substr(5) : name;
            });
            Json other = map;
            other[needed] = "model-00002-of-00002.safetensors";
            fs::remove(m_folder / "model.safetensors.index.json");
            writeText(m_folder / "model.safetensors.index.json", Json{{"weight_map", other}}.dump());
            const Error error = refusalOf(m_folder);
            QCOMPARE(error.code, Code::Missing);
            QCOMPARE(saidParts(error).field, std::string("model-00002-of-00002.safetensors"));
            QCOMPARE(error.file, m_folder.string());
        }
    }

    void weightsUnderOtherNamesAreRead_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"model.fp16.safetensors", "consolidated.safetensors", "TinyLlama.safetensors",
                                 "model-00001-of-00001.safetensors", "diffusion_pytorch_model.safetensors"})
            QTest::newRow(name) << QString(name);
    }
    void weightsUnderOtherNamesAreRead()
    {
        QFETCH(QString, name);
        copyFolder("models/llama_bf16");
        fs::rename(m_folder / "model.safetensors", m_folder / name.toStdString());
        for (const char* other : {"training_args.bin", "optimizer.pt", "scheduler.pt", "rng_state.pth"})
            writeText(m_folder / other, "x");
        writeOnes(m_folder / "results.safetensors", "attentions", "F32", 4, 1);
        QVERIFY(stateOf(m_folder) == stateOf(goldenData / "models/llama_bf16"));
        QVERIFY(!openModel(m_folder)->warnings.empty());
        QVERIFY(!survey(m_folder).problem);
        QCOMPARE(weightsFileOf(m_folder), m_folder / name.toStdString());
    }

    void severalOfWhichEachCouldBeMeantAreNamed()
    {
        copyFolder("models/llama_bf16");
        fs::rename(m_folder / "model.safetensors", m_folder / "model.fp16.safetensors");
        fs::copy_file(m_folder / "model.fp16.safetensors", m_folder / "model.fp32.safetensors");
        const Error error = refusalOf(m_folder);
        QCOMPARE(error.code, Code::Ambiguous);
        QVERIFY(saidParts(error).found.find("model.fp32.safetensors") != std::string::npos);
    }

    void aShardThatIsNotThereIsNamed()
    {
        copyFolder("models/llama_bf16");
        fs::rename(m_folder / "model.safetensors", m_folder / "model-00002-of-00002.safetensors");
        const Error error = refusalOf(m_folder);
        QCOMPARE(error.code, Code::Missing);
        QCOMPARE(saidParts(error).field, std::string("model-00001-of-00002.safetensors"));
    }

    void whatStandsForWeightsIsPassedOverWhereOthersAre()
    {
        copyFolder("bins/bert_bf16");
        QVERIFY(fs::exists(m_folder / "pytorch_model.bin"));
        writeText(m_folder / "model.safetensors", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n");
        QVERIFY(stateOf(m_folder) == stateOf(goldenData / "bins/bert_bf16"));
    }

    void theLastCheckpointOfATrainingIsOpened()
    {
        for (const char* steps : {"checkpoint-90", "checkpoint-500", "checkpoint-700"}) {
            fs::create_directories(m_folder / steps);
            if (std::string(steps) != "checkpoint-700")
                fs::copy(goldenData / "models/llama_bf16", m_folder / steps, fs::copy_options::recursive);
        }
        QVERIFY(warns(*openModel(m_folder), "checkpoint-500"));
        QCOMPARE(openModel(m_folder)->info.name, std::string("found"));
        QVERIFY(stateOf(m_folder) == stateOf(goldenData / "models/llama_bf16"));
        fs::copy_file(m_folder / "checkpoint-90/config.json", m_folder / "config.json");
        QVERIFY(warns(*openModel(m_folder), "checkpoint-500"));
    }

    void weightsOfOtherProgramsAreNamedWithWhatMakesThemReadable_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("remedy");
        QTest::newRow("TensorFlow") << "tf_model.h5"
                                    << "from_tf=True";
        QTest::newRow("Flax") << "flax_model.msgpack"
                              << "from_flax=True";
        QTest::newRow("ONNX") << "onnx/model_quantized.onnx"
                              << "from where the model comes from";
        QTest::newRow("OpenVINO") << "openvino_model.xml"
                                  << "from where the model comes from";
    }
    void weightsOfOtherProgramsAreNamedWithWhatMakesThemReadable()
    {
        QFETCH(QString, name);
        QFETCH(QString, remedy);
        copyFolder("models/llama_bf16");
        fs::remove(m_folder / "model.safetensors");
        fs::create_directories((m_folder / name.toStdString()).parent_path());
        writeText(m_folder / name.toStdString(), "x");
        const Error error = refusalOf(m_folder);
        QCOMPARE(error.code, Code::Missing);
        QCOMPARE(saidParts(error).found, "only " + name.toStdString());
        QVERIFY2(saidParts(error).expected.find(remedy.toStdString()) != std::string::npos,
                 saidParts(error).expected.c_str());
    }

    void theLayoutOfThoseWhoTrainedItIsNamed()
    {
        copyFolder("models/llama_bf16");
        renameTensors(m_folder / "model.safetensors", [](const std::string& name) {
            return name == "model.embed_tokens.weight" ? std::string("tok_embeddings.weight") : "x." + name;
        });
        const Error error = refusalOf(m_folder);
        QCOMPARE(error.code, Code::Unsupported);
        QVERIFY(saidParts(error).found.find("tok_embeddings.weight") != std::string::npos);
    }

    void aGgufFileBesideTheConfigurationOfItsModelIsOpened()
    {
        const fs::path gguf = ggufIn(goldenData / "gguf/qwen2");
        fs::create_directories(m_folder);
        fs::copy_file(gguf, m_folder / "tiny.gguf");
        writeText(m_folder / "config.json", R"({"model_type": "qwen2", "architectures": ["Qwen2ForCausalLM"]})");
        writeOnes(m_folder / "results.safetensors", "attentions", "F32", 4, 1);
        QCOMPARE(ggufFileAt(m_folder), m_folder / "tiny.gguf");
        QVERIFY(stateOf(m_folder) == stateOf(gguf));
        writeOnes(m_folder / "model.safetensors", "x", "F32", 4, 1);
        QVERIFY(ggufFileAt(m_folder).empty());
    }

    void aFileOfBeforeGgufIsNamed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("as it was called") << "ggml-model-q4_0.bin";
        QTest::newRow("as GGUF") << "ggml-model-q4_0.gguf";
    }
    void aFileOfBeforeGgufIsNamed()
    {
        QFETCH(QString, name);
        fs::create_directories(m_folder);
        writeText(m_folder / name.toStdString(), "tjgg\x03 and more");
        for (const fs::path& path : {m_folder / name.toStdString(), m_folder}) {
            const Error error = refusalOf(path);
            QCOMPARE(error.code, Code::Unsupported);
            QCOMPARE(saidParts(error).found, std::string("GGJT, which was there before it"));
        }
    }

    void theClassIsEnoughWhereTheTypeIsNotSaid_data()
    {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<QString>("type");
        const auto row = [](const char* architecture, const char* type) {
            QTest::newRow(architecture) << architecture << type;
        };
        row("LlamaForCausalLM", "llama");
        row("GPT2LMHeadModel", "gpt2");
        row("GPTNeoXForCausalLM", "gpt_neox");
        row("XLMRobertaXLForMaskedLM", "xlm-roberta-xl");
        row("RoFormerForMaskedLM", "roformer");
        row("MarianMTModel", "marian");
        row("CLIPTextModel", "clip_text_model");
        row("CLIPForImageClassification", "clip");
        row("T5ForConditionalGeneration", "t5");
        row("Gemma3ForConditionalGeneration", "gemma3");
        row("DebertaV2Model", "deberta-v2");
        row("OurOwnModel", "");
    }
    void theClassIsEnoughWhereTheTypeIsNotSaid()
    {
        QFETCH(QString, architecture);
        QFETCH(QString, type);
        const Json config{{"architectures", {architecture.toStdString()}}};
        QCOMPARE(modelTypeOf(ConfigReader::parse(config.dump(), "config.json")), type.toStdString());
    }

    void aFolderOpensByItsClass()
    {
        copyFolder("models/llama_bf16");
        changeConfig(m_folder, [](Json& config) { config.erase("model_type"); });
        QVERIFY(stateOf(m_folder) == stateOf(goldenData / "models/llama_bf16"));
        QCOMPARE(openModel(m_folder)->info.architecture, std::string("Llama"));
        QVERIFY(checkConfiguration(m_folder / "config.json").empty());
        fs::remove(m_folder / "model.safetensors");
        QVERIFY_THROWS_EXCEPTION(Error, checkConfiguration(m_folder / "config.json"));
    }

    void tensorsThatNobodyNeedsMayBeOfAnyType_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("bytes");
        QTest::addColumn<int>("numbers");
        QTest::newRow("complex") << "C64" << 16 << 2;
        QTest::newRow("scales of MXFP4") << "F8_E8M0" << 3 << 3;
        QTest::newRow("4 bits") << "F4" << 3 << 6;
        QTest::newRow("6 bits") << "F6_E2M3" << 6 << 8;
        QTest::newRow("6 bits, the other") << "F6_E3M2" << 3 << 4;
    }
    void tensorsThatNobodyNeedsMayBeOfAnyType()
    {
        QFETCH(QString, type);
        QFETCH(int, bytes);
        QFETCH(int, numbers);
        copyFolder("models/llama_bf16");
        fs::rename(m_folder / "model.safetensors", m_folder / "model-00001-of-00002.safetensors");
        writeOnes(m_folder / "model-00002-of-00002.safetensors", "freqs_cis", type.toUtf8().constData(),
                  static_cast<std::size_t>(bytes), numbers);
        QVERIFY(stateOf(m_folder) == stateOf(goldenData / "models/llama_bf16"));
        const WeightFiles files = WeightFiles::open(m_folder);
        QCOMPARE(files.entry("freqs_cis").tensor.size(), Index{numbers});
        QVERIFY_THROWS_EXCEPTION(Error, files.matrix("freqs_cis", 1, numbers));
        writeOnes(m_folder / "model-00002-of-00002.safetensors", "freqs_cis", type.toUtf8().constData(),
                  static_cast<std::size_t>(bytes), numbers + 1);
        QCOMPARE(refusalOf(m_folder).code, Code::Malformed);
    }

    void aClassifierOfADecoderNeedsNoLanguageHead()
    {
        copyFolder("models/llama_bf16");
        renameTensors(m_folder / "model.safetensors", [](const std::string& name) {
            return name == "lm_head.weight" ? std::string("v_head.weight") : name;
        });
        QCOMPARE(saidParts(refusalOf(m_folder)).field, std::string("tensor “lm_head.weight”"));
        changeConfig(m_folder, [](Json& config) { config["architectures"] = {"LlamaForSequenceClassification"}; });
        const auto model = openModel(m_folder);
        QVERIFY(!model->transformer.language_head);
        QVERIFY(stateOf(m_folder) == stateOf(goldenData / "models/llama_bf16"));
    }

    void aHeadOfItsOwnGoesBeforeWhatTheConfigurationSays()
    {
        copyFolder("models/llama_bf16");
        changeConfig(m_folder, [](Json& config) { config["tie_word_embeddings"] = true; });
        const auto model = openModel(m_folder);
        QVERIFY(warns(*model, "lm_head.weight"));
        const auto original = openModel(goldenData / "models/llama_bf16");
        QVERIFY(model->transformer.language_head->embedding.row(3)
                == original->transformer.language_head->embedding.row(3));
    }

    void aModelOfTextsInsideAnotherHasWhatTransformersHas()
    {
        // The config.json of Gemma 3 4B on the Hub.
        const Json config =
            Json::parse(R"({"model_type": "gemma3", "image_token_index": 262144, "eos_token_id": [1, 106],
            "text_config": {"hidden_size": 2560, "intermediate_size": 10240, "num_hidden_layers": 34,
                            "model_type": "gemma3_text", "rope_scaling": {"factor": 8.0, "rope_type": "linear"},
                            "sliding_window": 1024},
            "vision_config": {"hidden_size": 1152, "model_type": "siglip_vision_model"}})");
        const ConfigReader reader = ConfigReader::parse(config.dump(), "config.json");
        const ModelPlan plan = planModel(reader);
        QCOMPARE(plan.layers, Index{34});
        QCOMPARE(plan.heads, Index{8});
        QCOMPARE(plan.max_tokens, Index{131072});
        QVERIFY(reader.unread().size() < 4);
        const Json flat{{"model_type", "llava"}, {"text_config", {{"model_type", "llama"}, {"vocab_size", 32064}}}};
        QCOMPARE(planModel(ConfigReader::parse(flat.dump(), "config.json")).layers, Index{32});
    }

    void aWrapperInAWrapperIsNoModelOfTexts()
    {
        Json config{{"model_type", "gemma3"}};
        for (int i = 0; i < 3; ++i) config = Json{{"model_type", "gemma3"}, {"text_config", config}};
        QVERIFY_THROWS_EXCEPTION(Error, planModel(ConfigReader::parse(config.dump(), "config.json")));
    }

private:
    void copyFolder(const std::string& source)
    {
        fs::copy(goldenData / source, m_folder, fs::copy_options::recursive);
        fs::remove(m_folder / "expected.safetensors");
    }

    static Code refusalOfNames(const ModelPlan& plan, const std::map<std::string, WeightFiles::Entry>& tensors)
    {
        try {
            fitNames(plan, WeightFiles("two", tensors), false);
        } catch (const Error& error) {
            return error.code;
        }
        return Code::Failed;
    }

    std::unique_ptr<QTemporaryDir> m_place;
    fs::path m_folder;
};

TEST_CLASS(TestFoundFolders)
#include "tst_found_folders.moc"
