#include "core/model/folder/model_folder.h"
#include "tests/golden/cases/model_comparison.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <set>

namespace fs = std::filesystem;

namespace {

/// The parts of the set that hold model folders with texts, pictures or sounds of their own.
constexpr const char* parts[] = {"wrappers", "families", "quantized", "gguf", "pictures"};

/// Folders that have to open, and all that is expected of them to be made. One that is not here may open, too: then
/// what it makes has to be right.
const std::set<std::string> mustOpen = {
    "families/apertus",
    "families/arcee",
    "families/deepseek_v2",
    "families/ernie4_5",
    "families/exaone4",
    "families/gemma4",
    "families/glm",
    "families/glm4",
    "families/granitemoe",
    "families/helium",
    "families/hunyuan_v1_dense",
    "families/minicpm3",
    "families/ministral",
    "families/ministral3",
    "families/nanochat",
    "families/nemotron",
    "families/olmo",
    "families/olmo3",
    "families/olmoe",
    "families/qwen2_moe",
    "families/seed_oss",
    "gguf/bloom",
    "gguf/bloom_q8_0",
    "gguf/cohere2",
    "gguf/cohere2_q8_0",
    "gguf/command_r",
    "gguf/command_r_q8_0",
    "gguf/deepseek2",
    "gguf/deepseek2_q8_0",
    "gguf/deepseek2_kvb",
    "gguf/deepseek2_kvb_q8_0",
    "gguf/falcon",
    "gguf/falcon_q8_0",
    "gguf/gemma_embedding",
    "gguf/gemma_embedding_q8_0",
    "gguf/gpt_oss",
    "gguf/gpt_oss_q8_0",
    "gguf/gptneox",
    "gguf/gptneox_q8_0",
    "gguf/granite",
    "gguf/granite_q8_0",
    "gguf/llama_moe",
    "gguf/llama_moe_q8_0",
    "gguf/mistral3",
    "gguf/mistral3_q8_0",
    "gguf/modern_bert",
    "gguf/modern_bert_q8_0",
    "gguf/mpt",
    "gguf/mpt_q8_0",
    "gguf/nomic_bert",
    "gguf/nomic_bert_q8_0",
    "gguf/olmo2",
    "gguf/olmo2_q8_0",
    "gguf/phi2",
    "gguf/phi2_q8_0",
    "gguf/qwen3moe",
    "gguf/qwen3moe_q8_0",
    "gguf/smollm3",
    "gguf/smollm3_q8_0",
    "gguf/stablelm",
    "gguf/stablelm_q8_0",
    "gguf/starcoder",
    "gguf/starcoder_q8_0",
    "gguf/t5",
    "gguf/t5_q8_0",
    "gguf/t5encoder",
    "gguf/t5encoder_q8_0",
    "gguf/xlm_roberta",
    "gguf/xlm_roberta_q8_0",
    "families/bamba",
    "families/falcon_h1",
    "families/granitemoehybrid",
    "families/lfm2",
    "families/nemotron_h",
    "families/qwen3_5",
    "families/qwen3_next",
    "families/big_bird",
    "families/dinov3_vit",
    "families/esmc",
    "families/eurobert",
    "families/gte",
    "families/hubert",
    "families/jina_embeddings_v3",
    "families/layoutlmv3",
    "families/longformer",
    "families/moonshine",
    "families/siglip",
    "families/siglip2",
    "families/trocr",
    "families/wav2vec2",
    "families/wavlm",
    "families/xlnet",
    "pictures/gemma3",
    "pictures/llava",
    "pictures/qwen2_5_vl",
    "pictures/qwen3_vl",
    "pictures/smolvlm",
    "quantized/awq",
    "quantized/bnb_int8",
    "quantized/bnb_nf4",
    "quantized/bnb_nf4_plain",
    "quantized/compressed_w4a16",
    "quantized/compressed_w4a16_asym",
    "quantized/compressed_w8a8",
    "quantized/fp8_block",
    "quantized/gpt_oss_mxfp4",
    "quantized/gptq_act_order",
    "quantized/gptq_sym",
    "quantized/gptq_v2",
    "wrappers/ast",
    "wrappers/biogpt",
    "wrappers/camembert",
    "wrappers/chinese_clip_text",
    "wrappers/data2vec_text",
    "wrappers/dots1",
    "wrappers/embeddinggemma",
    "wrappers/ernie",
    "wrappers/flex_olmo",
    "wrappers/gemma3",
    "wrappers/glm4_moe_lite",
    "wrappers/hyperclovax",
    "wrappers/llama4",
    "wrappers/metaclip_2_text",
    "wrappers/mistral3",
    "wrappers/phimoe",
    "wrappers/qwen2_5_vl",
    "wrappers/switch_transformers",
    "wrappers/vit_mae",
    "wrappers/vit_msn",
    "wrappers/xlm_roberta_xl",
};

std::string nameOf(const fs::path& folder) { return (folder.parent_path().filename() / folder.filename()).string(); }

}  // namespace

/// The third set, beside the checkout: models under other roofs and new families, against transformers' results, in
/// both spellings of their configurations.
class TestGoldenNow final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        for (const char* part : parts) std::ranges::copy(goldenPart(part), std::back_inserter(m_folders));
        if (m_folders.empty()) QSKIP("the set does not lie beside this checkout");
        std::set<std::string> names;
        for (const fs::path& folder : m_folders) names.insert(nameOf(folder));
        for (const std::string& name : mustOpen) QVERIFY2(names.contains(name), name.c_str());
    }

    void everyTensorEqualsTransformers_data() { addFolders(); }
    void everyTensorEqualsTransformers()
    {
        QFETCH(QString, folder);
        const fs::path path = folder.toStdString();
        verify(compareFolder(path, path), path);
    }

    void ggufFilesLeaveNothingToWarnOf()
    {
        for (const fs::path& folder : goldenPart("gguf")) {
            const auto model = core::openModel(folder);
            QVERIFY2(model->warnings.empty(), model->warnings.empty() ? "" : model->warnings.front().c_str());
        }
    }

    void bothSpellingsOfTheConfigurationMeanTheSame_data() { addFolders(); }
    void bothSpellingsOfTheConfigurationMeanTheSame()
    {
        QFETCH(QString, folder);
        const fs::path path = folder.toStdString();
        if (!fs::exists(path / "config.v4.json")) QSKIP("one spelling");
        const QTemporaryDir copy;
        copyInOldSpelling(path, copy.path().toStdString());
        verify(compareFolder(copy.path().toStdString(), path), path);
    }

    void cleanupTestCase()
    {
        std::string closed;
        for (const std::string& name : m_closed) closed += (closed.empty() ? "" : ", ") + name;
        std::printf("golden/now: %zu folders, %d tensors compared; not opened: %s\n", m_folders.size(), m_tensors,
                    closed.c_str());
    }

private:
    void addFolders()
    {
        QTest::addColumn<QString>("folder");
        for (const fs::path& folder : m_folders)
            QTest::newRow(nameOf(folder).c_str()) << QString::fromStdString(folder.string());
    }

    void verify(const ModelComparison& result, const fs::path& folder)
    {
        const std::string name = nameOf(folder);
        m_tensors += result.tensors;
        if (!result.opened && !mustOpen.contains(name)) {
            m_closed.insert(name);
            QSKIP(result.problem.c_str());
        }
        QVERIFY2(result.problem.empty(), result.problem.c_str());
        QVERIFY2(result.tensors > 0, "nothing was compared");
        if (mustOpen.contains(name)) QCOMPARE(result.tensors, result.wanted);
    }

    std::vector<fs::path> m_folders;
    std::set<std::string> m_closed;
    int m_tensors = 0;
};

TEST_CLASS(TestGoldenNow)
#include "tst_golden_now.moc"
