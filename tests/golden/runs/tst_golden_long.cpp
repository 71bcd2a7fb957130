#include "core/error.h"
#include "core/kernel/kernels.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/trace_tensors.h"
#include "tests/golden/cases/golden_case.h"
#include "tests/golden/cases/golden_models.h"

#include <QTest>

#include "tests/test_class.h"

#include <algorithm>

using namespace core;

namespace {

/// Golden tolerances: what float32 costs, several times over.
float longTolerance(const std::string& tensor)
{
    if (tensor.ends_with("attentions")) return 1e-5F;
    return tensor == "logits" ? 2e-4F : 1e-4F;
}

/// Some rows of a tensor's axis.
std::vector<float> rowsOf(const NamedTensor& tensor, std::size_t axis, const std::vector<float>& rows)
{
    const std::vector<float> values = valuesOf(tensor);
    std::size_t length = 1;
    for (std::size_t later = axis + 1; later < tensor.shape.size(); ++later)
        length *= static_cast<std::size_t>(tensor.shape[later]);
    const auto along = static_cast<std::size_t>(tensor.shape[axis]);
    std::vector<float> some;
    for (std::size_t first = 0; first < values.size(); first += along * length)
        for (const float row : rows) {
            const auto from =
                values.begin() + static_cast<std::ptrdiff_t>(first + static_cast<std::size_t>(row) * length);
            some.insert(some.end(), from, from + static_cast<std::ptrdiff_t>(length));
        }
    return some;
}

}  // namespace

/// Texts of more than 256 tokens, and one of more than 1024, by every kind of layer, with every set of kernels: what is
/// finished in parts (256 rows of a product, 1024 of a feed-forward layer) is finished more than once. Made by
/// tests/golden/data/long/make.py.
class TestGoldenLong final : public QObject {
    Q_OBJECT
private:
    const Kernels& m_best = kernels();

private slots:
    void cleanup() { useKernels(m_best); }

    void everyKindOfLayer_data()
    {
        QTest::addColumn<const Kernels*>("kernel");
        QTest::addColumn<QString>("folder");
        for (const auto& entry : std::filesystem::directory_iterator(SOURCE_DIR "/tests/golden/data/long")) {
            if (!entry.is_directory()) continue;
            for (const Kernels* kernel : runnableKernels())
                QTest::addRow("%s, %s", entry.path().filename().c_str(), kernel->name)
                    << kernel << QString::fromStdString(entry.path().string());
        }
    }
    void everyKindOfLayer()
    {
        QFETCH(const Kernels*, kernel);
        QFETCH(QString, folder);
        useKernels(*kernel);
        const std::filesystem::path path = folder.toStdString();
        const auto model = openModel(path);
        const auto expected = SafetensorsFile::open(path / "expected.safetensors");
        // From the second pass on weights are kept as panels, of which fewer rows are multiplied at a time.
        for (int pass = 1; pass <= 3; ++pass) {
            const auto trace = run(model, batchIn(expected, "long", *model), {});
            int compared = 0;
            for (const NamedTensor& tensor : tensorsOf(*trace, {.logits = true})) {
                const std::string name = "long." + tensor.name;
                if (!expected.contains(name) || tensor.name.ends_with("input_ids")) continue;
                const bool isMap = tensor.name.ends_with("attentions");
                if (!isMap && tensor.name != "logits" && !tensor.name.ends_with("last_hidden_state")) continue;
                const auto rows = expected.floats(isMap ? "long.map_rows" : "long.rows");
                const Comparison result =
                    compare(expected, name, rowsOf(tensor, isMap ? 3 : 1, rows), longTolerance(tensor.name));
                QVERIFY2(result.passed, qPrintable(QStringLiteral("pass %1, %2: %3")
                                                       .arg(pass)
                                                       .arg(QString::fromStdString(tensor.name),
                                                            QString::fromStdString(result.remark))));
                ++compared;
            }
            QCOMPARE(compared, wantedTensors(expected));
        }
    }

private:
    static int wantedTensors(const SafetensorsFile& expected)
    {
        return static_cast<int>(std::ranges::count_if(expected.tensors(), [](const auto& entry) {
            return entry.first.ends_with("attentions") || entry.first.ends_with("hidden_state")
                   || entry.first == "long.logits";
        }));
    }
};

TEST_CLASS(TestGoldenLong)
#include "tst_golden_long.moc"
