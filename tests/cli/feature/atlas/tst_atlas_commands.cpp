#include "tests/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

/// The atlas of the command line.
class TestAtlasCommands final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QString lines;
        for (int i = 0; i < 12; ++i)
            lines += i % 2 == 0 ? "The cat sat on the mat.\n" : "The dog saw the small mouse.\n";
        write("texts.txt", lines);
        const Outcome outcome = compute("a.attnatlas");
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.endsWith("a.attnatlas: 12 of 12 texts, 108 tokens\n"), qPrintable(outcome.out));
    }

    void itIsPrintedAsATableAndAsJson()
    {
        const QStringList lines = program({"atlas", path("a.attnatlas"), "--csv"}).out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.front(), QString("block,layer,head,measure,mean,sd,low,high,n"));
        QCOMPARE(lines.size(), 1 + 24 * 13);
        const QJsonArray json =
            QJsonDocument::fromJson(program({"atlas", path("a.attnatlas"), "--json"}).out.toUtf8()).array();
        QCOMPARE(json.size(), 24 * 13);
        const QJsonObject first = json.first().toObject();
        QCOMPARE(first["block"].toString(), QString("self"));
        QCOMPARE(first["measure"].toString(), QString("entropy"));
        QCOMPARE(first["n"].toInt(), 108);
        const QStringList cells = lines[1].split(',');
        QVERIFY(std::abs(first["mean"].toDouble() - cells[4].toDouble()) < 1e-6);
        QVERIFY(first["low"].toDouble() <= first["mean"].toDouble()
                && first["mean"].toDouble() <= first["high"].toDouble());
        QVERIFY(program({"atlas", path("a.attnatlas")}).out.contains("12 of 12 texts"));
    }

    void whatIsAskedOfHeadsIsPrinted()
    {
        const QString found =
            program({"atlas", path("a.attnatlas"), "--where", "layer = 1 and head <= 2", "--csv"}).out;
        QCOMPARE(found.count('\n'), 1 + 2 * 13);
        const QStringList all{"atlas", path("a.attnatlas"), "--where", "previous > 0.01"};
        const auto heads = program(QStringList(all) << "--csv").out.count('\n') / 13;
        QVERIFY(heads > 5);
        const QStringList read = program(all).out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(read.size(), 2 + heads);
        QCOMPARE(read[1], QString("%1 heads").arg(heads));
        QVERIFY2(read[2].contains(": previous 0.") && !read[2].contains("entropy"), qPrintable(read[2]));
        const Outcome wrong = program({"atlas", path("a.attnatlas"), "--where", "weight > 3"});
        QCOMPARE(wrong.status, 1);
        QVERIFY2(wrong.err.contains("the search") && wrong.err.count('\n') == 1, qPrintable(wrong.err));
    }

    void textsAreRunWithoutEachHead()
    {
        const QStringList asked = arguments("without.attnatlas", "primer-decoder") << "--drop"
                                                                                   << "3";
        const Outcome outcome = program(asked);
        QVERIFY2(outcome.out.contains("12 of 12 texts") && outcome.out.contains("3 of 3 texts without each head"),
                 qPrintable(outcome.out + outcome.err));
        const QString printed = program({"atlas", path("without.attnatlas")}).out;
        QVERIFY(printed.contains("without each head: 3 texts") && printed.contains("knock_out: "));
        const Outcome byMean = program(QStringList(asked) << "--drop-by"
                                                          << "mean");
        QVERIFY2(byMean.out.contains("3 of 3 texts without each head") && byMean.err.contains("in another way"),
                 qPrintable(byMean.out + byMean.err));
        QVERIFY(program({"atlas", path("without.attnatlas")}).out.contains("with each head's mean: 3 texts"));
        const Outcome encoder = program(
            {"atlas", "primer-encoder", "--texts", path("texts.txt"), "--drop", "3", "--out", path("e.attnatlas")});
        QCOMPARE(encoder.status, 1);
        QVERIFY(encoder.err.contains("next token"));
    }

    void aTrainingIsOneAtlas()
    {
        QDir().mkpath(path("training"));
        for (const char* step : {"step-2", "step-10"})
            QVERIFY(QFile::link(SOURCE_DIR "/resources/models/primer-decoder", path("training/") + step));
        const Outcome outcome = program({"atlas", "--checkpoints", path("training"), "--texts", path("texts.txt"),
                                         "--out", path("training.attnatlas")});
        QVERIFY2(outcome.out.contains("24 of 24 texts"), qPrintable(outcome.out + outcome.err));
        const QString printed = program({"atlas", path("training.attnatlas")}).out;
        QVERIFY(printed.startsWith("step-2: ") && printed.contains("the same weights as step-2"));
        const QString table = program({"atlas", path("training.attnatlas"), "--csv"}).out;
        QVERIFY(table.startsWith("step,block,") && table.contains("\nstep-10,self,"));
        QCOMPARE(program({"atlas", path("training.attnatlas"), "--step", "step-3"}).status, 1);
    }

    /// No more than a batch is lost where it is killed, and the numbers are the same.
    void whatIsKilledIsGoneOnWith()
    {
        QProcess killed;
        killed.setProgram(PROGRAM);
        killed.setArguments(arguments("b.attnatlas") << "--batch"
                                                     << "1");
        killed.start();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path("b.attnatlas")), 20'000);
        killed.kill();
        QVERIFY(killed.waitForFinished(-1));
        QCOMPARE(compute("b.attnatlas").status, 0);
        QCOMPARE(program({"atlas", path("b.attnatlas"), "--json"}).out,
                 program({"atlas", path("a.attnatlas"), "--json"}).out);
        QCOMPARE(compute("b.attnatlas").status, 0);  // which is complete: nothing is done
    }

    void twoAreCompared()
    {
        QCOMPARE(program(arguments("c.attnatlas", "primer-encoder") << "--tokens"
                                                                    << "4")
                     .status,
                 0);
        const Outcome same = program({"atlas", path("a.attnatlas"), path("a.attnatlas"), "--csv"});
        for (const QString& line : same.out.split('\n', Qt::SkipEmptyParts).mid(1))
            QVERIFY(line.section(',', -3, -3) == "0" && line.section(',', -1) == "1");
        const QStringList changes =
            program({"atlas", path("a.attnatlas"), path("c.attnatlas"), "--csv"}).out.split('\n');
        const auto strengthIn = [](const QString& line) {  // the change over its spread
            return std::abs(line.section(',', -3, -3).toDouble()) / line.section(',', -2, -2).toDouble();
        };
        QVERIFY(strengthIn(changes[1]) >= strengthIn(changes[2]) * 0.999);
        QVERIFY(program({"atlas", path("a.attnatlas"), path("c.attnatlas")}).out.contains(" to "));
    }

    void mistakesAreNamed()
    {
        QVERIFY(compute("a.attnatlas", "primer-decoder").err.contains("another one"));
        QCOMPARE(program({"atlas", "primer-encoder", "--out", path("d.attnatlas")}).status, 2);
        QCOMPARE(program({"atlas"}).status, 2);
        QCOMPARE(program({"atlas", path("a.attnatlas"), "--json", "--csv"}).status, 2);
        QCOMPARE(program({"atlas", path("a.attnatlas"), path("a.attnatlas"), "--json"}).status, 2);
        QCOMPARE(program({"atlas", path("none.attnatlas")}).status, 1);
        write("empty.txt", "\n\n");
        QVERIFY(program({"atlas", "primer-encoder", "--texts", path("empty.txt"), "--out", path("d.attnatlas")})
                    .err.contains("a text"));
        QVERIFY(program({"atlas", "primer-encoder", "--texts", path("texts.txt"), "--out", "/proc/d.attnatlas"})
                    .err.contains("cannot be written"));
    }

private:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QStringList arguments(const char* out, const char* model = "primer-encoder") const
    {
        return {"atlas", model, "--texts", path("texts.txt"), "--out", path(out)};
    }
    Outcome compute(const char* out, const char* model = "primer-encoder") const
    {
        return program(arguments(out, model));
    }
    void write(const char* name, const QString& text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestAtlasCommands)
#include "tst_atlas_commands.moc"
