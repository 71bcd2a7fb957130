#include "tests/cli/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

namespace {

const QString masks = QStringLiteral(SOURCE_DIR "/resources/lessons/03-masks.lesson.md");

/// Its code, in the last line.
QString codeIn(const Outcome& outcome) { return outcome.out.section("code ", 1).trimmed(); }

}  // namespace

/// A class of the command line: a lesson handed out, answered by thirty, collected.
class TestClassCommands final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", m_folder.filePath("data").toUtf8());
        const Outcome outcome = program({"lesson", "release", masks, "--out", package(), "--copies", "2"});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.err.isEmpty());
    }

    void feedbackIsGivenOnlyForWhatIsComputed()
    {
        const Outcome outcome = program({"lesson", "answer", package(), "--answer", "4.1=28", "--answer", "3.1=0.2",
                                         "--answer", "3.1=0.3", "--answer", "10.1=0"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out.section("code", 0, 0), QString("4.1 handed in\n3.1 right\n3.1 not right\n10.1 right\n"));
        const Outcome teacher =
            program({"lesson", "answer", masks, "--answer", "4.1=28", "--answer", "2.1=It is kept for later words"});
        QCOMPARE(teacher.out.section("code", 0, 0), QString("4.1 right\n2.1 not right\n"));
    }

    void aClassOfThirtyIsCollected()
    {
        QDir(m_folder.path()).mkdir("class");
        const QString folder = m_folder.filePath("class");
        QString codes;
        for (int i = 1; i <= 30; ++i) {
            QStringList asked{"lesson",
                              "answer",
                              package(),
                              "--student",
                              QString::number(i),
                              "--number",
                              QString::number(i),
                              "--sheet",
                              QString::number(i),
                              "--answer",
                              i % 2 == 0 ? "4.1=28" : "4.1=11",
                              "--predict",
                              "2=rose 60, a 40"};
            if (i % 5 != 0) asked << "--out" << folder + QString("/%1.attnanswers").arg(i);
            const Outcome outcome = program(asked);
            QCOMPARE(outcome.status, 0);
            if (i % 5 == 0) codes += codeIn(outcome) + '\n';
        }
        write(folder + "/codes.txt", codes);
        write(folder + "/half.attnanswers", "{\"format\": \"attent");
        const QString table = m_folder.filePath("class.csv");
        const Outcome outcome = program({"lesson", "collect", masks, folder, "--out", table});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.startsWith("Masks: what may be seen: 30 students\n"), qPrintable(outcome.out));
        QVERIFY(outcome.out.contains("answered by 30, rightly by 15"));
        QVERIFY(
            outcome.out.contains("2  prediction by 30, first choice of most: rose #1 (30), the model's first choice "
                                 "chosen by 30"));
        QVERIFY(outcome.out.contains("class 0.60  model 1.00  rose #1"));
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY2(outcome.err.startsWith("attentionscope: half.attnanswers: "), qPrintable(outcome.err));
        QFile file(table);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split("\r\n");
        QCOMPARE(lines.size(), 32);  // names, students, the end
        QVERIFY(lines[5].startsWith("5,5,\"codes.txt, line 1\","));
        for (int i = 1; i <= 30; ++i) QCOMPARE(lines[i].section(',', 0, 1), QString("%1,%1").arg(i));
    }

    /// A token may be a comma itself.
    void aCommaIsPredicted()
    {
        const QString lesson = m_folder.filePath("commas.lesson.md");
        write(lesson,
              "# Commas\n\n```lesson\nlanguage: en\nauthor: A\nlicence: CC0-1.0\nversion: 1\n```\n\nOf commas.\n\n"
              "## Guess\n\nWhere?\n\n```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", \"texts\": "
              "[\"The cat, the dog, it.\"]}], \"focus\": {\"key\": 0}}\n```\n\n```look\nview: map\nrow: it\n```\n\n"
              "```predict\nrow it\n```\n");
        const auto pointsOf = [&](const QString& said) {
            const QString out = m_folder.filePath("comma.attnanswers");
            const Outcome outcome = program({"lesson", "answer", lesson, "--predict", said, "--out", out});
            if (outcome.status != 0) return outcome.err;
            QFile file(out);
            if (!file.open(QIODevice::ReadOnly)) return file.errorString();
            const auto answers = QJsonDocument::fromJson(file.readAll()).object();
            const QJsonArray points = answers["predictions"][0]["points"].toArray();
            QStringList all;
            for (const QJsonValue& each : points) all << QString::number(each.toDouble());
            return all.join(' ');
        };
        const QString given = pointsOf("1=\",\"#2 40, cat 60");
        QCOMPARE(given, QString("0 0 60 0 0 0 40 0 0 0"));
        QCOMPARE(pointsOf("1=, #2 40, cat 60"), given);
        QCOMPARE(pointsOf("1=cat 60,, #2 40"), given);
        const QString refused = pointsOf("1=, 200, cat 60");
        QVERIFY2(refused.contains("the prediction cannot be understood") && refused.contains(", 200"),
                 qPrintable(refused));
    }

    void mistakesAreNamed()
    {
        const auto refusal = [this](const QStringList& more) {
            const Outcome outcome = program(QStringList{"lesson", "answer", package()} + more);
            return outcome.status == 0 ? QString("nothing") : outcome.err;
        };
        QVERIFY(refusal({"--answer", "99.1=1"}).contains("the answer's step"));
        QVERIFY(refusal({"--answer", "1.9=1"}).contains("the answer's question"));
        QVERIFY(refusal({"--answer", "yes"}).contains("the answer's step"));
        const QString other = refusal({"--answer", "2.1=nothing of these"});
        QVERIFY2(other.contains("unknown answer") && other.contains("nothing of these"), qPrintable(other));
        QVERIFY(refusal({"--predict", "1=a 4"}).contains("a step that asks for one"));
        QVERIFY(refusal({"--predict", "2=nobody 4"}).contains("nobody"));
        QVERIFY(refusal({"--predict", "2=rose"}).contains("the prediction"));
        QVERIFY(refusal({"--out", "/proc/x.attnanswers"}).contains("cannot be written"));
        QVERIFY(refusal({"--out", package()}).contains("another file"));
        QVERIFY(refusal({"--student", QString(101, 'x')}).contains("--student"));
        QVERIFY(refusal({"--predict", "2=rose 1000"}).contains("the prediction"));
        QVERIFY(
            program({"lesson", "release", masks, "--out", m_folder.filePath("x.zip")}).err.contains("NAME.attnlesson"));
        QVERIFY(program({"lesson", "collect", masks, m_folder.path(), "--out", package()}).err.contains("NAME.csv"));
        QVERIFY(program({"lesson", "collect", package(), m_folder.path()}).err.contains("the one with its answers"));
        QCOMPARE(program({"lesson", "check", package()}).status, 0);
        QCOMPARE(program({"lesson", "collect", masks, "/nowhere"}).status, 1);
        QCOMPARE(program({"lesson", "release", masks}).status, 2);
        write(m_folder.filePath("no.attnlesson"), "no zip");
        QVERIFY(program({"lesson", "answer", m_folder.filePath("no.attnlesson")}).err.contains("a whole zip file"));
    }

private:
    QString package() const { return m_folder.filePath("masks.attnlesson"); }
    static void write(const QString& path, const QString& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestClassCommands)
#include "tst_class_commands.moc"
