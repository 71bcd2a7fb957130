#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

#include <csignal>

using command_files::contentOf;
using command_files::writeText;

namespace {

const QString pairs = QStringLiteral(SOURCE_DIR "/tests/golden/data/alignment/pairs.tsv");
const QString gold = QStringLiteral(SOURCE_DIR "/tests/golden/data/alignment/gold.pharaoh");

/// How many numbers of a table, or of several, are not 0.
int numbersIn(const QByteArray& csv)
{
    int count = 0;
    for (const QByteArray& line : csv.split('\n'))
        for (const QByteArray& cell : line.mid(line.lastIndexOf('"') + 1).split(','))
            if (cell.trimmed().toDouble() != 0) ++count;
    return count;
}

QStringList aligned(const QStringList& more) { return QStringList{"align", "--model", "primer-translator"} + more; }

}  // namespace

/// Words aligned by a translator's heads, without a window.
class TestAlignCommands final : public QObject {
    Q_OBJECT
private slots:
    void theBestHeadFollowsTheLexicon()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath("x.pharaoh"), soft = folder.filePath("x.npz");
        const QJsonObject json =
            jsonOf(program(aligned({"--texts", pairs, "--gold", gold, "--out", out, "--soft", soft, "--json"})));
        QVERIFY2(json["error_rate"].toDouble() < 0.1, qPrintable(QString::number(json["error_rate"].toDouble())));
        QString chosen;
        double best = 2;
        for (const auto& head : json["heads"].toArray()) {
            best = std::min(best, head.toObject()["error_rate"].toDouble());
            if (head.toObject()["chosen"].toBool()) chosen = head.toObject()["head"].toString();
        }
        QCOMPARE(chosen, "3.1");
        QVERIFY(std::abs(best - json["error_rate"].toDouble()) < 1e-12);
        const QList<QByteArray> lines = contentOf(out).trimmed().split('\n');
        QCOMPARE(lines.size(), json["pairs"].toArray().size());
        QVERIFY(!contentOf(soft).isEmpty());
        // The file is a gold of itself.
        const QJsonObject again =
            jsonOf(program(aligned({"--texts", pairs, "--gold", out, "--head", "3.1", "--json"})));
        QCOMPARE(again["error_rate"].toDouble(), 0.0);
    }

    void linksAreTheLargestWeights()
    {
        const QJsonObject json = jsonOf(
            program(aligned({"--text", "My name is Tom.", "--target", "我的名字是汤姆。", "--head", "3.1", "--json"})));
        const QJsonObject pair = json["pairs"].toArray().first().toObject();
        const QJsonArray weights = pair["weights"].toArray();
        QCOMPARE(weights.size(), pair["target"].toArray().size());
        for (const auto& link : pair["links"].toArray()) {
            const int source = link.toArray()[0].toInt(), target = link.toArray()[1].toInt();
            const QJsonArray row = weights[target].toArray();
            for (const auto& weight : row) QVERIFY(weight.toDouble() <= row[source].toDouble());
        }
    }

    void linksAreDrawn()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath("links.csv");
        const QStringList asked{"render",
                                "--model",
                                "primer-translator",
                                "--text",
                                "My name is Tom.",
                                "--target",
                                "我的名字是汤姆。",
                                "--view",
                                "flow",
                                "--block",
                                "cross",
                                "--layer",
                                "3",
                                "--head",
                                "1",
                                "--out",
                                out};
        QCOMPARE(program(asked + QStringList{"--alignment"}).status, 0);
        QCOMPARE(numbersIn(contentOf(out)), 5);
        // One link of the gold is not found, and one that is found is not in it.
        QCOMPARE(program(asked + QStringList{"--alignment", "--gold", "0-0 1-2 2-2 3-3 4-4"}).status, 0);
        int links = 0;
        for (const QByteArray& line : contentOf(out).trimmed().split('\n').mid(1)) {
            QVERIFY2(!line.startsWith("0,"), line);  // a kind of links, and no head's number
            links += line.mid(line.lastIndexOf(',') + 1).toDouble() != 0 ? 1 : 0;
        }
        QCOMPARE(links, 6);
        requireRefusal(asked + QStringList{"--gold", "0-0"}, 2, "use it with --alignment");
        requireRefusal(asked + QStringList{"--alignment", "--gold", "0-9"}, 1, "of other texts");
        requireRefusal({"render", "--model", "primer-encoder", "--text", "One.", "--view", "flow", "--alignment",
                        "--out", "x.svg"},
                       1, "expected the cross-attention of a translator");
    }

    void anInterruptLeavesNoFile()
    {
        QTemporaryDir folder;
        const QString many = folder.filePath("many.tsv"), out = folder.filePath("x.pharaoh");
        writeText(many, contentOf(pairs).repeated(2000));
        QProcess process;
        process.start(QStringLiteral(PROGRAM), aligned({"--texts", many, "--out", out, "--soft", out + ".npz"}));
        QVERIFY(process.waitForStarted());
        // Its weights are open, and its passes have begun or are about to.
        const auto maps = [&] { return contentOf(QStringLiteral("/proc/%1/maps").arg(process.processId())); };
        QTRY_VERIFY_WITH_TIMEOUT(maps().contains("primer-translator"), 60'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), SIGINT);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.endsWith("attentionscope: stopped; no half-written file is left\n"), said);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"many.tsv"});
    }

    void mistakesAreNamed()
    {
        QTemporaryDir folder;
        const QString one = folder.filePath("one.tsv"), bad = folder.filePath("bad.tsv"),
                      other = folder.filePath("gold");
        writeText(one, "My name is Tom.\t我的名字是汤姆。\n");
        writeText(bad, "My name is Tom.\n");
        requireRefusal(aligned({"--texts", bad}), 1, "a tab and its translation");
        writeText(other, "0-0\n1-1\n");
        requireRefusal(aligned({"--texts", one, "--gold", other}), 1, "expected a line for each of 1 pairs, found 2");
        writeText(other, "0-60\n");
        requireRefusal(aligned({"--texts", one, "--gold", other}), 1, "of other texts");
        requireRefusal(aligned({"--texts", one, "--soft", "x.json"}), 2, "expected FILE.safetensors or FILE.npz");
        requireRefusal(aligned({"--text", " ", "--target", "我。"}), 1, "found an empty one");
        requireRefusal(aligned({"--text", "One."}), 1, "as many translations as texts");
        requireRefusal(aligned({"--texts", one, "--head", "9.9"}), 1, "expected a head from 1.1 to 3.5");
        requireRefusal({"align", "--model", "primer-encoder", "--texts", one}, 1, "expected an encoder–decoder");
    }
};

TEST_CLASS(TestAlignCommands)
#include "tst_align_commands.moc"
