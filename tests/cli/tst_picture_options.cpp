#include "tests/cli/program.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

namespace {

const QString pictureTrees = QStringLiteral(SOURCE_DIR "/tests/golden/data/");
const QString housePicture = pictureTrees + "pictures/house.png";
const QString vitTree = pictureTrees + "models/vit";
const QString registers = pictureTrees + "vision/dinov2_registers";
const QString siglip = pictureTrees + "vision/siglip_probe";

QString textOf(const QString& file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? QString::fromUtf8(read.readAll()) : QString();
}

/// The model with a file that crops pictures.
void copyCropping(const QTemporaryDir& to)
{
    for (const char* name : {"config.json", "model.safetensors"})
        QVERIFY(QFile::copy(registers + "/" + name, to.filePath(name)));
    QFile processor(to.filePath("preprocessor_config.json"));
    QVERIFY(processor.open(QIODevice::WriteOnly));
    processor.write(R"({"size": {"shortest_edge": 16}, "do_center_crop": true, "crop_size": 12})");
}

QStringList odd(const QString& out)
{
    return {"render",
            "--model",
            "primer-vision",
            "--image",
            QStringLiteral(SOURCE_DIR "/resources/lessons/pictures/odd-by-shape.png"),
            "--view",
            "picture",
            "--layer",
            "2",
            "--head",
            "1",
            "--out",
            out};
}

}  // namespace

/// Pictures of several sizes on the command line, and figures of one token's attention.
class TestPictureOptions final : public QObject {
    Q_OBJECT
private slots:
    void pixelsMayHaveAnotherSize()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.safetensors");
        const Outcome outcome =
            program({"attend", "--model", registers, "--pixels", registers + "/expected.safetensors", "--tensor",
                     "12x32.pixel_values", "--out", file});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        const QString report = program({"inspect", file}).out;
        QVERIFY2(report.contains("pixel_values  F32 [1,3,12,32]"), qPrintable(report));
        QVERIFY(report.contains("attentions  F32 [2,1,2,28,28]"));
    }

    void aVisionTransformerTakesAnotherSize()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.safetensors");
        const Outcome outcome = program({"attend", "--model", vitTree, "--pixels", registers + "/expected.safetensors",
                                         "--tensor", "20x20.pixel_values", "--out", file});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY(program({"inspect", file}).out.contains("pixel_values  F32 [1,3,20,20]"));
    }

    void aPictureIsCroppedToAnotherSize()
    {
        const QTemporaryDir model, folder;
        copyCropping(model);
        const QString file = folder.filePath("a.safetensors");
        const Outcome outcome = program({"attend", "--model", model.path(), "--image", housePicture, "--out", file});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY(program({"inspect", file}).out.contains("attentions  F32 [2,1,2,13,13]"));
    }

    /// A square is called by its row and its column, which are no places of two tokens.
    void aSquareIsNamedAsItIsCalled_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("said");
        QTest::newRow("first") << "1,1"
                               << "What patch 1,1 attends to";
        QTest::newRow("last") << "5,5"
                              << "What patch 5,5 attends to";
        QTest::newRow("with a space") << "2, 3"
                                      << "What patch 2,3 attends to";
        QTest::newRow("by its place") << "2"
                                      << "What patch 1,1 attends to";
        QTest::newRow("none") << ""
                              << "What [CLS] attends to";
    }
    void aSquareIsNamedAsItIsCalled()
    {
        QFETCH(QString, query);
        QFETCH(QString, said);
        const QTemporaryDir folder;
        QStringList render = odd(folder.filePath("q.pdf"));
        if (!query.isEmpty()) render << "--query" << query;
        const Outcome drawn = program(render + QStringList{"--caption", "-"});
        QVERIFY2(drawn.status == 0 && drawn.out.startsWith(said), qPrintable(drawn.out + drawn.err));
        QVERIFY2(drawn.out.contains("odd-by-shape.png"), qPrintable(drawn.out));
    }

    void aFixedRangeStaysInItsFile()
    {
        const QTemporaryDir folder;
        const QString first = folder.filePath("a.svg"), again = folder.filePath("b.svg"),
                      bare = folder.filePath("c.svg");
        QCOMPARE(program(odd(first) + QStringList{"--scale", "shared"}).status, 0);
        QCOMPARE(program({"render", first, "--no-session", "--out", again}).status, 0);
        QCOMPARE(program(odd(bare) + QStringList{"--scale", "shared", "--no-session"}).status, 0);
        QVERIFY(!textOf(bare).isEmpty());
        QCOMPARE(textOf(again), textOf(bare));
    }

    void thePhotoStaysAPhoto()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("p.png");
        const auto drawn = [&](const QStringList& more) {
            const Outcome outcome = program(odd(file) + more);
            QFile read(file);
            return outcome.status == 0 && read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
        };
        const QByteArray usual = drawn({});
        QVERIFY(!usual.isEmpty());
        QCOMPARE(drawn({"--opacity-by-weight"}), usual);
        QVERIFY(drawn({"--even-opacity"}) != usual);
    }

    void thePhotoStandsBesideTheColours()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("p.svg");
        static const QRegularExpression image(
            QStringLiteral(
                "<image x='([\\d.]+)' y='([\\d.]+)' width='([\\d.]+)' height='([\\d.]+)'[^>]*base64,([^']*)'")
                .replace(QLatin1Char('\''), QLatin1Char('"')));
        const auto drawn = [&](const QStringList& more, const QString& head = "1") {
            QList<QStringList> images;
            QStringList render = odd(file);
            render[render.indexOf("--head") + 1] = head;
            if (program(render + more).status == 0)
                for (auto each = image.globalMatch(textOf(file)); each.hasNext();)
                    images << each.next().capturedTexts();
            return images;
        };
        const QList<QStringList> both = drawn({});
        QCOMPARE(both.size(), qsizetype{2});
        for (const int same : {2, 3, 4}) QCOMPARE(both[0][same], both[1][same]);
        QVERIFY(both[1][1].toDouble() >= both[0][1].toDouble() + both[0][3].toDouble());
        const auto pixels = [](const QStringList& parts) {
            return QImage::fromData(QByteArray::fromBase64(parts[5].toLatin1())).convertToFormat(QImage::Format_RGB32);
        };
        const QImage photo(SOURCE_DIR "/resources/lessons/pictures/odd-by-shape.png"), first = pixels(both[0]);
        QVERIFY(!photo.isNull() && !first.isNull());
        const QImage asDrawn = photo.convertToFormat(QImage::Format_RGB32)
                                   .scaled(first.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        QCOMPARE(first, asDrawn);
        QVERIFY(pixels(both[1]) != first);
        QVERIFY(!textOf(file).contains(">On [CLS]"));
        for (const char* alone : {"--colored-photo", "--even-opacity"}) {
            QCOMPARE(drawn({alone}).size(), qsizetype{1});
            QVERIFY(textOf(file).contains(">On [CLS]"));
        }
        // Two of them would be stamps.
        QCOMPARE(drawn({"--width", "40mm"}).size(), qsizetype{1});
        // One photo stands before all heads of a layer.
        QCOMPARE(drawn({"--width", "183mm"}, "all").size(), qsizetype{5});
    }

    /// A panel asks for the same token as the figure alone.
    void aTemplateAsksAsAFigureDoes()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("p.attnpage");
        QStringList render = odd(file);
        const auto view = render.indexOf("--view");
        render[view] = "--template";
        render[view + 1] = "map-over-picture";
        const Outcome outcome = program(render);
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        static const QRegularExpression query(QStringLiteral("\"query\": (\\d+)"));
        auto each = query.globalMatch(textOf(file));
        QVERIFY(each.hasNext());
        while (each.hasNext()) QCOMPARE(each.next().captured(1), QString("0"));
    }

    void aSquareThatIsNotThereIsRefused()
    {
        const Outcome refused = program(odd("x") + QStringList{"--query", "6,6"});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("6,6"), qPrintable(refused.err));
    }

    void aTableSaysTheWeightOnEachKind()
    {
        const QTemporaryDir model, folder;
        copyCropping(model);
        const QString file = folder.filePath("a.csv");
        const Outcome outcome = program({"render", "--model", model.path(), "--image", housePicture, "--view",
                                         "picture", "--query", "register 2", "--out", file});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        const QString csv = textOf(file);
        QVERIFY2(csv.contains(R"("weight on each kind of token",1,2,"register 2","3 registers",)"), qPrintable(csv));
        QVERIFY(csv.contains(R"("register 3")"));
        QVERIFY(csv.contains(R"("share of the photo that the crop kept",1,1,photo,width,0.57)"));
        QVERIFY(csv.contains(R"("share of the photo that the crop kept",1,2,photo,height,0.75)"));
    }

    void arraysHaveTheRowAlone()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.npy");
        QCOMPARE(
            program({"render", "--model", vitTree, "--image", housePicture, "--view", "picture", "--out", file}).status,
            0);
        QVERIFY(program({"inspect", file}).out.contains("[1,17]"));
    }

    void figuresSayWhatTheirColoursAre_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("said");
        const auto row = [](const QStringList& options, const char* said) {
            QTest::addRow("%s", said) << options << QString::fromUtf8(said);
        };
        const QStringList ofVit{"--model", vitTree}, ofSiglip{"--model", siglip};
        row(ofVit, "Colours: attention weight · each row. On [CLS] ");
        row(ofVit + QStringList{"--clip", "1"}, "attention weight · each row · up to the 99 % quantile");
        row(ofVit + QStringList{"--cells", "norms"}, "Colours: ‖weight · v Wₒ‖ · each row");
        row(ofVit + QStringList{"--cells", "layer_mean"}, "Colours: mean attention weight of the layer · each row");
        row(ofVit + QStringList{"--cells", "picked", "--heads", "1.1,2.2"},
            "Colours: mean attention weight of the picked heads");
        row(ofSiglip + QStringList{"--query", "probe"}, "What the pooling probe attends to in a picture");
        row(ofSiglip, "On patches 1.000");
    }

    void figuresSayWhatTheirColoursAre()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, said);
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.svg");
        const Outcome outcome =
            program(QStringList{"render", "--image", housePicture, "--view", "picture", "--out", file} + options);
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        const QString svg = textOf(file);
        QVERIFY2(svg.contains(said), qPrintable(svg.left(1500)));
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        QTest::newRow("no probe") << QStringList{"--view", "picture", "--query", "probe"} << 1
                                  << "--query probe is missing";
        QTest::newRow("a clipped map") << QStringList{"--view", "map", "--clip", "1"} << 2
                                       << "use it with --view picture";
        QTest::newRow("a clipped range") << QStringList{"--view", "picture", "--clip", "1", "--range", "0,1"} << 2
                                         << "leave --range";
        QTest::newRow("too much") << QStringList{"--view", "picture", "--clip", "51"} << 2 << "--clip";
        QTest::newRow("a rollout") << QStringList{
            "--view", "picture", "--cells",
            "rollout"} << 2 << "expected weights, norms, layer_mean or picked with --view picture, found rollout";
        QTest::newRow("cells of a mask") << QStringList{"--view", "mask", "--cells", "norms"} << 2
                                         << "use it with --view map, heads or picture";
    }

    void mistakesAreNamed()
    {
        QFETCH(QStringList, options);
        QFETCH(int, status);
        QFETCH(QString, said);
        const QTemporaryDir folder;
        const Outcome outcome = program(
            QStringList{"render", "--model", vitTree, "--image", housePicture, "--out", folder.filePath("a.svg")}
            + options);
        QCOMPARE(outcome.status, status);
        QVERIFY2(outcome.err.contains(said), qPrintable(outcome.err));
    }
};

TEST_CLASS(TestPictureOptions)
#include "tst_picture_options.moc"
