#include "core/image/image_file.h"
#include "core/image/image_processor.h"
#include "core/image/resampling.h"
#include "core/json/json_text.h"
#include "tests/core/image/picture_folder.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

/// The processor of a folder whose preprocessor_config.json has this text, for models of 16 × 16 pixels.
ImageProcessor processorOf(const std::string& text)
{
    const QTemporaryDir folder;
    const fs::path path = folder.path().toStdString();
    std::ofstream(path / "preprocessor_config.json") << text;
    return readImageProcessor(path, 16, 16);
}

}  // namespace

class TestImageProcessor final : public QObject {
    Q_OBJECT
private slots:
    void resizedPicturesArePillows_data()
    {
        QTest::addColumn<QString>("tensor");
        for (const auto& [name, entry] : expectedPictures().tensors())
            if (name.starts_with("resized.")) QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void resizedPicturesArePillows()
    {
        QFETCH(QString, tensor);
        const QStringList parts = tensor.split('.');  // resized . rgb . png . MODE . WIDTHxHEIGHT
        const QStringList size = parts[4].split('x');
        const Image image = readImage(pictureFolder() / (parts[1] + ".png").toStdString());
        const Image made = resized(image, size[0].toInt(), size[1].toInt(), static_cast<Resampling>(parts[3].toInt()));
        QVERIFY(std::ranges::equal(made.rgb, expectedPictures().floats(tensor.toStdString())));
    }

    void aPictureOfTheRightSizeStaysAsItIs()
    {
        const Image image = readImage(pictureFolder() / "rgb.png");
        QVERIFY(resized(image, image.width, image.height, Resampling::Lanczos) == image);
    }

    void pixelsAreThoseOfTransformers_data()
    {
        QTest::addColumn<QByteArray>("settings");
        const Json cases = readJsonObject((pictureFolder() / "cases.json").string(), 1U << 16U);
        for (const auto& [name, settings] : cases.items())
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(settings.dump());
    }

    void pixelsAreThoseOfTransformers()
    {
        QFETCH(QByteArray, settings);
        const ImageProcessor processor = processorOf(settings.toStdString());
        const ProcessedImage made = processed(readImage(pictureFolder() / "rgb.png"), processor);
        const std::string name = "processed." + std::string(QTest::currentDataTag());
        QVERIFY((expectedPictures().entry(name).shape
                 == std::vector<Index>{made.pixels.channels, made.pixels.height, made.pixels.width}));
        QCOMPARE(made.image.width, made.pixels.width);
        const std::vector<float> wanted = expectedPictures().floats(name);
        // transformers keeps the factor, 1/255, in float64.
        for (std::size_t i = 0; i < wanted.size(); ++i) QVERIFY(std::abs(made.pixels.values[i] - wanted[i]) < 1e-6F);
    }

    void withoutAFileMeanAndDeviationAreAHalf()
    {
        const QTemporaryDir folder;
        const ImageProcessor processor = readImageProcessor(folder.path().toStdString(), 20, 12);
        QVERIFY(processor.assumed);
        const ProcessedImage made = processed({1, 1, {0, 255, 51}}, processor);
        QCOMPARE(made.pixels.width, 20);
        QCOMPARE(made.pixels.height, 12);
        QCOMPARE(made.pixels.values.front(), -1.0F);
        QCOMPARE(made.pixels.values[20 * 12], 1.0F);
        QCOMPARE(made.pixels.values.back(), -0.6F);
        QVERIFY(!processorOf("{}").assumed);
    }

    void whatIsShownIsTheCropInThePhotosOwnPixels()
    {
        ImageProcessor processor;
        processor.size = std::array<Index, 2>{16, 0};
        processor.crop = std::array<Index, 2>{12, 12};
        const Image photo = readImage(pictureFolder() / "house.png");
        const ProcessedImage made = processed(photo, processor);
        QCOMPARE(made.shown.width, 91);  // 12 of 21 of 160
        QCOMPARE(made.shown.height, 90);
        for (const auto& [x, y] : {std::pair<Index, Index>{0, 0}, {90, 0}, {45, 89}})
            for (Index channel = 0; channel < 3; ++channel)
                QCOMPARE(made.shown.rgb[static_cast<std::size_t>(3 * (y * 91 + x) + channel)],
                         photo.rgb[static_cast<std::size_t>(3 * ((y + 15) * 160 + x + 34) + channel)]);
        QCOMPARE(made.kept[0], 12.0 / 21);
        QCOMPARE(made.kept[1], 0.75);
        processor.crop.reset();
        QVERIFY((processed(photo, processor).kept == std::array{1.0, 1.0}));
    }

    void badValuesNameTheirField_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("refusal");
        const auto row = [](const char* text, const char* refusal) {
            QTest::newRow(text) << QByteArray(text) << refusal;
        };
        row(R"([])", "the text | a JSON object | array");
        row(R"({"size": "large"})", "size | height and width, or shortest_edge | \"large\"");
        row(R"({"size": {"height": 16}})", "size | height and width, or shortest_edge | {\"height\":16}");
        row(R"({"size": 0})", "size | whole numbers from 1 to 16384 | 0");
        row(R"({"size": {"height": 16, "width": 1e9}})",
            "size | whole numbers from 1 to 16384 | {\"height\":16,\"width\":1000000000.0}");
        row(R"({"size": {"shortest_edge": 16, "longest_edge": 20}})",
            "size | height and width, or shortest_edge | {\"longest_edge\":20,\"shortest_edge\":16}");
        row(R"({"size": 32})", "“size” | 16 × 16, which the model takes | 32 × 32");
        row(R"({"do_center_crop": true, "crop_size": 8})", "“crop_size” | 16 × 16, which the model takes | 8 × 8");
        row(R"({"do_center_crop": true, "crop_size": {"shortest_edge": 16}})",
            "crop_size | height and width | {\"shortest_edge\":16}");
        row(R"({"do_resize": 1})", "do_resize | true or false | 1");
        row(R"({"do_pad": true})", "do_pad | false | true");
        row(R"({"do_pan_and_scan": true})", "do_pan_and_scan | false | true");
        row(R"({"rescale_offset": 1})", "rescale_offset | true or false | 1");
        row(R"({"resample": 6})", "resample | 0 to 5 | 6");
        row(R"({"rescale_factor": 0})", "rescale_factor | 0.000000 to 1000000000.000000 | 0");
        row(R"({"image_mean": [0.5, 0.5]})", "image_mean | 3 numbers | [0.5,0.5]");
        row(R"({"image_mean": [0.5, 0.5, "x"]})", "image_mean | 3 numbers | [0.5,0.5,\"x\"]");
        row(R"({"image_std": [0.5, 0.5, 0]})", "image_std | numbers above 0 | [0.5,0.5,0]");
    }

    void badValuesNameTheirField()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, refusal);
        QCOMPARE(refusalOf([&] { processorOf(text.toStdString()); }), refusal);
    }

    void aLineOfPixelsIsNotResizedBeyondAllBounds()
    {
        const Image line{100'000, 1, std::vector<std::uint8_t>(300'000)};
        QCOMPARE(refusalOf([&] { processed(line, processorOf(R"({"size": {"shortest_edge": 224}})")); }),
                 QString("the picture's size | sides that differ less: resized it has at most 134217728 pixels | "
                         "100000 × 1"));
    }
};

TEST_CLASS(TestImageProcessor)
#include "tst_image_processor.moc"
