#include "core/model/folder/model_folder.h"
#include "core/model/picture_reader.h"
#include "tests/golden/cases/model_comparison.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path projectedGemma = SOURCE_DIR "/tests/golden/data/pictures_in_texts/gemma3_gguf";
const fs::path projectedSmol = SOURCE_DIR "/tests/golden/data/pictures_in_texts/smolvlm_gguf";

std::string bytesOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

/// What reads the pictures of GGUF models lies in a file beside them, and is of many kinds.
class TestPictureProjectors final : public QObject {
    Q_OBJECT
private slots:
    void gemmaReadsPicturesByTheProjectorBesideIt()
    {
        const auto model = openModel(projectedGemma / "model.gguf");
        QCOMPARE(model->warnings, std::vector<std::string>());
        QVERIFY(model->picture_reader != nullptr);
        QCOMPARE(model->picture_reader->tokens(), Index{9});
        QVERIFY(model->picture_reader->both_ways);
        QCOMPARE(model->picture_reader->spelling.part, std::string("<image_soft_token>"));
        const ModelComparison result = compareModel(model, projectedGemma);
        QVERIFY2(result.problem.empty(), result.problem.c_str());
        QCOMPARE(result.tensors, result.wanted);
        QCOMPARE(result.tensors, 7);
    }

    /// LLaVA's, Qwen's and others: the text is read, and what to do for the pictures is said.
    void otherProjectorsAreNamedWithTheWayOut_data()
    {
        QTest::addColumn<QByteArray>("kind");
        // As long as "idefics3", so that all else stays in its place.
        for (const char* kind : {"mlp_norm", "qwen3vl_", "internvl"}) QTest::newRow(kind) << QByteArray(kind);
    }
    void otherProjectorsAreNamedWithTheWayOut()
    {
        QFETCH(QByteArray, kind);
        const QTemporaryDir place;
        const fs::path folder = place.path().toStdString();
        fs::copy_file(projectedSmol / "model.gguf", folder / "model.gguf");
        std::string projector = bytesOf(projectedSmol / "mmproj-model.gguf");
        projector.replace(projector.find("idefics3"), 8, kind.toStdString());
        std::ofstream(folder / "mmproj-model.gguf", std::ios::binary) << projector;
        const auto model = openModel(folder / "model.gguf");
        QVERIFY(model->picture_reader == nullptr);
        QCOMPARE(model->warnings.size(), std::size_t{1});
        const std::string said = model->warnings.front();
        QVERIFY2(said.find("model.gguf reads texts alone: ") != std::string::npos, said.c_str());
        QVERIFY2(said.ends_with("the projector is not supported: expected one of idefics3, gemma3, or the model's "
                                "folder, found "
                                + kind.toStdString()),
                 said.c_str());
    }
};

TEST_CLASS(TestPictureProjectors)
#include "tst_picture_projectors.moc"
