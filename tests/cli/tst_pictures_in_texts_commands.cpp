#include "tests/cli/command_files.h"
#include "tests/cli/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

namespace {

const QString textReader = QStringLiteral(SOURCE_DIR "/tests/golden/data/pictures_in_texts/smolvlm");
const QString readerExpected = textReader + QStringLiteral("/expected.safetensors");
const QString pictureReader = QStringLiteral(SOURCE_DIR "/tests/golden/data/models/vit");
const QString seenHouse = QStringLiteral(SOURCE_DIR "/tests/golden/data/pictures/house.png");

}  // namespace

/// The command line on a model that reads texts with pictures in them.
class TestPicturesInTextsCommands final : public QObject {
    Q_OBJECT
private slots:
    void attendWritesTextPictureAndTower()
    {
        const QString file = m_folder.filePath("a.safetensors");
        const Outcome outcome = program({"attend", "--model", textReader, "--text", "User:<image>Where is it?",
                                         "--image", seenHouse, "--out", file});
        QVERIFY2(outcome.status == 0 && outcome.err.isEmpty(), outcome.err.toUtf8());
        const QString report = program({"inspect", file}).out;
        for (const char* tensor :
             {"input_ids  I64 [1,47]", "pixel_values  F32 [1,5,3,12,12]", "image_hidden_states  F32 [20,16]",
              "tower_attentions  F32 [2,5,3,36,36]", "attentions  F32 [2,1,4,47,47]"})
            QVERIFY2(report.contains(tensor), report.toUtf8());
    }

    void idsAndTilesTogetherGiveTheSame()
    {
        const QString first = m_folder.filePath("text.safetensors"), second = m_folder.filePath("ids.safetensors");
        QCOMPARE(program({"attend", "--model", textReader, "--text", "<image>?", "--image", seenHouse, "--out", first})
                     .status,
                 0);
        const QString ids = program({"tokenize", "--model", textReader, "--json", "--text", spelled()}).out;
        const QString list = ids.mid(ids.indexOf('[') + 1, ids.indexOf(']') - ids.indexOf('[') - 1).remove(' ');
        const Outcome outcome =
            program({"attend", "--model", textReader, "--ids", list, "--pixels", first, "--out", second});
        QVERIFY2(outcome.status == 0, outcome.err.toUtf8());
        QVERIFY(contentOf(first) == contentOf(second));
    }

    void idsAndPatchesBesideTheirGridGiveTheSame()
    {
        const QString first = m_folder.filePath("free.safetensors"), second = m_folder.filePath("grid.safetensors");
        const QString model = QStringLiteral(SOURCE_DIR "/tests/golden/data/pictures_in_texts/qwen3_vl");
        const Outcome typed = program(
            {"attend", "--model", model, "--text", "Look: <image> where is it?", "--image", seenHouse, "--out", first});
        QVERIFY2(typed.status == 0 && typed.err.isEmpty(), typed.err.toUtf8());
        const QString report = program({"inspect", first}).out;
        for (const char* tensor :
             {"pixel_values  F32 [48,24]", "image_grid_thw  I64 [1,3]", "image_hidden_states  F32 [12,16]",
              "tower_attentions  F32 [3,1,2,48,48]", "mm_token_type_ids  I64 [1,30]"})
            QVERIFY2(report.contains(tensor), report.toUtf8());
        const QJsonArray ids =
            QJsonDocument::fromJson(contentOf(model + "/expected.json"))["texts"]["picture"]["ids"].toArray();
        QStringList list;
        for (const QJsonValue& id : ids) list << QString::number(id.toInt());
        const Outcome given =
            program({"attend", "--model", model, "--ids", list.join(','), "--pixels", first, "--out", second});
        QVERIFY2(given.status == 0, given.err.toUtf8());
        QVERIFY(contentOf(first) == contentOf(second));
    }

    void aPictureIsDrawnWithSeveralWords()
    {
        const QString file = m_folder.filePath("words.svg"), table = m_folder.filePath("words.csv");
        for (const QString& out : {file, table}) {
            const Outcome outcome = program({"render", "--model", textReader, "--text", "<image>Where is it?",
                                             "--image", seenHouse, "--view", "picture", "--layer", "2", "--head", "1",
                                             "--query", "42,43", "--width", "120mm", "--out", out});
            QVERIFY2(outcome.status == 0, outcome.err.toUtf8());
        }
        QVERIFY(contentOf(file).contains("</svg>"));
        QVERIFY(!contentOf(table).isEmpty());
    }

    void aWholePictureIsNotCut()
    {
        const QString file = m_folder.filePath("whole.safetensors");
        QCOMPARE(program({"attend", "--model", textReader, "--text", "<image>?", "--image", seenHouse,
                          "--whole-pictures", "--out", file})
                     .status,
                 0);
        QVERIFY(program({"inspect", file}).out.contains("pixel_values  F32 [1,1,3,12,12]"));
    }

    void mistakesAreOneLineAndAStatus_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const QStringList& arguments, int status, const char* names) {
            QTest::newRow(name) << arguments << status << QString(names);
        };
        row("pixels without ids",
            {"attend", "--model", textReader, "--pixels", readerExpected, "--tensor", "picture.pixel_values", "--out",
             "x"},
            1, "the text of the picture is missing: expected --ids with --pixels");
        row("too few tokens for the tiles",
            {"attend", "--model", textReader, "--ids", "1,2,3", "--pixels", readerExpected, "--tensor",
             "picture.pixel_values", "--out", "x"},
            1,
            "the text's tokens “<image>” have the wrong shape: expected 20, 4 for each tile of its pictures, found 0");
        row("tiles for a model of patches",
            {"attend", "--model", SOURCE_DIR "/tests/golden/data/pictures_in_texts/qwen3_vl", "--ids", "1,2,3",
             "--pixels", readerExpected, "--tensor", "picture.pixel_values", "--out", "x"},
            1, "tensor “picture.image_grid_thw” is missing");
        row("pixels and ids of a model of pictures",
            {"attend", "--model", pictureReader, "--ids", "1", "--pixels", readerExpected, "--out", "x"}, 1,
            "--pixels with --ids is not supported");
        row("two places for one picture",
            {"attend", "--model", textReader, "--text", "<image><image>", "--image", seenHouse, "--out", "x"}, 1,
            "expected one for each of 1 pictures, found 2");
        row("no picture in the text",
            {"render", "--model", textReader, "--text", "a", "--view", "picture", "--out", "x.png"}, 1,
            "the picture is missing");
    }

    void mistakesAreOneLineAndAStatus()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, named);
        requireRefusal(arguments, status, named);
    }

private:
    /// The house as the processor of the model spells it.
    static QString spelled()
    {
        QString text;
        const QString parts = QStringLiteral("<image>").repeated(4);
        for (int row = 1; row <= 2; ++row) {
            for (int column = 1; column <= 2; ++column)
                text += QStringLiteral("<fake_token_around_image><row_%1_col_%2>").arg(row).arg(column) + parts;
            text += QLatin1Char('\n');
        }
        return text + QStringLiteral("\n<fake_token_around_image><global-img>") + parts
               + QStringLiteral("<fake_token_around_image>?");
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestPicturesInTextsCommands)
#include "tst_pictures_in_texts_commands.moc"
