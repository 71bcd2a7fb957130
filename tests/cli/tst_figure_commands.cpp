#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

#include <functional>

using namespace command_files;

namespace {

QByteArray checksum(const QByteArray& bytes)
{
    quint32 crc = 0xFFFFFFFF;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xEDB88320 : 0);
    }
    QByteArray number(4, Qt::Uninitialized);
    qToBigEndian(~crc, number.data());
    return number;
}

QByteArray chunk(const QByteArray& typeAndData)
{
    QByteArray length(4, Qt::Uninitialized);
    qToBigEndian(static_cast<quint32>(typeAndData.size() - 4), length.data());
    return length + typeAndData + checksum(typeAndData);
}

/// The figure as another program writes it again: its text compressed (zTXt), or international (iTXt).
/// @param pack  from what stands behind the keyword to the whole chunk's type and data
QByteArray rewritten(const QByteArray& png, const std::function<QByteArray(const QByteArray&)>& pack)
{
    const qsizetype at = png.indexOf("tEXtAttentionScope");
    const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at - 4));
    const QByteArray base64 = png.mid(at + 19, length - 15);
    return png.left(at - 4) + chunk(pack(base64)) + png.mid(at + 4 + length + 4);
}

QByteArray zlib(const QByteArray& bytes) { return qCompress(bytes).mid(4); }

}  // namespace

/// Figures drawn again, elsewhere, and by what their commands say.
class TestFigureCommands final : public QObject {
    Q_OBJECT
private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void aFigureHasTheSameBytesInEveryTimeZone()
    {
        for (const QString format : {"pdf", "svg", "png"})
            for (const bool session : {true, false}) {
                QList<QByteArray> files;
                for (const char* zone : {"UTC", "America/St_Johns", "Pacific/Kiritimati"}) {
                    qputenv("TZ", zone);
                    const QString path = m_folder.filePath("zone." + format);
                    const QStringList what = session
                                                 ? QStringList{"--model", gpt2, "--text", seaText}
                                                 : QStringList{"--model", gpt2, "--text", seaText, "--view", "heads"};
                    const Outcome outcome = program(QStringList{"render"} + what + QStringList{"--out", path});
                    QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
                    files << contentOf(path);
                }
                qunsetenv("TZ");
                QVERIFY(!files[0].isEmpty());
                QVERIFY2(files[0] == files[1] && files[1] == files[2], qPrintable(format));
            }
        const QByteArray pdf = contentOf(m_folder.filePath("zone.pdf"));
        QVERIFY(pdf.contains("/CreationDate (D:20000101000000Z)"));
    }

    void aRewrittenPngKeepsItsSession_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("zTXt") << 0;
        QTest::newRow("iTXt") << 1;
        QTest::newRow("iTXt, compressed") << 2;
    }
    void aRewrittenPngKeepsItsSession()
    {
        QFETCH(int, kind);
        const QString path = m_folder.filePath("f.png"), again = m_folder.filePath("again.png");
        QCOMPARE(program({"render", "--model", gpt2, "--text", seaText, "--layer", "1", "--head", "2", "--out", path})
                     .status,
                 0);
        const auto pack = [kind](const QByteArray& base64) -> QByteArray {
            const QByteArray keyword = "AttentionScope";
            if (kind == 0) return "zTXt" + keyword + QByteArray(2, '\0') + zlib(base64);
            if (kind == 1) return "iTXt" + keyword + QByteArray(5, '\0') + base64;
            return "iTXt" + keyword + QByteArray("\0\1\0\0\0", 5) + zlib(base64);
        };
        const QByteArray first = contentOf(path);
        writeText(path, rewritten(first, pack));
        QVERIFY(!QImage(path).isNull());
        const Outcome outcome = program({"render", path, "--out", again});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QCOMPARE(contentOf(again), first);
    }

    void aFigureIsNotDrawnOverTheOneThatIsRead()
    {
        const QString path = m_folder.filePath("own.pdf");
        QCOMPARE(program({"render", "--model", gpt2, "--text", seaText, "--layer", "1", "--head", "2", "--out", path})
                     .status,
                 0);
        const QByteArray before = contentOf(path);
        const Outcome outcome = program({"render", path, "--title", "Other", "--out", path});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("expected another file than the one that is read"), qPrintable(outcome.err));
        QCOMPARE(contentOf(path), before);
    }

    void aDamagedTextIsSaid()
    {
        const QString path = m_folder.filePath("f.png");
        QCOMPARE(program({"render", "--model", gpt2, "--text", seaText, "--out", path}).status, 0);
        const QByteArray first = contentOf(path);
        for (const QByteArray& data :
             {QByteArray("zTXtAttentionScope\0\0nonsense", 28), QByteArray("iTXtAttentionScope\0\1", 20),
              QByteArray("zTXtAttentionScope\0\0", 20) + zlib(QByteArray(70'000'000, 'A')),
              QByteArray("zTXtAttentionScope\0\0", 20) + zlib("{}").chopped(3)}) {
            writeText(path, rewritten(first, [&](const QByteArray&) { return data; }));
            const Outcome outcome = program({"render", path, "--out", m_folder.filePath("x.png")});
            QCOMPARE(outcome.status, 1);
            QVERIFY2(outcome.err.contains("session"), qPrintable(outcome.err));
        }
    }

    void aFigureReopensFromAnyFolderWithItsFileBesideIt()
    {
        const QDir first(m_folder.filePath("first")), second(m_folder.filePath("second"));
        QVERIFY(first.mkpath(".") && second.mkpath("."));
        const QString dump = first.filePath("dump.safetensors");
        QVERIFY(QFile::copy(llamaDump, dump));
        const QString figure = first.filePath("figure.pdf");
        QCOMPARE(program({"render", "--weights", dump, "--out", figure}).status, 0);
        // Both are moved together and are found without a question.
        QVERIFY(QFile::rename(dump, second.filePath("dump.safetensors")));
        QVERIFY(QFile::rename(figure, second.filePath("figure.pdf")));
        const QString before = QDir::currentPath();
        QDir::setCurrent(m_folder.path());
        const Outcome below = program({"render", "second/figure.pdf", "--out", "again.svg"});
        QDir::setCurrent(before);
        QVERIFY2(below.status == 0, qPrintable(below.err));
        const Outcome other =
            program({"render", second.filePath("figure.pdf"), "--out", m_folder.filePath("other.svg")});
        QVERIFY2(other.status == 0, qPrintable(other.err));
    }

    void aFigureTakesAnotherModelOrFile()
    {
        const QString figure = m_folder.filePath("figure.svg");
        QCOMPARE(program({"render", "--weights", llamaDump, "--layer", "3", "--head", "2", "--out", figure}).status, 0);
        const QString copy = m_folder.filePath("copy.safetensors");
        QFile::remove(copy);
        QVERIFY(QFile::copy(llamaDump, copy));
        const Outcome weights = program({"render", figure, "--weights", copy, "--out", m_folder.filePath("w.svg")});
        QVERIFY2(weights.status == 0, qPrintable(weights.err));
        const Outcome wrong = program({"render", figure, "--model", gpt2, "--out", m_folder.filePath("w.svg")});
        QCOMPARE(wrong.status, 1);
        QVERIFY2(wrong.err.contains("--weights"), qPrintable(wrong.err));
        QCOMPARE(program({"render", "--model", gpt2, "--text", seaText, "--out", figure}).status, 0);
        const Outcome model = program({"render", figure, "--model", gpt2, "--out", m_folder.filePath("m.svg")});
        QVERIFY2(model.status == 0, qPrintable(model.err));
        const Outcome other = program({"render", figure, "--weights", llamaDump, "--out", m_folder.filePath("m.svg")});
        QCOMPARE(other.status, 1);
        QVERIFY2(other.err.contains("--model"), qPrintable(other.err));
    }

    void queriesAreNamedByPlaceOrToken()
    {
        const auto rows = [&](const QString& queries) {
            const QString path = m_folder.filePath("rows.csv");
            const Outcome outcome =
                program({"render", "--model", gpt2, "--text", seaText, "--view", "steps", "--layer", "1", "--head", "2",
                         "--stages", "weights", "--query", queries, "--out", path});
            return outcome.status == 0 ? QString::fromUtf8(contentOf(path)).count('\n') - 1 : -1;
        };
        QCOMPARE(rows("2"), 1);
        QCOMPARE(rows("2-4"), 3);
        QCOMPARE(rows("look,at"), 2);
        QCOMPARE(rows("the"), 1);  // not “The”
        QCOMPARE(rows("all"), 12);
        QCOMPARE(rows("99"), -1);
        const Outcome typo = program({"render", "--model", gpt2, "--text", seaText, "--view", "flow", "--query",
                                      "loook", "--out", m_folder.filePath("x.svg")});
        QCOMPARE(typo.status, 1);
        QVERIFY2(typo.err.contains("loook") && typo.err.contains("Did you mean look?"), qPrintable(typo.err));
    }

    void optionsOfAnotherViewAreRefused_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("query of a map") << QStringList{"--view", "map", "--query", "2"};
        QTest::newRow("stages of a flow") << QStringList{"--view", "flow", "--stages", "q"};
        QTest::newRow("lines of steps") << QStringList{"--view", "steps", "--lines", "2"};
        QTest::newRow("no such stage") << QStringList{"--view", "steps", "--stages", "q,nonsense"};
        QTest::newRow("number of a map") << QStringList{"--view", "map", "--number", "q.3"};
        QTest::newRow("number without a column") << QStringList{"--view", "steps", "--number", "q"};
        QTest::newRow("number of no table") << QStringList{"--view", "steps", "--number", "qq.3"};
        QTest::newRow("heads left out of a map") << QStringList{"--view", "map", "--left-out", "1"};
        QTest::newRow("heads from 0") << QStringList{"--view", "steps", "--left-out", "0"};
        QTest::newRow("no such page") << QStringList{"--page", "folio"};
        QTest::newRow("page and width") << QStringList{"--page", "a4", "--width", "80mm"};
        QTest::newRow("letters") << QStringList{"--letters", "B"};
        QTest::newRow("font") << QStringList{"--font", "No Such Grotesk"};
        QTest::newRow("no number") << QStringList{"--view", "flow", "--least", "nan"};
        QTest::newRow("no overlay") << QStringList{"--view", "picture", "--overlay", "nan"};
        QTest::newRow("no query") << QStringList{"--view", "flow", "--query", ""};
        QTest::newRow("all heads of a flow") << QStringList{"--view", "flow", "--head", "all"};
        QTest::newRow("usual and more") << QStringList{"--view", "steps", "--stages", "usual,q"};
        QTest::newRow("least") << QStringList{"--view", "flow", "--least", "2"};
    }
    void optionsOfAnotherViewAreRefused()
    {
        QFETCH(QStringList, options);
        const QString path = m_folder.filePath("refused.pdf");
        const Outcome outcome =
            program(QStringList{"render", "--model", gpt2, "--text", seaText} + options + QStringList{"--out", path});
        QVERIFY(outcome.status > 0);
        QVERIFY2(outcome.err.count('\n') == 1, qPrintable(outcome.err));
        QVERIFY(!QFile::exists(path));
    }

    void whatIsWorthKnowingIsWarnedOf()
    {
        const Outcome outcome = program({"render", "--model", gpt2, "--text", seaText, "--view", "map", "--font-size",
                                         "3", "--least-font-size", "5", "--out", m_folder.filePath("small.pdf")});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.err.contains("The smallest text is 3 pt, less than 5 pt."), qPrintable(outcome.err));
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestFigureCommands)
#include "tst_figure_commands.moc"
