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
        QVERIFY2(caption.startsWith("Attention weights of primer-encoder") && caption.endsWith(".\n"), caption);
        QVERIFY2(caption.contains("mask: causal"), caption);
        QCOMPARE(drawn({"--mask", "causal", "--caption", "-"}).out.toUtf8(), caption);
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
    Outcome drawn(const QStringList& options) const
    {
        return program(QStringList{"render", "--model", "primer-encoder", "--text", "The cat sat where it sat.",
                                   "--layer", "1", "--head", "1", "--out", m_out}
                       + options);
    }

    const QTemporaryDir m_folder;
    const QString m_out = m_folder.filePath("figure.pdf");
};

TEST_CLASS(TestVoiceCommands)
#include "tst_voice_commands.moc"
