#include "tests/cli/program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/test_class.h"

using namespace command_files;

namespace {

void writeInto(const QString& path, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// A file's bytes, and its base64 parts decoded.
QByteArray legibleIn(const QString& path)
{
    QByteArray bytes = contentOf(path);
    const QString text = QString::fromLatin1(bytes);
    static const QRegularExpression base64(QStringLiteral("[A-Za-z0-9+/]{40,}={0,2}"));
    for (auto found = base64.globalMatch(text); found.hasNext();)
        bytes += QByteArray::fromBase64(found.next().captured().toLatin1());
    return bytes;
}

void copyModel(const QString& from, const QString& to)
{
    QDir().mkpath(to);
    for (const QString& name : QDir(from).entryList(QDir::Files))
        QVERIFY(QFile::copy(from + '/' + name, to + '/' + name));
}

}  // namespace

/// The facts that files reveal about their author, and the files that strangers' files may read.
class TestTrust final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("HOME", at("home/maria").toLocal8Bit());
        qputenv("XDG_STATE_HOME", at("state").toLocal8Bit());
        copyModel(gpt2, at("home/maria/models/tiny"));
    }

    void noFileNamesItsWriter()
    {
        for (const QString ending : {"pdf", "svg", "png", "html", "tex", "csv", "npy"}) {
            const QString out = at("elsewhere/figure." + ending);
            QDir().mkpath(QFileInfo(out).path());
            const Outcome outcome = program({"render", "--model", at("home/maria/models/tiny"), "--text", "a text",
                                             "--layer", "1", "--head", "1", "--out", out});
            QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
            QVERIFY2(!legibleIn(out).contains("maria"), qPrintable(ending));
            const bool carries = ending != "csv" && ending != "npy";
            QCOMPARE(legibleIn(out).contains("\"tiny\""), carries);
        }
        const QString tensors = at("elsewhere/a.safetensors");
        QCOMPARE(program({"attend", "--model", at("home/maria/models/tiny"), "--text", "a", "--out", tensors}).status,
                 0);
        QVERIFY(!contentOf(tensors).contains("maria"));
    }

    void aFigureOpensAgainFromAnywhere()
    {
        const QString figure = at("talks/figure.pdf");
        QDir().mkpath(at("talks"));
        QDir().mkpath(at("mail"));
        QCOMPARE(program({"render", "--model", at("home/maria/models/tiny"), "--text", "a text", "--layer", "1",
                          "--head", "1", "--out", figure})
                     .status,
                 0);
        QVERIFY(QFile::rename(figure, at("mail/figure.pdf")));
        const Outcome again = program({"render", at("mail/figure.pdf"), "--out", at("mail/again.csv")});
        QVERIFY2(again.status == 0 && again.err.isEmpty(), qPrintable(again.err));
        // A model that was never opened is missing; --model names its place.
        QVERIFY(QDir(at("state")).removeRecursively());
        const Outcome stranger = program({"render", at("mail/figure.pdf"), "--out", at("mail/no.csv")});
        QCOMPARE(stranger.status, 1);
        QVERIFY2(stranger.err.contains("tiny"), qPrintable(stranger.err));
        const Outcome named = program(
            {"render", at("mail/figure.pdf"), "--model", at("home/maria/models/tiny"), "--out", at("mail/named.csv")});
        QVERIFY2(named.status == 0 && named.err.isEmpty(), qPrintable(named.err));
        QCOMPARE(contentOf(at("mail/named.csv")), contentOf(at("mail/again.csv")));
    }

    void aSessionIsFoundByItsNameInTheWorkingFolder()
    {
        const QString model = at("beside/model");
        copyModel(gpt2, model);
        QVERIFY(QFile::copy(QStringLiteral(SOURCE_DIR "/resources/examples/encoder-1-it-is-the-cat.attnscope"),
                            at("beside/bundled.attnscope")));
        writeInto(at("beside/own.attnscope"), R"({"format": "attentionscope session", "version": 1, "runs": [
            {"model": "model", "texts": ["the cat sat"]}]})");
        for (const char* name : {"bundled", "own"}) {
            QProcess process;
            process.setWorkingDirectory(at("beside"));
            process.start(PROGRAM, {"render", QStringLiteral("%1.attnscope").arg(name), "--out", "drawn.csv"});
            QVERIFY(process.waitForFinished(-1));
            QCOMPARE(process.readAllStandardError(), QByteArray());
            QCOMPARE(process.exitCode(), 0);
            QVERIFY(QFile::remove(at("beside/drawn.csv")));
        }
    }

    void aStrangersSessionReadsNothingElse()
    {
        writeInto(at("home/maria/passwords.json"), R"(["secret one", "secret two"])");
        writeInto(at("mail/weights.csv"), "1,0\n0.5,0.5\n");
        writeInto(at("mail/s.attnscope"), R"({"format": "attentionscope session", "version": 1, "runs": [
            {"recorded": {"file": "weights.csv", "query_tokens": "../home/maria/passwords.json"}}]})");
        const QStringList render{"render", at("mail/s.attnscope"), "--out", at("mail/out.csv")};
        const Outcome refused = program(render);
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("passwords.json") && refused.err.contains("--trust"), qPrintable(refused.err));
        QCOMPARE(refused.err.count('\n'), 1);
        QVERIFY(!QFile::exists(at("mail/out.csv")));
        const Outcome trusted = program(render + QStringList{"--trust"});
        QVERIFY2(trusted.status == 0, qPrintable(trusted.err));
        QVERIFY(contentOf(at("mail/out.csv")).contains("secret␣one"));
    }

    void anArgumentIsNotEchoedBackwards()
    {
        const Outcome outcome = program({"render", QString::fromUtf8("\u202Egnp.exe"), "--nonsense"});
        QVERIFY(outcome.status != 0);
        QVERIFY(!outcome.err.contains(QChar(0x202E)));
    }

private:
    QString at(const QString& path) const { return m_folder->filePath(path); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TEST_CLASS(TestTrust)
#include "tst_trust.moc"
