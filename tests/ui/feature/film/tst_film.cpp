#include "ui/feature/film/film.h"

#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "core/stopped.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"
#include "tests/ui/feature/film/filmed.h"
#include "ui/feature/film/film_export.h"
#include "ui/file/checkpoint_folders.h"
#include "ui/plot/figure/figure_export.h"

#include <cmath>
#include <fstream>

using Content = core::FigureSettings::Content;
namespace fs = std::filesystem;

namespace {

/// With the tokens that the model puts behind its text.
core::Session writtenSession(core::Index count)
{
    core::Session session = filmedSession();
    for (core::Index i = 0; i < count; ++i) session.run().continuation.ids.push_back(20 + 7 * i);
    session.run().continuation.shown = count;
    return session;
}

core::Session stepsSession()
{
    core::Session session = filmedSession();
    session.figure.content = Content::Steps;
    session.figure.width_mm = 183;
    return session;
}

std::string failureOf(const core::Session& session, const FilmSettings& settings)
{
    try {
        const Film film(filmed(session), settings);
    } catch (const core::Error& error) {
        return saidParts(error).field + "|" + saidParts(error).expected + "|" + saidParts(error).found;
    }
    return "none";
}

void requireOneSize(Film& film)
{
    const QSizeF size = film.figure(0).size();
    for (int i = 1; i < film.frames(); ++i) QCOMPARE(film.figure(i).size(), size);
}

}  // namespace

class TestFilm final : public QObject {
    Q_OBJECT
private slots:
    void stepsAppearOneAfterTheOtherAndStay()
    {
        Film film(filmed(stepsSession()), {.kind = FilmKind::Steps});
        QVERIFY2(film.frames() >= 6, qPrintable(QString::number(film.frames())));
        requireOneSize(film);
        QImage before = filmImage(film, 0);
        for (int i = 1; i < film.frames(); ++i) {
            QVERIFY(film.session(i).figure.part.stages.size() > film.session(i - 1).figure.part.stages.size());
            const QImage now = filmImage(film, i);
            // Below the title nothing goes away: what changes was paper.
            int changed = 0;
            for (int y = now.height() / 10; y < now.height(); ++y)
                for (int x = 0; x < now.width(); ++x)
                    if (now.pixel(x, y) != before.pixel(x, y)) {
                        QCOMPARE(before.pixel(x, y), before.pixel(0, now.height() - 1));
                        ++changed;
                    }
            QVERIFY(changed > 0);
            before = now;
        }
    }

    void theLastStepIsTheFigureWithoutAFilm()
    {
        const core::Session session = stepsSession();
        Film film(filmed(session), {.kind = FilmKind::Steps});
        core::Session last = session;
        last.figure.title = film.session(film.frames() - 1).figure.title;
        const Figure alone(filmed(session), last.figure);
        QCOMPARE(filmImage(film, film.frames() - 1), figureImage(alone, 100));
    }

    void aTextGrowsWhereItStays()
    {
        const core::Session session = writtenSession(5);
        Film film(filmed(session), {.kind = FilmKind::Generation});
        QCOMPARE(film.frames(), 6);
        requireOneSize(film);
        for (int i = 0; i < 6; ++i) QCOMPARE(film.session(i).run().continuation.shown, core::Index{i});
        // A cell is where it will be, and rows that are there do not change.
        const core::HeadAddress head{1, 2, 0};
        const Figure first = film.figure(0), last = film.figure(5);
        const QRectF cell = first.cellRect(head, 1, 0), later = last.cellRect(head, 1, 0);
        QVERIFY(std::abs(cell.left() - later.left()) < 0.01 && std::abs(cell.width() - later.width()) < 0.01);
        const QPoint pixel = (cell.center() / 25.4 * 100).toPoint();
        QCOMPARE(filmImage(film, 0).pixel(pixel), filmImage(film, 5).pixel(pixel));
        // Where nothing is written yet there is paper.
        const auto queries = static_cast<core::Index>(film.source().traces.front()->queries(0).size());
        const QPoint end = (last.cellRect(head, queries - 1, 0).center() / 25.4 * 100).toPoint();
        QCOMPARE(filmImage(film, 0).pixel(end), filmImage(film, 0).pixel(0, 0));
        QVERIFY(filmImage(film, 5).pixel(end) != filmImage(film, 5).pixel(0, 0));
    }

    void theLastWordIsTheFigureWithoutAFilm()
    {
        const core::Session session = writtenSession(4);
        Film film(filmed(session), {.kind = FilmKind::Generation});
        core::Session last = session;
        last.figure.title = film.session(4).figure.title;
        QCOMPARE(filmImage(film, 4), figureImage(Figure(filmed(session), last.figure), 100));
    }

    void temperaturesAreEvenInLogarithmsAndSaid()
    {
        Film film(filmed(filmedSession()), {.kind = FilmKind::Temperature, .frames = 5});
        const char* const said[] = {"0.100", "0.316", "1.00", "3.16", "10.0"};
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(QString::fromStdString(film.session(i).figure.title), QString("temperature ") + said[i]);
            QCOMPARE(*film.session(i).run().changes.back().temperature, QString(said[i]).toFloat());
        }
        requireOneSize(film);
    }

    /// Each frame is what a figure of its session is.
    void everyFrameIsTheFigureOfItsState_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("content");
        const auto row = [](const char* name, FilmKind kind, Content content) {
            QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(content);
        };
        row("temperature, map", FilmKind::Temperature, Content::Maps);
        row("temperature, flow", FilmKind::Temperature, Content::Flow);
        row("layers, map", FilmKind::Layers, Content::Maps);
        row("layers, mask", FilmKind::Layers, Content::Mask);
        row("layers, flow", FilmKind::Layers, Content::Flow);
    }

    void everyFrameIsTheFigureOfItsState()
    {
        QFETCH(int, kind);
        QFETCH(int, content);
        core::Session session = filmedSession();
        session.figure.content = static_cast<Content>(content);
        Film film(filmed(session), {.kind = static_cast<FilmKind>(kind), .frames = 3});
        QCOMPARE(film.frames(), 3);
        for (int i = 0; i < 3; ++i) {
            const core::Session state = film.session(i);
            FigureSource alone = filmed(state);
            alone.room.names_temperature = static_cast<FilmKind>(kind) == FilmKind::Temperature;  // as its title does
            QCOMPARE(filmImage(film, i), figureImage(Figure(alone, state.figure), 100));
        }
        QVERIFY(filmImage(film, 0) != filmImage(film, 2));
    }

    void colorsMeanTheSameInEveryFrame()
    {
        core::Session session = filmedSession();
        session.figure.map.cells = core::MapLook::Cells::Norms;  // whose range is each map's own
        Film film(filmed(session), {.kind = FilmKind::Layers});
        FigureRanges all;
        for (int i = 0; i < film.frames(); ++i) {
            QCOMPARE(film.figure(i).ranges(), film.figure(0).ranges());
            const core::Session state = film.session(i);
            const FigureRanges own = Figure(filmed(state), state.figure).ranges();
            if (i == 0) all = own;
            all.include(own);
        }
        QCOMPARE(film.figure(0).ranges(), all);
    }

    void tablesStayWhereTheyAreInEveryLayer()
    {
        Film film(filmed(stepsSession()), {.kind = FilmKind::Layers});
        requireOneSize(film);
        // Words and axes do not move: what is dark in a frame and no colour of a cell is so in every other.
        const auto isInk = [](QRgb color) {
            const int least = std::min({qRed(color), qGreen(color), qBlue(color)});
            const int most = std::max({qRed(color), qGreen(color), qBlue(color)});
            return most < 60 && most - least < 24;
        };
        const QImage first = filmImage(film, 0);
        for (int i = 1; i < film.frames(); ++i) {
            const QImage now = filmImage(film, i);
            QVERIFY(now != first);
            for (int y = 40; y < now.height() - 20; ++y)
                for (int x = 0; x < now.width(); ++x) QCOMPARE(isInk(now.pixel(x, y)), isInk(first.pixel(x, y)));
        }
    }

    void framesAreChosenEvenlyWithTheFirstAndTheLast()
    {
        QCOMPARE(evenly(5, {}, "layers"), (std::vector<core::Index>{0, 1, 2, 3, 4}));
        QCOMPARE(evenly(12, 3, "layers"), (std::vector<core::Index>{0, 6, 11}));
        QCOMPARE(evenly(12, 2, "layers"), (std::vector<core::Index>{0, 11}));
        QCOMPARE(evenly(100'000, {}, "texts").size(), std::size_t{1000});
        QCOMPARE(evenly(100'000, {}, "texts").back(), core::Index{99'999});
    }

    void whatNoFilmShowsIsSaid_data()
    {
        QTest::addColumn<FilmSettings>("settings");
        QTest::addColumn<core::Session>("session");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const FilmSettings& settings, const core::Session& session,
                            const char* said) { QTest::newRow(name) << settings << session << QString(said); };
        const auto with = [](Content content) {
            core::Session session = filmedSession();
            session.figure.content = content;
            return session;
        };
        row("steps of a map", {.kind = FilmKind::Steps}, filmedSession(), "a film of steps|a figure of steps|maps");
        row("no text was written", {.kind = FilmKind::Generation}, filmedSession(), "--generate N");
        row("a generation in steps", {.kind = FilmKind::Generation}, with(Content::Steps),
            "a figure of maps or a picture|steps");
        row("a mask's temperatures", {.kind = FilmKind::Temperature}, with(Content::Mask), "a mask");
        row("an account", {.kind = FilmKind::Layers}, with(Content::Why), "an account");
        row("layers of several layers", {.kind = FilmKind::Layers}, with(Content::Compare), "several layers");
        row("one frame", {.kind = FilmKind::Layers, .frames = 1}, filmedSession(), "the number of frames|2 to 3|1");
        row("more than layers", {.kind = FilmKind::Layers, .frames = 4}, filmedSession(), "2 to 3|4");
        row("a thousand and one", {.kind = FilmKind::Temperature, .frames = 1001}, filmedSession(), "2 to 1000|1001");
        row("minus", {.kind = FilmKind::Temperature, .frames = -5}, filmedSession(), "2 to 1000|-5");
        row("cold", {.kind = FilmKind::Temperature, .from = 0}, filmedSession(), "0 to 10");
        row("nan", {.kind = FilmKind::Temperature, .to = NAN}, filmedSession(), "0.1 to nan");
        row("one temperature", {.kind = FilmKind::Temperature, .from = 2, .to = 2}, filmedSession(), "two different");
        row("for ever", {.kind = FilmKind::Layers, .seconds = INFINITY}, filmedSession(), "0.02 to 60|inf");
        row("no time", {.kind = FilmKind::Layers, .seconds = 0}, filmedSession(), "0.02 to 60|0");
        row("nowhere", {.kind = FilmKind::Checkpoints, .checkpoints = "/nowhere"}, filmedSession(), "No such file");
    }

    void whatNoFilmShowsIsSaid()
    {
        QFETCH(FilmSettings, settings);
        QFETCH(core::Session, session);
        QFETCH(QString, said);
        const QString failure = QString::fromStdString(failureOf(session, settings));
        QVERIFY2(failure.contains(said), qPrintable(failure));
    }

    void checkpointsAreInTheOrderOfTheirNumbers()
    {
        QVERIFY(isBefore("step-9", "step-100"));
        QVERIFY(!isBefore("step-100", "step-9"));
        QVERIFY(isBefore("a", "b") && isBefore("a", "a1") && !isBefore("a", "a"));
        QVERIFY(isBefore("step-007", "step-8") && isBefore("step-07", "step-7") != isBefore("step-7", "step-07"));
        QVERIFY(isBefore("1", "99999999999999999999999999") && isBefore("x2y3", "x2y10"));
    }

    void checkpointsAreFilmedAndWhatIsNoneIsNamed()
    {
        const QTemporaryDir folder;
        const fs::path root = folder.path().toStdString();
        for (const char* name : {"step-100", "step-9", "step-20"}) fs::copy(filmedModel, root / name);
        fs::create_directory(root / "logs");
        std::ofstream(root / "notes.txt") << "none";
        const CheckpointFolders found = checkpointsIn(root);
        QCOMPARE(found.models, (std::vector<fs::path>{root / "step-9", root / "step-20", root / "step-100"}));
        QCOMPARE(found.others, (std::vector<fs::path>{root / "logs"}));
        const FilmSettings settings{.kind = FilmKind::Checkpoints, .checkpoints = root};
        Film film(filmed(filmedSession()), settings);
        QCOMPARE(film.frames(), 3);
        QCOMPARE(film.session(2).figure.title, std::string("step-100"));
        QCOMPARE(film.session(2).run().model, root / "step-100");
        // One that cannot be opened is named.
        fs::remove(root / "step-20" / "model.safetensors");
        try {
            const Film broken(filmed(filmedSession()), settings);
            QFAIL("a model without weights");
        } catch (const core::Error& error) {
            QVERIFY2(error.file.find("step-20") != std::string::npos, error.file.c_str());
        }
    }

    /// A list in its own order, and the revisions of a model in the hub's cache.
    void checkpointsAreListedToo()
    {
        const QTemporaryDir folder;
        const fs::path root = folder.path().toStdString();
        for (const char* name : {"late", "early"}) fs::copy(filmedModel, root / name);
        std::ofstream(root / "list.txt") << "# a training\n late \r\n\nearly\ngone\n";
        const CheckpointFolders listed = checkpointsIn(root / "list.txt");
        QCOMPARE(listed.models, (std::vector<fs::path>{root / "late", root / "early"}));
        QCOMPARE(listed.others, (std::vector<fs::path>{root / "gone"}));
        std::ofstream(root / "none.txt") << "gone\n";
        QVERIFY_EXCEPTION_THROWN(checkpointsIn(root / "none.txt"), core::Error);
        for (const char* name : {"aa", "bb"}) {
            fs::create_directories(root / "models--x--y/snapshots");
            fs::copy(filmedModel, root / "models--x--y/snapshots" / name);
        }
        QCOMPARE(checkpointsIn(root / "models--x--y").models.size(), 2U);
    }

    void itStopsWhereItIsTold()
    {
        const FilmSettings settings{.kind = FilmKind::Temperature, .frames = 9};
        int told = 0;
        const auto onFrame = [&](int done, int total) {
            told = done;
            return total != 9 || done < 3;
        };
        QVERIFY_EXCEPTION_THROWN(Film(filmed(filmedSession()), settings, onFrame), core::Stopped);
        QCOMPARE(told, 3);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(Film(filmed(filmedSession()), settings, {}, stop.get_token()), core::Stopped);
    }

    void aHiddenRowStaysHidden()
    {
        core::Session session = filmedSession();
        session.figure.values = true;
        session.focus.query = 3;
        session.guess = core::Guess{.at = session.focus};
        core::Session shown = session;
        shown.guess.reset();
        Film film(filmed(session), {.kind = FilmKind::Temperature, .frames = 2});
        Film open(filmed(shown), {.kind = FilmKind::Temperature, .frames = 2});
        QVERIFY(filmImage(film, 1) != filmImage(open, 1));
    }
};

TEST_CLASS(TestFilm)

#include "tst_film.moc"
