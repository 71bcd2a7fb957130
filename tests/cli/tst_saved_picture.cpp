#include <QBuffer>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "core/session/carried_picture.h"
#include "core/session/session_json.h"
#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

namespace fs = std::filesystem;
using command_files::contentOf;
using command_files::writeText;

namespace {

std::string pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

QImage stripes(int width, int height)
{
    QImage image(width, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) image.setPixel(x, y, x % 2 == 0 ? 0xff203040 : 0xfff0e010);
    return image;
}

}  // namespace

/// Thumbnails of saved files for file managers: `thumbnail`.
class TestSavedPicture final : public QObject {
    Q_OBJECT
private slots:
    void aFileGivesItsPictureAndItsSession()
    {
        core::Session session;
        session.run().texts = {"a } that ends nothing"};
        session.run().module.emplace();
        const QImage saved = stripes(200, 100);
        core::saveSession(session, path("a.attnscope"), pngOf(saved));
        QVERIFY(core::isSameWork(core::openSession(path("a.attnscope")), session));
        QCOMPARE(thumbnail("a.attnscope").status, 0);
        QCOMPARE(QImage(m_folder.filePath("out.png")).convertToFormat(QImage::Format_RGB32), saved);
    }

    void aPictureIsNoLargerThanAskedFor()
    {
        core::saveSession({}, path("a.attnscope"), pngOf(stripes(256, 128)));
        QCOMPARE(thumbnail("a.attnscope", {"--size", "64"}).status, 0);
        QCOMPARE(QImage(m_folder.filePath("out.png")).size(), QSize(64, 32));
    }

    /// By which desktops know a file without its name (resources/package/attentionscope.mime.xml).
    void theFormatStandsFirst()
    {
        const std::string text = core::sessionText({});
        QVERIFY2(text.starts_with("{\n \"format\": \"attentionscope session\",\n \"version\": "), text.c_str());
    }

    void whatHoldsNoPictureIsRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("reason");
        const std::string huge = core::withPicture("{}", pngOf(QImage(5000, 8, QImage::Format_RGB32)));
        const std::string cut = core::withPicture("{}", pngOf(stripes(200, 100)).substr(0, 90));
        QTest::newRow("none") << QByteArray("{\"format\": \"attentionscope session\"}") << "there is no picture";
        QTest::newRow("no text") << QByteArray("{\"picture\": 3}") << "there is no picture";
        QTest::newRow("no base64") << QByteArray("{\"picture\": \"//…\"}") << "base64";
        QTest::newRow("no PNG") << QByteArray("{\"picture\": \"R0lGODlhAQABAAAAACw=\"}") << "a PNG";
        QTest::newRow("too large") << QByteArray::fromStdString("{\"a\":1" + huge.substr(1)) << "5000 × 8";
        QTest::newRow("cut off") << QByteArray::fromStdString("{\"a\":1" + cut.substr(1)) << "damaged";
        QTest::newRow("no JSON") << QByteArray("PK\3\4") << "JSON";
        QTest::newRow("empty") << QByteArray() << "JSON";
    }

    void whatHoldsNoPictureIsRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, reason);
        writeText(m_folder.filePath("a.attnscope"), content);
        QFile::remove(m_folder.filePath("out.png"));
        const Outcome outcome = thumbnail("a.attnscope");
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains(reason) && outcome.err.contains("a.attnscope"), qPrintable(outcome.err));
        QVERIFY(!QFile::exists(m_folder.filePath("out.png")));
    }

private:
    fs::path path(const char* name) const { return m_folder.filePath(name).toStdString(); }

    Outcome thumbnail(const char* name, const QStringList& more = {})
    {
        return program(QStringList{"thumbnail", m_folder.filePath(name), "--out", m_folder.filePath("out.png")} + more);
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestSavedPicture)
#include "tst_saved_picture.moc"
