#include "tests/app/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include "tests/test_class.h"

#include <cmath>
#include <vector>

namespace {

void writeText(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Queries and keys of one head, [tokens, 4], as a safetensors file.
void writeVectors(const QString& path, int tokens)
{
    constexpr int width = 4;
    const int bytes = tokens * width * static_cast<int>(sizeof(float));
    const auto entry = [&](int from) {
        return QJsonObject{
            {"dtype", "F32"}, {"shape", QJsonArray{tokens, width}}, {"data_offsets", QJsonArray{from, from + bytes}}};
    };
    const QByteArray header =
        QJsonDocument(QJsonObject{{"k", entry(bytes)}, {"q", entry(0)}}).toJson(QJsonDocument::Compact);
    QByteArray length(8, '\0');
    qToLittleEndian(static_cast<quint64>(header.size()), length.data());
    std::vector<float> numbers;
    for (int i = 0; i < 2 * tokens * width; ++i) numbers.push_back(std::sin(static_cast<float>(i)));
    writeText(path, length + header
                        + QByteArray(reinterpret_cast<const char*>(numbers.data()),
                                     static_cast<qsizetype>(numbers.size() * sizeof(float))));
}

const QString gpt2 = QStringLiteral(SOURCE_DIR "/tests/golden/data/models/gpt2_fp16");
const QString llamaDump = QStringLiteral(SOURCE_DIR "/tests/golden/data/dumps/llama_layers_1_3.safetensors");
const QString bartDump = QStringLiteral(SOURCE_DIR "/tests/golden/data/dumps/bart_layer_2.safetensors");
const QString named = QStringLiteral(SOURCE_DIR "/resources/models/named-heads");

}  // namespace

/// Starts the real program.
class TestProgram final : public QObject {
    Q_OBJECT
private slots:
    void versionAndHelp()
    {
        QCOMPARE(program({"--version"}).out.trimmed(), QString("attentionscope 0.9.0"));
        const Outcome help = program({"--help"});
        QCOMPARE(help.status, 0);
        for (const char* command : {"attend", "tokenize", "render", "inspect"}) QVERIFY(help.out.contains(command));
    }

    void mistakesAreOneLineAndAStatus_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const QStringList& arguments, int status, const char* names) {
            QTest::newRow(name) << arguments << status << QString(names);
        };
        row("unknown option", {"attend", "--nonsense"}, 2, "");
        row("nothing to attend to", {"attend", "--model", gpt2, "--out", "x.safetensors"}, 2, "");
        row("no such folder", {"attend", "--model", "/nowhere", "--text", "a", "--out", "x"}, 1, "/nowhere");
        row("an id beyond the vocabulary", {"attend", "--model", gpt2, "--ids", "1,4000", "--out", "x"}, 1, "4000");
        row("too long", {"attend", "--model", gpt2, "--text", QString("a b ").repeated(99), "--out", "x"}, 1, "64");
        row("an empty text", {"attend", "--model", gpt2, "--text", "", "--out", "x"}, 1, "text");
        row("a folder that is not there", {"attend", "--model", gpt2, "--text", "a", "--out", "/nowhere/x.safetensors"},
            1, "/nowhere");
        row("no ids", {"attend", "--model", gpt2, "--ids", "", "--out", "x"}, 2, "--ids");
        row("ids with a hole", {"attend", "--model", gpt2, "--ids", "1,,2", "--out", "x"}, 2, "--ids");
        row("a model's own file", {"attend", "--model", gpt2, "--text", "a", "--out", gpt2 + "/config.json"}, 1,
            "that are read");
        row("an unknown picture", {"render", "--model", gpt2, "--text", "a", "--out", "x.bmp"}, 1, "bmp");
        row("a layer too many", {"render", "--model", gpt2, "--text", "a", "--layer", "4", "--out", "x.png"}, 1,
            "1 to 3");
        row("a layer that is no number", {"render", "--model", gpt2, "--text", "a", "--layer", "b", "--out", "x.png"},
            2, "--layer");
        row("a width that is none", {"render", "--model", gpt2, "--text", "a", "--width", "9km", "--out", "x.png"}, 2,
            "--width");
        row("a range upside down", {"render", "--model", gpt2, "--text", "a", "--range", "1,0", "--out", "x.png"}, 2,
            "--range");
        row("a recipe that is none", {"attend", "--model", gpt2, "--text", "a", "--mask", "causal &", "--out", "x"}, 2,
            "character 9");
        row("an empty recipe", {"attend", "--model", gpt2, "--text", "a", "--mask", "", "--out", "x"}, 2, "--mask");
        row("a temperature of nan", {"attend", "--model", gpt2, "--text", "a", "--temperature", "nan", "--out", "x"}, 2,
            "0.01 to 100");
        row("a temperature of 0", {"attend", "--model", gpt2, "--text", "a", "--temperature", "0", "--out", "x"}, 2,
            "--temperature");
        row("a figure that carries nothing", {"render", "/proc/self/exe", "--out", "x.png"}, 1, "session");
        row("a session and a text", {"render", "a.attnscope", "--text", "a", "--out", "x.png"}, 2, "--text");
        row("trust in nothing", {"render", "--model", gpt2, "--text", "a", "--trust", "--out", "x.png"}, 2, "--trust");
        row("nothing there", {"inspect", "/nowhere/at/all"}, 1, "/nowhere");
        row("a file of another kind", {"inspect", "/proc/self/exe"}, 1, ".npz");
        const QString dump = m_folder.filePath("dump.csv");
        writeText(dump, "0.5,0.5\n1,0\n");
        row("weights and a model", {"render", "--weights", dump, "--model", gpt2, "--out", "x.png"}, 2, "--model");
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
        row("a head too many", {"render", "--weights", dump, "--head", "2", "--out", "x.png"}, 1, "1 to 1");
        row("an item too many", {"render", "--weights", dump, "--item", "2", "--out", "x.png"}, 1, "1 to 1");
        row("steps of a dump", {"render", "--weights", dump, "--view", "steps", "--out", "x.png"}, 1, "calculation");
        row("drawn over itself", {"render", "--weights", dump, "--out", dump}, 1, "that are read");
        row("two heads, one name", {"render", "--model", gpt2, "--text", "a", "--out", "x{layer}.png"}, 1, "{head}");
        row("a curve that is none", {"render", "--weights", dump, "--curve", "sqrt", "--out", "x.png"}, 2, "--curve");
        row("a resolution of nan", {"render", "--weights", dump, "--dpi", "nan", "--out", "x.png"}, 2, "--dpi");
        row("a page too small", {"render", "--weights", dump, "--width", "10mm", "--font-size", "20", "--out", "x.png"},
            1, "room");
        row("too many pixels", {"render", "--weights", dump, "--width", "2000mm", "--out", "x.png"}, 1, "million");
        row("a placeholder that is none", {"render", "--weights", dump, "--out", "x{hed}.png"}, 2, "{hed}");
        row("compared heads said twice",
            {"render", "--model", gpt2, "--text", "a", "--view", "compare", "--layer", "2", "--out", "x.png"}, 2,
            "--compare");
        row("a compared head that is none",
            {"render", "--model", gpt2, "--text", "a", "--compare", "1.1,2", "--out", "x.png"}, 2, "LAYER.HEAD");
        row("a compared head too many",
            {"render", "--model", gpt2, "--text", "a", "--compare", "1.1,1.9", "--out", "x.png"}, 1, "1.9");
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
        row("an angle that is none", {"render", "--weights", dump, "--label-angle", "91", "--out", "x.png"}, 2, "90");
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
        for (const char* ending : {"pdf", "svg", "png", "csv", "npy"}) QTest::newRow(ending) << QString(ending);
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

    void attentionFromElsewhereIsDrawn()
    {
        const QTemporaryDir folder;
        const QString attended = folder.filePath("a.safetensors");
        QCOMPARE(
            program({"attend", "--model", gpt2, "--text", "The sea", "--text", "The keeper looks", "--out", attended})
                .status,
            0);
        const QString direct = folder.filePath("direct.npy");
        QCOMPARE(
            program({"render", "--model", gpt2, "--text", "The sea", "--layer", "2", "--head", "3", "--out", direct})
                .status,
            0);
        // The batch is padded: its first text's map is the corner of the longer one's.
        const QString csv = folder.filePath("a.csv");
        const Outcome outcome =
            program({"render", "--weights", attended, "--item", "1", "--layer", "2", "--head", "3", "--out", csv});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY(contentOf(csv).startsWith(",The,Ġ"));
        const QString figure = folder.filePath("a.svg");
        QCOMPARE(program({"render", "--weights", attended, "--out", figure}).status, 0);
        const QString again = folder.filePath("again.png");
        QCOMPARE(program({"render", figure, "--out", again}).status, 0);
        QVERIFY(program({"inspect", figure}).out.contains(attended));
        const Outcome inspected = program({"inspect", direct});
        QCOMPARE(inspected.status, 0);
        QVERIFY2(inspected.err.isEmpty(), qPrintable(inspected.err));
        QVERIFY2(inspected.out.contains("<f4"), qPrintable(inspected.out));
    }

    void layersOfADumpHaveTheirNumbers()
    {
        const QTemporaryDir folder;
        const auto render = [&](const QStringList& more) {
            return program(QStringList{"render", "--weights", llamaDump} + more);
        };
        const QString table = folder.filePath("all.csv");
        QCOMPARE(render({"--layer", "3", "--out", table}).status, 0);
        QVERIFY(contentOf(table).contains("\r\n3,4,18,18,"));
        QVERIFY(!contentOf(table).contains("\r\n2,"));
        QCOMPARE(render({"--layer", "2", "--count-from", "0", "--head", "0", "--out", folder.filePath("a.svg")}).status,
                 0);
        QVERIFY(contentOf(folder.filePath("a.svg")).contains("layer 2 · head 0"));
        QCOMPARE(render({"--compare", "1.1,3.1", "--out", folder.filePath("b.svg")}).status, 0);
        QVERIFY(contentOf(folder.filePath("b.svg")).contains("layer 3 · head 1"));
        QCOMPARE(render({"--head", "1", "--out", folder.filePath("L{layer}.png")}).status, 0);
        QCOMPARE(QDir(folder.path()).entryList({"L*"}), QStringList({"L1.png", "L3.png"}));
        QCOMPARE(render({"--queries", "q", "--keys", "k", "--mask", "causal", "--layer", "3", "--out",
                         folder.filePath("c.png")})
                     .status,
                 0);
        const Outcome inspected = program({"inspect", llamaDump});
        QCOMPARE(inspected.status, 0);
        QVERIFY2(inspected.err.isEmpty(), qPrintable(inspected.err));
        QVERIFY(inspected.out.contains("opens: attention “attentions”"));
    }

    void anAttentionOfAnEncoderDecoderIsChosen()
    {
        const QTemporaryDir folder;
        const QString table = folder.filePath("a.csv");
        const QStringList one{"--item", "2", "--layer", "2", "--head", "1", "--out", table};
        QCOMPARE(program(QStringList{"render", "--weights", bartDump, "--block", "cross"} + one).status, 0);
        QVERIFY(contentOf(table).startsWith(",<s>,W,h,y,?,</s>,<pad>"));
        QVERIFY(contentOf(table).contains("\r\n</s>,"));
        QCOMPARE(program(QStringList{"render", "--weights", bartDump, "--block", "decoder"} + one).status, 0);
        QVERIFY(contentOf(table).startsWith(",</s>,<s>,B,"));
        QCOMPARE(program({"inspect", bartDump}).status, 0);
    }

    void attentionIsComputedFromQueriesAndKeys()
    {
        const QTemporaryDir folder;
        const QString vectors = folder.filePath("v.safetensors");
        writeVectors(vectors, 3);
        const auto drawn = [&](const QString& name, const QStringList& more) {
            const QString path = folder.filePath(name);
            const Outcome outcome = program(QStringList{"render", "--weights", vectors, "--out", path} + more);
            return outcome.status == 0 && outcome.err.isEmpty() ? contentOf(path) : outcome.err.toUtf8();
        };
        const QByteArray all = drawn("all.csv", {"--queries", "q", "--keys", "k"});
        QVERIFY2(all.startsWith(",1,2,3\r\n1,0."), all);
        QCOMPARE(drawn("unnamed.csv", {}), all);
        QVERIFY(drawn("flat.csv", {"--temperature", "100"}) != all);
        QCOMPARE(drawn("scaled.csv", {"--queries", "q", "--keys", "k", "--score-scale", "0.5"}), all);  // 1/√4
        const QByteArray causal = drawn("causal.csv", {"--mask", "causal"});
        QVERIFY2(causal.startsWith(",1,2,3\r\n1,1,0,0\r\n"), causal);
        QVERIFY(drawn("figure.svg", {"--mask", "causal"}).contains("</svg>"));
        const Outcome inspected = program({"inspect", folder.filePath("figure.svg")});
        QVERIFY2(inspected.out.contains(R"("queries":"q")") && inspected.out.contains("causal"),
                 qPrintable(inspected.out + inspected.err));
        const QString again = folder.filePath("again.csv");
        QCOMPARE(program({"render", folder.filePath("figure.svg"), "--out", again}).status, 0);
        QCOMPARE(contentOf(again), causal);
        const Outcome told = program({"inspect", vectors});
        QVERIFY2(told.out.contains("queries and keys: q and k") && told.out.contains("opens: queries “q” and keys “k”"),
                 qPrintable(told.out + told.err));
    }

    void whatAttendWritesIsComputedAgain()
    {
        const QTemporaryDir folder;
        const QString attended = folder.filePath("a.safetensors");
        QCOMPARE(program({"attend", "--model", gpt2, "--text", "The sea", "--out", attended}).status, 0);
        const QString read = folder.filePath("read.npy");
        const QString computed = folder.filePath("computed.npy");
        const QStringList common{"render", "--weights", attended, "--layer", "2", "--head", "3", "--out"};
        QCOMPARE(program(common + QStringList{read}).status, 0);
        QCOMPARE(program(common + QStringList{computed, "--queries", "q", "--keys", "k", "--mask", "causal"}).status,
                 0);
        const QByteArray a = contentOf(read);
        const QByteArray b = contentOf(computed);
        QCOMPARE(a.size(), b.size());
        constexpr qsizetype header = 128;
        QCOMPARE(a.left(header), b.left(header));
        for (qsizetype at = header; at < a.size(); at += static_cast<qsizetype>(sizeof(float)))
            QVERIFY(std::abs(qFromLittleEndian<float>(a.data() + at) - qFromLittleEndian<float>(b.data() + at))
                    < 1e-6F);
        const Outcome told = program({"inspect", attended});
        QVERIFY2(told.out.contains("queries and keys: q and k") && told.out.contains("opens: attention “attentions”"),
                 qPrintable(told.out));
    }

    void aLongSequenceIsDrawn()
    {
        const QTemporaryDir folder;
        const QString vectors = folder.filePath("long.safetensors");
        writeVectors(vectors, 6000);
        QList<QByteArray> pictures;
        for (const QStringList& more :
             {QStringList{}, QStringList{"--mask", "causal"}, QStringList{"--pooled", "mean"}}) {
            const QString picture = folder.filePath("long.png");
            const Outcome outcome = program(
                QStringList{"render", "--weights", vectors, "--dpi", "100", "--range", "0,0.01", "--out", picture}
                + more);
            QVERIFY2(outcome.status == 0 && outcome.err.isEmpty(), qPrintable(outcome.err));
            pictures << contentOf(picture);
            QVERIFY(pictures.last().startsWith("\x89PNG"));
        }
        QVERIFY(pictures[0] != pictures[1]);
        QVERIFY(pictures[0] != pictures[2]);
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

    /// Down to what the loader itself can do with.
    void littleMemoryIsOneSentence()
    {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("a sanitizer reserves more addresses than there are");
#endif
        const QTemporaryDir folder;
        const QString render = QStringLiteral("ulimit -v %1; exec \"$0\" render --model %2 --text 'a text' --out %3");
        int drawn = 0;
        for (int kilobytes = 80'000; kilobytes <= 300'000; kilobytes += 20'000) {
            QProcess process;
            process.start("sh", {"-c", render.arg(kilobytes).arg(gpt2, folder.filePath("f.png")), PROGRAM});
            QVERIFY(process.waitForFinished());
            const QString said = process.readAllStandardError();
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            constexpr int notLoaded = 127;
            if (process.exitCode() == 0) ++drawn;
            if (process.exitCode() != 0 && process.exitCode() != notLoaded)
                QVERIFY2(process.exitCode() == 1 && said.contains("more memory than there is"), qPrintable(said));
        }
        QVERIFY(drawn > 0);
    }

    void inspectTellsWhatAModelCanDo()
    {
        QVERIFY(program({"inspect", named}).out.contains("summary: Made by hand"));
        QVERIFY(!program({"inspect", gpt2}).out.contains("summary"));
    }

    void aDisplayThatIsNotThereIsOneSentence()
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("DISPLAY", ":4711");
        environment.insert("QT_QPA_PLATFORM", "xcb");
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(PROGRAM), QStringList());
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        const QString err = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(err.contains("display cannot be reached"), qPrintable(err));
        QCOMPARE(err.count('\n'), 1);
    }

    void bracketsAreText()
    {
        const Outcome outcome = program({"tokenize", "--model", named, "--text", "[a,b]"});
        QCOMPARE(outcome.out.count('\n'), 5);
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

    void inspectTellsWhatAFolderHolds()
    {
        const Outcome outcome = program({"inspect", gpt2, "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject report = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(report["architecture"].toString(), QString("GPT-2"));
        QCOMPARE(report["layers"].toInt(), 3);
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestProgram)
#include "tst_program.moc"
