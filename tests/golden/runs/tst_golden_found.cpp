#include "core/error.h"
#include "core/image/pixel_file.h"
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

    void bothTowersOfAWholeSiglipOpen()
    {
        const auto tree = sharedFolder("found");
        if (!tree) QSKIP("the folders do not lie beside this checkout");
        const fs::path folder = *tree / "B06";
        const auto expected = SafetensorsFile::open(folder / "expected.safetensors");
        const auto verify = [&](const Trace& trace, const char* name) {
            for (const NamedTensor& tensor : tensorsOf(trace, {}))
                if (tensor.name == "attentions") {
                    const Comparison result = compare(expected, name, valuesOf(tensor), 1e-5F);
                    return result.passed ? QString() : QString::fromStdString(result.remark);
                }
            return QStringLiteral("no attention");
        };
        const auto pictures = openModel(folder);
        std::vector<PixelValues> pixels = readPixelValues(folder / "pixels.safetensors");
        const auto seen =
            run(pictures,
                Batch{{pictureSequence(*pictures->transformer.patches,
                                       std::make_shared<PixelValues>(std::move(pixels.front())), nullptr)}},
                {});
        QCOMPARE(verify(*seen, "attentions"), QString());
        const auto texts = openModel(folder, Tower::Texts);
        const auto read = run(texts, Batch{{sequenceOfIds(*texts, {4, 5, 6})}}, {});
        QCOMPARE(verify(*read, "text_attentions"), QString());
    }
};

TEST_CLASS(TestGoldenFound)
#include "tst_golden_found.moc"
