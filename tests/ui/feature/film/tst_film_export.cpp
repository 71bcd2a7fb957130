#include "ui/feature/film/film_export.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "core/session/session_json.h"
#include "core/stopped.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"
#include "tests/ui/feature/film/filmed.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/plot/figure/session_source.h"
#include "ui/plot/film/web_film.h"

#include <cmath>
#include <unistd.h>

namespace fs = std::filesystem;

namespace {

const FilmSettings fourTemperatures{.kind = FilmKind::Temperature, .frames = 4, .seconds = 0.25};

std::string textOf(const core::Session& session) { return core::privateSessionText(session); }

QByteArray contentOf(const fs::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// How far a frame's colours are from the figure's.
struct Difference {
    int largest = 0;
    double mean = 0;
    double exact = 0;  ///< share of pixels
};

Difference differenceOf(const QImage& a, const QImage& b)
{
    Difference all;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y), other = b.pixel(x, y);
            const int apart = std::max({std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                                        std::abs(qBlue(one) - qBlue(other))});
            all.largest = std::max(all.largest, apart);
            all.mean += apart;
            all.exact += apart == 0 ? 1 : 0;
        }
    const double pixels = static_cast<double>(a.width()) * a.height();
    all.mean /= pixels;
    all.exact /= pixels;
    return all;
}

}  // namespace

class TestFilmExport final : public QObject {
    Q_OBJECT
private slots:
    void aGifHasTheFramesOfTheFilm_data()
    {
        QTest::addColumn<FilmSettings>("settings");
        QTest::addColumn<core::Session>("session");
        QTest::newRow("temperatures") << fourTemperatures << filmedSession();
        core::Session dark = filmedSession();
        dark.figure.theme = core::FigureSettings::Theme::Dark;
        dark.figure.values = true;
        dark.figure.dpi = 200;
        QTest::newRow("layers, dark, with numbers") << FilmSettings{.kind = FilmKind::Layers, .seconds = 1.5} << dark;
        core::Session page = filmedSession();
        page.figure.head.reset();
        page.figure.color_map = "magma";
        QTest::newRow("pages of heads") << FilmSettings{.kind = FilmKind::Layers} << page;
        core::Session steps = filmedSession();
        steps.figure.content = core::FigureSettings::Content::Steps;
        steps.figure.width_mm = 183;
        QTest::newRow("steps") << FilmSettings{.kind = FilmKind::Steps} << steps;
    }

    void aGifHasTheFramesOfTheFilm()
    {
        QFETCH(FilmSettings, settings);
        QFETCH(core::Session, session);
        const fs::path path = fresh("film.gif");
        Film film(filmed(session), settings);
        exportFilm(film, path, textOf);
        QImageReader reader(QString::fromStdString(path.string()));
        QCOMPARE(reader.imageCount(), film.frames());
        for (int i = 0; i < film.frames(); ++i) {
            const QImage frame = reader.read().convertToFormat(QImage::Format_RGB32);
            const Difference all = differenceOf(frame, filmImage(film, i));
            QVERIFY2(all.mean < 0.25 && all.largest <= 32 && all.exact > 0.9,
                     qPrintable(QString("frame %1: %2 at most, %3 on average, %4 exact")
                                    .arg(i)
                                    .arg(all.largest)
                                    .arg(all.mean)
                                    .arg(all.exact)));
            QCOMPARE(reader.nextImageDelay(), static_cast<int>(std::lround(film.seconds() * 1000)));
        }
    }

    void numberedPicturesAreTheFrames()
    {
        Film film(filmed(filmedSession()), {.kind = FilmKind::Temperature, .frames = 11});
        exportFilm(film, fresh("t-{frame}.png"), textOf);
        QCOMPARE(QDir(m_folder.path()).entryList({"t-*"}).size(), 11);
        for (const int i : {0, 5, 10}) {
            const fs::path path = framePath(fs::path(m_folder.path().toStdString()) / "t-{frame}.png", i, 11);
            QCOMPARE(path.filename().string(), QString("t-%1.png").arg(i + 1, 2, 10, QChar('0')).toStdString());
            const QImage frame = QImage(QString::fromStdString(path.string())).convertToFormat(QImage::Format_RGB32);
            QCOMPARE(frame, filmImage(film, i));
            QCOMPARE(sessionAt(path).run().changes, film.session(i).run().changes);
        }
    }

    void aGifOpensAsItsSession()
    {
        const fs::path path = fresh("film.gif");
        core::Session session = filmedSession();
        session.figure.title = "(a) ☃ <b> */ \"quoted\" \x01 -->";
        Film film(filmed(session), fourTemperatures);
        exportFilm(film, path, textOf);
        const core::Session back = sessionAt(path);
        QCOMPARE(back.figure, session.figure);
        QCOMPARE(back.run(), session.run());
        QVERIFY(isSessionSource(path));
        exportFilm(film, path, {});
        QVERIFY(!sessionIn(path));
    }

    void aBrokenGifIsNothingOrSaysSo()
    {
        const fs::path path = fresh("film.gif");
        Film film(filmed(filmedSession()), {.kind = FilmKind::Temperature, .frames = 2});
        exportFilm(film, path, textOf);
        const QByteArray whole = contentOf(path);
        const auto look = [&](const QByteArray& bytes) {
            QFile file(QString::fromStdString(path.string()));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
            file.close();
            try {
                static_cast<void>(sessionIn(path));
            } catch (const core::Error& error) {
                QCOMPARE(error.code, core::Code::Malformed);
            }
        };
        for (qsizetype length = 0; length < 1200; ++length) look(whole.left(length));
        for (qsizetype place = 0; place < 900; ++place) {
            QByteArray bytes = whole;
            bytes[place] = static_cast<char>(bytes[place] ^ 0xFF);
            look(bytes);
        }
    }

    void theSameFilmIsTheSameBytes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("GIF") << "film.gif";
        QTest::newRow("PNG") << "film-{frame}.png";
        QTest::newRow("WebM") << "film.webm";
    }

    void theSameFilmIsTheSameBytes()
    {
        QFETCH(QString, name);
        if (name.endsWith("webm") && !WebFilm::canBeMade()) QSKIP("there is no ffmpeg");
        const auto written = [&] {
            const fs::path path = fresh(name);
            Film film(filmed(filmedSession()), fourTemperatures);
            exportFilm(film, path, textOf);
            QByteArray all;
            for (const QFileInfo& each : QDir(m_folder.path()).entryInfoList({"film*"}, QDir::Files, QDir::Name))
                all += contentOf(each.filePath().toStdString());
            return all;
        };
        const QByteArray once = written();
        QVERIFY(once.size() > 1000);
        QVERIFY(written() == once);
    }

    void aWebFilmHasTheFramesOfTheFilm()
    {
        if (!WebFilm::canBeMade()) QSKIP("there is no ffmpeg");
        const fs::path path = fresh("film.webm");
        Film film(filmed(filmedSession()), fourTemperatures);
        exportFilm(film, path, textOf);
        QProcess decoder;
        decoder.start("ffmpeg",
                      {"-v", "error", "-i", QString::fromStdString(path.string()), m_folder.filePath("web-%02d.png")});
        QVERIFY(decoder.waitForFinished(-1) && decoder.exitCode() == 0);
        QCOMPARE(QDir(m_folder.path()).entryList({"web-*"}).size(), 4);
        for (int i = 0; i < 4; ++i) {
            const QImage frame(m_folder.filePath(QString("web-0%1.png").arg(i + 1)));
            const QImage drawn = filmImage(film, i);
            QCOMPARE(frame.size(), drawn.size());
            QVERIFY2(differenceOf(frame, drawn).mean < 3, qPrintable(QString::number(differenceOf(frame, drawn).mean)));
        }
        // Its length stands in it.
        QProcess reader;
        reader.start("ffprobe", {"-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0",
                                 QString::fromStdString(path.string())});
        if (reader.waitForFinished(-1)) QCOMPARE(reader.readAll().trimmed().toDouble(), 1.0);
    }

    void withoutFfmpegItSaysWhatToDo()
    {
        const QByteArray before = qgetenv("PATH");
        qputenv("PATH", m_folder.path().toUtf8());
        const fs::path path = fresh("film.webm");
        Film film(filmed(filmedSession()), fourTemperatures);
        try {
            exportFilm(film, path, textOf);
            QFAIL("nothing was said");
        } catch (const core::Error& error) {
            QVERIFY(saidParts(error).field.find("ffmpeg") != std::string::npos);
            QVERIFY(saidParts(error).expected.find("NAME.gif") != std::string::npos);
        }
        // One that fails is quoted.
        QFile program(m_folder.filePath("ffmpeg"));
        QVERIFY(program.open(QIODevice::WriteOnly));
        program.write("#!/bin/sh\necho 'Unknown encoder vp9' >&2\nexit 1\n");
        program.close();
        program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        try {
            exportFilm(film, path, textOf);
            QFAIL("nothing was said");
        } catch (const core::Error& error) {
            QCOMPARE(error.code, core::Code::Failed);
            QCOMPARE(saidParts(error).found, std::string("Unknown encoder vp9"));
        }
        qputenv("PATH", before);
        QVERIFY(!fs::exists(path));
    }

    void whatIsNoFilmsFileIsSaid_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("said");
        QTest::newRow("another format") << "film.pdf"
                                        << ".gif, .webm, or .png";
        QTest::newRow("no ending") << "film"
                                   << ".gif, .webm or .png";
        QTest::newRow("one picture") << "film.png"
                                     << "NAME-{frame}.png";
        QTest::newRow("numbered films") << "film-{frame}.gif"
                                        << "NAME-{frame}.png";
        QTest::newRow("no such folder") << "none/film.gif"
                                        << "";
    }

    void whatIsNoFilmsFileIsSaid()
    {
        QFETCH(QString, name);
        QFETCH(QString, said);
        const fs::path path = fresh(name);
        Film film(filmed(filmedSession()), fourTemperatures);
        try {
            exportFilm(film, path, textOf);
            QFAIL("nothing was said");
        } catch (const core::Error& error) {
            QVERIFY2(error.english().find(said.toStdString()) != std::string::npos, error.english().c_str());
        }
        QVERIFY(QDir(m_folder.path()).isEmpty());
    }

    void transparentPaperIsForPictures()
    {
        core::Session session = filmedSession();
        session.figure.background = core::FigureSettings::Background::Transparent;
        Film film(filmed(session), {.kind = FilmKind::Temperature, .frames = 2});
        QVERIFY_EXCEPTION_THROWN(exportFilm(film, fresh("film.gif"), textOf), core::Error);
        exportFilm(film, fresh("film-{frame}.png"), textOf);
        QCOMPARE(QImage(m_folder.filePath("film-1.png")).pixelColor(0, 0).alpha(), 0);
    }

    void framesHaveBounds()
    {
        core::Session session = filmedSession();
        session.figure.width_mm = 1000;
        session.figure.dpi = 300;
        Film film(filmed(session), {.kind = FilmKind::Temperature, .frames = 2});
        try {
            exportFilm(film, fresh("film.gif"), textOf);
            QFAIL("100 million pixels a frame");
        } catch (const core::Error& error) {
            QVERIFY(saidParts(error).expected.find("16 million pixels") != std::string::npos);
        }
        QVERIFY(QDir(m_folder.path()).isEmpty());
    }

    void stoppingLeavesNothing()
    {
        for (const char* name : {"film.gif", "film.webm"}) {
            if (std::string_view(name) == "film.webm" && !WebFilm::canBeMade()) continue;
            const fs::path path = fresh(name);
            Film film(filmed(filmedSession()), fourTemperatures);
            const auto onFrame = [](int done, int) { return done < 2; };
            QVERIFY_EXCEPTION_THROWN(exportFilm(film, path, textOf, onFrame), core::Stopped);
            QVERIFY(QDir(m_folder.path()).isEmpty());
        }
    }

    void aFolderThatCannotBeWrittenIsSaid()
    {
        if (::geteuid() == 0) QSKIP("root may write everywhere");
        QFile::setPermissions(m_folder.path(), QFile::ReadOwner | QFile::ExeOwner);
        Film film(filmed(filmedSession()), fourTemperatures);
        QVERIFY_EXCEPTION_THROWN(exportFilm(film, inFolder("film.gif"), textOf), core::Error);
        QFile::setPermissions(m_folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void aFullDiskIsSaid()
    {
        if (!fs::exists("/dev/full")) QSKIP("there is no /dev/full");
        const fs::path link = fresh("film.gif");
        fs::create_symlink("/dev/full", link);
        Film film(filmed(filmedSession()), fourTemperatures);
        try {
            exportFilm(film, link, textOf);
            QFAIL("nothing was said");
        } catch (const core::Error& error) {
            QCOMPARE(error.code, core::Code::CannotWrite);
            QCOMPARE(saidParts(error).found, std::string("No space left on device"));
        }
    }

private:
    fs::path inFolder(const QString& name) const { return m_folder.filePath(name).toStdString(); }

    /// In an empty folder.
    fs::path fresh(const QString& name)
    {
        for (const QFileInfo& each : QDir(m_folder.path()).entryInfoList(QDir::NoDotAndDotDot | QDir::AllEntries))
            QFile::remove(each.filePath());
        return inFolder(name);
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestFilmExport)

#include "tst_film_export.moc"
