#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "core/json/json_text.h"
#include "core/tensor/safetensors_writer.h"
#include "tests/cli/program.h"
#include "tests/core/gguf/gguf_bytes_of.h"
#include "tests/test_class.h"

#include <fstream>

namespace fs = std::filesystem;

namespace {

const QString inspectedLlama = QStringLiteral(SOURCE_DIR "/tests/golden/data/models/llama_bf16");

void writeInspected(const fs::path& file, const std::string& bytes)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << bytes;
}

/// A folder with an adapter of the queries of the small Llama's second layer.
void writeQueryAdapter(const fs::path& folder)
{
    writeInspected(folder / "adapter_config.json", core::Json{{"peft_type", "LORA"},
                                                              {"r", 1},
                                                              {"lora_alpha", 64},
                                                              {"base_model_name_or_path", "nobody/llama"},
                                                              {"target_modules", {"q_proj"}}}
                                                       .dump());
    const std::string at = "base_model.model.model.layers.1.self_attn.q_proj.lora_";
    core::writeSafetensors(folder / "adapter_model.safetensors",
                           {core::NamedTensor{at + "A.weight", {1, 64}, std::vector<float>(64, 0.1F)},
                            core::NamedTensor{at + "B.weight", {64, 1}, std::vector<float>(64, 0.2F)}},
                           {});
}

}  // namespace

/// `inspect` on files of every kind, and on models with an adapter beside them.
class TestInspectCommands final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_folder = m_temporary->path().toStdString();
        writeQueryAdapter(m_folder / "adapted");
        m_adapter = QString::fromStdString((m_folder / "adapted").string());
    }

    void aModelIsToldWithItsHeads()
    {
        const QJsonObject told = jsonOf(program({"inspect", inspectedLlama, "--json"}));
        QCOMPARE(told["heads"].toInt(), 4);
        QCOMPARE(told["groups"].toInt(), 2);
        QCOMPARE(told["head_size"].toInt(), 16);
        QVERIFY2(told["positions"].toString().startsWith("rotary, base "), qPrintable(told["positions"].toString()));
        QVERIFY(told["files"].toArray().contains(QJsonValue("tokenizer.json")));
        QVERIFY(!told["tensors"].toArray().isEmpty());
        QVERIFY(told["types"].toObject().contains("BF16"));
        QVERIFY(told.contains("tied_head"));
        QVERIFY(!told.contains("problem"));
    }

    void anAdapterWithoutItsBaseIsToldAndWhatToDo()
    {
        const Outcome told = program({"inspect", m_adapter}, {"HF_HOME", "HF_HUB_CACHE"});
        QCOMPARE(told.status, 1);
        QVERIFY2(told.out.startsWith("kind: adapter\n"), qPrintable(told.out));
        QVERIFY(told.out.contains("lora_A.weight  F32 [1,64]"));
        QVERIFY2(told.err.contains("nobody/llama") && told.err.contains("--adapter"), qPrintable(told.err));
        const Outcome json = program({"inspect", m_adapter, "--json"}, {"HF_HOME", "HF_HUB_CACHE"});
        QCOMPARE(json.status, 1);
        const QJsonObject object = QJsonDocument::fromJson(json.out.toUtf8()).object();
        QCOMPARE(object["tensors"].toArray().size(), 2);
        QVERIFY(object["problem"].toString().contains("nobody/llama"));
    }

    void anImportanceMatrixIsCalledOne()
    {
        GgufBytesOf file;
        file.text("general.type", "imatrix").i32("imatrix.chunk_count", 1);
        file.tensor("blk.0.attn_q.weight.in_sum2", {8}, 0, 0).bytes(std::string(32, '\0'));
        writeInspected(m_folder / "a.gguf", file.file());
        const Outcome told = program({"inspect", QString::fromStdString((m_folder / "a.gguf").string())});
        QCOMPARE(told.status, 0);
        QVERIFY2(told.out.startsWith("kind: importance matrix\nopens: nothing: "), qPrintable(told.out));
    }

    void foldersThatAreNoModelsAreTold()
    {
        fs::create_directories(m_folder / "tokens");
        fs::copy_file((inspectedLlama + "/tokenizer.json").toStdString(), m_folder / "tokens/tokenizer.json");
        const Outcome tokens = program({"inspect", QString::fromStdString((m_folder / "tokens").string())});
        QCOMPARE(tokens.status, 1);
        QVERIFY2(tokens.out.startsWith("kind: tokenizer alone\n"), qPrintable(tokens.out));
        writeInspected(m_folder / "mamba/config.json", R"({"model_type": "mamba", "num_hidden_layers": 3})");
        core::writeSafetensors(m_folder / "mamba/model.safetensors",
                               {core::NamedTensor{"a.mixer", {3}, std::vector<float>(3)}}, {});
        const Outcome mamba = program({"inspect", QString::fromStdString((m_folder / "mamba").string())});
        QCOMPARE(mamba.status, 1);
        QVERIFY2(mamba.out.contains("num_hidden_layers: 3\n") && mamba.out.contains("a.mixer  F32 [3]"),
                 qPrintable(mamba.out));
        QVERIFY2(mamba.err.contains("mamba") && mamba.err.contains("--engine"), qPrintable(mamba.err));
    }

    void whatIsThereInsteadOfAModelIsNamed()
    {
        const auto said = [&](const std::string& name) {
            const Outcome told = program({"inspect", QString::fromStdString((m_folder / name).string())});
            return told.status == 1 ? told.err.trimmed() : QString("opened");
        };
        fs::create_directories(m_folder / "below/inner");
        fs::copy(inspectedLlama.toStdString(), m_folder / "below/inner/llama");
        QVERIFY2(said("below").contains("found those of inner/llama in it"), qPrintable(said("below")));
        writeInspected(m_folder / "packed/model.tar.gz", "\x1F\x8B");
        QVERIFY2(said("packed").contains("found model.tar.gz. Unpack it first"), qPrintable(said("packed")));
        QVERIFY2(said("packed/model.tar.gz").contains("unpacked"), qPrintable(said("packed/model.tar.gz")));
        writeInspected(m_folder / "page/config.json", "<!DOCTYPE html><html></html>");
        QVERIFY2(said("page").contains("found a web page"), qPrintable(said("page")));
        writeInspected(m_folder / "own/config.json", R"({"model_type": "mine", "auto_map": {"AutoModel": "m.M"}})");
        writeInspected(m_folder / "own/model.safetensors", "<html>");
        QVERIFY2(said("own").contains("--allow-remote-code"), qPrintable(said("own")));
        fs::copy(inspectedLlama.toStdString(), m_folder / "mlx");
        core::Json config = core::readJsonObject((m_folder / "mlx/config.json").string(), 1U << 20U);
        config["quantization"] = {{"bits", 4}, {"group_size", 64}};
        writeInspected(m_folder / "mlx/config.json", config.dump());
        QVERIFY2(said("mlx").contains("MLX"), qPrintable(said("mlx")));
        fs::create_directory_symlink("loop", m_folder / "loop");
        QVERIFY2(said("loop").contains("Too many levels"), qPrintable(said("loop")));
        writeInspected(m_folder / "notes.txt", "a note");
        requireRefusal({"attend", "--model", QString::fromStdString((m_folder / "notes.txt").string()), "--text", "a",
                        "--out", "x"},
                       1, "notes.txt: this is no model");
    }

    void documentsAndSoundsAreTold()
    {
        const QString lesson = QStringLiteral(SOURCE_DIR "/resources/lessons/01-query-key-value.lesson.md");
        const QJsonObject told = jsonOf(program({"inspect", lesson, "--json"}));
        QCOMPARE(told["kind"].toString(), QString("lesson"));
        QVERIFY(told["steps"].toArray().size() > 3);
        std::string wave(
            "RIFF\x2C\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1F\0\0\x80\x3E\0\0\x02\0\x10\0data\x08\0\0\0", 44);
        writeInspected(m_folder / "four.wav", wave + std::string(8, '\1'));
        const QJsonObject sound =
            jsonOf(program({"inspect", QString::fromStdString((m_folder / "four.wav").string()), "--json"}));
        QCOMPARE(sound["samples_per_second"].toInt(), 8000);
        QCOMPARE(sound["seconds"].toDouble(), 0.0005);
    }

    void anAdapterIsGivenBesideItsModel()
    {
        const QStringList compared{"compare", "--model", inspectedLlama, "--text", "a small test", "--json"};
        const auto divergence = [&](const QStringList& other) {
            return jsonOf(program(compared + other))["heads"].toArray();
        };
        QVERIFY(divergence({"--adapter-b", m_adapter}) != divergence({"--model-b", inspectedLlama}));
        QCOMPARE(divergence({"--adapter-b", m_adapter, "--adapter", m_adapter}),
                 divergence({"--model-b", inspectedLlama}));
        const Outcome tokens = program({"tokenize", "--model", inspectedLlama, "--adapter", m_adapter, "--text", "a"});
        QCOMPARE(tokens.status, 0);
        QCOMPARE(tokens.out, program({"tokenize", "--model", inspectedLlama, "--text", "a"}).out);
        requireRefusal({"attend", "--adapter", m_adapter, "--text", "a", "--out", "x"}, 2, "--model");
    }

private:
    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;
    QString m_adapter;
};

TEST_CLASS(TestInspectCommands)
#include "tst_inspect_commands.moc"
