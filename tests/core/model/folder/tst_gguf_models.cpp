#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/gguf/gguf_file.h"
#include "core/json/json_text.h"
#include "core/model/folder/gguf_model_file.h"
#include "core/model/folder/local_models.h"
#include "core/model/folder/model_folder.h"
#include "core/model/gguf/gguf_architecture.h"
#include "core/model/gguf/gguf_model.h"
#include "core/model/pass/trace.h"
#include "tests/core/gguf/gguf_bytes_of.h"
#include "tests/core/model/folder/hub_folders.h"
#include "tests/golden/cases/golden_case.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>
#include <cstring>

namespace fs = std::filesystem;
using namespace core;

namespace {

const fs::path tree = fs::path(SOURCE_DIR) / "tests/golden/data/gguf";

Error openingError(const fs::path& path)
{
    try {
        openModel(path);
    } catch (const Error& error) {
        return error;
    }
    return {Code::Failed, "", "nothing was refused"};
}

/// Ollama's manifest of a model: its licence, and the blob of its weights.
std::string manifestOf(const std::string& digest)
{
    const auto layer = [](const char* kind, const std::string& of) {
        return Json{{"mediaType", std::string("application/vnd.ollama.image.") + kind}, {"digest", of}};
    };
    return Json{{"layers", {layer("license", "sha256:0"), layer("model", digest)}}}.dump();
}

/// The header of one with two heads of four dimensions.
GgufBytesOf tinyLlama()
{
    GgufBytesOf llama;
    llama.text("general.architecture", "llama");
    for (const auto& [key, value] :
         {std::pair("block_count", 1), std::pair("embedding_length", 8), std::pair("attention.head_count", 2),
          std::pair("attention.key_length", 4), std::pair("feed_forward_length", 8), std::pair("context_length", 16)})
        llama.i32("llama." + std::string(key), value);
    return llama.tensor("token_embd.weight", {8, 3}, 0, 0).bytes(std::string(96, '\0'));
}

/// The file with more keys in its header, and one that moves the tensors' bytes on by whole blocks of 32.
std::string withKeys(const fs::path& file, GgufBytesOf added)
{
    std::string bytes = readText(file.string(), 1U << 20U);
    constexpr std::size_t countAt = 16, keysAt = 24, alignment = 32;
    const std::size_t before = added.keys.size() + GgufBytesOf().text("general.description", "").keys.size();
    added.text("general.description", std::string((alignment - before % alignment) % alignment, ' '));
    std::uint64_t count = 0;
    std::memcpy(&count, bytes.data() + countAt, sizeof count);
    count += added.keyCount;
    std::memcpy(bytes.data() + countAt, &count, sizeof count);
    return bytes.insert(keysAt, added.keys);
}

}  // namespace

/// Models in GGUF files: their names, other programs' folders, and refused files.
class TestGgufModels final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_folder = m_temporary->path().toStdString();
    }

    void aFileAnyOfItsPartsAndItsFolderStandForIt()
    {
        const auto whole = openModel(tree / "llama_split");
        for (const char* part : {"model-00001-of-00002.gguf", "model-00002-of-00002.gguf"}) {
            const auto same = openModel(tree / "llama_split" / part);
            QCOMPARE(same->info.parameters, whole->info.parameters);
            QCOMPARE(same->transformer.blocks.size(), whole->transformer.blocks.size());
        }
        QCOMPARE(whole->info.architecture, std::string("Llama"));
        QVERIFY(whole->tokenizer != nullptr);
        fs::copy_file(tree / "qwen2/model.gguf", m_folder / "sha256-0123");  // a name that says nothing
        QCOMPARE(openModel(m_folder / "sha256-0123")->info.architecture, std::string("Qwen2"));
    }

    void aFolderOfSeveralAsksForOne()
    {
        for (const char* name : {"a-Q4_0.gguf", "a-Q8_0.gguf", "mmproj-a.gguf"})
            fs::copy_file(tree / "qwen2/model.gguf", m_folder / name);
        const Error error = openingError(m_folder);
        QCOMPARE(error.code, Code::Ambiguous);
        QCOMPARE(saidParts(error).found, std::string("a-Q4_0.gguf, a-Q8_0.gguf"));
        QCOMPARE(openModel(m_folder / "a-Q8_0.gguf")->info.name, std::string("a-Q8_0"));
    }

    void whatStandsBesideAModelIsNoSecondOne()
    {
        fs::copy_file(tree / "qwen2/model.gguf", m_folder / "tiny.Q8_0.gguf");
        HubFolders::write(m_folder / "tiny.mmproj-f16.gguf", "GGUF");  // by its name alone
        for (const char* type : {"mmproj", "adapter", "imatrix"})
            HubFolders::write(m_folder / (std::string("vision-") + type + ".gguf"),
                              oneTensor().text("general.type", type).file());
        HubFolders::write(m_folder / "old.gguf", oneTensor().text("general.architecture", "clip").file());
        QCOMPARE(openModel(m_folder)->info.name, std::string("tiny.Q8_0"));
        HubFolders::write(m_folder / "broken.gguf", "GGUF");  // might be one: that is said
        QCOMPARE(saidParts(openingError(m_folder)).found, std::string("broken.gguf, tiny.Q8_0.gguf"));
    }

    void whatIsNoModelIsCalledWhatItIs_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("words");
        QTest::newRow("projector") << "mmproj"
                                   << "a projector for pictures";
        QTest::newRow("importance matrix") << "imatrix"
                                           << "importance matrix";
    }
    void whatIsNoModelIsCalledWhatItIs()
    {
        QFETCH(QString, kind);
        QFETCH(QString, words);
        GgufBytesOf file;
        file.text("general.type", kind.toStdString());
        file.tensor("blk.0.attn_q.weight.x", {8, 3}, 0, 0).bytes(std::string(96, '\0'));
        HubFolders::write(m_folder / "a.gguf", file.file());
        const Error error = openingError(m_folder / "a.gguf");
        QCOMPARE(error.code, Code::Unsupported);
        QVERIFY2(saidParts(error).field.find(words.toStdString()) != std::string::npos, saidParts(error).field.c_str());
    }

    void weightsBesideAConfigurationGoFirst()
    {
        fs::copy_file(tree / "qwen2/model.gguf", m_folder / "a.gguf");
        HubFolders::write(m_folder / "config.json", "{}");
        QCOMPARE(ggufFileAt(m_folder), m_folder / "a.gguf");
        HubFolders::write(m_folder / "model.safetensors", "");
        QVERIFY(ggufFileAt(m_folder).empty());
        QCOMPARE(ggufFileAt(m_folder / "a.gguf"), m_folder / "a.gguf");
    }

    void generationConfigurationsElsewhereAreNotLookedAt()
    {
        const fs::path before = fs::current_path();
        fs::current_path(m_folder);
        HubFolders::write(m_folder / "generation_config.json", Json{{"eos_token_id", 7}}.dump());
        const auto model = openModel(tree / "qwen2/model.gguf");
        fs::current_path(before);
        QCOMPARE(model->info.end_ids, std::vector<Index>{299});
    }

    void whatOnlyTheHeaderOfALlamaTellsIsRefusedByItsKey_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("value");
        QTest::addColumn<QString>("found");
        QTest::newRow("a part of each head is turned") << "rope.dimension_count" << 2 << "2";
    }

    void whatOnlyTheHeaderOfALlamaTellsIsRefusedByItsKey()
    {
        QFETCH(QString, key);
        QFETCH(int, value);
        QFETCH(QString, found);
        const std::string name = "llama." + key.toStdString();
        const std::string bytes = tinyLlama().i32(name, value).file();
        try {
            readGgufModel(parsedGguf(bytes));
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::Unsupported);
            QCOMPARE(saidParts(error).field, "“" + name + "”");
            QCOMPARE(QString::fromStdString(saidParts(error).found), found);
            return;
        }
        QFAIL("not refused");
    }

    void expertsOfAFamilyWithoutThemAreRefusedByTheirKey()
    {
        GgufBytesOf gemma;
        gemma.text("general.architecture", "gemma");
        for (const char* key : {"block_count", "embedding_length", "attention.head_count", "feed_forward_length",
                                "context_length", "expert_count"})
            gemma.i32(std::string("gemma.") + key, 2);
        gemma.tensor("token_embd.weight", {8, 3}, 0, 0).bytes(std::string(96, '\0'));
        try {
            readGgufModel(parsedGguf(gemma.file()));
            QFAIL("not refused");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::Unsupported);
            QCOMPARE(saidParts(error).field, std::string("“gemma.expert_count”"));
        }
    }

    void namesOfLayersAreFoundInEveryFamilysSpelling_data()
    {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("file");
        const auto row = [](const char* architecture, const char* family, const char* file) {
            QTest::newRow(family) << architecture << family << file;
        };
        row("llama", "model.layers.3.self_attn.q_proj.weight", "blk.3.attn_q.weight");
        row("llama", "model.layers.12.block_sparse_moe.experts.7.w1.weight", "blk.12.ffn_gate_exps.7.weight");
        row("llama", "model.layers.3.post_attention_layernorm.weight", "blk.3.ffn_norm.weight");
        row("gemma2", "model.layers.3.post_attention_layernorm.weight", "blk.3.post_attention_norm.weight");
        row("falcon", "transformer.h.0.self_attention.query_key_value.weight", "blk.0.attn_qkv.weight");
        row("gpt-oss", "model.layers.1.self_attn.sinks", "blk.1.attn_sinks.weight");
        row("dots1", "model.layers.1.mlp.gate.e_score_correction_bias", "blk.1.exp_probs_b.bias");
        row("stablelm", "model.layers.1.self_attn.q_layernorm.norms.2.weight", "blk.1.attn_q_norm.2.weight");
        row("t5", "encoder.block.1.layer.0.SelfAttention.o.weight", "enc.blk.1.attn_o.weight");
        row("t5", "encoder.block.1.layer.1.layer_norm.weight", "enc.blk.1.ffn_norm.weight");
        row("t5", "decoder.block.0.layer.1.layer_norm.weight", "dec.blk.0.cross_attn_norm.weight");
        row("t5", "decoder.block.0.layer.2.DenseReluDense.wi_0.weight", "dec.blk.0.ffn_gate.weight");
        row("t5", "shared.weight", "token_embd.weight");
        row("bert", "bert.embeddings.LayerNorm.bias", "token_embd_norm.bias");
        row("bert", "cls.predictions.bias", "cls.predictions.bias");
        row("llama", "model.layers.x.self_attn.q_proj.weight", "model.layers.x.self_attn.q_proj.weight");
        row("llama", "", "");
        row("llama", "..1.", "..1.");
    }
    void namesOfLayersAreFoundInEveryFamilysSpelling()
    {
        QFETCH(QString, architecture);
        QFETCH(QString, family);
        QFETCH(QString, file);
        const auto* known = ggufArchitectureNamed(architecture.toStdString());
        QVERIFY(known != nullptr);
        QCOMPARE(QString::fromStdString(ggufTensorName(*known, family.toStdString())), file);
    }

    void aScaleThatNoFamilyHereReadsIsRefusedByItsKey()
    {
        for (const char* key : {"attention.scale", "attention.max_alibi_bias", "logit_scale", "residual_scale"}) {
            const std::string name = std::string("llama.") + key;
            HubFolders::write(m_folder / "a.gguf", withKeys(biased(), GgufBytesOf().f32(name, 0.25F)));
            const Error error = openingError(m_folder / "a.gguf");
            QCOMPARE(error.code, Code::Unsupported);
            QCOMPARE(saidParts(error).field, "“" + name + "”");
        }
        // Heads have 8 dimensions, so these keys change nothing.
        HubFolders::write(m_folder / "a.gguf",
                          withKeys(biased(), GgufBytesOf().f32("llama.attention.scale", 1 / std::sqrt(8.0F))));
        QVERIFY(openModel(m_folder / "a.gguf")->warnings.empty());
    }

    void aModelThatIsNotCausalSeesBothWays()
    {
        const GgufBytesOf both = GgufBytesOf().flag("llama.attention.causal", false);
        HubFolders::write(m_folder / "a.gguf", withKeys(biased(), both));
        const auto model = openModel(m_folder / "a.gguf");
        const auto trace = run(model, Batch{{sequenceOfIds(*model, {1, 5, 9})}}, {});
        QVERIFY(trace->layers.front()->items.front().attention.heads.front().weights.minCoeff() > 0);
        // llama.cpp lets a window of such a model end before a token only, which is no window here.
        HubFolders::write(m_folder / "a.gguf",
                          withKeys(biased(), GgufBytesOf(both).i32("llama.attention.sliding_window", 2)));
        QCOMPARE(openingError(m_folder / "a.gguf").code, Code::Unsupported);
    }

    void keysAndTensorsThatAreNotReadAreWarnedAbout()
    {
        QVERIFY(openModel(biased())->warnings.empty());
        const GgufBytesOf strange =
            GgufBytesOf().i32("llama.strange", 1).f32("llama.attn_logit_softcapping", 5).text("llamas.other", "x");
        HubFolders::write(m_folder / "a.gguf", withKeys(biased(), strange));
        const auto model = openModel(m_folder / "a.gguf");
        QCOMPARE(model->warnings.size(), std::size_t{1});
        QVERIFY(model->warnings.front().ends_with("“llama.strange”, “llamas.other”, “llama.attn_logit_softcapping”"));
        std::string renamed = readText(biased().string(), 1U << 20U);
        for (std::size_t at = 0; (at = renamed.find("ffn_up.bias", at)) != std::string::npos;)
            renamed.replace(at, 11, "ffn_up.bits");
        HubFolders::write(m_folder / "a.gguf", renamed);
        QVERIFY(openModel(m_folder / "a.gguf")->warnings.front().ends_with("“blk.0.ffn_up.bits”, “blk.1.ffn_up.bits”"));
    }

    void headsThatAreStoredPairByPairComeApartAsTheirBiasesDo()
    {
        const std::vector<float> stored{0, 1, 2, 3, 10, 11, 12, 13};  // two heads of four, one column
        const auto tensor = [&](std::vector<Index> shape) {
            return WeightFiles::Entry{
                {ElementType::F32, std::move(shape), std::as_bytes(std::span(stored)), {}}, "m", 4};
        };
        const WeightFiles files("m", {{"w", tensor({8, 1})}, {"b", tensor({8})}});
        RowVector apart(8);
        apart << 0, 2, 1, 3, 10, 12, 11, 13;
        QVERIFY(files.matrix("w", 8, 1).matrix() == Matrix(apart.transpose()));
        QVERIFY(files.vector("b", 8) == apart);
    }

    void ollamaNamesItsBlobs()
    {
        const std::string digest(64, 'a');
        const std::string manifest = manifestOf("sha256:" + digest);
        HubFolders::write(m_folder / "manifests/registry.ollama.ai/library/gemma3/270m", manifest);
        HubFolders::write(m_folder / "manifests/registry.ollama.ai/somebody/tiny/latest", manifest);
        HubFolders::write(m_folder / "manifests/hf.co/org/model/Q4_K_M", manifest);
        HubFolders::write(m_folder / "manifests/registry.ollama.ai/library/broken/latest", "{");
        HubFolders::write(m_folder / "manifests/registry.ollama.ai/library/hostile/latest", manifestOf("../../x"));
        fs::create_directories(m_folder / "blobs");
        const fs::path blob = m_folder / "blobs" / ("sha256-" + digest);
        fs::copy_file(tree / "qwen2/model.gguf", blob);
        const auto models = ollamaModels(m_folder);
        QCOMPARE(models.size(), std::size_t{3});
        QCOMPARE(models[0].name, std::string("gemma3:270m"));
        QCOMPARE(models[1].name, std::string("hf.co/org/model:Q4_K_M"));
        QCOMPARE(models[2].name, std::string("somebody/tiny:latest"));
        QCOMPARE(models[0].file, blob);
        QCOMPARE(modelName(blob), std::string("gemma3:270m"));
        QCOMPARE(openModel(blob)->info.name, std::string("gemma3:270m"));
        const auto set = [&](const std::string& name) { return name == "OLLAMA_MODELS" ? m_folder.string() : ""; };
        QCOMPARE(ollamaFolders(set), std::vector<fs::path>{m_folder});
    }

    void lmStudioKeepsFilesByPublisherAndRepository()
    {
        const fs::path models = m_folder / ".lmstudio/models";
        for (const char* name : {"org/tiny-GGUF/tiny-Q4_K_M.gguf", "org/tiny-GGUF/mmproj-tiny.gguf",
                                 "org/big-GGUF/big-00001-of-00002.gguf", "org/big-GGUF/big-00002-of-00002.gguf"})
            HubFolders::write(models / name, "");
        const auto home = [&](const std::string& name) { return name == "HOME" ? m_folder.string() : ""; };
        QCOMPARE(lmStudioFolders(home), std::vector<fs::path>{models});
        const auto found = lmStudioModels(models);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].name, std::string("org/big-GGUF/big"));
        QCOMPARE(found[1].name, std::string("org/tiny-GGUF/tiny-Q4_K_M"));
    }

    void everyMalformedFileIsRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("accepted");
        const auto bad = sharedFolder("golden/today/bad/gguf");
        if (!bad) return;
        std::ifstream index(*bad / "index.json");
        const std::string text{std::istreambuf_iterator<char>(index), {}};
        for (const Json& each : parseJson(text, "index.json", "the index")) {
            const auto file = each["file"].get<std::string>();
            QTest::newRow(file.c_str()) << QString::fromStdString((*bad / file).string())
                                        << QString::fromStdString(each["kind"].get<std::string>())
                                        << (each["expect"] == "accept");
        }
    }

    void everyMalformedFileIsRefused()
    {
        if (QTest::currentDataTag() == nullptr) QSKIP("the malformed files are not beside this checkout");
        QFETCH(QString, path);
        QFETCH(QString, kind);
        QFETCH(bool, accepted);
        if (kind == "gguf_model" && accepted) {
            QVERIFY(openModel(path.toStdString()) != nullptr);
            return;
        }
        if (accepted) {
            GgufFile::open(path.toStdString());
            return;
        }
        const Error error = openingError(path.toStdString());
        QVERIFY2(error.code != Code::Failed, qPrintable(path));
        if (error.code != Code::CannotRead)
            QVERIFY(!saidParts(error).field.empty());  // what cannot be read is the file itself
        QVERIFY(error.file.find(".gguf") != std::string::npos);
    }

    void aFieldIsNamedAsTheHeaderSpellsIt()
    {
        const auto bad = sharedFolder("golden/today/bad/gguf");
        if (!bad) QSKIP("the malformed files are not beside this checkout");
        QCOMPARE(saidParts(openingError(*bad / "61_heads_zero.gguf")).field,
                 std::string("“llama.attention.head_count”"));
        QCOMPARE(saidParts(openingError(*bad / "64_blocks_huge.gguf")).field, std::string("“llama.block_count”"));
        QCOMPARE(saidParts(openingError(*bad / "69_tensor_missing.gguf")).field,
                 std::string("tensor “blk.0.attn_k.weight”"));
    }

private:
    static fs::path biased() { return tree / "llama_biases/model.gguf"; }

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;
};

TEST_CLASS(TestGgufModels)
#include "tst_gguf_models.moc"
