#include "core/image/image_file.h"
#include "tests/core/image/picture_folder.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <fstream>
#include <iterator>

using namespace core;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const std::string& picture)
{
    std::ifstream file(pictureFolder() / picture, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The error for a file with this content.
QString refusalOfContent(const std::string& content)
{
    const QTemporaryDir folder;
    const fs::path file = fs::path(folder.path().toStdString()) / "picture.png";
    std::ofstream(file, std::ios::binary) << content;
    return refusalOf([&] { readImage(file); });
}

/// A PNG header alone, which claims a picture of this size.
std::string pngClaiming(const QByteArray& sizeInHex)
{
    const QByteArray header = "IHDR" + QByteArray::fromHex(sizeInHex) + QByteArray::fromHex("0802000000");
    quint32 sum = 0xFFFFFFFF;
    for (const char c : header) {
        sum ^= static_cast<quint8>(c);
        for (int bit = 0; bit < 8; ++bit) sum = (sum & 1U) != 0 ? (sum >> 1U) ^ 0xEDB88320 : sum >> 1U;
    }
    const QByteArray check = QByteArray::number(~sum, 16).rightJustified(8, '0');
    const QByteArray data = QByteArray::fromHex("00000000") + "IDAT" + QByteArray::fromHex("35af061e");
    return (QByteArray("\x89PNG\r\n\x1a\n") + QByteArray::fromHex("0000000d") + header + QByteArray::fromHex(check)
            + data)
        .toStdString();
}

}  // namespace

class TestImageFile final : public QObject {
    Q_OBJECT
private slots:
    void everyPixelIsPillows_data()
    {
        QTest::addColumn<QString>("picture");
        for (const auto& [name, entry] : expectedPictures().tensors())
            if (name.starts_with("read.")) QTest::newRow(name.c_str()) << QString::fromStdString(name.substr(5));
    }

    void everyPixelIsPillows()
    {
        QFETCH(QString, picture);
        const std::string name = "read." + picture.toStdString();
        const Image image = readImage(pictureFolder() / picture.toStdString());
        QVERIFY((std::vector<Index>{image.height, image.width, 3} == expectedPictures().entry(name).shape));
        const std::vector<float> wanted = expectedPictures().floats(name);
        QVERIFY(std::ranges::equal(image.rgb, wanted));
    }

    void whatIsNoPictureIsRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("refusal");
        const auto row = [](const char* what, const std::string& content, const char* refusal) {
            QTest::newRow(what) << QByteArray::fromStdString(content) << QString(refusal);
        };
        row("empty", "", "the picture | a PNG or JPEG file | an empty file");
        row("text", "hello", "the picture | a PNG or JPEG file | something else");
        row("GIF", "GIF89a", "the picture | a PNG or JPEG file | a GIF picture");
        row("HEIC", std::string(4, '\0') + "ftypheic", "the picture | a PNG or JPEG file | a HEIC or AVIF picture");
        row("PNG signature alone", contentOf("rgb.png").substr(0, 8), "the picture | more data | the end of the file");
        row("PNG cut in its header", contentOf("rgb.png").substr(0, 20),
            "the picture | more data | the end of the file");
        row("PNG cut in its pixels", contentOf("rgb.png").substr(0, 400),
            "the picture | more data | the end of the file");
        row("JPEG cut in its header", contentOf("full-chroma.jpg").substr(0, 100),
            "the picture | more data | the end of the file");
        row("JPEG cut in its pixels", contentOf("full-chroma.jpg").substr(0, 800),
            "the picture | more data | the end of the file");
        row("JPEG of nothing", "\xFF\xD8\xFF\xD9", "the picture | more data | the end of the file");
        row("PNG of 2^31 pixels a side", pngClaiming("7fffffff7fffffff"),
            "the picture | more data for its size | 45 bytes");
        row("PNG of 4000 × 4000 in 45 bytes", pngClaiming("00000fa000000fa0"),
            "the picture | more data for its size | 45 bytes");
    }

    void whatIsNoPictureIsRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, refusal);
        QCOMPARE(refusalOfContent(content.toStdString()), refusal);
    }

    void aDamagedPictureIsRefused()
    {
        std::string png = contentOf("rgb.png");
        png[60] = static_cast<char>(png[60] ^ 0x55);
        QVERIFY(refusalOfContent(png).startsWith("the picture | a PNG picture | "));
    }

    void morePixelsThanThereIsRoomForAreRefusedBeforeAnyIsRead()
    {
        // 65500 × 65500 in the frame header of a JPEG.
        std::string jpeg = contentOf("full-chroma.jpg");
        const std::size_t frame = jpeg.find("\xFF\xC0");
        jpeg.replace(frame + 5, 4, "\xFF\xDC\xFF\xDC");
        QCOMPARE(refusalOfContent(jpeg), QString("the picture's size | at most 134217728 pixels | 65500 × 65500"));
    }

    void afterAnyCutThereIsAnErrorOrTheWholePicture()
    {
        for (const char* picture : {"rgb.png", "interlaced.png", "progressive.jpg", "inks.jpg", "turned-6.jpg"}) {
            const std::string whole = contentOf(picture);
            for (std::size_t size = 0; size < whole.size(); size += 7) refusalOfContent(whole.substr(0, size));
        }
    }

    void strayBytesAreEndured()
    {
        // One byte of the file is another; sizes stay as they are, as decoding large pictures of nothing takes long.
        for (const char* picture : {"palette.png", "turned.png", "full-chroma.jpg", "turned-3.jpg"}) {
            const std::string whole = contentOf(picture);
            const std::size_t size = whole.find("\xFF\xC0") + 5;
            for (std::size_t at = 8; at < whole.size(); at += 8) {
                if (at >= size && at < size + 4) continue;
                std::string other = whole;
                other[at] = static_cast<char>(other[at] ^ 0x81);
                refusalOfContent(other);
            }
        }
    }

    void aFolderOrAMissingFileIsNamed()
    {
        QCOMPARE(refusalOf([] { readImage(pictureFolder()); }), QString(" |  | Is a directory"));
        QCOMPARE(refusalOf([] { readImage(pictureFolder() / "none.png"); }),
                 QString(" |  | No such file or directory"));
    }

    void contentTellsPictures()
    {
        QVERIFY(looksLikeImage(pictureFolder() / "rgb.png"));
        QVERIFY(looksLikeImage(pictureFolder() / "inks.jpg"));
        QVERIFY(!looksLikeImage(pictureFolder() / "cases.json"));
        QVERIFY(!looksLikeImage(pictureFolder()));
    }
};

TEST_CLASS(TestImageFile)
#include "tst_image_file.moc"
