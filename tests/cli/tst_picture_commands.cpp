#include "tests/cli/program.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

namespace {

const QString vit = QStringLiteral(SOURCE_DIR "/tests/golden/data/models/vit");
const QString bert = QStringLiteral(SOURCE_DIR "/tests/golden/data/models/bert");
const QString house = QStringLiteral(SOURCE_DIR "/tests/golden/data/pictures/house.png");
const QString inks = QStringLiteral(SOURCE_DIR "/tests/golden/data/pictures/inks.jpg");

}  // namespace

/// The command line on models that read pictures.
class TestPictureCommands final : public QObject {
    Q_OBJECT
private slots:
    void attendWritesWhatTheModelSaw()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.safetensors");
        const Outcome outcome = program({"attend", "--model", vit, "--image", house, "--image", inks, "--out", file});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(outcome.err.contains("mean and deviation of its pictures are taken to be 0.5"));
        const QString report = program({"inspect", file}).out;
        QVERIFY(report.contains("pixel_values  F32 [2,3,32,32]"));
        QVERIFY(report.contains("attentions  F32 [3,2,4,17,17]"));
        QVERIFY(report.contains("hidden_states  F32 [4,2,17,64]"));
        QVERIFY(!report.contains("input_ids"));
    }

    void pixelsAreTakenAsTheyStand()
    {
        const QTemporaryDir folder;
        const QString first = folder.filePath("a.safetensors");
        const QString second = folder.filePath("b.safetensors");
        QCOMPARE(program({"attend", "--model", vit, "--image", house, "--out", first}).status, 0);
        QCOMPARE(program({"attend", "--model", vit, "--pixels", first, "--out", second}).status, 0);
        QFile a(first);
        QFile b(second);
        QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
        QVERIFY(a.readAll() == b.readAll());
    }

    void mistakesAreOneLineAndAStatus_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const QStringList& arguments, int status, const char* names) {
            QTest::newRow(name) << arguments << status << QString(names);
        };
        row("text for a model of pictures", {"attend", "--model", vit, "--text", "a", "--out", "x"}, 1,
            "vit: --text is not supported: expected --image with a picture, as ViT reads pictures, found a text");
        row("picture for a model of texts", {"attend", "--model", bert, "--image", house, "--out", "x"}, 1,
            "bert: --image is not supported: expected --text with a text, as BERT reads texts, found a picture");
        row("pixels for a model of texts", {"attend", "--model", bert, "--pixels", house, "--out", "x"}, 1,
            "bert: --pixels is not supported");
        row("ids", {"attend", "--model", vit, "--ids", "1,2", "--out", "x"}, 1, "the picture is missing");
        row("both", {"attend", "--model", vit, "--image", house, "--text", "a", "--out", "x"}, 2, "--image");
        row("image and pixels", {"attend", "--model", vit, "--image", house, "--pixels", house, "--out", "x"}, 2,
            "--pixels");
        row("no picture", {"attend", "--model", vit, "--image", vit + "/config.json", "--out", "x"}, 1,
            "config.json: the picture is not supported: expected a PNG or JPEG file, found something else");
        row("a folder", {"render", "--model", vit, "--image", vit, "--out", "x.png"}, 1, "Is a directory");
        row("over the picture", {"render", "--model", vit, "--image", house, "--out", house}, 1, "that are read");
        row("pixels without a tensor", {"attend", "--model", vit, "--pixels", vit + "/model.safetensors", "--out", "x"},
            1, "pixel_values");
    }

    void mistakesAreOneLineAndAStatus()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, named);
        requireRefusal(arguments, status, named);
    }

    void mapsAreDrawnOfPictures()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.png");
        QCOMPARE(program({"render", "--model", vit, "--image", house, "--view", "map", "--out", file}).status, 0);
        QVERIFY(QFileInfo(file).size() > 1000);
        QVERIFY(program({"inspect", file}).out.contains("house.png"));
    }

    void inspectSaysWhatIsRead()
    {
        const Outcome model = program({"inspect", "--json", vit});
        const QJsonObject report = QJsonDocument::fromJson(model.out.toUtf8()).object();
        QCOMPARE(report["picture"].toObject()["width"].toInt(), 32);
        QCOMPARE(report["picture"].toObject()["patch"].toInt(), 8);
        QCOMPARE(report["parameters"].toInt(), 96536);
        QVERIFY(!report.contains("vocabulary"));
        const Outcome picture = program({"inspect", house});
        QCOMPARE(picture.out, QString("kind: picture\nwidth: 160\nheight: 120\n"));
    }
};

TEST_CLASS(TestPictureCommands)
#include "tst_picture_commands.moc"
