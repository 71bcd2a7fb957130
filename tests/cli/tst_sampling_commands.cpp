#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

using namespace command_files;

/// Generated texts that are drawn, on the command line.
class TestSamplingCommands final : public QObject {
    Q_OBJECT
private slots:
    void theSameSeedDrawsTheSame()
    {
        const QByteArray first = written({"--sampling-temperature", "5", "--seed", "1"});
        QVERIFY(!first.isEmpty());
        QCOMPARE(written({"--sampling-temperature", "5"}), first);  // seed 1 unless another is given
        QVERIFY(written({"--sampling-temperature", "5", "--seed", "2"}) != first);
    }

    void oneTokenToDrawFromIsTheLikeliest()
    {
        const QByteArray likeliest = written({});
        QCOMPARE(written({"--top-k", "1"}), likeliest);
        QCOMPARE(written({"--top-p", "0.01"}), likeliest);
    }

    void whatIsWrittenIsThereAsText()
    {
        const QByteArray file = written({"--model", "primer-decoder"});
        QVERIFY(file.size() > 8);
        const auto size = static_cast<qsizetype>(qFromLittleEndian<quint64>(file.constData()));
        const QJsonObject said = QJsonDocument::fromJson(file.mid(8, size)).object()["__metadata__"].toObject();
        const auto parsed = [&](const char* name) {
            return QJsonDocument::fromJson(said[QLatin1String(name)].toString().toUtf8());
        };
        const QJsonObject made = parsed("generated").object();
        const QJsonArray tokens = parsed("tokens").array()[0].toArray();
        const int behind = made["behind"].toInt();
        QCOMPARE(tokens.size(), qsizetype{behind + 5});
        QString pieces;
        for (int i = behind; i < tokens.size(); ++i) pieces += tokens[i].toString();
        QCOMPARE(made["text"].toString(), pieces.replace(QStringLiteral("Ġ"), QStringLiteral(" ")));
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("part");
        QTest::newRow("nothing is generated") << QStringList{"--top-k", "5"} << "--generate";
        QTest::newRow("a top-p above 1") << QStringList{"--generate", "2", "--top-p", "1.5"} << "--top-p";
        QTest::newRow("a temperature of 0")
            << QStringList{"--generate", "2", "--sampling-temperature", "0"} << "--sampling-temperature";
        QTest::newRow("no token at all") << QStringList{"--generate", "2", "--top-k", "0"} << "--top-k";
    }
    void mistakesAreNamed()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, part);
        const QTemporaryDir folder;
        const Outcome said = program(
            QStringList{"attend", "--model", gpt2, "--text", "The sea", "--out", folder.filePath("a.safetensors")}
            + options);
        QVERIFY(said.status != 0);
        QVERIFY2(said.err.contains(part), qPrintable(said.err));
    }

    void aDrawnFigureCarriesItsSampling()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.svg");
        QCOMPARE(program({"render", "--model", gpt2, "--text", "The sea", "--generate", "3", "--top-k", "7", "--seed",
                          "5", "--out", file})
                     .status,
                 0);
        const QByteArray content = contentOf(file);
        const qsizetype from = content.indexOf('>', content.indexOf("attentionscope-session")) + 1;
        const QByteArray session = QByteArray::fromBase64(content.mid(from, content.indexOf('<', from) - from));
        const QJsonObject sampling = QJsonDocument::fromJson(session).object()["sampling"].toObject();
        QCOMPARE(sampling["top_k"].toInt(), 7);
        QCOMPARE(sampling["seed"].toInt(), 5);
    }

private:
    /// The file with five tokens behind the text.
    static QByteArray written(const QStringList& options)
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.safetensors");
        const Outcome said =
            program(QStringList{"attend", "--text", "The sea", "--generate", "5", "--out", file}
                    + (options.contains("--model") ? QStringList() : QStringList{"--model", gpt2}) + options);
        return said.status == 0 ? contentOf(file) : QByteArray();
    }
};

TEST_CLASS(TestSamplingCommands)
#include "tst_sampling_commands.moc"
