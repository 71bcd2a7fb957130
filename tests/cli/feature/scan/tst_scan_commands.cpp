#include "tests/cli/program.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

/// The scan of the command line: its four forms, its time and its mistakes.
class TestScanCommands final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QFile file(path("texts.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 6; ++i) file.write(i % 2 == 0 ? "The cat sat on the mat.\n" : "A dog saw <the> mouse.\n");
    }

    void sentencesTellWhatWasFound()
    {
        const Outcome outcome = scan({"--seed", "3"});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY2(outcome.out.startsWith("Scan of primer-decoder\n6 of 6 texts read, "), qPrintable(outcome.out));
        for (const char* said :
             {"\nWhat holds\n1. ", "2.4 looks behind the same token before: induction 0.9", ": it holds.\n",
              "   attentionscope render --model 'primer-decoder' --text '", "\nWhat was done\n", "seed 3"})
            QVERIFY2(outcome.out.contains(QString::fromLatin1(said)), said);
        const qsizetype refuted = outcome.out.indexOf("it is refuted");
        QVERIFY(refuted < 0 || refuted > outcome.out.indexOf("What looked so, and was refuted"));
    }

    void theEndingChoosesTheForm()
    {
        QCOMPARE(scan({"--out", path("a.json")}).status, 0);
        const QJsonObject json = QJsonDocument::fromJson(read("a.json")).object();
        QCOMPARE(json["model"].toString(), QString("primer-decoder"));
        QCOMPARE(json["read"].toInt(), 6);
        QCOMPARE(json["parts"].toArray().size(), 7);
        const QJsonArray findings = json["findings"].toArray();
        QVERIFY(findings.size() > 5);
        const QJsonObject first = findings.first().toObject();
        QCOMPARE(first["outcome"].toString(), QString("passed"));
        QVERIFY(first["number"].toObject()["mean"].isDouble() && first["claim"].toString().endsWith('.'));

        QCOMPARE(scan({"--out", path("a.csv")}).status, 0);
        const QList<QByteArray> lines = read("a.csv").trimmed().split('\n');
        QCOMPARE(lines.size(), 1 + findings.size());
        QVERIFY(lines.front().startsWith("outcome,strength,kind,block,layer,head,"));

        QCOMPARE(scan({"--out", path("a.html")}).status, 0);
        const QByteArray page = read("a.html");
        QVERIFY(page.startsWith("<!DOCTYPE html>") && page.contains("<ol class=\"findings\">"));
        QVERIFY(!page.contains("<the>"));  // a text is no element

        QCOMPARE(scan({"--out", path("a.txt")}).status, 0);
        QVERIFY(read("a.txt").startsWith("Scan of primer-decoder"));
    }

    void theSameSeedGivesTheSameFindings()
    {
        const auto findings = [this](const char* seed) {
            return jsonOf(scan({"--json", "--seed", QString::fromLatin1(seed)}))["findings"].toArray();
        };
        const QJsonArray one = findings("5");
        QVERIFY(!one.isEmpty());
        QCOMPARE(findings("5"), one);
    }

    void theTimeIsKept()
    {
        QElapsedTimer time;
        time.start();
        const QJsonObject json =
            jsonOf(program({"scan", "primer-decoder", "--texts", "primer", "--minutes", "0.02", "--json"}));
        QVERIFY2(time.elapsed() < 20'000, qPrintable(QString::number(time.elapsed())));
        QCOMPARE(json["complete"].toBool(true), false);
        QVERIFY(json["read"].toInt() > 0);
    }

    /// What a scan found goes on into measures and figures, and a figure keeps it.
    void itsNamesGoOn()
    {
        QCOMPARE(scan({"--out", path("names.json")}).status, 0);
        const QStringList asked = {"--model", "primer-decoder", "--text", "The cat sat on the mat."};
        const QStringList named = {"--scan", path("names.json"), "--named-from", "0.7"};
        const auto sureness = [](const QJsonObject& json) {
            for (const auto& head : json["heads"].toArray())
                if (head.toObject()["layer"] == 1 && head.toObject()["head"] == 4)
                    return head.toObject()["names"].toArray().first().toObject();
            return QJsonObject();
        };
        const QJsonObject sure = sureness(jsonOf(program(QStringList{"analyze", "--json"} + asked + named)));
        QCOMPARE(sure["name"].toString(), QString("previous"));
        QCOMPARE(sure["sureness"].toString(), QString("checked"));
        QCOMPARE(sure["texts"].toInt(), 6);
        QCOMPARE(sure["holding"].toInt(), 6);
        const QStringList guess = {"analyze", "--json", "--named-from", "0.7"};
        QCOMPARE(sureness(jsonOf(program(guess + asked)))["sureness"].toString(), QString("guess"));
        const QString csv = program(QStringList{"analyze"} + asked + named).out;
        QVERIFY2(csv.section('\n', 0, 0).endsWith(",called_after,sureness"), qPrintable(csv));
        QVERIFY2(csv.contains(",previous,checked\n"), qPrintable(csv));
        const QString said = program(QStringList{"analyze", "--describe", "1.4"} + asked + named).out;
        QVERIFY2(said.contains("It holds in 6 of 6 texts."), qPrintable(said));

        const QStringList figure = {"--view", "map", "--layer", "1", "--head", "4", "--out", path("named.html")};
        QCOMPARE(program(QStringList{"render", "--scan", path("names.json")} + asked + figure).status, 0);
        QVERIFY(read("named.html").contains("It holds in 6 of 6 texts."));
        QCOMPARE(program(QStringList{"render"} + asked + figure).status, 0);
        QVERIFY(!read("named.html").contains("It holds in"));
    }

    void namesOfNoScanAreRefused()
    {
        const QStringList asked = {"--model", "primer-decoder", "--text", "The cat", "--scan"};
        requireRefusal(QStringList{"analyze"} + asked + QStringList{path("none.json")}, 2, "--scan");
        requireRefusal(QStringList{"analyze"} + asked + QStringList{path("texts.txt")}, 1, "texts.txt");
        requireRefusal(QStringList{"render", "--out", path("a.pdf")} + asked + QStringList{path("texts.txt")}, 1,
                       "texts.txt");
        QFile other(path("other.json"));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(R"({"names": [{"layer": 9, "head": 1, "name": "previous", "texts": 3, "holding": 3}]})");
        other.close();
        requireRefusal(QStringList{"analyze"} + asked + QStringList{path("other.json")}, 1, "layer");
    }

    void mistakesAreNamed()
    {
        requireRefusal({"scan", "--texts", path("texts.txt")}, 2, "a model");
        requireRefusal({"scan", "primer-decoder"}, 2, "--texts");
        requireRefusal({"scan", "primer-decoder", "--texts", path("texts.txt"), "--minutes", "0"}, 2, "--minutes");
        requireRefusal({"scan", "primer-decoder", "--texts", path("texts.txt"), "--out", "x"}, 2, "--out");
        requireRefusal({"scan", "primer-decoder", "--texts", path("none.txt")}, 1, "none.txt");
        requireRefusal({"scan", "primer-decoder", "--texts", path("texts.txt"), "--out", path("none/a.json")}, 1,
                       "cannot be written");
        requireRefusal({"scan", "/nowhere", "--texts", path("texts.txt")}, 1, "/nowhere");
        requireRefusal({"scan", "primer-decoder", "--texts", path("texts.txt"), "--json", "--csv"}, 2, "--csv");
    }

private:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    Outcome scan(const QStringList& more) const
    {
        return program(QStringList{"scan", "primer-decoder", "--texts", path("texts.txt"), "--minutes", "50"} + more);
    }
    QByteArray read(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestScanCommands)
#include "tst_scan_commands.moc"
