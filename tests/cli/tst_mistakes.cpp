#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

using namespace command_files;

namespace {

/// @param names  the words that the message must contain
void row(const char* title, const QStringList& arguments, int status, const char* names)
{
    QTest::newRow(title) << arguments << status << QString(names);
}

}  // namespace

/// Starts the real program with impossible requests, or in impossible places.
class TestMistakes final : public QObject {
    Q_OBJECT
private slots:
    void mistakesAreOneLineAndAStatus_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("named");
        attending();
        drawing();
        drawingDumps();
        drawingVectors();
    }

    void mistakesAreOneLineAndAStatus()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, named);
        const Outcome outcome = program(arguments);
        QCOMPARE(outcome.status, status);
        QVERIFY2(outcome.err.startsWith("attentionscope: "), qPrintable(outcome.err));
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY2(outcome.err.contains(named), qPrintable(outcome.err));
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(!QFile::exists("x") && !QFile::exists("x.png") && !QFile::exists("x.safetensors"));
    }

    void whatAModelCannotDoIsSaid()
    {
        const auto attend = [&](const QStringList& more) {
            return program(QStringList{"attend", "--model", gpt2, "--text", "The sea", "--out",
                                       m_folder.filePath("said.safetensors")}
                           + more);
        };
        QVERIFY(attend({"--pair", "looks back"}).err.contains("BERT"));
        QVERIFY(attend({"--generate", "99"}).err.contains("of 99 generated tokens"));
        const QString bert = QString(SOURCE_DIR) + "/tests/golden/data/models/bert";
        const Outcome guessed = program({"attend", "--model", bert, "--text", "The sea", "--generate", "3", "--out",
                                         m_folder.filePath("said.safetensors")});
        QCOMPARE(guessed.status, 1);
        QVERIFY(guessed.err.contains("next token"));
    }

    /// Down to the memory with which the loader and the libraries, which set themselves up before the program begins,
    /// can start.
    void littleMemoryIsOneSentence()
    {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("a sanitizer reserves more addresses than there are");
#endif
        const QTemporaryDir folder;
        const QString render = QStringLiteral("ulimit -v %1; exec \"$0\" render --model %2 --text 'a text' --out %3");
        const auto starts = [](int kilobytes) {
            QProcess version;
            version.start("sh", {"-c", QStringLiteral("ulimit -v %1; exec \"$0\" --version").arg(kilobytes), PROGRAM});
            return version.waitForFinished(-1) && version.exitStatus() == QProcess::NormalExit
                   && version.exitCode() < 127;
        };
        int drawn = 0;
        for (int kilobytes = 80'000; kilobytes <= 300'000; kilobytes += 20'000) {
            if (!starts(kilobytes)) continue;
            QProcess process;
            process.start("sh", {"-c", render.arg(kilobytes).arg(gpt2, folder.filePath("f.png")), PROGRAM});
            QVERIFY(process.waitForFinished(-1));
            const QString said = process.readAllStandardError();
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            if (process.exitCode() == 0) ++drawn;
            if (process.exitCode() == 0) continue;
            QCOMPARE(process.exitCode(), 1);
            // Either the computation or the opened model reports that memory is short.
            const bool isOfMemory =
                said.contains("more memory than there is") || said.contains("not enough memory for");
            QVERIFY2(isOfMemory, qPrintable(said));
        }
        QVERIFY(drawn > 0);
    }

    void aDisplayThatIsNotThereIsOneSentence()
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("DISPLAY", ":4711");
        environment.insert("QT_QPA_PLATFORM", "xcb");
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(PROGRAM), QStringList());
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        const QString err = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(err.contains("display cannot be reached"), qPrintable(err));
        QCOMPARE(err.count('\n'), 1);
    }

    void whatTheKernelMakesUpIsNotRead()
    {
        // It calls itself regular, and its reader may wait for ever.
        for (const QStringList& arguments : {QStringList{"inspect", "/proc/self/status"},
                                             QStringList{"render", "/proc/self/status", "--out", "x.png"}})
            requireRefusal(arguments, 1, "not a regular file");
    }

    void aPipeThatNobodyReadsIsRefused()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath("p.safetensors");
        QCOMPARE(QProcess::execute("mkfifo", {pipe}), 0);
        QCOMPARE(program({"attend", "--model", gpt2, "--text", "a", "--out", pipe}).status, 1);
    }

    void brokenWeightsAreAWarning()
    {
        const QTemporaryDir folder;
        for (const char* file : {"config.json", "tokenizer.json", "model.safetensors"})
            QVERIFY(QFile::copy(gpt2 + '/' + file, folder.filePath(file)));
        QFile weights(folder.filePath("model.safetensors"));
        QVERIFY(weights.setPermissions(QFile::ReadOwner | QFile::WriteOwner) && weights.open(QIODevice::ReadWrite));
        weights.seek(weights.size() - 400 * 64 * 2);  // float16 NaN all over the last tensor
        weights.write(QByteArray(400 * 64 * 2, '\xFF'));
        weights.close();
        const Outcome outcome = program({"inspect", folder.path()});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.err.startsWith("attentionscope: warning: "), qPrintable(outcome.err));
    }

private:
    static void attending()
    {
        row("unknown option", {"attend", "--model", gpt2, "--text", "a", "--out", "x", "--nonsense"}, 2, "--nonsense");
        row("a mistyped option", {"attend", "--modle", gpt2, "--text", "a", "--out", "x"}, 2,
            "unknown option --modle. Did you mean --model?");
        row("a mistyped rule",
            {"attend", "--model", gpt2, "--text", "a", "--mask", "causal & windw(3, 0)", "--out", "x"}, 2,
            "unknown rule “windw”. Did you mean window?");
        row("a figure's name", {"attend", "--model", gpt2, "--text", "a", "--out", "x.png"}, 2,
            "expected FILE.safetensors or FILE.npz, found x.png");
        row("a slip in a subcommand", {"atend", "--model", gpt2, "--text", "a", "--out", "x"}, 2,
            "there is no subcommand “atend”. Did you mean “attend”?");
        row("another program's word for a subcommand", {"plot", "--model", gpt2, "--text", "a"}, 2,
            "Did you mean “render”?");
        row("nothing to attend to", {"attend", "--model", gpt2, "--out", "x.safetensors"}, 2, "");
        row("no such folder", {"attend", "--model", "/nowhere", "--text", "a", "--out", "x"}, 1, "/nowhere");
        row("an id beyond the vocabulary", {"attend", "--model", gpt2, "--ids", "1,4000", "--out", "x"}, 1, "4000");
        row("an empty text", {"attend", "--model", gpt2, "--text", "", "--out", "x"}, 1, "text");
        row("a folder that is not there", {"attend", "--model", gpt2, "--text", "a", "--out", "/nowhere/x.safetensors"},
            1, "/nowhere");
        row("no ids", {"attend", "--model", gpt2, "--ids", "", "--out", "x"}, 2, "--ids");
        row("ids with a hole", {"attend", "--model", gpt2, "--ids", "1,,2", "--out", "x"}, 2, "--ids");
        row("a model's own file", {"attend", "--model", gpt2, "--text", "a", "--out", gpt2 + "/config.json"}, 1,
            "that are read");
        row("a recipe that is none", {"attend", "--model", gpt2, "--text", "a", "--mask", "causal &", "--out", "x"}, 2,
            "character 9");
        row("an empty recipe", {"attend", "--model", gpt2, "--text", "a", "--mask", "", "--out", "x"}, 2, "--mask");
        row("a temperature of nan", {"attend", "--model", gpt2, "--text", "a", "--temperature", "nan", "--out", "x"}, 2,
            "0.01 to 100");
        row("a share of nan", {"analyze", "--model", gpt2, "--text", "a", "--named-from", "nan"}, 2,
            "--named-from: expected a number");
        row("a rate of nan", {"train", "--learning-rate", "nan"}, 2, "--learning-rate: expected a number");
        row("a rate without an end", {"train", "--learning-rate", "inf"}, 2, "--learning-rate");
        row("a temperature of 0", {"attend", "--model", gpt2, "--text", "a", "--temperature", "0", "--out", "x"}, 2,
            "--temperature");
    }

    static void drawing()
    {
        row("an unknown picture", {"render", "--model", gpt2, "--text", "a", "--out", "x.bmp"}, 1, "bmp");
        row("a layer too many", {"render", "--model", gpt2, "--text", "a", "--layer", "4", "--out", "x.png"}, 1,
            "1 to 3");
        row("a layer that is no number", {"render", "--model", gpt2, "--text", "a", "--layer", "b", "--out", "x.png"},
            2, "--layer");
        row("a width that is none", {"render", "--model", gpt2, "--text", "a", "--width", "9km", "--out", "x.png"}, 2,
            "--width");
        row("a range upside down", {"render", "--model", gpt2, "--text", "a", "--range", "1,0", "--out", "x.png"}, 2,
            "--range");
        row("a mistyped option and its value",
            {"render", "--model", gpt2, "--text", "a", "--lyer", "2", "--out", "x.png"}, 2,
            "unknown option --lyer. Did you mean --layer?");
        row("out by a letter", {"render", "--model", gpt2, "--text", "a", "-o", "x.png"}, 2,
            "unknown option -o. Did you mean --out?");
        row("out by another word", {"render", "--model", gpt2, "--text", "a", "--output=x.png"}, 2,
            "Did you mean --out?");
        row("colours by another word", {"render", "--model", gpt2, "--text", "a", "--cmap", "magma", "--out", "x.png"},
            2, "unknown option --cmap. Did you mean --colormap?");
        row("numbers by another word", {"render", "--model", gpt2, "--text", "a", "--numbers", "--out", "x.png"}, 2,
            "unknown option --numbers. Did you mean --values?");
        row("the difference, shortened", {"render", "--model", gpt2, "--text", "a", "--diff", "--out", "x.png"}, 2,
            "unknown option --diff. Did you mean --difference?");
        row("an unknown option beside a model",
            {"render", "--model", gpt2, "--text", "a", "--threshold", "0.1", "--out", "x.png"}, 2,
            "unknown option --threshold. Did you mean --least?");
        row("an option that is like none",
            {"render", "--model", gpt2, "--text", "a", "--qzxv", "0.5", "--out", "x.png"}, 2, "unknown option --qzxv");
        row("a part of a bundled model's name", {"render", "--model", "encoder", "--text", "a", "--out", "x.png"}, 1,
            "models that come with the program are");
        row("a view by another word", {"render", "--model", gpt2, "--text", "a", "--view", "lines", "--out", "x.png"},
            2, "Did you mean flow?");
        row("a table by another word",
            {"render", "--model", gpt2, "--text", "a", "--view", "steps", "--stages", "softmax", "--out", "x.png"}, 2,
            "Did you mean weights?");
        row("two texts of one figure", {"render", "--model", gpt2, "--text", "a", "--text", "b", "--out", "x.png"}, 2,
            "--text-b");
        row("compared heads with a dash",
            {"render", "--model", gpt2, "--text", "a", "--compare", "1.1-1.2", "--out", "x.png"}, 2,
            "two to four heads, such as 2.3,2.1, found 1.1-1.2");
        row("a window of one number",
            {"render", "--model", gpt2, "--text", "a", "--mask", "window(3)", "--out", "x.png"}, 2, "window(3, 0)");
        row("a figure that carries nothing", {"render", "/proc/self/exe", "--out", "x.png"}, 1,
            "there is no session in this file. Open an .attnscope file, or a PNG, SVG, PDF, HTML or GIF that "
            "AttentionScope "
            "saved.");
        row("a session and a text", {"render", "a.attnscope", "--text", "a", "--out", "x.png"}, 2,
            "session and --text cannot be used together: leave one out");
        row("trust in nothing", {"render", "--model", gpt2, "--text", "a", "--trust", "--out", "x.png"}, 2, "--trust");
        row("two heads, one name", {"render", "--model", gpt2, "--text", "a", "--out", "x{layer}.png"}, 1, "{head}");
        row("compared heads said twice",
            {"render", "--model", gpt2, "--text", "a", "--view", "compare", "--layer", "2", "--out", "x.png"}, 2,
            "--compare");
        row("a compared head that is none",
            {"render", "--model", gpt2, "--text", "a", "--compare", "1.1,2", "--out", "x.png"}, 2, "LAYER.HEAD");
        row("a compared head too many",
            {"render", "--model", gpt2, "--text", "a", "--compare", "1.1,1.9", "--out", "x.png"}, 1, "1.9");
        row("nothing there", {"inspect", "/nowhere/at/all"}, 1, "/nowhere");
        row("a file of another kind", {"inspect", "/proc/self/exe"}, 1, ".npz");
    }

    void drawingDumps() const
    {
        const QString dump = m_folder.filePath("dump.csv");
        writeText(dump, "0.5,0.5\n1,0\n");
        row("weights and a model", {"render", "--weights", dump, "--model", gpt2, "--out", "x.png"}, 2, "--model");
        row("tokens by another word", {"render", "--weights", dump, "--tokens", "t.json", "--out", "x.png"}, 2,
            "Did you mean --query-tokens?");
        row("a tensor of no file", {"render", "--tensor", "a", "--out", "x.png"}, 2, "--tensor");
        row("a dump that is not there", {"render", "--weights", "/nowhere.npy", "--out", "x.png"}, 1, "/nowhere.npy");
        row("a tensor that is not there", {"render", "--weights", dump, "--tensor", "b", "--out", "x.png"}, 1, "“b”");
        row("a layer that was not dumped", {"render", "--weights", llamaDump, "--layer", "2", "--out", "x.png"}, 1,
            "expected 1, 3");
        row("one of three attentions", {"render", "--weights", bartDump, "--out", "x.png"}, 1, "--block self");
        row("a block that is not there", {"render", "--weights", llamaDump, "--block", "cross", "--out", "x.png"}, 1,
            "cross-attention");
        row("a block that is none", {"render", "--weights", bartDump, "--block", "both", "--out", "x.png"}, 2,
            "--block");
        row("a block of no file", {"render", "--block", "cross", "--out", "x.png"}, 2, "--weights");
        row("a head too many", {"render", "--weights", dump, "--head", "2", "--out", "x.png"}, 1,
            "expected 1, the only one, found 2");
        row("an item too many", {"render", "--weights", dump, "--item", "2", "--out", "x.png"}, 1,
            "--item cannot be used: expected 1, the only one, found 2");
        row("steps of a dump", {"render", "--weights", dump, "--view", "steps", "--out", "x.png"}, 1, "calculation");
        row("drawn over itself", {"render", "--weights", dump, "--out", dump}, 1, "that are read");
        row("a curve that is none", {"render", "--weights", dump, "--curve", "sqrt", "--out", "x.png"}, 2, "--curve");
        row("a resolution of nan", {"render", "--weights", dump, "--dpi", "nan", "--out", "x.png"}, 2, "--dpi");
        row("a scale of nan",
            {"render", "--weights", dump, "--queries", "q", "--keys", "k", "--score-scale", "nan", "--out", "x.png"}, 2,
            "--score-scale: expected a number");
        row("a page too small", {"render", "--weights", dump, "--width", "10mm", "--font-size", "20", "--out", "x.png"},
            1, "a width of at least");
        row("too many pixels", {"render", "--weights", dump, "--width", "2000mm", "--out", "x.png"}, 1, "million");
        row("a placeholder that is none", {"render", "--weights", dump, "--out", "x{hed}.png"}, 2, "{hed}");
        const QString mixed = m_folder.filePath("mixed.csv");
        writeText(mixed, "0.5,O.3,0.2\n0.1,0.4,0.5\n0.2,0.2,0.6\n");
        row("a cell with a slip", {"render", "--weights", mixed, "--out", "x.png"}, 1, "line 1, column 2");
        const QString many = m_folder.filePath("many.csv");
        writeText(many, "layer,head,query,key,query_token,key_token,weight\n1,1,1,1,a,a,1\n");
        row("a table of many heads", {"render", "--weights", many, "--out", "x.png"}, 1, ".npy");
        row("a mask of a dump", {"render", "--weights", dump, "--mask", "causal", "--out", "x.png"}, 2,
            "--mask needs --queries and --keys");
        row("a temperature of a dump", {"render", "--weights", dump, "--temperature", "2", "--out", "x.png"}, 2,
            "--temperature needs --queries and --keys");
        row("an angle that is none", {"render", "--weights", dump, "--label-angle", "91", "--out", "x.png"}, 2, "90");
    }

    void drawingVectors() const
    {
        const QString vectors = m_folder.filePath("vectors.safetensors");
        writeVectors(vectors, 3);
        const auto of = [&](const QStringList& more) {
            return QStringList{"render", "--weights", vectors, "--out", "x.png"} + more;
        };
        row("queries without keys", of({"--queries", "q"}), 2, "--keys");
        row("queries and a tensor", of({"--queries", "q", "--keys", "k", "--tensor", "q"}), 2, "--tensor");
        row("queries turned round", of({"--queries", "q", "--keys", "k", "--transpose"}), 2, "--transpose");
        row("queries of no file", {"render", "--queries", "q", "--keys", "k", "--out", "x.png"}, 2, "--weights");
        row("queries that are not there", of({"--queries", "a", "--keys", "k"}), 1, "“a”");
        row("a scale of 0", of({"--queries", "q", "--keys", "k", "--score-scale", "0"}), 2, "--score-scale");
        row("a pooling that is none", of({"--pooled", "median"}), 2, "--pooled");
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestMistakes)
#include "tst_mistakes.moc"
