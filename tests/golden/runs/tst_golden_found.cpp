#include "core/error.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/picture.h"
#include "core/model/pass/trace_tensors.h"
#include "tests/golden/cases/golden_case.h"
#include "tests/golden/cases/golden_models.h"

#include <QTest>

#include "tests/test_class.h"

#include <cstdio>

using namespace core;
namespace fs = std::filesystem;

namespace {

/// The folder of a case, and the folder that is opened for it where that is another one.
struct FoundCase {
    const char* folder;
    const char* opened = "";
};

constexpr FoundCase foundCases[] = {
    {"R01"},
    {"R03/c64"},
    {"R03/f8_e8m0"},
    {"R05"},
    {"R08"},
    {"B04"},
    {"B09/models--org--tiny/snapshots/0123abc", "B09/models--org--tiny"},
};

}  // namespace

/// Folders as people have them, rebuilt from reports, which lie beside the checkout with the right numbers.
class TestGoldenFound final : public QObject {
    Q_OBJECT
private slots:
    void everyFolderOpensWithTheRightNumbers_data()
    {
        QTest::addColumn<const FoundCase*>("found");
        for (const FoundCase& each : foundCases) QTest::newRow(each.folder) << &each;
    }
    void everyFolderOpensWithTheRightNumbers()
    {
        QFETCH(const FoundCase*, found);
        const auto tree = sharedFolder("found");
        if (!tree) QSKIP("the folders do not lie beside this checkout");
        const auto expected = SafetensorsFile::open(*tree / found->folder / "expected.safetensors");
        std::vector<Index> ids;
        for (const float id : expected.floats("input_ids")) ids.push_back(static_cast<Index>(id));
        const auto model = openModel(*tree / (*found->opened == '\0' ? found->folder : found->opened));
        const auto trace = run(model, Batch{{sequenceOfIds(*model, ids)}}, {});
        int compared = 0;
        for (const NamedTensor& tensor : tensorsOf(*trace, {.logits = true})) {
            if (tensor.name != "attentions" && tensor.name != "logits") continue;
            const Comparison result =
                compare(expected, tensor.name, valuesOf(tensor), tensor.name == "logits" ? 2e-4F : 1e-5F);
            QVERIFY2(result.passed, result.remark.c_str());
            std::printf("  %s: %s off by %.1e\n", found->folder, tensor.name.c_str(),
                        static_cast<double>(result.largestDifference));
            ++compared;
        }
        QCOMPARE(compared, 2);
    }

    void theTowerOfPicturesOfAWholeSiglipOpens()
    {
        const auto tree = sharedFolder("found");
        if (!tree) QSKIP("the folders do not lie beside this checkout");
        const fs::path folder = *tree / "B06";
        const auto model = openModel(folder);
        const auto pixels = SafetensorsFile::open(folder / "pixels.safetensors");
        const std::string name = pixels.chosen("", "pixel_values");
        const std::vector<Index> shape = pixels.entry(name).shape;
        auto values = std::make_shared<PixelValues>(
            PixelValues{shape[shape.size() - 3], shape[shape.size() - 2], shape.back(), pixels.floats(name)});
        const auto trace =
            run(model, Batch{{pictureSequence(*model->transformer.patches, std::move(values), nullptr)}}, {});
        const auto expected = SafetensorsFile::open(folder / "expected.safetensors");
        for (const NamedTensor& tensor : tensorsOf(*trace, {}))
            if (tensor.name == "attentions") {
                const Comparison result = compare(expected, tensor.name, valuesOf(tensor), 1e-5F);
                QVERIFY2(result.passed, result.remark.c_str());
                return;
            }
        QFAIL("no attention");
    }
};

TEST_CLASS(TestGoldenFound)
#include "tst_golden_found.moc"
