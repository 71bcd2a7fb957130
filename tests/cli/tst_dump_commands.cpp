#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

using namespace command_files;

/// Starts the real program on attention, and on queries and keys, that something else computed.
class TestDumpCommands final : public QObject {
    Q_OBJECT
private slots:
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
        QVERIFY(contentOf(csv).startsWith(",The,␣"));
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

    void nothingThatIsReadIsReplaced()
    {
        const QTemporaryDir folder;
        const QString dump = folder.filePath("attn.npy");
        QCOMPARE(program({"render", "--model", gpt2, "--text", "The sea", "--layer", "2", "--head", "3", "--out", dump})
                     .status,
                 0);
        const QByteArray before = contentOf(dump);
        // The script's numbers lie beside it, under a name that no other file has.
        const Outcome script = program({"render", "--weights", dump, "--out", folder.filePath("attn.py")});
        QVERIFY2(script.status == 0, qPrintable(script.err));
        QVERIFY(QFile::exists(folder.filePath("attn.py.npy")));
        QCOMPARE(contentOf(dump), before);
        // And where it is that one that is read:
        QVERIFY(QFile::rename(dump, folder.filePath("b.py.npy")));
        for (const char* out : {"b.py", "b.py.npy"}) {
            const Outcome refused =
                program({"render", "--weights", folder.filePath("b.py.npy"), "--out", folder.filePath(out)});
            QCOMPARE(refused.status, 1);
            QVERIFY2(refused.err.contains("one of the files that are read"), qPrintable(refused.err));
            QCOMPARE(contentOf(folder.filePath("b.py.npy")), before);
        }
        QVERIFY(!QFile::exists(folder.filePath("b.py")));
    }

    void specialTokensAreToldByTheirNames()
    {
        const QTemporaryDir folder;
        const QString dump = folder.filePath("cls.json"), plain = folder.filePath("plain.json");
        const QByteArray rows = R"([[0.5,0.3,0.2],[0.7,0.2,0.1],[0.1,0.3,0.6]])";
        writeText(dump, R"({"attention":)" + rows + R"(,"tokens":["[CLS]","cat","</s>"]})");
        writeText(plain, R"({"attention":)" + rows + R"(,"tokens":["the","cat","sat"]})");
        const QString csv = folder.filePath("o.csv");
        const auto render = [&](const QString& file, const QStringList& more) {
            return program(QStringList{"render", "--weights", file, "--out", csv} + more);
        };
        const QStringList one = {"--layer", "1", "--head", "1", "--special-tokens", "hidden"};
        QVERIFY2(render(dump, one).err.isEmpty(), "special tokens are known");
        QCOMPARE(contentOf(csv), QByteArray(",cat\r\ncat,0.2\r\n"));
        QVERIFY(render(plain, one).err.contains("does not say which tokens are special"));
        const Outcome all = program({"analyze", "--weights", dump, "--csv"});
        const Outcome some = program({"analyze", "--weights", dump, "--csv", "--skip-special-rows"});
        QVERIFY2(some.status == 0 && some.out != all.out && some.err.isEmpty(), qPrintable(some.err));
        const Outcome unknown = program({"analyze", "--weights", plain, "--csv", "--skip-special-rows"});
        QVERIFY(unknown.err.contains("does not say which tokens are special"));
    }

    void whatLibrariesSaveIsDrawn()
    {
        const QTemporaryDir folder;
        const QString saved = QStringLiteral(SOURCE_DIR "/tests/golden/data/dumps/torch/");
        const QString csv = folder.filePath("o.csv");
        const auto render = [&](const QString& file, const QStringList& more) {
            return program(QStringList{"render", "--weights", file, "--head", "1", "--out", csv} + more);
        };
        QCOMPARE(render(saved + "generate.pt", {"--layer", "2"}).err, QString());
        QCOMPARE(contentOf(csv).count("\r\n"), qsizetype{7});
        QCOMPARE(render(saved + "none.pt", {"--layer", "4"}).status, 0);
        QVERIFY(render(saved + "none.pt", {"--layer", "3"}).err.contains("expected 2, 4"));
        QCOMPARE(render(saved + "t5.pt", {"--block", "cross", "--layer", "1"}).status, 0);
        QVERIFY(render(saved + "t5.pt", {}).err.contains("--block self"));
        const Outcome inspected = program({"inspect", saved + "output.pt"});
        QVERIFY2(inspected.status == 0 && inspected.out.contains("kind: PyTorch file"), qPrintable(inspected.out));
        QVERIFY(QDir(folder.path()).mkdir("layers"));
        for (const char* layer : {"layers/attn_0.csv", "layers/attn_1.csv"}) {
            writeText(folder.filePath("one.csv"), "0.5,0.5\n0.25,0.75\n");
            const QString npy = QString(layer).replace("csv", "npy");
            QCOMPARE(program({"render", "--weights", folder.filePath("one.csv"), "--out", folder.filePath(npy)}).status,
                     0);
        }
        QCOMPARE(render(folder.filePath("layers"), {"--layer", "2"}).status, 0);
        const Outcome over = program({"render", "--weights", folder.filePath("layers"), "--layer", "1", "--head", "1",
                                      "--out", folder.filePath("layers/attn_1.npy")});
        QVERIFY2(over.status == 1 && over.err.contains("one of the files that are read"), qPrintable(over.err));
    }

    void whatAxesAndNumbersAreCanBeSaid()
    {
        const QTemporaryDir folder;
        const QString maps = folder.filePath("maps.json"), csv = folder.filePath("o.csv");
        writeText(maps, R"({"maps": [[[1, 0], [0.5, 0.5]], [[0.25, 0.75], [0, 1]]]})");
        const auto render = [&](const QString& file, const QStringList& more) {
            return program(QStringList{"render", "--weights", file, "--layer", "1", "--head", "1", "--out", csv}
                           + more);
        };
        QVERIFY(render(maps, {}).err.contains("--axes texts,queries,keys reads others"));
        const Outcome texts = render(maps, {"--axes", "texts,queries,keys", "--item", "2"});
        QCOMPARE(texts.err, QString());
        QVERIFY(contentOf(csv).contains("0.25,0.75"));
        QVERIFY(render(maps, {"--axes", "texts,keys"}).err.contains("--axes"));
        QVERIFY(render(maps, {"--axes", "LBHQK"}).err.contains("5 axes"));
        const QString scores = folder.filePath("scores.csv");
        writeText(scores, "3,-inf\n-2,-2\n");
        QVERIFY(render(scores, {}).err.contains("--softmax"));
        QVERIFY(!render(scores, {}).err.contains("--transpose"));  // though a column's finite scores sum to 1
        QCOMPARE(render(scores, {"--softmax"}).err, QString());
        QVERIFY(contentOf(csv).contains("0.5,0.5"));
    }

    void longAndThinMapsAreDrawn()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("thin.csv");
        for (const auto& [rows, columns] : {std::pair(20, 1500), std::pair(1, 197), std::pair(1500, 20)}) {
            const QByteArray row = QByteArray("0.001,").repeated(columns - 1) + "0.001\n";
            writeText(file, row.repeated(rows));
            const Outcome drawn = program({"render", "--weights", file, "--layer", "1", "--head", "1", "--view", "map",
                                           "--out", folder.filePath("o.png")});
            QVERIFY2(drawn.status == 0, qPrintable(drawn.err));
        }
    }

    void aDumpMayHaveAPicture()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.csv"), figure = folder.filePath("o.svg");
        writeText(file, QByteArray("0.2,0.2,0.2,0.2,0.2\n").repeated(5));
        const QString house = QStringLiteral(SOURCE_DIR "/resources/lessons/pictures/odd-by-both.png");
        const QStringList picture{"render", "--weights", file,      "--view", "picture", "--layer", "1",
                                  "--head", "1",         "--query", "1",      "--out",   figure};
        QCOMPARE(program(picture).status, 1);
        const Outcome drawn = program(picture + QStringList{"--image", house});
        QVERIFY2(drawn.status == 0, qPrintable(drawn.err));
        QVERIFY(contentOf(figure).contains("n patches"));
    }

    void aPictureThatADumpNamesIsNotReplaced()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.csv"), picture = folder.filePath("house.png");
        writeText(file, QByteArray("0.2,0.2,0.2,0.2,0.2\n").repeated(5));
        writeText(folder.filePath("a.json"), R"({"picture": {"images": ["house.png"]}})");
        QVERIFY(QFile::copy(QStringLiteral(SOURCE_DIR "/resources/lessons/pictures/odd-by-both.png"), picture));
        const QByteArray before = contentOf(picture);
        const auto drawn = [&](const QString& out, const QStringList& more) {
            return program(QStringList{"render", "--weights", file, "--view", "picture", "--layer", "1", "--head", "1",
                                       "--query", "1", "--out", out}
                           + more);
        };
        const Outcome refused = drawn(picture, {});
        QVERIFY2(refused.status == 1 && refused.err.contains("one of the files that are read"),
                 qPrintable(refused.err));
        QCOMPARE(contentOf(picture), before);
        // Within a figure the picture travels, and what tells of it.
        const QString figure = folder.filePath("o.svg"), plain = folder.filePath("plain.png");
        QCOMPARE(drawn(figure, {"--with-data"}).status, 0);
        QCOMPARE(drawn(plain, {}).status, 0);
        for (const char* name : {"a.csv", "a.json", "house.png"}) QVERIFY(QFile::remove(folder.filePath(name)));
        const QTemporaryDir elsewhere;
        const QString moved = elsewhere.filePath("moved.svg"), again = elsewhere.filePath("again.svg");
        QVERIFY(QFile::copy(figure, moved));
        const Outcome outcome = program({"render", moved, "--out", again});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY(contentOf(again).contains("n patches"));
        QVERIFY(QDir(folder.path()).mkdir("layers"));
        writeText(file, "0.5,0.5\n0.25,0.75\n");
        const QString layer = folder.filePath("layers/attn_0.npy");
        QCOMPARE(program({"render", "--weights", file, "--layer", "1", "--head", "1", "--out", layer}).status, 0);
        QVERIFY(program({"render", "--weights", folder.filePath("layers"), "--with-data", "--out", figure})
                    .err.contains("attention from one file"));
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
        QVERIFY2(inspected.out.contains("queries q") && inspected.out.contains("causal"),
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

    void arraysAreNamedWithOrWithoutTheirOption()
    {
        const QTemporaryDir folder;
        const QString arrays = folder.filePath("a.npz"), map = folder.filePath("map.npy");
        QCOMPARE(program({"attend", "--model", gpt2, "--text", "The sea", "--out", arrays}).status, 0);
        const QString named = folder.filePath("named.csv"), plain = folder.filePath("plain.csv");
        const QStringList head{"--layer", "2", "--head", "3"};
        QCOMPARE(program(QStringList{"render", "--weights", arrays, "--out", named} + head).status, 0);
        QCOMPARE(program(QStringList{"render", arrays, "--out", plain} + head).status, 0);
        QCOMPARE(contentOf(plain), contentOf(named));
        QVERIFY2(contentOf(plain).contains("ea"), contentOf(plain));
        // A name behind an option is that option's.
        QCOMPARE(program(QStringList{"render", arrays, "--out", map} + head).status, 0);
        QCOMPARE(program({"render", "--transpose", map, "--out", plain}).status, 0);
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
            QCOMPARE(outcome.status, 0);
            // No page has room for 6000 labels: round numbers stand in their place, which needs no warning.
            QCOMPARE(outcome.err, QString());
            pictures << contentOf(picture);
            QVERIFY(pictures.last().startsWith("\x89PNG"));
        }
        QVERIFY(pictures[0] != pictures[1]);
        QVERIFY(pictures[0] != pictures[2]);
    }
};

TEST_CLASS(TestDumpCommands)
#include "tst_dump_commands.moc"
