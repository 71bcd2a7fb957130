#include <QRegularExpression>
#include <QTemporaryDir>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

using namespace command_files;

/// What a figure says beside its art, and what is written onto it, without a window.
class TestVoiceCommands final : public QObject {
    Q_OBJECT
private slots:
    void aCaptionIsWrittenOrPrinted()
    {
        const QString file = m_folder.filePath("caption.txt");
        const Outcome written = drawn({"--mask", "causal", "--caption", file});
        QCOMPARE(written.err, QString());
        QCOMPARE(written.out, QString());
        const QByteArray caption = contentOf(file);
        QVERIFY2(caption.startsWith("Attention weights of primer-encoder") && caption.endsWith(".”\n"), caption);
        QVERIFY2(caption.contains("mask: causal"), caption);
        QCOMPARE(drawn({"--mask", "causal", "--caption", "-"}).out.toUtf8(), caption);
    }

    void aCaptionNamesModelHeadAndText()
    {
        const QString caption = drawn({"--caption", "-"}).out;
        for (const char* said :
             {"primer-encoder", "layer 1 · head 1", "“The cat sat where it sat.”", "Layers and heads counted from 1"})
            QVERIFY2(caption.contains(said), qPrintable(caption));
        const QString entropy = drawn({"--view", "measures", "--measure", "entropy", "--caption", "-"}, false).out;
        QVERIFY2(entropy.contains("how evenly it spreads") && !entropy.contains("causal"), qPrintable(entropy));
    }

    void aTextThatIsCutIsSaidToBe()
    {
        QString text;
        for (int word = 0; word < 300; ++word) text += "the sea ";
        const QStringList render{"render",  "--model", "primer-decoder", "--text", text, "--view", "map",
                                 "--layer", "2",       "--head",         "3"};
        const QString file = m_folder.filePath("cut.svg");
        const Outcome drawn = program(render + QStringList{"--out", file, "--caption", "-"});
        QVERIFY2(drawn.out.contains("only the first 128 of "), qPrintable(drawn.out));
        QVERIFY(contentOf(file).contains(">only the first 128 of "));
        const Outcome whole =
            program({"render", "--model", "primer-decoder", "--text", "the sea", "--out", file, "--caption", "-"});
        QVERIFY2(!whole.out.contains("only the first"), qPrintable(whole.out));
    }

    void twoTextsAreCompared()
    {
        const QString file = m_folder.filePath("two.svg");
        const QStringList render{"render",   "--model",         "primer-encoder", "--text", "The cat is tired.",
                                 "--text-b", "The cat is soft."};
        const Outcome drawn = program(
            render + QStringList{"--view", "compare", "--layer", "4", "--head", "4", "--out", file, "--caption", "-"});
        QVERIFY2(drawn.status == 0, qPrintable(drawn.err));
        QVERIFY2(drawn.out.contains("layer 4 · head 4") && drawn.out.contains("“The cat is soft.”"),
                 qPrintable(drawn.out));
        const QByteArray svg = contentOf(file);
        QVERIFY(svg.contains(">tired | soft<") && !svg.contains(">tired | ␣soft<"));
        const QStringList compared{"--view", "compare", "--layer", "4", "--head", "4", "--out", file};
        QCOMPARE(program(render + compared + QStringList{"--names", "before; after"}).status, 0);
        QVERIFY(contentOf(file).contains(">before<"));
        requireRefusal(render + compared + QStringList{"--bar-place", "right"}, 2, "lie below it");
        requireRefusal(render + QStringList{"--out", "x"}, 2, "--view compare");
        requireRefusal(render + QStringList{"--compare", "1.1,1.2", "--out", "x"}, 2, "--layer");
    }

    void whatNobodyChoseIsSaid()
    {
        const QString file = m_folder.filePath("usual.svg");
        const QStringList render{"render", "--model", "primer-encoder", "--text", "The cat sat where it sat.",
                                 "--out",  file};
        const Outcome flow = program(render + QStringList{"--view", "flow"});
        QVERIFY2(flow.err.contains("this is layer 1 · head 1; --layer and --head choose another"),
                 qPrintable(flow.err));
        const Outcome chosen = program(render + QStringList{"--view", "flow", "--layer", "4", "--head", "4"});
        QCOMPARE(chosen.err, QString());
        const auto lines = [&] { return contentOf(file).count("<polyline"); };
        const auto usual = lines();
        QCOMPARE(program(render + QStringList{"--view", "flow", "--layer", "4", "--head", "4", "--least", "0"}).status,
                 0);
        QVERIFY2(usual < lines(), qPrintable(QString::number(usual)));
        const Outcome target = program({"render", "--model", "primer-translator", "--text", "the cat", "--block",
                                        "cross", "--layer", "1", "--head", "1", "--out", file});
        QVERIFY2(target.err.contains("--generate N lets the model write it"), qPrintable(target.err));
    }

    void aMapOfHeadsHasNumbers()
    {
        const QString file = m_folder.filePath("heads.svg");
        const QStringList render{"render", "--model",  "primer-encoder", "--text",  "The cat sat where it sat.",
                                 "--view", "measures", "--measure",      "entropy", "--out",
                                 file};
        static const QRegularExpression number(QStringLiteral(">[0-2]\\.\\d\\d<"));
        QCOMPARE(program(render).err, QString());
        QCOMPARE(QString::fromUtf8(contentOf(file)).count(number), 24);
        QCOMPARE(program(render + QStringList{"--no-values"}).err, QString());
        QVERIFY(QString::fromUtf8(contentOf(file)).count(number) < 24);
    }

    void theFigureComesBackWithItsVoice()
    {
        const QStringList voice{"--annotate",  "box 2, 3 'who'; bold it",
                                "--alt",       "Said \"so\".",
                                "--show-keys", "3,2",
                                "--width",     "89mm",
                                "--height",    "100mm"};
        QCOMPARE(drawn(voice).err, QString());
        const Outcome again = program({"render", m_out, "--out", m_folder.filePath("again.svg")});
        QCOMPARE(again.err, QString());
        const QByteArray svg = contentOf(m_folder.filePath("again.svg"));
        QVERIFY(svg.contains("<desc>Said &quot;so&quot;.</desc>"));
        QVERIFY(svg.contains(">who<"));
        // Another word for none of it.
        const Outcome plain = program({"render", m_out, "--annotate", "none", "--alt", "usual", "--show-keys", "all",
                                       "--out", m_folder.filePath("plain.svg")});
        QCOMPARE(plain.err, QString());
        QVERIFY(!contentOf(m_folder.filePath("plain.svg")).contains(">who<"));
        QVERIFY(!contentOf(m_folder.filePath("plain.svg")).contains("Said"));
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        QTest::newRow("grammar") << QStringList{"--annotate", "circle 3"} << 1 << "character 1 cannot be understood";
        QTest::newRow("token") << QStringList{"--annotate", "bold catt"} << 1 << "Did you mean cat?";
        QTest::newRow("place") << QStringList{"--show-rows", "99"} << 1 << "found 99";
        QTest::newRow("view") << QStringList{"--view", "mask", "--annotate", "bold cat"} << 2 << "--view map";
        QTest::newRow("own words") << QStringList{"--caption", "My own words."} << 2 << "--title takes words";
        QTest::newRow("no ending") << QStringList{"--caption", "caption"} << 2 << "such as caption.txt";
        QTest::newRow("itself") << QStringList{"--caption", "x"} << 2 << "another file than --out";
        QTest::newRow("many") << QStringList{"--caption", "c", "--layer", "all", "--out", "x{layer}{head}.pdf"} << 2
                              << "--caption";
    }
    void mistakesAreNamed()
    {
        QFETCH(QStringList, options);
        QFETCH(int, status);
        QFETCH(QString, said);
        QStringList all{"render", "--model", "primer-encoder", "--text", "The cat sat where it sat.", "--head", "1"};
        if (!options.contains("--layer"))
            all << "--layer"
                << "1";
        if (!options.contains("--out")) all << "--out" << (options.contains("x") ? "x" : m_folder.filePath("x.pdf"));
        requireRefusal(all + options, status, said);
    }

private:
    Outcome drawn(const QStringList& options, bool oneHead = true) const
    {
        const QStringList head{"--layer", "1", "--head", "1"};
        return program(
            QStringList{"render", "--model", "primer-encoder", "--text", "The cat sat where it sat.", "--out", m_out}
            + (oneHead ? head : QStringList()) + options);
    }

    const QTemporaryDir m_folder;
    const QString m_out = m_folder.filePath("figure.pdf");
};

TEST_CLASS(TestVoiceCommands)
#include "tst_voice_commands.moc"
