#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

using namespace command_files;

namespace {

constexpr int patience = 60'000;

/// The program's answer: a line, and the bytes behind it.
struct Answered {
    QJsonObject line;
    QByteArray bytes;
};

}  // namespace

/// The program as another program's servant: `serve`.
class TestServe final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_served.start(QStringLiteral(PROGRAM), {"serve"});
        QVERIFY(m_served.waitForStarted());
    }

    void cleanup()
    {
        m_served.closeWriteChannel();
        QVERIFY(m_served.state() == QProcess::NotRunning || m_served.waitForFinished(patience));
        QCOMPARE(m_served.exitStatus(), QProcess::NormalExit);
    }

    void itSaysWhatItIs()
    {
        ask({{"request", "hello"}, {"versions", QJsonArray{1}}});
        const QJsonObject hello = answered().line["answer"].toObject();
        QCOMPARE(hello["version"].toInt(), 1);
        QVERIFY(hello["commands"].toArray().contains("attend"));
    }

    void numbersAreThoseOfTheCommandLine()
    {
        const QStringList words{"attend", "--model", gpt2, "--text", "The sea is deep", "--logits"};
        const QString file = m_folder.filePath("alone.safetensors");
        QCOMPARE(program(words + QStringList{"--out", file}).status, 0);
        QFile alone(file);
        QVERIFY(alone.open(QFile::ReadOnly));
        for (int i = 0; i < 2; ++i) {  // the second finds the model open
            run(words, true);
            const Answered got = answered();
            QCOMPARE(got.line["answer"].toObject()["status"].toInt(-1), 0);
            QCOMPARE(got.line["answer"].toObject()["printed"].toInt(-1), 0);
            alone.seek(0);
            QCOMPARE(got.bytes, alone.readAll());
        }
    }

    void whatIsPrintedComesBack()
    {
        const QStringList words{"analyze", "--model", gpt2, "--text", "The sea is deep"};
        const Outcome alone = program(words);
        QCOMPARE(alone.status, 0);
        run(words);
        QCOMPARE(QString::fromUtf8(answered().bytes), alone.out);
    }

    void mistakesAreSentencesAndTheNextRequestIsAnswered_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("named");
        QTest::newRow("no model") << QStringList{"attend", "--model", "/nothing/here", "--text", "x"}
                                  << "/nothing/here";
        QTest::newRow("an option") << QStringList{"analyze", "--model", gpt2, "--text", "x", "--mist"} << "--mist";
        QTest::newRow("a head") << QStringList{"attend", "--model", gpt2, "--text", "x", "--off", "9.1"} << "found 9";
        QTest::newRow("a window") << QStringList{"x.attnscope"} << "expected align";
        QTest::newRow("a figure") << QStringList{"render", "--model", gpt2, "--text", "x"} << "expected align";
        QTest::newRow("itself") << QStringList{"serve"} << "expected align";
        QTest::newRow("nothing") << QStringList{} << "a list of texts";
    }
    void mistakesAreSentencesAndTheNextRequestIsAnswered()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, named);
        run(words, true);
        const Answered got = answered();
        QVERIFY2(got.line["error"].toString().contains(named), qPrintable(got.line["error"].toString()));
        QCOMPARE(got.bytes.size(), qsizetype{0});
        run({"tokenize", "--model", gpt2, "--text", "The sea"});
        QVERIFY(answered().bytes.contains("The"));
    }

    void warningsComeWithTheAnswer()
    {
        for (int i = 0; i < 30; ++i) {  // each request has its own count of them
            run({"attend", "--model", gpt2, "--text", QString("deep ").repeated(200)}, true);
            const QJsonArray warnings = answered().line["answer"].toObject()["warnings"].toArray();
            QCOMPARE(warnings.size(), qsizetype{1});
            QVERIFY2(warnings[0].toString().contains("too long"), qPrintable(warnings[0].toString()));
        }
    }

    void workThatIsNotWantedIsGivenUp()
    {
        // The second is stopped before it begins; what follows is answered.
        run({"attend", "--model", gpt2, "--text", "The sea", "--generate", "20"}, true);
        run({"attend", "--model", gpt2, "--text", "The sea is deep", "--generate", "20"}, true);
        write({{"request", "stop"}, {"of", m_id}});
        run({"tokenize", "--model", gpt2, "--text", "The sea"});
        QVERIFY(answered(m_id - 2).line.contains("answer"));
        QVERIFY(answered(m_id - 1).line["stopped"].toBool());
        QVERIFY(answered().bytes.contains("The"));
    }

    void aSweepEndsInItsMiddle_data()
    {
        QTest::addColumn<QStringList>("words");
        const QString text = QString("the sea is deep ").repeated(30);
        QTest::newRow("induction") << QStringList{"analyze", "--text", text, "--induction", "10000"};
        QTest::newRow("knock-outs") << QStringList{"analyze", "--text", text, "--knock-out", "--induction", "1"};
        QTest::newRow("patches") << QStringList{"patch", "--text", text, "--from", text, "--answer", " sea"};
        QTest::newRow("lens") << QStringList{"explain", "--text", text, "--lens"};
    }
    void aSweepEndsInItsMiddle()
    {
        QFETCH(QStringList, words);
        words << "--model" << gpt2;
        run(words);
        // It has begun where it says how far it is; a fast one may be done.
        while (!m_heard.contains('\n') && m_served.waitForReadyRead(500)) m_heard += m_served.readAllStandardOutput();
        write({{"request", "stop"}, {"of", m_id}});
        const Answered got = answered();
        QVERIFY(got.line["stopped"].toBool() || got.line.contains("answer"));
        run({"tokenize", "--model", gpt2, "--text", "The sea"});
        QVERIFY(answered().bytes.contains("The"));
        if (QTest::currentDataTag() == QByteArray("induction")) QVERIFY(got.line["stopped"].toBool());
    }

    void whoSpeaksOtherwiseIsTold_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("no JSON") << QByteArray("hello\n");
        QTest::newRow("no object") << QByteArray("[1]\n");
        QTest::newRow("no number") << QByteArray("{\"request\": \"hello\"}\n");
        QTest::newRow("deep") << QByteArray(100'000, '[') + "\n";
    }
    void whoSpeaksOtherwiseIsTold()
    {
        QFETCH(QByteArray, line);
        m_served.write(line);
        QVERIFY(m_served.waitForFinished(patience));
        QCOMPARE(m_served.exitCode(), 1);
        QVERIFY(m_served.readAllStandardError().startsWith("attentionscope: the request"));
    }

private:
    void write(const QJsonObject& message)
    {
        m_served.write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
    }

    void ask(QJsonObject message)
    {
        message["id"] = ++m_id;
        write(message);
    }

    void run(const QStringList& words, bool tensors = false)
    {
        ask({{"request", "run"}, {"arguments", QJsonArray::fromStringList(words)}, {"tensors", tensors}});
    }

    /// The end of a request; events before it are passed over.
    Answered answered(int id = 0)
    {
        while (true) {
            while (!m_heard.contains('\n') && m_served.waitForReadyRead(patience))
                m_heard += m_served.readAllStandardOutput();
            const qsizetype end = m_heard.indexOf('\n');
            if (end < 0) return {};
            Answered got{QJsonDocument::fromJson(m_heard.first(end)).object(), {}};
            m_heard.remove(0, end + 1);
            const qsizetype size = got.line["bytes"].toInt();
            while (m_heard.size() < size && m_served.waitForReadyRead(patience))
                m_heard += m_served.readAllStandardOutput();
            got.bytes = m_heard.first(std::min(size, m_heard.size()));
            m_heard.remove(0, size);
            if (got.line.contains("event")) continue;
            if (got.line["id"].toInt() != (id == 0 ? m_id : id)) qWarning() << got.line;
            return got;
        }
    }

    QTemporaryDir m_folder;
    QProcess m_served;
    QByteArray m_heard;
    int m_id = 0;
};

TEST_CLASS(TestServe)
#include "tst_serve.moc"
