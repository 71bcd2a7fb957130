#include "app/signals.h"

#include <QDir>
#include <QLibraryInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace command_files;

/// Starts the real program.
class TestProgram final : public QObject {
    Q_OBJECT
private slots:
    void versionAndHelp()
    {
        QCOMPARE(program({"--version"}).out.trimmed(), QString("attentionscope " ATTENTIONSCOPE_VERSION));
        const Outcome help = program({"--help"});
        QCOMPARE(help.status, 0);
        for (const char* command : {"attend", "tokenize", "render", "inspect"}) QVERIFY(help.out.contains(command));
    }

    /// A wheel or an archive brings Qt's plugins along, and another Qt's must not be taken for them.
    void carriedPluginsAreUsedInsteadOfTheSystems()
    {
        const QTemporaryDir root;
        QVERIFY(QDir(root.path()).mkpath("bin") && QDir(root.path()).mkpath("lib/attentionscope/plugins"));
        const QString copy = root.filePath("bin/attentionscope");
        QVERIFY(QFile::copy(PROGRAM, copy));
        const auto drawn = [&] {
            QProcess process;
            process.setProcessEnvironment(QProcessEnvironment::systemEnvironment());
            process.start(copy, {"render", "--model", gpt2, "--text", "the cat", "--view", "map", "--layer", "1",
                                 "--head", "1", "--out", root.filePath("map.svg")});
            process.waitForFinished();
            return process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
        };
        QVERIFY2(!drawn(), "the system's plugins were used");
        QVERIFY(QDir().rmdir(root.filePath("lib/attentionscope/plugins")));
        QVERIFY(
            QFile::link(QLibraryInfo::path(QLibraryInfo::PluginsPath), root.filePath("lib/attentionscope/plugins")));
        QVERIFY(drawn());
    }

    /// A network disk that does not answer any more hangs like this.
    void whatHangsAtTheEndIsNotWaitedForForEver()
    {
        const pid_t child = ::fork();
        if (child == 0) {
            endWithin(std::chrono::seconds(1), 7);
            for (;;) ::pause();
        }
        QVERIFY(child > 0);
        int status = 0;
        bool gone = false;  // it can be waited for once
        const auto hasEnded = [&] { return gone = gone || ::waitpid(child, &status, WNOHANG) == child; };
        [&] { QTRY_VERIFY_WITH_TIMEOUT(hasEnded(), 20'000); }();
        if (QTest::currentTestFailed()) ::kill(child, SIGKILL);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 7);
    }

    void tokenizeWritesJson()
    {
        const Outcome outcome = program({"tokenize", "--model", gpt2, "--json", "--text", "The sea"});
        const QJsonObject line = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(line["tokens"].toArray().first().toString(), QString("The"));
        QCOMPARE(line["offsets"].toArray().last().toArray().last().toInt(), 7);
        QCOMPARE(line["ids"].toArray().size(), line["tokens"].toArray().size());
    }

    void attendAndRenderWithoutADisplay()
    {
        const QTemporaryDir folder;
        const QString tensors = folder.filePath("o.safetensors");
        const Outcome attend = program({"attend", "--model", named, "--text", "a b a", "--stages", "--out", tensors});
        QCOMPARE(attend.status, 0);
        QVERIFY2(attend.err.isEmpty(), qPrintable(attend.err));
        const Outcome inspect = program({"inspect", tensors});
        QVERIFY2(inspect.out.contains("attentions  F32 [1,1,5,3,3]"), qPrintable(inspect.out));
        QVERIFY(inspect.out.contains("scores_masked"));

        const QString picture = folder.filePath("p.pdf");
        const Outcome render =
            program({"render", "--model", named, "--text", "a b a", "--out", picture}, {"DISPLAY", "QT_QPA_PLATFORM"});
        QCOMPARE(render.status, 0);
        QVERIFY2(render.err.isEmpty(), qPrintable(render.err));
        QVERIFY(QFile(picture).size() > 1000);
    }

    void anyNumberOfThreadsWritesTheSameNumbers()
    {
        const QTemporaryDir folder;
        QStringList files;
        for (const QString threads : {"1", "3"}) {
            files << folder.filePath(threads);
            const Outcome attend = program({"attend", "--model", SOURCE_DIR "/resources/models/primer-decoder",
                                            "--text", QString("the cat sat on the mat and ").repeated(8), "--stages",
                                            "--threads", threads, "--out", files.back()});
            QVERIFY2(attend.status == 0 && attend.err.isEmpty(), qPrintable(attend.err));
        }
        const QByteArray one = contentOf(files[0]);
        QVERIFY(one.size() > 1'000'000);
        QVERIFY(one == contentOf(files[1]));
        QCOMPARE(program({"attend", "--model", named, "--text", "a", "--threads", "0", "--out", files[0]}).status, 2);
    }

    void aFigureIsDrawnAgainFromItself()
    {
        const QTemporaryDir folder;
        const QString first = folder.filePath("a.png");
        QCOMPARE(program({"render", "--model", named, "--text", "a b a", "--mask", "model & window(1, 0)", "--layer",
                          "1", "--head", "2", "--width", "60mm", "--out", first})
                     .status,
                 0);
        const Outcome inspected = program({"inspect", first});
        QVERIFY2(inspected.out.contains("kind: figure") && inspected.out.contains("model & window(1, 0)"),
                 qPrintable(inspected.out + inspected.err));
        for (const char* ending : {"svg", "pdf", "png"}) {
            const QString again = folder.filePath(QString("b.") + ending);
            const Outcome outcome = program({"render", first, "--out", again});
            QVERIFY2(outcome.status == 0 && outcome.err.isEmpty(), qPrintable(outcome.err));
            const QString third = folder.filePath("c.png");
            QCOMPARE(program({"render", again, "--out", third}).status, 0);
            QFile a(first);
            QFile c(third);
            QVERIFY(a.open(QIODevice::ReadOnly) && c.open(QIODevice::ReadOnly));
            QCOMPARE(a.readAll(), c.readAll());
        }
    }

    void twoProcessesWriteTheSameBytes_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"pdf", "svg", "png", "html", "tex", "csv", "npy"})
            QTest::newRow(ending) << QString(ending);
    }

    void twoProcessesWriteTheSameBytes()
    {
        QFETCH(QString, ending);
        const QTemporaryDir folder;
        const auto draw = [&](const QString& name) {
            const QString path = folder.filePath(name + '.' + ending);
            const Outcome outcome = program(
                {"render", "--model", named, "--text", "人工智能 مرحبا cat 🙂 ok cat", "--out", path});
            return outcome.status == 0 ? contentOf(path) : QByteArray();
        };
        const QByteArray first = draw("a");
        QVERIFY(!first.isEmpty());
        QCOMPARE(draw("b"), first);
    }

    void oneFileForEachHead()
    {
        const QTemporaryDir folder;
        const Outcome outcome = program({"render", "--model", gpt2, "--text", "The sea", "--layer", "2", "--dpi", "40",
                                         "--out", folder.filePath("{model}-{layer}-{head}.png")});
        QVERIFY2(outcome.status == 0 && outcome.err.isEmpty(), qPrintable(outcome.err));
        QCOMPARE(QDir(folder.path()).entryList({"*-2-?.png"}).size(), 4);
    }

    void withoutADisplayTheExampleIsDrawn()
    {
        const Outcome outcome = program({}, {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"});
        QCOMPARE(outcome.status, 0);
        const QString path = outcome.out.trimmed().section(' ', -1);
        QVERIFY2(QFile::exists(path), qPrintable(outcome.out));
        QFile::remove(path);
    }

    void anExampleIsDrawnFromAnywhere()
    {
        const QTemporaryDir folder;
        const QString copy = folder.filePath("mine.attnscope");
        QVERIFY(QFile::copy(SOURCE_DIR "/resources/examples/named-1-the-same-word-again.attnscope", copy));
        const Outcome outcome = program({"render", copy, "--out", folder.filePath("drawn.svg")});
        QVERIFY2(outcome.status == 0 && outcome.err.isEmpty(), qPrintable(outcome.err));
        QVERIFY(QFile::exists(folder.filePath("drawn.svg")));
    }

    void inspectTellsWhatAModelCanDo()
    {
        QVERIFY(program({"inspect", named}).out.contains("summary: Made by hand"));
        QVERIFY(!program({"inspect", gpt2}).out.contains("summary"));
    }

    void bracketsAreText()
    {
        const Outcome outcome = program({"tokenize", "--model", named, "--text", "[a,b]"});
        QCOMPARE(outcome.out.count('\n'), 5);
    }

    void inspectTellsWhatAFolderHolds()
    {
        const Outcome outcome = program({"inspect", gpt2, "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject report = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(report["architecture"].toString(), QString("GPT-2"));
        QCOMPARE(report["layers"].toInt(), 3);
    }

    void inspectTellsHowAFolderIsQuantized()
    {
        const QTemporaryDir folder;
        const QDir from(SOURCE_DIR "/tests/golden/data/models/llama_bf16");
        for (const QString& name : from.entryList(QDir::Files)) QFile::copy(from.filePath(name), folder.filePath(name));
        QFile config(folder.filePath("config.json"));
        QVERIFY(config.setPermissions(QFile::ReadOwner | QFile::WriteOwner) && config.open(QIODevice::ReadWrite));
        QJsonObject fields = QJsonDocument::fromJson(config.readAll()).object();
        fields["quantization_config"] = QJsonObject{{"quant_method", "fp8"}};
        config.resize(0);
        config.write(QJsonDocument(fields).toJson());
        config.close();
        const Outcome outcome = program({"inspect", folder.path(), "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject report = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(report["quantization"].toString(), QString("FP8 (E4M3), 8 bits, blocks of 128 × 128"));
    }
};

TEST_CLASS(TestProgram)
#include "tst_program.moc"
