#include <QTemporaryDir>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

using command_files::contentOf;
using command_files::writeText;

namespace {

const QString pairs = QStringLiteral(SOURCE_DIR "/tests/golden/data/alignment/pairs.tsv");
const QString gold = QStringLiteral(SOURCE_DIR "/tests/golden/data/alignment/gold.pharaoh");

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
        requireRefusal(aligned({"--text", "One."}), 1, "as many translations as texts");
        requireRefusal(aligned({"--texts", one, "--head", "9.9"}), 1, "expected a head from 1.1 to 3.5");
        requireRefusal({"align", "--model", "primer-encoder", "--texts", one}, 1, "expected an encoder–decoder");
    }
};

TEST_CLASS(TestAlignCommands)
#include "tst_align_commands.moc"
