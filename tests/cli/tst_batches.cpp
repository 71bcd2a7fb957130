#include <QDateTime>
#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

#include <csignal>
#include <optional>
#include <sys/types.h>

using namespace command_files;

/// `render --texts`: figures from the rows of a sheet.
class TestBatches final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder.emplace();
        for (const char* folder : {"out", "alone"}) QVERIFY(QDir(m_folder->path()).mkdir(folder));
    }

    void eachRowIsAFigure()
    {
        write("text,layer,head,name\nthe cat sat,1,2,cat\n\"the mat, \"\"here\"\"\",2,1,a mat\n");
        const Outcome outcome = draw("{name}.svg");
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.err.endsWith("attentionscope: 2 drawn\n"), qPrintable(outcome.err));
        QCOMPARE(made(), (QStringList{"a-mat.svg", "cat.svg"}));
        const QString alone = m_folder->filePath("alone/cat.svg");
        QCOMPARE(
            program({"render", "--model", gpt2, "--text", "the cat sat", "--layer", "1", "--head", "2", "--out", alone})
                .status,
            0);
        QCOMPARE(contentOf(out("cat.svg")), contentOf(alone));
        QVERIFY(contentOf(out("a-mat.svg")).contains("layer 2 · head 1"));
    }

    void aLineIsAText()
    {
        write("the cat sat\n\nthe mat\n", "sheet.txt");
        QCOMPARE(draw("{row}.csv", {"--layer", "1", "--head", "1"}, "sheet.txt").status, 0);
        QCOMPARE(made(), (QStringList{"1.csv", "2.csv"}));
        QVERIFY(contentOf(out("2.csv")).contains("␣m,at"));
    }

    void whatIsTypedHoldsWhereARowSaysNothing()
    {
        write("text,view,query,color-bar,heads,Label_Every\nthe cat sat,,,,,\nthe mat,steps,2,,,\nthe hat,,,no,,3\n"
              "the bat,,,,\"1.2,2.1\",\n");
        const Outcome outcome = draw("{row}.svg", {"--layer", "1", "--head", "2", "--dots", "--range", "0,0.5"});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QCOMPARE(made().size(), 4);
        const auto same = [&](const char* file, const QStringList& options) {
            const QString alone = m_folder->filePath("alone/x.svg");
            QCOMPARE(
                program(QStringList{"render", "--model", gpt2, "--dots", "--range", "0,0.5", "--out", alone} + options)
                    .status,
                0);
            QCOMPARE(contentOf(out(file)), contentOf(alone));
        };
        same("1.svg", {"--text", "the cat sat", "--layer", "1", "--head", "2"});
        same("2.svg", {"--text", "the mat", "--layer", "1", "--head", "2", "--view", "steps", "--query", "2"});
        same("3.svg", {"--text", "the hat", "--layer", "1", "--head", "2", "--no-color-bar", "--label-every", "3"});
        same("4.svg", {"--text", "the bat", "--heads", "1.2,2.1"});
    }

    void filesAreNamedByRows()
    {
        write("name,text,layer,head\nü {head} 1,a b,1,2\n,a b c,2,1\n");
        QCOMPARE(draw("{row}_{name}_L{layer}H{head}_{model}.npy").status, 0);
        QCOMPARE(made(), (QStringList{"1_ü--head--1_L1H2_gpt2_fp16.npy", "2_2_L2H1_gpt2_fp16.npy"}));
    }

    void whatIsThereIsLeftAlone()
    {
        write("text,layer,head,name\nthe cat sat,1,2,cat\nthe mat,2,1,mat\n");
        QCOMPARE(draw("{name}.pdf").status, 0);
        const QDateTime before = timeOf("cat.pdf");
        const Outcome again = draw("{name}.pdf");
        QCOMPARE(again.status, 0);
        QVERIFY2(again.err.contains("0 drawn, 2 there already"), qPrintable(again.err));
        QCOMPARE(timeOf("cat.pdf"), before);

        // A row under a known name with other content, a missing file and an edited file are made again; moved rows are
        // not.
        write("layer,head,name,text\n2,1,mat,the hat\n1,2,cat,the cat sat\n1,1,new,new\n");
        QVERIFY2(draw("{name}.pdf").err.contains("2 drawn, 1 there already"), "changed");
        QCOMPARE(timeOf("cat.pdf"), before);
        QVERIFY(QFile::remove(out("new.pdf")));
        writeText(out("mat.pdf"), "something else");
        QVERIFY2(draw("{name}.pdf").err.contains("2 drawn, 1 there already"), "gone");
        QVERIFY(contentOf(out("mat.pdf")).startsWith("%PDF"));
        QVERIFY2(draw("{name}.pdf", {"--dots"}).err.contains("3 drawn"), "other options");
        QVERIFY2(draw("{name}.pdf", {"--dots", "--again"}).err.contains("3 drawn"), "again");
        QVERIFY2(draw("{name}.pdf", {"--dots"}).err.contains("0 drawn, 3 there already"), "as before");
    }

    void aChangedModelIsDrawnAgain()
    {
        const QString model = m_folder->filePath("model");
        QVERIFY(QDir().mkpath(model));
        for (const QString& file : QDir(gpt2).entryList(QDir::Files))
            QVERIFY(QFile::copy(gpt2 + "/" + file, model + "/" + file));
        write("text,name\nthe cat,cat\n");
        const QStringList typed{"--layer", "1", "--head", "1", "--model", model};
        QCOMPARE(drawOf("{name}.svg", typed).status, 0);
        QVERIFY(drawOf("{name}.svg", typed).err.contains("1 there already"));
        QFile config(model + "/config.json");
        QVERIFY(config.setPermissions(QFile::ReadOwner | QFile::WriteOwner) && config.open(QIODevice::Append));
        config.write("\n");
        config.close();
        QVERIFY(drawOf("{name}.svg", typed).err.contains("1 drawn"));
    }

    void whatFailsIsListedAndTheRestGoesOn()
    {
        write("text;layer;head;name\r\nthe cat;1;2;cat\r\nthe mat;99;2;mat\r\n\"the;hat\";1;x;hat\r\nthe "
              "bat;2;2;bat\r\n");
        const Outcome outcome = draw("{row}{name}.svg");
        QCOMPARE(outcome.status, 1);
        const QStringList lines = outcome.err.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.filter("attentionscope: row ").size(), 2);
        QVERIFY2(lines[0].startsWith("attentionscope: row 2: the layer cannot be used"), qPrintable(lines[0]));
        QVERIFY2(lines[1].startsWith("attentionscope: row 3: --head: expected a number or all"), qPrintable(lines[1]));
        QVERIFY2(lines.last().contains("2 drawn, 2 failed: ") && lines.last().contains("failed.csv lists them"),
                 qPrintable(lines.last()));
        QCOMPARE(made(), (QStringList{"1cat.svg", "4bat.svg", "failed.csv"}));
        const QString list = QString::fromUtf8(contentOf(out("failed.csv")));
        QVERIFY2(list.startsWith("row,text,layer,head,name,error\r\n2,\"the mat\",99,2,mat,"), qPrintable(list));

        // Corrected and given back, rows keep their numbers, and the list goes when nothing fails any more.
        QString right = list;
        right.replace("99", "2").replace(",x,", ",1,");
        writeText(out("failed.csv"), right.toUtf8());
        QVERIFY(QFile::copy(out("failed.csv"), m_folder->filePath("right.csv")));
        const Outcome rest = draw("{row}{name}.svg", {}, "right.csv");
        QVERIFY2(rest.status == 0 && rest.err.contains("2 drawn\n"), qPrintable(rest.err));
        QCOMPARE(made(), (QStringList{"1cat.svg", "2mat.svg", "3hat.svg", "4bat.svg"}));
    }

    void warningsSayWhichRowAndComeOnce()
    {
        QString long_text;
        for (int i = 0; i < 200; ++i) long_text += "the cat sat ";
        write(("text,name\nthe cat,a\n" + long_text + ",b\n" + long_text + ",c\n").toUtf8());
        const Outcome outcome = draw("{name}.svg", {"--layer", "1", "--head", "1"});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.err.contains("warning: row 2: "), qPrintable(outcome.err));
        QVERIFY2(!outcome.err.contains("warning: row 3: "), qPrintable(outcome.err));
    }

    void sheetsThatCannotBeBegunWithDrawNothing_data()
    {
        QTest::addColumn<QByteArray>("sheet");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QByteArray& sheet, const char* pattern, int status,
                            const char* said) { QTest::newRow(name) << sheet << QString(pattern) << status << said; };
        const char* byName = "{name}.svg";
        row("an unknown column", "text,heds\na,1.1\n", byName, 1, "unknown column heds. Did you mean heads?");
        row("the file as a column", "text,out\na,/tmp/x.svg\n", byName, 1, "unknown column");
        row("another sheet as a column", "text,texts\na,b.csv\n", byName, 1, "unknown column");
        row("a name that leaves", "text,name\na,fine\nb,../x\n", byName, 1,
            "the name of row 2 (line 3) cannot be used");
        row("an absolute name", "text,name\nb,/tmp/x\n", byName, 1, "the name of row 1 (line 2) cannot be used");
        row("a hidden name", "text,name\nb,.x\n", byName, 1, "the name of row 1 (line 2) cannot be used");
        row("a name of lines", "text,name\nb,\"x\ny\"\n", byName, 1, "the name of row 1 (line 2) cannot be used");
        row("a long name", "text,name\nb," + QByteArray(300, 'x') + "\n", byName, 1, "at most 200 bytes, found 304");
        row("two of one name", "text,name\na,x\nb,y\nc,x\n", byName, 1,
            "the name of row 3 (line 4) cannot be used: expected another one than that of row 1");
        row("two of one name when it is written", "text,name\na,x y\nb,x-y\n", byName, 1,
            "another one than that of row 1");
        row("one file", "text\na\nb\n", "x.svg", 1, "({name} or {row} in --out tells them apart)");
        row("no layer", "text,head\na,1\n", "{layer}.svg", 1, "the layer of row 1 (line 2) is missing");
        row("all layers", "text,layer\na,all\n", "{layer}.svg", 1, "the layer of row 1 (line 2) is missing");
        row("an unknown placeholder", "text\na\n", "{tail}.svg", 2,
            "expected {name}, {row}, {layer}, {head} or {model}");
        row("a placeholder of a folder", "text\na\n", "{name}/x.svg", 2, "not in its folder's");
        row("the list of what failed", "text,name\na,failed\n", "{name}.csv", 1, "the list of what failed");
        row("a row that is no number", "row,text\n1a,b\n", "{row}.svg", 1, "the row in line 2 cannot be used");
        row("a zero", QByteArray("text,name\na,x\0y\n", 16), byName, 1, "a character 0");
        row("no names", "", byName, 1, "the line of column names is missing");
    }

    void sheetsThatCannotBeBegunWithDrawNothing()
    {
        QFETCH(QByteArray, sheet);
        QFETCH(QString, pattern);
        QFETCH(int, status);
        QFETCH(QString, said);
        write(sheet);
        const Outcome outcome = draw(pattern, {"--head", "1"});
        QCOMPARE(outcome.status, status);
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY2(outcome.err.contains(said), qPrintable(outcome.err));
        QVERIFY(made().isEmpty());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"sheet.csv"});
    }

    void whatIsNotThereIsSaid()
    {
        write("text\na\n");
        QCOMPARE(drawOf("{row}.svg", {"--model", gpt2}, "none.csv").status, 2);
        const Outcome folder = program({"render", "--model", gpt2, "--texts", m_folder->filePath("sheet.csv"), "--out",
                                        m_folder->filePath("no/{row}.svg")});
        QCOMPARE(folder.status, 1);
        QVERIFY2(folder.err.contains("there is no such folder"), qPrintable(folder.err));
        QCOMPARE(program({"render", "--model", gpt2, "--text", "a", "--again", "--out", out("x.svg")}).status, 2);
        QVERIFY(made().isEmpty());
    }

    void aTextIsNoOption()
    {
        write("text,layer,head\n--out=/tmp/x.svg,1,1\n-h,1,1\n[a],1,1\n");
        const Outcome outcome = draw("{row}.svg");
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QCOMPARE(made().size(), 3);
        QVERIFY(!QFile::exists("/tmp/x.svg"));
    }

    void aKillLosesNoFigure()
    {
        writeMany(40);
        QProcess process;
        process.start(QStringLiteral(PROGRAM), arguments("{row}.pdf", {"--head", "1", "--model", gpt2}));
        QTRY_VERIFY_WITH_TIMEOUT(made().size() >= 3, 60'000);
        process.kill();
        QVERIFY(process.waitForFinished(-1));
        const QStringList before = made();
        QVERIFY(before.size() < 40);
        for (const QString& file : before) QVERIFY(contentOf(out(file)).trimmed().endsWith("%%EOF"));
        const QDateTime first = timeOf(before.first());
        const Outcome rest = draw("{row}.pdf", {"--head", "1"});
        QVERIFY2(rest.status == 0, qPrintable(rest.err));
        QCOMPARE(made().size(), 40);
        QCOMPARE(timeOf(before.first()), first);
        // All but the figure whose line was not written yet.
        static const QRegularExpression counts("(\\d+) drawn, (\\d+) there already");
        const int there = counts.match(rest.err).captured(2).toInt();
        QVERIFY2(there >= before.size() - 1 && there <= before.size(), qPrintable(rest.err));
    }

    void anInterruptEndsBehindTheFigure()
    {
        writeMany(40);
        QProcess process;
        process.start(QStringLiteral(PROGRAM), arguments("{row}.pdf", {"--head", "1", "--model", gpt2}));
        QTRY_VERIFY_WITH_TIMEOUT(made().size() >= 2, 60'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        const QString said = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(said.contains("; stopped, ") && said.contains(" are left"), qPrintable(said));
        const auto before = made().size();
        QVERIFY(before < 40);
        QVERIFY(draw("{row}.pdf", {"--head", "1"}).err.contains(QString("%1 there already").arg(before)));
    }

    void twoProgramsDoNotShareAFolder()
    {
        writeMany(60);
        QProcess process;
        process.start(QStringLiteral(PROGRAM), arguments("{row}.pdf", {"--head", "1", "--model", gpt2}));
        QTRY_VERIFY_WITH_TIMEOUT(made().size() >= 1, 60'000);
        const Outcome second = draw("{row}.pdf", {"--head", "1"});
        process.kill();
        process.waitForFinished(-1);
        QCOMPARE(second.status, 1);
        QVERIFY2(second.err.contains("another program is drawing a sheet into this folder"), qPrintable(second.err));
    }

private:
    QString out(const QString& file) const { return m_folder->filePath("out/" + file); }
    QStringList made() const { return QDir(m_folder->filePath("out")).entryList(QDir::Files, QDir::Name); }
    QDateTime timeOf(const QString& file) const { return QFileInfo(out(file)).lastModified(); }

    void write(const QByteArray& text, const QString& name = "sheet.csv") const
    {
        writeText(m_folder->filePath(name), text);
    }

    void writeMany(int rows) const
    {
        QByteArray sheet = "text,layer\n";
        for (int i = 0; i < rows; ++i) sheet += "the cat number " + QByteArray::number(i) + ",1\n";
        write(sheet);
    }

    QStringList arguments(const QString& pattern, const QStringList& more, const QString& sheet = "sheet.csv") const
    {
        return QStringList{"render", "--texts", m_folder->filePath(sheet), "--out", out(pattern)} + more;
    }

    Outcome drawOf(const QString& pattern, const QStringList& more, const QString& sheet = "sheet.csv") const
    {
        return program(arguments(pattern, more, sheet));
    }

    Outcome draw(const QString& pattern, const QStringList& more = {}, const QString& sheet = "sheet.csv") const
    {
        return drawOf(pattern, more + QStringList{"--model", gpt2}, sheet);
    }

    std::optional<QTemporaryDir> m_folder;
};

TEST_CLASS(TestBatches)
#include "tst_batches.moc"
