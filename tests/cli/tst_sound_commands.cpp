#include "tests/cli/program.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

namespace {

const QString soundData = QStringLiteral(SOURCE_DIR "/tests/golden/data");
const QString whisper = soundData + "/models/whisper";
const QString seeingModel = soundData + "/models/vit";
const QString readingModel = soundData + "/models/bert";
const QString speech = soundData + "/sounds/speech.wav";
const QString features = whisper + "/features.safetensors";
const QString expectedSounds = whisper + "/expected.safetensors";

QByteArray bytesOf(const QString& file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

}  // namespace

/// The command line on models that read sounds.
class TestSoundCommands final : public QObject {
    Q_OBJECT
private slots:
    void attendHearsAFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.safetensors");
        const Outcome outcome =
            program({"attend", "--model", whisper, "--audio", speech, "--target-ids", "294,295,298", "--out", file});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        const QString report = program({"inspect", file}).out;
        for (const char* line : {"input_features  F32 [1,10,24]", "encoder_attentions  F32 [2,1,4,12,12]",
                                 "cross_attentions  F32 [2,1,4,3,12]", "decoder_input_ids  I64 [1,3]"})
            QVERIFY2(report.contains(line), qPrintable(report));
        // The model's own features as input give the same result to the last bit.
        const QString again = folder.filePath("b.safetensors");
        const Outcome second = program({"attend", "--model", whisper, "--features", file, "--tensor", "input_features",
                                        "--target-ids", "294,295,298", "--out", again});
        QVERIFY2(second.status == 0, qPrintable(second.err));
        QVERIFY(bytesOf(file) == bytesOf(again));
    }

    void featuresAreTakenByTheirName()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.safetensors");
        QCOMPARE(program({"attend", "--model", whisper, "--features", features, "--tensor", "audio2", "--target-ids",
                          "294,295", "--out", file})
                     .status,
                 0);
        QVERIFY(program({"inspect", file}).out.contains("input_features  F32 [1,10,24]"));
        QCOMPARE(
            program({"attend", "--model", whisper, "--features", expectedSounds, "--tensor", "batch.input_features",
                     "--target-ids", "294,295,298", "--target-ids", "294,296", "--out", file})
                .status,
            0);
        const QString report = program({"inspect", file}).out;
        QVERIFY2(report.contains("cross_attentions  F32 [2,2,4,3,12]"), qPrintable(report));
    }

    void aSoundIsWrittenDownDrawnAndMeasured()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.safetensors");
        QCOMPARE(program({"attend", "--model", whisper, "--audio", speech, "--generate", "5", "--out", file}).status,
                 0);
        QVERIFY(program({"inspect", file}).out.contains("decoder_input_ids  I64 [1,6]"));
        const QString figure = folder.filePath("a.svg");
        const Outcome drawn = program({"render", "--model", whisper, "--audio", speech, "--target", "<|en|>a",
                                       "--block", "cross", "--out", figure});
        QVERIFY2(drawn.status == 0, qPrintable(drawn.err));
        QVERIFY(bytesOf(figure).contains("0.02 s"));
        QVERIFY(program({"inspect", figure}).out.contains("speech.wav"));
        // A figure is drawn again of its own session.
        const QString second = folder.filePath("b.svg");
        const Outcome redrawn = program({"render", figure, "--trust", "--out", second});
        QVERIFY2(redrawn.status == 0, qPrintable(redrawn.err));
        const Outcome measured =
            program({"analyze", "--model", whisper, "--audio", speech, "--target", "<|en|>a", "--block", "cross"});
        QVERIFY2(measured.out.section('\n', 0, 0).contains("in_order"), qPrintable(measured.out + measured.err));
    }

    void mistakesAreOneLineAndAStatus_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const QStringList& arguments, int status, const char* names) {
            QTest::newRow(name) << (QStringList{"attend", "--out", "x"} + arguments) << status << QString(names);
        };
        row("text", {"--model", whisper, "--text", "a"}, 1,
            "whisper: --text is not supported: expected --audio with a sound, as Whisper reads sounds, found a text");
        row("picture", {"--model", whisper, "--image", soundData + "/pictures/house.png"}, 1,
            "--image is not supported");
        row("sound for a model of texts", {"--model", readingModel, "--audio", speech}, 1,
            "bert: --audio is not supported: expected --text with a text, as BERT reads texts, found a sound");
        row("features for a model of pictures", {"--model", seeingModel, "--features", features}, 1,
            "vit: --features is not supported: expected a model that reads sounds, which ViT does not");
        row("pixels for a model of sounds", {"--model", whisper, "--pixels", features}, 1, "--pixels is not supported");
        row("two tensors", {"--model", whisper, "--features", features}, 1, "expected one of audio, audio2");
        row("no such tensor", {"--model", whisper, "--features", features, "--tensor", "b"}, 1,
            "tensor “b” is missing: expected one of audio, audio2");
        row("no sounds", {"--model", whisper, "--features", expectedSounds, "--tensor", "audio.encoder_hidden_states"},
            1, "expected [B, mels, frames], found [3, 1, 12, 32]");
        row("another size", {"--model", whisper, "--features", expectedSounds, "--tensor", "audio.logits"}, 1,
            "expected [10, 24], found [16, 300]");
        row("too many targets", {"--model", whisper, "--audio", speech, "--target-ids", "1", "--target-ids", "2"}, 1,
            "the number of --target-ids");
        row("no sound", {"--model", whisper, "--audio", whisper + "/config.json"}, 1, "config.json");
        row("nothing there", {"--model", whisper, "--audio", "nowhere.wav"}, 1, "nowhere.wav");
        row("both", {"--model", whisper, "--audio", speech, "--features", features}, 2, "--features");
        row("ids", {"--model", whisper, "--ids", "1,2"}, 1, "the sound is missing");
    }

    void mistakesAreOneLineAndAStatus()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, named);
        requireRefusal(arguments, status, named);
    }

    void aSoundIsNotWrittenOver()
    {
        const QTemporaryDir folder;
        const QString copy = folder.filePath("a.safetensors");
        QVERIFY(QFile::copy(features, copy));
        const Outcome outcome = program({"attend", "--model", whisper, "--features", copy, "--tensor", "audio",
                                         "--target-ids", "294", "--out", copy});
        QCOMPARE(outcome.status, 1);
        QVERIFY(bytesOf(copy) == bytesOf(features));
    }
};

TEST_CLASS(TestSoundCommands)
#include "tst_sound_commands.moc"
