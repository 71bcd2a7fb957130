#include "tests/cli/program.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

namespace {

const QString clip = QStringLiteral(SOURCE_DIR "/tests/golden/data/clip/model");
const QString pictures = QStringLiteral(SOURCE_DIR "/tests/golden/data/pictures/");

}  // namespace

/// The command line on lessons, and on pictures and texts together.
class TestLessonCommands final : public QObject {
    Q_OBJECT
private slots:
    void keptPromisesAreCounted()
    {
        const Outcome outcome = program({"lesson", "check", SOURCE_DIR "/tests/window/whom.lesson.md"});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.endsWith("whom.lesson.md: 3 steps, all as promised\n"), qPrintable(outcome.out));
        QVERIFY(outcome.err.isEmpty());
    }

    void eachBrokenPromiseIsALine()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.lesson.md");
        write(file, "# A\n## B\n```state\n{\"runs\": [{\"model\": \"bundled:named-heads\", \"texts\": [\"a b c\"]}]}\n"
                    "```\n```expect\nweight(b → c) > 0.5\nweight(b → a) > 0.5\ntop(c) = c\n```\n");
        const Outcome outcome = program({"lesson", "check", file});
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.out.count('\n'), 2);
        QVERIFY2(outcome.out.startsWith(file + ": line 7: weight(b → c) > 0.5: 0.0"), qPrintable(outcome.out));
        QVERIFY2(outcome.out.contains(": line 9: top(c) = c: “b” and “c”\n"), qPrintable(outcome.out));
    }

    void whatIsToldTooEarlyIsWarnedOf()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.lesson.md");
        write(file,
              "# A\n## B\nIt is 0.37, see *b*.\n```state\n{\"runs\": [{\"model\": \"bundled:named-heads\", \"texts\": "
              "[\"a b c\"]}], \"focus\": {\"key\": 0}, \"view\": \"map\"}\n```\n```question\nask: A?\nkind: "
              "number\nanswer: 0.37\n```\n```question\nask: B?\nkind: token\nanswer: a\n```\n");
        const Outcome outcome = program({"lesson", "check", file});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.endsWith("1 steps, all as promised\n"));
        QCOMPARE(outcome.err.count('\n'), 2);
        QVERIFY2(outcome.err.contains("a.lesson.md: line 8: the step's text says the answer, “0.37”"),
                 qPrintable(outcome.err));
        QVERIFY2(outcome.err.contains("line 13: the step marks the answer, “a”"), qPrintable(outcome.err));
    }

    void aLessonBecomesAPackageForALearningSystem()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("whom.zip");
        const QStringList command{"lesson", "page", SOURCE_DIR "/tests/window/whom.lesson.md", "--out"};
        const Outcome outcome = program(command + QStringList{file});
        QVERIFY2(outcome.status == 0 && outcome.err.isEmpty(), qPrintable(outcome.err));
        QFile package(file);
        QVERIFY(package.open(QIODevice::ReadOnly));
        const QByteArray bytes = package.readAll();
        for (const char* name : {"imsmanifest.xml", "tincan.xml", "index.html"}) QVERIFY2(bytes.contains(name), name);
        const Outcome other = program(command + QStringList{folder.filePath("whom.txt")});
        QCOMPARE(other.status, 1);
        QVERIFY2(other.err.contains("LESSON.html, or LESSON.zip"), qPrintable(other.err));
    }

    void aMistakeIsAtItsCharacter()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.lesson.md");
        write(file, "# A\n## B\n```expect\nwieght(b → c) > 0.5\n```\n");
        const Outcome outcome = program({"lesson", "check", file});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("a.lesson.md: line 4, character 1") && outcome.err.contains("weight"),
                 qPrintable(outcome.err));
        QCOMPARE(program({"lesson", "check", folder.filePath("none.md")}).status, 1);
        QCOMPARE(program({"lesson", "check"}).status, 2);
        QCOMPARE(program({"lesson"}).status, 2);
    }

    void aLessonBecomesOnePage()
    {
        const QTemporaryDir folder;
        const QString page = folder.filePath("whom.html");
        const QStringList command{"lesson", "page", SOURCE_DIR "/tests/window/whom.lesson.md", "--out"};
        const Outcome outcome = program(command + QStringList{page});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.err.isEmpty(), qPrintable(outcome.err));
        QFile file(page);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("<!DOCTYPE html>") && bytes.endsWith("</html>\n"));
        QCOMPARE(bytes.count("<section class=\"step\""), 3);
        QCOMPARE(program({"lesson", "page", folder.filePath("none.md"), "--out", page}).status, 1);
        QCOMPARE(program(command + QStringList{folder.filePath("none/a.html")}).status, 1);
        QCOMPARE(program(command.first(3)).status, 2);
    }

    /// Words of the translation beside it, and the page's own; what went wrong is said in English.
    void pagesAndSheetsSpeakALanguage()
    {
        const QTemporaryDir folder;
        const QString page = folder.filePath("a.html"), sheet = folder.filePath("a.pdf");
        const QString lesson = folder.filePath("a.lesson.md"), german = folder.filePath("a.de.md");
        write(lesson, "# Masks\n\n## Everything\n\nLook.\n\n```state\n{\"runs\": [{\"model\": \"bundled:named-heads\", "
                      "\"texts\": [\"a b c\"]}]}\n```\n");
        const QString translated = "# Masken\n\n## Alles\n\n```source\n%1\n```\n\nSehen Sie hin.\n";
        write(german, translated.arg("0").toUtf8());
        const QString hash = program({"lesson", "check", lesson}).out.section("its source is ", 1).trimmed();
        QCOMPARE(hash.size(), 16);
        const auto made = [&](const QString& language) {
            if (program({"lesson", "page", lesson, "--language", language, "--out", page}).status != 0)
                return QString();
            QFile file(page);
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        // An older translation is not shown, only the page's own words are in its language.
        QVERIFY(made("de").contains("Everything") && !made("de").contains("Alles"));
        write(german, translated.arg(hash).toUtf8());
        const QString bytes = made("de");
        QVERIFY(bytes.contains("<html lang=\"de\"") && bytes.contains("Masken") && bytes.contains("Sehen Sie hin."));
        QVERIFY(bytes.contains("Weiter ▶") && !bytes.contains("Next ▶"));
        QVERIFY(!bytes.contains("Everything"));
        QCOMPARE(program({"lesson", "sheet", lesson, "--language", "zh_CN", "--out", sheet}).status, 0);
        QVERIFY(QFileInfo(sheet).size() > 1000);
        const Outcome bad =
            program({"lesson", "page", lesson, "--language", "de", "--out", folder.filePath("none/a.html")});
        QCOMPARE(bad.status, 1);
        QVERIFY2(bad.err.contains("cannot be written"), qPrintable(bad.err));
        requireRefusal({"lesson", "page", lesson, "--language", "xx", "--out", page}, 2, "xx");
    }

    void filesOfASessionHideWhatIsGuessed()
    {
        const QTemporaryDir folder;
        const auto rendered = [&](const QString& guess, const QString& name, const QStringList& more = {}) {
            const QString file = folder.filePath("a.attnscope");
            write(file, QString("{\"format\": \"attentionscope session\", \"version\": 1, \"runs\": [{\"model\": "
                                "\"bundled:primer-encoder\", \"texts\": [\"The cat sat on the mat because it was "
                                "tired.\"]}], \"focus\": {\"layer\": 3, \"head\": 3, \"query\": 8, \"key\": 2}%1}")
                            .arg(guess)
                            .toUtf8());
            const QString out = folder.filePath(name);
            const Outcome outcome =
                program(QStringList{"render", file, "--layer", "4", "--head", "4", "--out", out} + more);
            if (outcome.status != 0) return outcome.err;
            QFile written(out);
            return written.open(QIODevice::ReadOnly) ? QString::fromUtf8(written.readAll()) : QString();
        };
        const QString guess = ", \"guess\": {\"of\": \"row\", \"at\": {\"layer\": 3, \"head\": 3, \"query\": 8}%1}";
        const QString hidden = rendered(guess.arg(""), "a.csv").section('\n', 9, 9);
        QVERIFY2(hidden.startsWith("␣it,nan,nan,nan"), qPrintable(hidden));
        QCOMPARE(hidden.count("nan"), 13);
        const QString shown = rendered(guess.arg(", \"shown\": true"), "a.csv").section('\n', 9, 9);
        QVERIFY2(shown.startsWith("␣it,") && !shown.contains("nan") && shown.contains(",0.99"), qPrintable(shown));
        const QString drawn = rendered(guess.arg(""), "a.svg", {"--values"});
        QVERIFY(drawn.contains("<svg") && !drawn.contains("NaN") && !drawn.contains(">nan<"));
        QVERIFY(!rendered(guess.arg(""), "b.csv", {"--view", "steps"}).contains(shown.section(',', 3, 3)));
    }

    void likenessIsPrinted()
    {
        const QStringList asked = {
            "likeness", "--model", clip,     "--image",     pictures + "house.png", "--image", pictures + "inks.jpg",
            "--text",   "a house", "--text", "the, \"sea\""};
        const Outcome csv = program(asked);
        QCOMPARE(csv.status, 0);
        QVERIFY(csv.out.startsWith("picture,text,cosine,share\n"));
        QCOMPARE(csv.out.count('\n'), 5);
        QVERIFY(csv.out.contains(",\"the, \"\"sea\"\"\","));
        const Outcome json = program(asked + QStringList{"--json"});
        const QJsonArray pairs = QJsonDocument::fromJson(json.out.toUtf8()).object()["pairs"].toArray();
        QCOMPARE(pairs.size(), 4);
        QVERIFY(qAbs(pairs[0].toObject()["share"].toDouble() + pairs[1].toObject()["share"].toDouble() - 1) < 1e-6);
        const Outcome none = program({"likeness", "--model", SOURCE_DIR "/tests/golden/data/models/vit", "--image",
                                      pictures + "house.png", "--text", "a"});
        QCOMPARE(none.status, 1);
        QVERIFY2(none.err.contains("expected a model with a tower for each, such as CLIP, found ViT"),
                 qPrintable(none.err));
    }

    void eachTowerIsWrittenByWhatItReads()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("a.safetensors");
        QCOMPARE(program({"attend", "--model", clip, "--text", "a house", "--out", file}).status, 0);
        QVERIFY(program({"inspect", file}).out.contains("attentions  F32 [2,1,4,"));
        QCOMPARE(program({"attend", "--model", clip, "--image", pictures + "house.png", "--out", file}).status, 0);
        QVERIFY(program({"inspect", file}).out.contains("attentions  F32 [3,1,3,17,17]"));
    }

private:
    static void write(const QString& file, const QByteArray& text)
    {
        QFile written(file);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(text);
    }
};

TEST_CLASS(TestLessonCommands)
#include "tst_lesson_commands.moc"
