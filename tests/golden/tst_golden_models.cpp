#include "core/model/trace_tensors.h"
#include "tests/golden/golden_case.h"

#include <QTest>

#include <cstdio>

using namespace core;

namespace {

std::string modelType(const std::filesystem::path& folder)
{
    return readJsonObject((folder / "config.json").string(), 1U << 20U).value("model_type", "");
}

/// The batch under `prefix` ("short.") as the expected file holds it.
std::vector<Sequence> batchIn(const SafetensorsFile& expected, const std::string& prefix, const Model& model)
{
    const std::vector<Index>& shape = expected.entry(prefix + "input_ids").shape;
    const std::vector<float> ids = expected.floats(prefix + "input_ids");
    const bool masked = expected.contains(prefix + "attention_mask");
    const std::vector<float> keep =
        masked ? expected.floats(prefix + "attention_mask") : std::vector<float>(ids.size(), 1);
    std::vector<Sequence> batch;
    for (Index item = 0; item < shape[0]; ++item) {
        std::vector<Index> row;
        for (Index i = 0; i < shape[1]; ++i) row.push_back(static_cast<Index>(ids[item * shape[1] + i]));
        batch.push_back(sequenceOfIds(model, row));
        for (Index i = 0; i < shape[1]; ++i) batch.back().real[i] = keep[item * shape[1] + i] != 0;
    }
    return batch;
}

float toleranceOf(const std::string& tensor, const Json& tolerance)
{
    if (tensor == "attentions") return tolerance["attentions"];
    if (tensor.starts_with("logits")) return tolerance["logits"];
    if (tensor.find("hidden_state") != std::string::npos) return tolerance["hidden_states"];
    return 2e-5F;  // q, k, v, context
}

std::vector<float> valuesOf(const NamedTensor& tensor)
{
    return std::visit([](const auto& values) { return std::vector<float>(values.begin(), values.end()); },
                      tensor.values);
}

}  // namespace

/// Every GPT-2 folder of the golden trees and the real one: all tensors and all tokenizer cases.
class TestGoldenModels final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        for (const auto& tree : goldenTrees())
            for (const auto& entry : std::filesystem::directory_iterator(tree / "models"))
                if (entry.is_directory() && modelType(entry.path()) == "gpt2") m_folders.push_back(entry.path());
        if (const auto real = sharedFolder("real/nano-sort")) m_folders.push_back(*real);
        QVERIFY(!m_folders.empty());
    }

    void everyTensorEqualsTransformers_data() { addFolders(); }
    void everyTensorEqualsTransformers()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        const auto model = openModel(path);
        const Json meta = readJsonObject((path / "expected.json").string(), 16U << 20U);
        // An old layout's folder shares the expected tensors of the new one.
        const std::filesystem::path own = path / "expected.safetensors";
        const auto expected = SafetensorsFile::open(exists(own) ? own : path / "../gpt2/expected.safetensors");
        int compared = 0;
        float worst = 0;
        for (const auto& [text, unused] : meta["texts"].items()) {
            const auto trace = run(model, {batchIn(expected, text + ".", *model)}, {});
            for (const NamedTensor& tensor : tensorsOf(*trace, {.logits = true})) {
                const std::string name = text + "." + tensor.name;
                if (!expected.contains(name)) continue;
                QCOMPARE(tensor.shape, expected.entry(name).shape);
                const float tolerance = toleranceOf(tensor.name, meta["tolerance"]);
                const Comparison result = compare(expected, name, valuesOf(tensor), tolerance);
                QVERIFY2(result.passed, qPrintable(QString::fromStdString(name + ": " + result.remark)));
                worst = std::max(worst, result.largestDifference / tolerance);
                ++compared;
            }
        }
        QVERIFY(compared > 3);
        std::printf("  %-12s %3d tensors, largest difference %3.0f %% of its tolerance\n", path.filename().c_str(),
                    compared, static_cast<double>(100 * worst));
        m_tensors += compared;
    }

    void everyTextIsCutAlike_data() { addFolders(); }
    void everyTextIsCutAlike()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        const auto model = openModel(path);
        if (!exists(path / "tokenizer_cases.json") || !model->tokenizer) return;
        const Json file = readJsonObject((path / "tokenizer_cases.json").string(), 16U << 20U);
        int cases = 0;
        for (const Json& wanted : file["cases"]) {
            const Encoding encoding = model->tokenizer->encode(wanted["text"].get<std::string>());
            Json ids = Json::array();
            Json pieces = Json::array();
            Json offsets = Json::array();
            for (const Token& token : encoding.tokens) {
                ids.push_back(token.id);
                pieces.push_back(token.piece);
                offsets.push_back({token.range.from, token.range.to});
            }
            const QByteArray text = QByteArray::fromStdString(wanted["text"].dump());
            QVERIFY2(ids == wanted["ids"], text);
            QVERIFY2(pieces == wanted["tokens"], text);
            QVERIFY2(offsets == wanted["offsets"], (text + QByteArray::fromStdString(offsets.dump())));
            ++cases;
        }
        QVERIFY(cases > 0);
        std::printf("  %-12s %3d texts cut\n", path.filename().c_str(), cases);
    }

    void cleanupTestCase()
    {
        std::printf("golden models: %zu folders, %d tensors compared\n", m_folders.size(), m_tensors);
        QVERIFY(m_tensors > 0);
    }

private:
    void addFolders()
    {
        QTest::addColumn<QString>("folder");
        for (const auto& folder : m_folders) QTest::newRow(folder.c_str()) << QString::fromStdString(folder.string());
    }

    std::vector<std::filesystem::path> m_folders;
    int m_tensors = 0;
};

QTEST_GUILESS_MAIN(TestGoldenModels)
#include "tst_golden_models.moc"
