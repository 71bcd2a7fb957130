#include <QDir>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"
#include "ui/plot/figure/session_source.h"

#include <csignal>

using namespace command_files;

namespace {

const QString filmedMarian = SOURCE_DIR "/tests/golden/data/models/marian";

QStringList renderedFilm(const QStringList& film)
{
    return QStringList{"render", "--model", gpt2, "--text", "The keeper looks at the sea.", "--dpi", "60"} + film;
}

int framesIn(const QString& path) { return QImageReader(path).imageCount(); }

}  // namespace

class TestFilmCommand final : public QObject {
    Q_OBJECT
private slots:
    void noFrameReplacesWhatIsRead()
    {
        const QTemporaryDir folder;
        const QString picture = folder.filePath("a-2.png");
        QVERIFY(QFile::copy(SOURCE_DIR "/tests/golden/data/pictures/house.png", picture));
        const QByteArray before = contentOf(picture);
        const Outcome refused = program({"render", "--model", "primer-vision", "--image", picture, "--view", "map",
                                         "--head", "1", "--film", "layers", "--out", folder.filePath("a-{frame}.png")});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("one of the files that are read"), qPrintable(refused.err));
        QCOMPARE(contentOf(picture), before);
        QVERIFY(!QFile::exists(folder.filePath("a-1.png")));
    }

    void everyFilmIsWritten_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("frames");
        const auto row = [](const char* name, const QStringList& film, int frames) {
            QTest::newRow(name) << renderedFilm(film) << frames;
        };
        row("steps of a head", {"--film", "steps", "--layer", "2", "--head", "1"}, 8);
        row("some steps", {"--film", "steps", "--layer", "2", "--head", "1", "--frames", "3"}, 3);
        row("one query's steps", {"--film", "steps", "--view", "steps", "--layer", "2", "--head", "1", "--query", "3"},
            8);
        row("a generation", {"--film", "generation", "--view", "map", "--layer", "1", "--head", "1", "--generate", "3"},
            4);
        row("a generation, all heads", {"--film", "generation", "--generate", "4"}, 5);
        row("temperatures", {"--film", "temperature", "--view", "map", "--layer", "1", "--head", "1"}, 25);
        row("from hot to cold",
            {"--film", "temperature", "--layer", "1", "--from", "5", "--to", "0.5", "--frames", "3"}, 3);
        row("layers", {"--film", "layers", "--view", "map", "--head", "1"}, 3);
        row("layers of pages", {"--film", "layers"}, 3);
        QTest::newRow("a translation") << QStringList{"render",     "--model",    filmedMarian, "--text", "The keeper",
                                                      "--generate", "3",          "--block",    "cross",  "--view",
                                                      "map",        "--layer",    "1",          "--head", "1",
                                                      "--film",     "generation", "--dpi",      "60"}
                                       << 4;
    }

    void everyFilmIsWritten()
    {
        QFETCH(QStringList, arguments);
        const QTemporaryDir folder;
        const Outcome outcome = program(arguments + QStringList{"--out", folder.filePath("f.gif")});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QTEST(framesIn(folder.filePath("f.gif")), "frames");
    }

    void checkpointsStandForTheModel()
    {
        const QTemporaryDir folder;
        for (const char* name : {"step-100", "step-9"})
            std::filesystem::copy(gpt2.toStdString(), folder.filePath(name).toStdString());
        QDir(folder.path()).mkdir("logs");
        const Outcome outcome =
            program({"render", "--checkpoints", folder.path(), "--text", "The keeper", "--view", "map", "--layer", "1",
                     "--head", "1", "--film", "checkpoints", "--out", folder.filePath("c-{frame}.png")});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY2(outcome.err.contains("logs holds no model, so it is left out"), qPrintable(outcome.err));
        QCOMPARE(sessionAt(folder.filePath("c-1.png").toStdString()).figure.title, std::string("step-9"));
        QCOMPARE(sessionAt(folder.filePath("c-2.png").toStdString()).figure.title, std::string("step-100"));
    }

    void aFilmIsMadeAgainFromItself()
    {
        const QTemporaryDir folder;
        const QString first = folder.filePath("a.gif"), second = folder.filePath("b.gif");
        QCOMPARE(program(renderedFilm({"--film", "layers", "--view", "map", "--head", "2", "--out", first})).status, 0);
        const Outcome again = program({"render", first, "--model", gpt2, "--film", "layers", "--out", second});
        QVERIFY2(again.status == 0, qPrintable(again.err));
        QCOMPARE(framesIn(second), 3);
        QImageReader a(first), b(second);
        for (int i = 0; i < 3; ++i) QCOMPARE(a.read(), b.read());
        QCOMPARE(program({"render", first, "--model", gpt2, "--out", folder.filePath("c.pdf")}).status, 0);
    }

    void whatMakesNoFilmIsSaidInOneSentence_data()
    {
        QTest::addColumn<QStringList>("film");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QStringList& film, int status, const char* said) {
            QTest::newRow(name) << film << status << QString(said);
        };
        row("a film as PDF", {"--film", "layers", "--out", "x.pdf"}, 2, "NAME.gif, NAME-{frame}.png or NAME.webm");
        row("one picture", {"--film", "layers", "--out", "x.png"}, 2, "NAME-{frame}.png");
        row("a GIF of nothing", {"--out", "x.gif"}, 2, "x.gif is a film: say what changes in it with --film");
        row("numbers of nothing", {"--out", "x-{frame}.png"}, 2, "with --film");
        row("films of each head", {"--film", "layers", "--out", "x-{head}.gif"}, 2, "leave {head} out");
        row("an unknown film", {"--film", "dreams", "--out", "x.gif"}, 2, "dreams");
        row("no frames", {"--film", "layers", "--frames", "0", "--out", "x.gif"}, 2, "--frames");
        row("one frame", {"--film", "layers", "--frames", "1", "--out", "x.gif"}, 2, "--frames");
        row("a million", {"--film", "temperature", "--frames", "1000000", "--out", "x.gif"}, 2, "--frames");
        row("more than layers", {"--film", "layers", "--frames", "9", "--out", "x.gif"}, 1, "2 to 3");
        row("frames of no film", {"--frames", "9", "--out", "x.png"}, 2,
            "--frames can only be used together with --film");
        row("no time", {"--film", "layers", "--seconds-per-frame", "0", "--out", "x.gif"}, 2, "--seconds-per-frame");
        row("nan", {"--film", "layers", "--seconds-per-frame", "nan", "--out", "x.gif"}, 2, "--seconds-per-frame");
        row("layers from", {"--film", "layers", "--from", "1", "--out", "x.gif"}, 2, "--film temperature");
        row("too cold", {"--film", "temperature", "--from", "0", "--out", "x.gif"}, 2, "--from");
        row("a temperature of nan", {"--film", "temperature", "--to", "nan", "--out", "x.gif"}, 2, "--to");
        row("one temperature", {"--film", "temperature", "--from", "1", "--to", "1", "--out", "x.gif"}, 1,
            "two different");
        row("nothing generated", {"--film", "generation", "--out", "x.gif"}, 1, "--generate N");
        row("steps of a map", {"--film", "steps", "--view", "map", "--out", "x.gif"}, 1, "a figure of steps");
        row("no checkpoints", {"--film", "checkpoints", "--out", "x.gif"}, 2, "--checkpoints DIR");
        row("checkpoints and a model", {"--film", "checkpoints", "--checkpoints", "/tmp", "--out", "x.gif"}, 2,
            "cannot be used together");
        row("transparent", {"--film", "layers", "--background", "transparent", "--out", "x.gif"}, 1, "numbered PNGs");
        row("too many pixels",
            {"--film", "layers", "--view", "map", "--head", "1", "--width", "2000mm", "--out", "x.gif"}, 1,
            "16 million pixels");
        row("nowhere", {"--film", "layers", "--out", "/nowhere/x.gif"}, 1, "/nowhere/x.gif cannot be written");
    }

    void whatMakesNoFilmIsSaidInOneSentence()
    {
        QFETCH(QStringList, film);
        QFETCH(int, status);
        QFETCH(QString, said);
        const Outcome outcome = program(renderedFilm(film));
        QCOMPARE(outcome.status, status);
        QVERIFY2(outcome.err.trimmed().split('\n').last().contains(said), qPrintable(outcome.err));
        QVERIFY(QDir().entryList({"x*.gif", "x*.png", "x*.pdf"}).isEmpty());
    }

    void aFolderWithoutModelsIsNamed()
    {
        const QTemporaryDir folder;
        const Outcome outcome = program({"render", "--checkpoints", folder.path(), "--text", "a", "--film",
                                         "checkpoints", "--out", folder.filePath("x.gif")});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains(folder.path()) && outcome.err.contains("step-100/config.json"),
                 qPrintable(outcome.err));
    }

    void anInterruptLeavesNothing()
    {
        const QTemporaryDir folder;
        QProcess process;
        process.start(PROGRAM, renderedFilm({"--film", "temperature", "--frames", "1000", "--width", "400mm", "--out",
                                             folder.filePath("x.gif")}));
        QVERIFY(process.waitForStarted());
        QVERIFY(!process.waitForFinished(1500));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(-1));
        QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }
};

TEST_CLASS(TestFilmCommand)

#include "tst_film_command.moc"
