#include "core/error.h"
#include "core/image/image_processor.h"
#include "core/image/pixel_file.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/picture.h"
#include "core/model/position_grid.h"
#include "core/tensor/safetensors.h"
#include "tests/golden/cases/golden_case.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path vision = fs::path(SOURCE_DIR) / "tests/golden/data/vision";

/// The pictures of a size as the folder's expected file has them.
std::shared_ptr<const Trace> sizedTrace(const fs::path& folder, const std::string& size)
{
    const std::vector<PixelValues> pictures = readPixelValues(folder / "expected.safetensors", size + ".pixel_values");
    const auto model = modelForSize(openModel(folder), pictures.front().height, pictures.front().width);
    return run(model,
               {{pictureSequence(*model->transformer.patches, std::make_shared<const PixelValues>(pictures.front()),
                                 nullptr)}},
               {});
}

std::vector<float> attentionsOf(const Trace& trace)
{
    std::vector<float> all;
    for (const auto& layer : trace.layers)
        for (const HeadAttention& head : layer->items.front().attention.heads) append(all, head.weights);
    return all;
}

/// The error for a picture that cannot be read: "WHAT | EXPECTED | FOUND".
QString refusalOf(const fs::path& folder, Index height, Index width)
{
    try {
        modelForSize(openModel(folder), height, width);
    } catch (const Error& error) {
        return QString::fromStdString(saidParts(error).field + " | " + saidParts(error).expected + " | "
                                      + saidParts(error).found);
    }
    return {};
}

/// The folder with a file that says how pictures become pixels.
fs::path withProcessor(const QTemporaryDir& to, const fs::path& folder, const char* processor)
{
    const fs::path copy = to.path().toStdString();
    for (const char* file : {"config.json", "model.safetensors"}) fs::create_symlink(folder / file, copy / file);
    std::ofstream(copy / "preprocessor_config.json") << processor;
    return copy;
}

}  // namespace

/// Pictures of other sizes than a model's positions were learned for.
class TestPictureSizes final : public QObject {
    Q_OBJECT
private slots:
    void positionsAreInterpolatedAsTransformersDoes_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("size");
        for (const char* folder : {"dinov2", "dinov2_registers"})
            for (const char* size : {"20x20", "12x12", "36x36", "12x32", "4x100", "22x15"})
                QTest::addRow("%s %s", folder, size) << folder << size;
        for (const char* folder : {"vit", "deit", "beit", "clip", "siglip"})
            for (const char* size : {"20x20", "12x32", "28x24"}) QTest::addRow("%s %s", folder, size) << folder << size;
        for (const char* size : {"12x12", "12x32", "22x15"}) QTest::addRow("dinov3 %s", size) << "dinov3" << size;
    }

    void positionsAreInterpolatedAsTransformersDoes()
    {
        QFETCH(QString, folder);
        QFETCH(QString, size);
        const fs::path path = vision / folder.toStdString();
        const auto expected = SafetensorsFile::open(path / "expected.safetensors");
        const std::string at = size.toStdString() + ".";
        const auto trace = sizedTrace(path, size.toStdString());
        std::vector<float> hidden;
        append(hidden, trace->last_hidden_state.front());
        for (const Comparison& each : {compare(expected, at + "attentions", attentionsOf(*trace), 1e-5F, false),
                                       compare(expected, at + "last_hidden_state", hidden, 1e-5F, false)})
            QVERIFY2(each.passed, qPrintable(QString::fromStdString(each.tensor + " " + each.remark)));
    }

    void itsOwnSizeIsTheModelItself()
    {
        const auto model = openModel(vision / "dinov2");
        QVERIFY(modelForSize(model, 20, 20) == model);
        const auto other = modelForSize(model, 12, 32);
        QCOMPARE(other->info.max_tokens, 25);
        QCOMPARE(other->transformer.position_embedding.rows(), 25);
        QCOMPARE(model->transformer.position_embedding.rows(), 26);
        QCOMPARE(other->transformer.position_embedding.row(0), model->transformer.position_embedding.row(0));
    }

    void registersHaveNoPosition()
    {
        const auto model = modelForSize(openModel(vision / "dinov2_registers"), 12, 12);
        for (Index token = 1; token < 4; ++token)
            QCOMPARE(model->transformer.position_embedding.row(token).cwiseAbs().maxCoeff(), 0.0F);
        QCOMPARE(learnedTokenName(*model->transformer.patches, 0), std::string("[CLS]"));
        QCOMPARE(learnedTokenName(*model->transformer.patches, 3), std::string("register 3"));
    }

    void theProcessorSaysTheSize()
    {
        const QTemporaryDir copy;
        const auto model = openModel(withProcessor(copy, vision / "dinov2", R"({"size": {"shortest_edge": 16},
            "do_center_crop": true, "crop_size": {"height": 12, "width": 12}})"));
        QCOMPARE(model->transformer.patches->width, 12);
        QCOMPARE(model->info.max_tokens, 10);
    }

    void aSizeThatTransformersMustBeAskedForIsSaid()
    {
        const fs::path vit = fs::path(SOURCE_DIR) / "tests/golden/data/models/vit";
        const QTemporaryDir copy, same;
        const auto larger = openModel(withProcessor(copy, vit, R"({"size": 64})"));
        QCOMPARE(larger->transformer.patches->width, 64);
        QVERIFY(larger->warnings.size() == 1
                && larger->warnings[0].find("32 × 32 pixels: positions are interpolated") != std::string::npos);
        QVERIFY(openModel(withProcessor(same, vit, R"({"size": 32})"))->warnings.empty());
        QCOMPARE(refusalOf(vit, 7, 64),
                 QString("the picture’s size | sides of 8, one patch, to 16384 pixels | 64 × 7 pixels"));
    }

    void aPictureMayKeepItsShapeInWholeSquares()
    {
        struct Row {
            Index height, width, side, most, made_height, made_width;
        };
        // Sizes from transformers' Siglip2ImageProcessor: wide, high, a line, and enlarged.
        constexpr Row rows[] = {{480, 640, 16, 256, 224, 288},
                                {1000, 333, 16, 256, 448, 144},
                                {20, 900, 16, 64, 16, 720},
                                {7, 7, 14, 10, 42, 42}};
        for (const Row& row : rows) {
            const ImageProcessor processor = imageProcessorIn({{"image_processor_type", "Siglip2ImageProcessorFast"},
                                                               {"patch_size", row.side},
                                                               {"max_num_patches", row.most}},
                                                              "preprocessor_config.json", 256, 256, TakenSizes::Any);
            const Image image{row.width, row.height,
                              std::vector<std::uint8_t>(static_cast<std::size_t>(3 * row.width * row.height), 9)};
            const ProcessedImage found = processed(image, processor);
            QCOMPARE(found.pixels.height, row.made_height);
            QCOMPARE(found.pixels.width, row.made_width);
        }
    }

    void lessThanOnePatchIsRefused()
    {
        QCOMPARE(refusalOf(vision / "dinov2", 3, 40),
                 QString("the picture’s size | sides of 4, one patch, to 16384 pixels | 40 × 3 pixels"));
    }
};

TEST_CLASS(TestPictureSizes)
#include "tst_picture_sizes.moc"
