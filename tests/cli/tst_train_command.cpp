#include "tests/cli/command_files.h"
#include "tests/cli/program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <cmath>
#include <csignal>
#include <sys/resource.h>

using namespace command_files;

/// Training by the command line.
class TestTrainCommand final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const Outcome outcome =
            train({"--preset", "names", "--steps", "60", "--seed", "7", "--out", path("a.attntrain")});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY2(outcome.out.startsWith(path("a.attntrain") + ": step 60, loss ")
                     && outcome.out.contains("after step 50 held out "),
                 qPrintable(outcome.out));
        QVERIFY(outcome.err.isEmpty());
    }

    void twoRunsAreEqualByteForByte()
    {
        QCOMPARE(
            train({"--preset", "names", "--steps", "60", "--seed", "7", "--threads", "1", "--out", path("b.attntrain")})
                .status,
            0);
        QVERIFY(contentOf(path("b.attntrain")) == contentOf(path("a.attntrain")));
        QCOMPARE(train({"--preset", "names", "--steps", "60", "--seed", "8", "--out", path("c.attntrain")}).status, 0);
        QVERIFY(contentOf(path("c.attntrain")) != contentOf(path("a.attntrain")));
    }

    void aRunIsGoneOnWith()
    {
        QCOMPARE(train({"--preset", "names", "--steps", "25", "--seed", "7", "--out", path("d.attntrain")}).status, 0);
        QCOMPARE(train({"--resume", path("d.attntrain"), "--steps", "60"}).status, 0);
        QVERIFY(contentOf(path("d.attntrain")) == contentOf(path("a.attntrain")));
        const Outcome done = train({"--resume", path("d.attntrain"), "--steps", "60"});
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("--steps: expected more than the 60 that are done, found 60"), qPrintable(done.err));
    }

    void aRunThatIsKilledIsGoneOnWith()
    {
        const QString file = path("killed.attntrain");
        // A small one: by the time that it is seen to have begun, it has gone far.
        const QStringList smallNames = {"train", "--preset", "names", "--seed",    "7", "--layers", "1", "--heads",
                                        "1",     "--width",  "8",     "--context", "8", "--batch",  "4"};
        QProcess process;
        process.start(QStringLiteral(PROGRAM), smallNames + QStringList{"--steps", "100000", "--out", file});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY(QFileInfo::exists(file));
        QTRY_VERIFY_WITH_TIMEOUT(jsonOf(program({"inspect", file, "--json"}))["step"].toInt() > 0, 60'000);
        process.kill();
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        const int reached = jsonOf(program({"inspect", file, "--json"}))["step"].toInt();
        const QString until = QString::number(reached + 40);
        QCOMPARE(train({"--resume", file, "--steps", until}).status, 0);
        const QString whole = path("not-killed.attntrain");
        QCOMPARE(program(smallNames + QStringList{"--steps", until, "--out", whole}).status, 0);
        QVERIFY(contentOf(file) == contentOf(whole));
    }

    void lossesArePrinted()
    {
        const QStringList lines = train({path("a.attntrain"), "--csv"}).out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 62);
        QCOMPARE(lines[0], QString("step,loss,learning_rate,held_out_loss,held_out_right,previous_1.1,previous_1.2,"
                                   "previous_1.3,previous_1.4,induction_1.1,induction_1.2,induction_1.3,induction_1.4,"
                                   "entropy_1.1,entropy_1.2,entropy_1.3,entropy_1.4"));
        const QStringList first = lines[1].split(','), last = lines[61].split(',');
        QVERIFY(std::abs(first[1].toDouble() - std::log(27.0)) < 0.3);
        QVERIFY(first[3].toDouble() > 2.9 && !lines[51].split(',')[3].isEmpty() && lines[50].split(',')[3].isEmpty());
        QCOMPARE(last[0], QString("60"));
        QVERIFY(last[1].isEmpty());
        QVERIFY(train({path("a.attntrain")}).out.contains(": step 60, loss "));
    }

    void aRunIsAModel()
    {
        const QJsonObject tokens =
            jsonOf(program({"tokenize", "--model", path("a.attntrain"), "--text", ".emma", "--json"}));
        QCOMPARE(tokens["ids"].toArray().size(), 5);
        QCOMPARE(tokens["ids"].toArray().first().toInt(), 0);
        const Outcome measured = program({"analyze", "--model", path("a.attntrain"), "--text", ".emma", "--json"});
        QCOMPARE(measured.status, 0);
        QVERIFY(program({"analyze", "--model", path("a.attntrain") + "/0", "--text", ".emma", "--json"}).out
                != measured.out);
        const QString figure = path("map.svg");
        const Outcome drawn = program({"render", "--model", path("a.attntrain"), "--text", ".emma", "--view", "map",
                                       "--layer", "1", "--head", "2", "--out", figure});
        QVERIFY2(drawn.status == 0 && contentOf(figure).contains("<svg"), qPrintable(drawn.err));
        const Outcome foreign = program({"tokenize", "--model", path("a.attntrain"), "--text", ".Emma"});
        QVERIFY2(foreign.err.contains("warning"), qPrintable(foreign.err));
    }

    void aRunSaysWhatItHolds()
    {
        const QJsonObject report = jsonOf(program({"inspect", path("a.attntrain"), "--json"}));
        QCOMPARE(report["kind"].toString(), QString("training"));
        QCOMPARE(report["step"].toInt(), 60);
        QCOMPARE(report["settings"].toObject()["seed"].toInt(), 7);
        QVERIFY(program({"inspect", path("a.attntrain")}).out.contains("preset names"));
    }

    void aModelIsExported()
    {
        QCOMPARE(train({path("a.attntrain"), "--export", path("folder"), "--at", "20"}).status, 0);
        QCOMPARE(program({"tokenize", "--model", path("folder"), "--text", "abc"}).status, 0);
        QVERIFY(contentOf(path("folder") + "/config.json").contains("gpt2"));
        const Outcome wrong = train({path("a.attntrain"), "--export", path("folder"), "--at", "61"});
        QCOMPARE(wrong.status, 1);
        QVERIFY2(wrong.err.contains("--at cannot be used: expected 0 to 60, found 61"), qPrintable(wrong.err));
        QVERIFY(program({"tokenize", "--model", path("a.attntrain") + "/61", "--text", "a"})
                    .err.contains("the step cannot be used: expected 0 to 60, found 61"));
    }

    void aHeadIsTakenAway()
    {
        const QString file = path("off.attntrain");
        QCOMPARE(train({"--resume", path("a.attntrain"), "--off", "1.2,1.3", "--steps", "70", "--out", file}).status,
                 0);
        QCOMPARE(jsonOf(program({"inspect", file, "--json"}))["knocked_out"].toArray().size(), 2);
        const Outcome again = train({"--resume", file, "--off", "1.2", "--steps", "80"});
        QCOMPARE(again.status, 1);
        QVERIFY2(again.err.contains("1.2"), qPrintable(again.err));
    }

    void aRunGoesBack()
    {
        const QString file = path("back.attntrain"), again = path("again.attntrain");
        QCOMPARE(train({"--resume", path("a.attntrain"), "--back-to", "20", "--steps", "60", "--out", file}).status, 0);
        QVERIFY(contentOf(file) == contentOf(path("a.attntrain")));
        const QStringList changed{"--resume", path("a.attntrain"), "--back-to", "20",    "--seed", "8", "--off",
                                  "1.4",      "--steps",           "30",        "--out", again};
        QCOMPARE(train(changed).status, 0);
        const QJsonObject report = jsonOf(program({"inspect", again, "--json"}));
        QCOMPARE(report["step"].toInt(), 30);
        QCOMPARE(report["seeds_after"].toArray().first().toObject()["after_step"].toInt(), 20);
        QCOMPARE(report["seeds_after"].toArray().first().toObject()["seed"].toInt(), 8);
        QCOMPARE(report["knocked_out"].toArray().first().toObject()["after_step"].toInt(), 20);
        QVERIFY(contentOf(path("a.attntrain")) != contentOf(again));
    }

    void aRunWhosePlanIsDoneAsksForSteps()
    {
        const QString file = path("planned.attntrain");
        QCOMPARE(train({"--preset", "names", "--steps", "2010", "--out", file}).status, 0);
        const Outcome done = train({"--resume", file});
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("--steps with more than the 2010 that are done is required"), qPrintable(done.err));
        const Outcome back = train({"--resume", file, "--back-to", "2005", "--out", path("x.attntrain")});
        QVERIFY2(back.err.contains("--steps with more than the 2005 of --back-to is required"), qPrintable(back.err));
    }

    void aGradientIsASum()
    {
        const QStringList asked{path("a.attntrain"), "--text", ".emma.", "--head", "2", "--query", "5", "--key", "2"};
        const Outcome told = train(asked);
        QVERIFY2(told.status == 0 && told.out.contains("gradient of the score ="), qPrintable(told.err + told.out));
        const QStringList lines = train(asked + QStringList{"--csv"}).out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.first(), QString("position,token,next,chance,gradient"));
        QCOMPARE(lines.size(), 4);  // behind the last letter the end of the line is predicted
        double sum = 0;
        for (int line = 1; line + 1 < lines.size(); ++line) sum += lines[line].split(',').last().toDouble();
        const double whole = lines.last().split(',').last().toDouble();
        QVERIFY(whole != 0 && std::abs(sum - whole) <= 1e-4 * std::abs(whole));
        QVERIFY(train(asked + QStringList{"--at", "0"}).out != told.out);
        const Outcome wrong = train({path("a.attntrain"), "--text", ".emma", "--query", "2", "--key", "5"});
        QVERIFY2(wrong.status == 1 && wrong.err.contains("the key"), qPrintable(wrong.err));
    }

    void ownTextsAreLearned()
    {
        writeText(path("lines.txt"), "to be or not to be\nthat is the question\nto die to sleep\n");
        const Outcome outcome = train({"--data", path("lines.txt"), "--words", "--steps", "5", "--context", "6",
                                       "--out", path("words.attntrain")});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QCOMPARE(program({"tokenize", "--model", path("words.attntrain"), "--text", "to be"}).out.count('\n'), 2);
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("named");
        const QStringList out{"--out", path("x.attntrain")};
        QTest::newRow("nothing") << QStringList() << 2 << "--preset";
        QTest::newRow("no file") << QStringList{"--preset", "names"} << 2 << "--out NAME.attntrain";
        QTest::newRow("another ending") << QStringList{"--preset", "names", "--out", "x"} << 2
                                        << "--out NAME.attntrain";
        QTest::newRow("no such preset") << QStringList{"--preset", "namse"} + out << 1 << "Did you mean names?";
        QTest::newRow("heads that do not fit")
            << QStringList{"--preset", "names", "--heads", "3"} + out << 1 << "a multiple of the 3 heads";
        QTest::newRow("too many layers") << QStringList{"--preset", "names", "--layers", "9"} + out << 2 << "--layers";
        QTest::newRow("no such text") << QStringList{"--data", path("none.txt")} + out << 1 << "none.txt";
        QTest::newRow("no folder") << QStringList{"--preset", "names", "--out", path("no/x.attntrain")} << 1
                                   << "cannot be written";
        QTest::newRow("a preset for a run")
            << QStringList{"--resume", path("a.attntrain"), "--preset", "names"} << 2 << "--preset";
        QTest::newRow("no run") << QStringList{"--resume", path("lines.txt")} << 1 << "lines.txt";
        QTest::newRow("back into its own file")
            << QStringList{"--resume", path("a.attntrain"), "--back-to", "20"} << 2 << "another file than that";
        QTest::newRow("back to a step that is to come")
            << QStringList{"--resume", path("a.attntrain"), "--back-to", "60", "--steps", "70"} + out << 1
            << "--back-to cannot be used: expected a step before the last one, 0 to 59, found 60";
        for (const char* step : {"999999", "-3", "2.5", "x"})
            QTest::addRow("back to %s", step)
                << QStringList{"--resume", path("a.attntrain"), "--back-to", step} + out << 1
                << "--back-to cannot be used: expected a step before the last one, "
                   "0 to 59, found "
                       + QString::fromLatin1(step);
        QTest::newRow("an end before the step that it goes back to")
            << QStringList{"--resume", path("a.attntrain"), "--back-to", "30", "--steps", "20"} + out << 2
            << "--steps: expected more than the 30 of --back-to, found 20";
        QTest::newRow("a negative seed") << QStringList{"--preset", "names", "--seed", "-1"} + out << 2 << "--seed";
        QTest::newRow("layers of a run that is only looked at")
            << QStringList{path("a.attntrain"), "--layers", "2"} << 2 << "--layers";
        QTest::newRow("losses of a folder")
            << QStringList{path("a.attntrain"), "--export", path("none"), "--csv"} << 2 << "--csv";
        QTest::newRow("a step that is no number")
            << QStringList{path("a.attntrain"), "--export", path("none"), "--at", "x"} << 1
            << "--at cannot be used: expected 0 to 60, found x";
        QTest::newRow("a text of signs that were never learned")
            << QStringList{path("a.attntrain"), "--text", "É", "--query", "1", "--key", "1"} << 1
            << "--text cannot be used: expected signs that the run has learned, found “É”";
        QTest::newRow("back without a run")
            << QStringList{"--preset", "names", "--back-to", "20"} + out << 2 << "--resume";
        QTest::newRow("a seed of a run that is only looked at")
            << QStringList{path("a.attntrain"), "--seed", "2"} << 2 << "--seed";
        QTest::newRow("a step without a run")
            << QStringList{"--preset", "names", "--export", "f"} + out << 2 << "--export";
    }
    void mistakesAreNamed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, named);
        const Outcome outcome = train(arguments);
        QCOMPARE(outcome.status, status);
        QVERIFY2(outcome.err.contains(named) && outcome.err.count('\n') == 1, qPrintable(outcome.err));
        QVERIFY(!QFileInfo::exists(path("x.attntrain")));
    }

    /// Files of more bytes than that cannot be written, as on a disk that is full.
    void aFullDiskLeavesTheRunThatWasThere()
    {
        const QString file = path("full.attntrain");
        QProcess process;
        process.setChildProcessModifier([] {
            std::signal(SIGXFSZ, SIG_IGN);
            constexpr rlimit bytes{300'000, 300'000};
            setrlimit(RLIMIT_FSIZE, &bytes);
        });
        process.start(QStringLiteral(PROGRAM), {"train", "--preset", "names", "--steps", "400", "--out", file});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        const QString said = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(said.contains("full.attntrain") && said.contains("cannot be written"), qPrintable(said));
        QVERIFY(train({file}).out.contains(": step "));
        QCOMPARE(QDir(m_folder.path()).entryList({"*full*"}, QDir::Files | QDir::Hidden).size(), 1);
    }

    void aRateThatIsTooHighIsSaid()
    {
        const QString file = path("high.attntrain");
        const Outcome outcome = train({"--preset", "names", "--learning-rate", "10", "--out", file});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("a smaller learning rate"), qPrintable(outcome.err));
        QVERIFY(train({file}).out.contains(": step "));
    }

private:
    QString path(const char* name) const { return m_folder.filePath(name); }
    static Outcome train(const QStringList& arguments) { return program(QStringList{"train"} + arguments); }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestTrainCommand)
#include "tst_train_command.moc"
