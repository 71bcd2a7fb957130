#include "tests/cli/program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

namespace {

QString model(const char* name) { return QStringLiteral(SOURCE_DIR "/tests/golden/data/models/") + name; }

QStringList rendered(const QString& folder, const QStringList& more)
{
    return QStringList{"render", "--model", folder, "--text", "The cat sat.", "--layer", "1", "--head", "1"} + more;
}

QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

/// The command line on rows that are named after the tokens that they predict.
class TestRowCommands final : public QObject {
    Q_OBJECT
private slots:
    void helpSaysWhatRowsCanBeReadFor()
    {
        const QString help = program({"render", "--help"}).out;
        QVERIFY2(help.contains("--rows at|next"), qPrintable(help));
    }

    void numbersStayAndRowsAreRenamed()
    {
        const auto table = [&](const QStringList& more) {
            const QString file = m_folder.filePath("a.csv");
            QFile::remove(file);
            const Outcome outcome = program(rendered(model("gpt2_fp16"), more + QStringList{"--out", file}));
            return outcome.status == 0 ? QString::fromUtf8(content(file)).split("\r\n") : QStringList();
        };
        const QStringList at = table({"--rows", "at"});
        const QStringList next = table({"--rows", "next"});
        QVERIFY(at.size() > 3);
        QCOMPARE(table({}), at);
        QCOMPARE(next.size(), at.size());
        QVERIFY(next[0].startsWith("next_token,") && at[0].startsWith(","));
        const auto numbers = [](const QString& line) { return line.mid(line.indexOf(',')); };
        for (qsizetype row = 0; row < at.size(); ++row) QCOMPARE(numbers(next[row]), numbers(at[row]));
        QCOMPARE(next[1].section(',', 0, 0), at[2].section(',', 0, 0));
    }

    void aFigureKeepsItsReadingAndCanBeGivenAnother()
    {
        const QString first = m_folder.filePath("a.svg");
        const QString second = m_folder.filePath("b.svg");
        QCOMPARE(program(rendered(model("gpt2_fp16"), {"--rows", "next", "--out", first})).status, 0);
        QVERIFY(content(first).contains("query (predicting this token)"));
        QCOMPARE(program({"render", first, "--out", second}).status, 0);
        QCOMPARE(content(second), content(first));
        QCOMPARE(program({"render", first, "--rows", "at", "--out", second}).status, 0);
        QVERIFY(content(second).contains("query (attending)") && !content(second).contains("(next)"));
    }

    void eachAttentionOfATranslationIsAskedForItself()
    {
        const QString file = m_folder.filePath("a.svg");
        const auto asked = [&](const char* block) {
            return program(rendered(model("marian"),
                                    {"--target", "The lamp turns", "--block", block, "--rows", "next", "--out", file}));
        };
        for (const char* block : {"decoder", "cross"}) {
            QCOMPARE(asked(block).status, 0);
            QVERIFY2(content(file).contains("(next)"), block);
        }
        QFile::remove(file);
        const Outcome encoder = asked("self");
        QCOMPARE(encoder.status, 2);
        QVERIFY2(encoder.err.contains("--rows"), qPrintable(encoder.err));
        QVERIFY(!QFile::exists(file));
    }

    void whatCannotBeReadSoIsRefusedInOneLine_data()
    {
        QTest::addColumn<QStringList>("source");
        QTest::newRow("a masked model") << QStringList{"--model", model("bert"), "--text", "a"};
        QTest::newRow("a picture") << QStringList{"--model", model("vit"), "--image",
                                                  QStringLiteral(SOURCE_DIR "/tests/golden/data/pictures/inks.jpg")};
        const QString dump = m_folder.filePath("dump.csv");
        QFile file(dump);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(",a,b\na,1,0\nb,.5,.5\n");
        QTest::newRow("recorded attention") << QStringList{"--weights", dump};
    }

    void whatCannotBeReadSoIsRefusedInOneLine()
    {
        QFETCH(QStringList, source);
        const QString file = m_folder.filePath("refused.png");
        const Outcome outcome = program(QStringList{"render"} + source + QStringList{"--rows", "next", "--out", file});
        QCOMPARE(outcome.status, 2);
        const QString last = outcome.err.trimmed().split('\n').last();
        QVERIFY2(last.contains("--rows: next is for causal language models"), qPrintable(last));
        QVERIFY(!QFile::exists(file));
        QCOMPARE(program(QStringList{"render"} + source + QStringList{"--rows", "at", "--out", file}).status, 0);
        QFile::remove(file);
    }

    void anUnknownReadingIsRefused()
    {
        const Outcome outcome = program(rendered(model("gpt2_fp16"), {"--rows", "after", "--out", "x.png"}));
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("--rows") && outcome.err.count('\n') == 1, qPrintable(outcome.err));
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestRowCommands)
#include "tst_row_commands.moc"
