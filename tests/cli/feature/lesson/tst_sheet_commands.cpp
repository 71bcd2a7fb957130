#include "tests/cli/program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/test_class.h"

using namespace command_files;

/// The command line on worksheets of heads.
class TestSheetCommands final : public QObject {
    Q_OBJECT
private slots:
    void sheetsAndKeyAreWritten_data();
    void sheetsAndKeyAreWritten();
    void aSessionSaysWhatTheSheetIsOf();
    void oneCopyIsMadeAgain();
    void whatCannotBeDoneIsOneSentence_data();
    void whatCannotBeDoneIsOneSentence();
    void bothFilesAppearOrNone();

private:
    QTemporaryDir m_folder;
    /// The text of a PDF as a reader sees it.
    static QString textOf(const QString& pdf)
    {
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), {"-layout", pdf, "-"});
        reader.waitForFinished(-1);
        return QString::fromUtf8(reader.readAllStandardOutput());
    }
    QString file(const char* name) const { return m_folder.filePath(name); }
    static QStringList encoder(const QStringList& more)
    {
        return QStringList{"sheet", "--model", "primer-encoder", "--text",
                           "The cat sat on the mat because it was tired."}
               + more;
    }
};

void TestSheetCommands::sheetsAndKeyAreWritten_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("pages");
    QTest::newRow("a map") << QStringList{"--layer", "4", "--head", "4"} << 1;
    QTest::newRow("three on Letter") << QStringList{"--copies", "3", "--paper", "letter"} << 3;
    QTest::newRow("steps") << QStringList{"--view", "steps", "--layer", "4", "--head", "4", "--copies", "2"} << 2;
    QTest::newRow("a row") << QStringList{"--view", "steps", "--layer", "4", "--head", "4", "--row", "was"} << 1;
}
void TestSheetCommands::sheetsAndKeyAreWritten()
{
    QFETCH(QStringList, options);
    QFETCH(int, pages);
    const Outcome outcome = program(encoder(options) + QStringList{"--out", file("s.pdf"), "--key", file("k.pdf")});
    QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
    QVERIFY(outcome.out.isEmpty() && outcome.err.isEmpty());
    for (const char* name : {"s.pdf", "k.pdf"}) {
        const QByteArray pdf = contentOf(file(name));
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(pdf.count("/Type /Page\n"), static_cast<qsizetype>(pages));
    }
    QVERIFY(contentOf(file("s.pdf")) != contentOf(file("k.pdf")));
}

void TestSheetCommands::aSessionSaysWhatTheSheetIsOf()
{
    const QString session = file("a.attnscope"), figure = file("a.pdf");
    writeText(session, "{\"format\": \"attentionscope session\", \"version\": 1, \"runs\": [{\"model\": "
                       "\"bundled:primer-encoder\", \"texts\": [\"The cat sat on the mat because it was "
                       "tired.\"]}], \"focus\": {\"layer\": 3, \"head\": 3}}");
    QCOMPARE(program({"sheet", session, "--view", "steps", "--out", file("s.pdf")}).status, 0);
    QCOMPARE(program({"render", session, "--view", "map", "--out", figure}).status, 0);
    const Outcome outcome = program({"sheet", figure, "--view", "steps", "--out", file("f.pdf")});
    QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
    for (const char* name : {"s.pdf", "f.pdf"})
        QVERIFY(textOf(file(name)).contains("primer-encoder · layer 4 · head 4"));
}

void TestSheetCommands::oneCopyIsMadeAgain()
{
    const QStringList options{"--layer", "4", "--head", "4", "--seed", "7", "--out"};
    const auto made = [&](const QString& out, const QStringList& more) {
        const Outcome outcome = program(encoder(options) + QStringList{out} + more);
        return outcome.status == 0 ? contentOf(out) : QByteArray();
    };
    const QByteArray again = made(file("a.pdf"), {"--from", "12"});
    QVERIFY(!again.isEmpty());
    QCOMPARE(made(file("b.pdf"), {"--from", "12"}), again);
    QVERIFY(made(file("c.pdf"), {"--from", "13"}) != again);
    QVERIFY2(textOf(file("a.pdf")).contains("M-7-012"), qPrintable(textOf(file("a.pdf"))));
    made(file("d.pdf"), {"--from", "11", "--copies", "2"});
    QVERIFY(textOf(file("d.pdf")).contains(textOf(file("a.pdf")).section("Read it off", 0, 0).section("Date", 1)));
}

void TestSheetCommands::whatCannotBeDoneIsOneSentence_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("named");
    const auto ofText = [](const QString& text, const QStringList& more) {
        return QStringList{"sheet", "--model", "primer-encoder", "--text", text, "--out", "x"} + more;
    };
    QTest::newRow("no source") << QStringList{"sheet", "--out", "x"} << 2 << "--model";
    QTest::newRow("no file") << encoder({}) << 2 << "--out";
    QTest::newRow("a long text") << ofText(QString("cat ").repeated(40), {}) << 1 << "at most 14 tokens";
    QTest::newRow("a short text") << QStringList{"sheet", "--model", "primer-decoder", "--text", "the cat",
                                                 "--out", "x"}
                                  << 1 << "at least 3 tokens";
    QTest::newRow("no such head") << encoder({"--head", "9", "--out", "x"}) << 1 << "found 9";
    QTest::newRow("no such layer") << encoder({"--layer", "9", "--out", "x"}) << 1 << "1 to 4";
    QTest::newRow("a row of a map") << encoder({"--row", "it", "--out", "x"}) << 2 << "--view steps";
    QTest::newRow("two rows") << encoder({"--view", "steps", "--row", "the", "--out", "x"}) << 2 << "2,6";
    QTest::newRow("no such row") << encoder({"--view", "steps", "--row", "dog", "--out", "x"}) << 1 << "dog";
    QTest::newRow("no copies") << encoder({"--copies", "0", "--out", "x"}) << 2 << "--copies";
    QTest::newRow("no scores") << QStringList{"sheet", "--weights", "w.csv", "--view", "steps", "--out", "x"} << 1
                               << "scores";
}
void TestSheetCommands::whatCannotBeDoneIsOneSentence()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, named);
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder.path()));
    writeText("w.csv", "0.5,0.5,0\n0.2,0.3,0.5\n0.1,0.1,0.8\n");  // weights alone
    requireRefusal(arguments, status, named);
    QDir::setCurrent(before);
}

void TestSheetCommands::bothFilesAppearOrNone()
{
    const QString sheets = file("sheets.pdf"), key = file("nowhere/key.pdf");
    const Outcome outcome = program(encoder({"--out", sheets, "--key", key}));
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("key.pdf cannot be written"), qPrintable(outcome.err));
    QVERIFY(!QFile::exists(sheets));
    const Outcome same = program(encoder({"--out", sheets, "--key", sheets}));
    QCOMPARE(same.status, 1);
    QVERIFY(!QFile::exists(sheets));
    const Outcome full = program(encoder({"--out", "/dev/full"}));
    QCOMPARE(full.status, 1);
    QCOMPARE(full.err.count('\n'), 1);
}

TEST_CLASS(TestSheetCommands)
#include "tst_sheet_commands.moc"
