#include <QDir>
#include <QFile>
#include <QImage>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

using namespace command_files;

namespace {

/// [tokens, tokens] of weights, each row summing to 1, as .npy.
QByteArray npyOf(int tokens, bool random = false)
{
    QByteArray header =
        QStringLiteral("{'descr': '<f4', 'fortran_order': False, 'shape': (%1, %1), }").arg(tokens).toLatin1();
    header = header.leftJustified(118 - 1) + '\n';
    QByteArray file = QByteArray("\x93NUMPY\x01\x00", 8);
    file += static_cast<char>(header.size() & 0xFF);
    file += static_cast<char>(header.size() >> 8);
    file += header;
    QRandomGenerator source(3);
    QList<float> numbers(static_cast<qsizetype>(tokens) * tokens, 1.0F / static_cast<float>(tokens));
    if (random)
        for (float& number : numbers) number = static_cast<float>(source.generateDouble());
    return file.append(reinterpret_cast<const char*>(numbers.constData()), numbers.size() * qsizetype{sizeof(float)});
}

QStringList foldersOfNumbers() { return QDir(QDir::tempPath()).entryList({"attentionscope-numbers-*"}, QDir::Dirs); }

}  // namespace

/// The data inside figures, and the data that must stay out.
class TestInsideCommands final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        qputenv("TMPDIR", m_temporary.path().toUtf8());
    }

    void nothingTravelsIfOneAsksForThat_data() { addFormats(); }
    void nothingTravelsIfOneAsksForThat()
    {
        QFETCH(QString, format);
        const QString path = m_folder.filePath("alone." + format);
        const QStringList what{"render", "--model", gpt2, "--text", "Maria keeps secrets.", "--view", "heads"};
        QCOMPARE(program(what + QStringList{"--no-session", "--out", path}).status, 0);
        const QByteArray alone = contentOf(path);
        QVERIFY(!alone.isEmpty());
        for (const char* part : {"gpt2", "session", SOURCE_DIR, "golden"}) QVERIFY2(!alone.contains(part), part);
        if (format == "csv" || format == "npy" || format == "py") return;
        const Outcome again = program({"render", path, "--out", m_folder.filePath("x.png")});
        QCOMPARE(again.status, 1);
        QVERIFY2(again.err.contains("there is no session in this file"), qPrintable(again.err));
        // With it, the file is longer and can be drawn again.
        QCOMPARE(program(what + QStringList{"--out", path}).status, 0);
        QVERIFY(contentOf(path).size() > alone.size());
        QCOMPARE(program({"render", path, "--out", m_folder.filePath("x.png")}).status, 0);
    }

    void eachOfManyFilesIsAlone()
    {
        const QDir each(m_folder.filePath("each"));
        QVERIFY(each.mkpath("."));
        QCOMPARE(program({"render", "--model", gpt2, "--text", "The sea", "--no-session", "--out",
                          each.filePath("L{layer}H{head}.svg")})
                     .status,
                 0);
        for (const QString& name : each.entryList(QDir::Files))
            QVERIFY(!contentOf(each.filePath(name)).contains("attentionscope-session"));
    }

    void numbersTravelWithTheFigure_data() { addFormats(); }
    void numbersTravelWithTheFigure()
    {
        QFETCH(QString, format);
        if (format == "csv" || format == "npy" || format == "py") QSKIP("carries no session");
        QTemporaryDir folder;
        const QString dump = folder.filePath("dump.safetensors"), figure = folder.filePath("figure." + format);
        QVERIFY(QFile::copy(llamaDump, dump));
        const QStringList what{"render", "--weights", dump, "--layer", "1", "--head", "1", "--out"};
        QCOMPARE(program(what + QStringList{figure, "--with-data"}).status, 0);
        const QByteArray first = contentOf(figure);
        QCOMPARE(program(what + QStringList{figure, "--with-data"}).status, 0);
        QCOMPARE(contentOf(figure), first);  // the same bytes twice
        const QString plain = folder.filePath("plain.npy");
        QCOMPARE(program(what + QStringList{plain}).status, 0);
        QVERIFY(QFile::remove(dump));
        QTemporaryDir elsewhere;
        const QString moved = elsewhere.filePath("moved." + format), again = elsewhere.filePath("again.npy");
        QVERIFY(QFile::copy(figure, moved));
        const Outcome outcome = program({"render", moved, "--out", again});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QCOMPARE(contentOf(again), contentOf(plain));
        // Drawn again with its numbers, it can be drawn again.
        const QString third = elsewhere.filePath("third." + format);
        QCOMPARE(program({"render", moved, "--with-data", "--out", third}).status, 0);
        QCOMPARE(program({"render", third, "--out", again}).status, 0);
        QCOMPARE(contentOf(again), contentOf(plain));
        QCOMPARE(QDir(elsewhere.path()).entryList(QDir::Files).size(), 3);  // nothing was written beside it
        QCOMPARE(foldersOfNumbers(), QStringList());
    }

    void tokensAndVectorsTravelToo()
    {
        QTemporaryDir folder;
        const QString dump = folder.filePath("w.npy"), figure = folder.filePath("f.svg"),
                      table = folder.filePath("t.csv");
        writeText(dump, npyOf(3));
        writeText(folder.filePath("w.json"), "[\"The\", \"cat\", \"sat\"]");  // found beside it
        QCOMPARE(program({"render", "--weights", dump, "--with-data", "--out", figure}).status, 0);
        QVERIFY(QFile::remove(dump) && QFile::remove(folder.filePath("w.json")));
        QCOMPARE(program({"render", figure, "--out", table}).status, 0);
        QVERIFY2(contentOf(table).startsWith(",The,cat,sat\r\n"), contentOf(table));

        const QString vectors = folder.filePath("v.safetensors"), map = folder.filePath("v.pdf");
        writeVectors(vectors, 5);
        QCOMPARE(program({"render", "--weights", vectors, "--queries", "q", "--keys", "k", "--with-data", "--out", map})
                     .status,
                 0);
        QCOMPARE(program({"render", map, "--out", table}).status, 0);
        const QByteArray there = contentOf(table);
        QVERIFY(QFile::remove(vectors));
        QCOMPARE(program({"render", map, "--out", table}).status, 0);
        QCOMPARE(contentOf(table), there);
    }

    void aStrangersFigureIsOnlyData()
    {
        QTemporaryDir folder;
        const QString dump = folder.filePath("private/w.npy"), figure = folder.filePath("f.svg");
        QVERIFY(QDir(folder.path()).mkpath("private"));
        writeText(dump, npyOf(3));
        QCOMPARE(program({"render", "--weights", dump, "--with-data", "--out", figure}).status, 0);
        const QByteArray svg = contentOf(figure);
        const qsizetype at = svg.indexOf("session\">") + 9;
        const QByteArray base64 = svg.mid(at, svg.indexOf('<', at) - at);
        const QString text = QString::fromUtf8(QByteArray::fromBase64(base64));
        QVERIFY(text.contains("\"numbers\""));
        const auto refusedAs = [&](const QString& changed, const QString& named) {
            const QString path = folder.filePath("changed.svg");
            writeText(path, QByteArray(svg).replace(base64, changed.toUtf8().toBase64()));
            QVERIFY(QFile::rename(dump, dump + "x"));
            const Outcome outcome = program({"render", path, "--out", folder.filePath("x.png")});
            QVERIFY(QFile::rename(dump + "x", dump));
            QCOMPARE(outcome.status, 1);
            QVERIFY2(outcome.err.contains(named), qPrintable(outcome.err));
            QVERIFY(!QFile::exists(folder.filePath("x.png")) && foldersOfNumbers().isEmpty());
        };
        const auto with = [&](const QString& before, const QString& after) {
            QString changed = text;
            const qsizetype from = changed.indexOf("\"numbers\"");
            return changed.replace(changed.indexOf(before, from), before.size(), after);
        };
        refusedAs(with("\"w.npy\"", "\"../w.npy\""), "the numbers in the figure");
        refusedAs(with("\"w.npy\"", "\"/tmp/w.npy\""), "the numbers in the figure");
        refusedAs(with("\"w.npy\"", "\"other.npy\""), "w.npy");  // which the session does not name
        refusedAs(with("\"bytes\":164", "\"bytes\":165"), "the numbers in the figure");
        refusedAs(with("\"bytes\":164", "\"bytes\":63999999"), "the numbers in the figure");
        refusedAs(with("\"bytes\":164", "\"bytes\":64000001"), "at most 64 MB");
        refusedAs(with("\"bytes\":164", "\"bytes\":-1"), "the numbers in the figure");
        refusedAs(with("\"deflated\":\"", "\"deflated\":\"!!!!"), "the numbers in the figure");
    }

    void moreThanTheBoundIsRefusedByName()
    {
        QTemporaryDir folder;
        const QString large = folder.filePath("large.npy"), noisy = folder.filePath("noisy.npy");
        writeText(large, npyOf(4001));
        if (looksAtEveryCase()) writeText(noisy, npyOf(3300, true));  // takes long to be packed
        for (const QString& file : looksAtEveryCase() ? QStringList{large, noisy} : QStringList{large}) {
            const Outcome outcome =
                program({"render", "--weights", file, "--with-data", "--out", folder.filePath("x.pdf")});
            QCOMPARE(outcome.status, 1);
            QVERIFY2(outcome.err.contains(QFileInfo(file).fileName()) && outcome.err.contains("at most"),
                     qPrintable(outcome.err));
            QVERIFY(!QFile::exists(folder.filePath("x.pdf")));
        }
    }

    void aModelsFigureHasNoNumbersToCarry()
    {
        const Outcome outcome = program(
            {"render", "--model", gpt2, "--text", "The sea", "--with-data", "--out", m_folder.filePath("y.pdf")});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("--with-data"), qPrintable(outcome.err));
        QVERIFY(!QFile::exists(m_folder.filePath("y.pdf")));
        QVERIFY(program({"render", "--model", gpt2, "--text", "The sea", "--with-data", "--no-session", "--out",
                         m_folder.filePath("y.pdf")})
                    .status
                != 0);
    }

private:
    static void addFormats()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"pdf", "svg", "png", "tex", "csv", "npy", "py"})
            QTest::newRow(format) << QString(format);
    }

    QTemporaryDir m_folder;
    QTemporaryDir m_temporary;
};

TEST_CLASS(TestInsideCommands)
#include "tst_inside_commands.moc"
