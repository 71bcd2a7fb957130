#include "tests/cli/program.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/test_class.h"

using namespace command_files;

namespace {

const QString marian = QStringLiteral(SOURCE_DIR "/tests/golden/data/models/marian");
}  // namespace

/// The command line on encoder–decoders.
class TestTranslationCommands final : public QObject {
    Q_OBJECT
private slots:
    void attendWritesAllThreeAttentions()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.safetensors");
        const Outcome outcome = program(
            {"attend", "--model", marian, "--ids", "47,21,3,0", "--target-ids", "2,3,260", "--logits", "--out", file});
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.status, 0);
        const QString report = program({"inspect", file}).out;
        for (const char* tensor :
             {"encoder_attentions  F32 [2,1,4,4,4]", "decoder_attentions  F32 [2,1,4,3,3]",
              "cross_attentions  F32 [2,1,4,3,4]", "decoder_input_ids  I64 [1,3]", "logits  F32 [1,3,400]"})
            QVERIFY2(report.contains(tensor), qPrintable(report));
        // The written file opens again, one attention at a time.
        const QString picture = folder.filePath("a.png");
        QCOMPARE(program({"render", "--weights", file, "--block", "cross", "--out", picture}).status, 0);
        QVERIFY(!QImage(picture).isNull());
    }

    void aSingleLayerKeepsItsNumber()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.safetensors");
        const QString picture = folder.filePath("a.png");
        for (const QStringList& model : {QStringList{marian}, QStringList{gpt2}}) {
            QCOMPARE(program(QStringList{"attend", "--text", "The cat sat.", "--layer", "2", "--out", file, "--model"}
                             + model)
                         .status,
                     0);
            QStringList render{"render", "--weights", file, "--out", picture, "--layer"};
            if (model.front() == marian) render = QStringList{"render", "--block", "cross"} + render.mid(1);
            QCOMPARE(program(render + QStringList{"2"}).status, 0);
            QCOMPARE(program(render + QStringList{"1"}).status, 1);
        }
    }

    void theModelGoesOnWithTheTarget()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.safetensors");
        const QStringList asked{"attend",     "--model", marian,  "--text", "The cat sat.",
                                "--generate", "4",       "--out", file};
        QCOMPARE(program(asked).status, 0);
        QVERIFY(program({"inspect", file}).out.contains("decoder_input_ids  I64 [1,5]"));
    }

    void aFigureOfGeneratedTextReopensItself()
    {
        const QTemporaryDir folder;
        const QString first = folder.filePath("a.png");
        const QString second = folder.filePath("b.png");
        const QStringList asked{"render",     "--model", marian,    "--text", "The cat sat.", "--target", "The lamp",
                                "--generate", "3",       "--block", "cross",  "--out",        first};
        QCOMPARE(program(asked).status, 0);
        QCOMPARE(program({"render", first, "--out", second}).status, 0);
        QCOMPARE(QImage(first), QImage(second));
        // Rows are the target's tokens, so that the picture of another attention is another one.
        const QString third = folder.filePath("c.png");
        QStringList other = asked;
        other.replaceInStrings("cross", "decoder").replaceInStrings(first, third);
        QCOMPARE(program(other).status, 0);
        QVERIFY(QImage(first) != QImage(third));
    }

    void aMaskHoldsForTheBlock()
    {
        const QTemporaryDir folder;
        const auto numbers = [&](const QStringList& more) {
            const QString file = folder.filePath("a.csv");
            QStringList asked{"render",  "--model", marian,   "--text", "The cat sat.", "--target", "The lamp",
                              "--layer", "1",       "--head", "1",      "--out",        file};
            const Outcome outcome = program(asked + more);
            QFile written(file);
            return outcome.status == 0 && written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
        };
        const QByteArray cross = numbers({"--block", "cross"});
        QVERIFY(!cross.isEmpty());
        QVERIFY(numbers({"--block", "cross", "--mask", "model & !global(1)"}) != cross);
        QVERIFY(numbers({"--block", "self", "--temperature", "2"}) != numbers({"--block", "self"}));
        QCOMPARE(numbers({}), numbers({"--block", "self"}));
    }

    void mistakesAreOneLineAndAStatus_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const QStringList& arguments, int status, const char* names) {
            QTest::newRow(name) << arguments << status << QString(names);
        };
        const QStringList attend{"attend", "--out", "x.safetensors", "--model"};
        row("a target for a decoder alone", attend + QStringList{gpt2, "--text", "a", "--target", "b"}, 1, "--target");
        row("target ids likewise", attend + QStringList{gpt2, "--text", "a", "--target-ids", "1"}, 1, "--target-ids");
        row("more targets than texts", attend + QStringList{marian, "--text", "a", "--target", "b", "--target", "c"}, 1,
            "targets");
        row("both kinds of targets", attend + QStringList{marian, "--text", "a", "--target", "b", "--target-ids", "1"},
            2, "--target");
        row("target ids outside", attend + QStringList{marian, "--text", "a", "--target-ids", "2,400"}, 1, "400");
        row("target ids that are none", attend + QStringList{marian, "--text", "a", "--target-ids", "2,b"}, 2,
            "--target-ids");
        row("a pair", attend + QStringList{marian, "--text", "a", "--pair", "b"}, 1, "--pair");
        row("a block of one stack", {"render", "--model", gpt2, "--text", "a", "--block", "cross", "--out", "x.png"}, 1,
            "--block");
        row("a block that is none", {"render", "--model", marian, "--text", "a", "--block", "up", "--out", "x.png"}, 2,
            "--block");
        row("a block to mask in one stack",
            attend + QStringList{gpt2, "--text", "a", "--mask", "window(0, 0)", "--block", "cross"}, 1, "--block");
        row("a target to tokenize", {"tokenize", "--model", marian, "--text", "a", "--target", "b"}, 2, "--target");
        row("generating several", attend + QStringList{marian, "--text", "a", "--text", "b", "--generate", "2"}, 1,
            "--generate");
    }
    void mistakesAreOneLineAndAStatus()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, named);
        const Outcome outcome = program(arguments);
        QCOMPARE(outcome.status, status);
        QVERIFY2(outcome.err.contains(named), qPrintable(outcome.err));
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(!QFile::exists("x.safetensors"));
    }
};

TEST_CLASS(TestTranslationCommands)
#include "tst_translation_commands.moc"
