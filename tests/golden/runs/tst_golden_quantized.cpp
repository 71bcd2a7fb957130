#include "core/model/folder/model_source.h"
#include "tests/golden/cases/golden_models.h"
#include "tests/golden/cases/model_comparison.h"
#include "tests/golden/runs/golden_part_rows.h"

#include <QTest>

#include "tests/test_class.h"

#include <cstdio>

using namespace core;

namespace {

/// A stack of matrices that is stored turned is that of its first one here, as transformers has it.
Matrix firstMatrix(const StoredTensor& tensor)
{
    const Weight all = Weight::coded(tensor.coded);
    if (tensor.shape.size() == 2) return all.matrix();
    return all.rowsFrom(0, tensor.shape[1]).transposed().matrix();
}

}  // namespace

/// Quantized folders: the numbers that the quantizers' own libraries make of their codes. What a pass makes of them is
/// with the rest of the third set.
class TestGoldenQuantized final : public QObject {
    Q_OBJECT
private slots:
    void weightsAreTheLibrarys_data()
    {
        QTest::addColumn<QString>("folder");
        std::vector<std::filesystem::path> folders = goldenPart("quantized");
        for (const auto& entry : std::filesystem::directory_iterator(SOURCE_DIR "/tests/golden/data/quantized"))
            if (entry.is_directory()) folders.push_back(entry.path());
        for (const auto& folder : folders)
            QTest::newRow(folder.filename().c_str()) << QString::fromStdString(folder.string());
    }
    void weightsAreTheLibrarys()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        const ConfigReader config(path / "config.json");
        const WeightFiles weights = ModelSource::at(path).weights(config);
        const SafetensorsFile expected = expectedOf(path);
        int compared = 0;
        for (const auto& [name, entry] : expected.tensors()) {
            if (!name.starts_with("weights.")) continue;
            const Matrix own = firstMatrix(weights.entry(name.substr(8)).tensor);
            const Matrix wanted = expected.matrix(name, entry.shape[0], entry.shape[1]).matrix();
            QCOMPARE(own.cols(), wanted.cols());
            const float difference = (own.topRows(wanted.rows()) - wanted).cwiseAbs().maxCoeff();
            std::printf("  %-24s largest difference %.1e\n", path.filename().c_str(), static_cast<double>(difference));
            // LLM.int8() divides by 127 where its library multiplies: one unit in the last place.
            QVERIFY(difference <= (path.filename() == "bnb_int8" ? 1e-6F * wanted.cwiseAbs().maxCoeff() : 0.0F));
            ++compared;
        }
        QCOMPARE(compared, 1);
    }

    /// What is opened keeps the file's bytes: no tensor has numbers of its own.
    void nothingIsCopied_data() { addFoldersOf("quantized"); }
    void nothingIsCopied()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        const auto file = SafetensorsFile::open(path / "model.safetensors");
        const WeightFiles weights = ModelSource::at(path).weights(ConfigReader(path / "config.json"));
        std::size_t coded = 0;
        for (const auto& [name, entry] : weights.tensors()) {
            if (!entry.tensor.coded) continue;
            ++coded;
            const CodedNumbers::Layout& layout = entry.tensor.coded->layout();
            for (const StoredSpan* span : {&layout.codes, &layout.scales.numbers, &layout.zeros.numbers})
                if (!span->data.empty()) QVERIFY(file.contains(span->name));
        }
        QCOMPARE(coded, std::size_t{path.filename() == "gpt_oss_mxfp4" ? 4U : 14U});
    }
};

TEST_CLASS(TestGoldenQuantized)
#include "tst_golden_quantized.moc"
