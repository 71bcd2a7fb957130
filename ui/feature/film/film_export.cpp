#include "ui/feature/film/film_export.h"

#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/session/session_sources.h"
#include "core/stopped.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/plot/figure/png_file.h"
#include "ui/plot/film/gif_file.h"
#include "ui/plot/film/web_film.h"

#include <cmath>

namespace fs = std::filesystem;

namespace {

constexpr double mostPixels =
    16e6;  ///< pixels of a frame: three of them are in memory, and all of them in many a viewer
constexpr const char* frameName = "{frame}";

std::string filmEndingOf(const fs::path& path)
{
    const QString ending = endingOf(path);
    if (!filmFormats().contains(ending))
        throw core::Error(core::Code::Unsupported, path.string(),
                          ending.isEmpty() ? core::Words("the file's ending is not supported: a film needs .gif, .webm "
                                                         "or .png with {frame} in the name, found none")
                                           : core::Words("the file's ending is not supported: expected .gif, .webm, or "
                                                         ".png with {frame} in the name of a film, found %1",
                                                         ending.toStdString()));
    return ending.toStdString();
}

/// The common part of all formats: each frame is drawn, reported and counted.
class Frames {
public:
    Frames(Film& film, const Film::Progress& onFrame, std::stop_token stop)
        : m_film(film),
          m_onFrame(onFrame),
          m_stop(std::move(stop))
    {
    }

    /// @param write  of a frame: its place, its picture and its figure
    void each(const std::function<void(int, const QImage&, const Figure&)>& write)
    {
        for (int i = 0; i < m_film.frames(); ++i) {
            if (m_stop.stop_requested()) throw core::Stopped{};
            const Figure figure = m_film.figure(i, m_stop);
            write(i, imageOf(figure), figure);
            for (const QString& warning : figure.warnings())
                if (!m_warnings.contains(warning)) m_warnings << warning;
            if (m_onFrame && !m_onFrame(i + 1, m_film.frames())) throw core::Stopped{};
        }
    }

    static QImage imageOf(const Figure& figure)
    {
        const double dpi = figure.settings().dpi;
        const QSizeF pixels = figure.size() / 25.4 * dpi;
        if (pixels.width() * pixels.height() > mostPixels)
            throw core::Error(core::Code::OutOfRange, "",
                              "the size of a film's frames cannot be used: expected at most 16 million pixels: fewer "
                              "dots per inch or a smaller width, found %1 × %2",
                              std::to_string(std::lround(pixels.width())),
                              std::to_string(std::lround(pixels.height())));
        return figureImage(figure, dpi);
    }

    const QStringList& warnings() const { return m_warnings; }

private:
    Film& m_film;
    const Film::Progress& m_onFrame;
    std::stop_token m_stop;
    QStringList m_warnings;
};

using SessionText = std::function<std::string(const core::Session&)>;

void writeGif(Film& film, Frames& frames, const fs::path& path, const SessionText& session)
{
    const std::string comment = session ? gifComment(session(film.source().session)) : std::string();
    core::writeWhole(path, [&](std::ostream& out) {
        std::optional<GifFile> file;
        frames.each([&](int, const QImage& image, const Figure&) {
            if (!file) file.emplace(out, path, image.size(), film.seconds(), comment);
            file->add(image);
        });
        file->finish();
    });
}

void writeWebFilm(Film& film, Frames& frames, const fs::path& path)
{
    core::writeWhole(path, [&](std::ostream& out) {
        std::optional<WebFilm> file;
        frames.each([&](int, const QImage& image, const Figure&) {
            if (!file) file.emplace(image.size(), film.seconds());
            file->add(image);
        });
        file->finish(out);
    });
}

void writePictures(Film& film, Frames& frames, const fs::path& path, const SessionText& session)
{
    frames.each([&](int frame, const QImage& image, const Figure& figure) {
        QByteArray bytes = pngFile(image, figure.description());
        if (session) bytes = pngWithSession(bytes, session(film.session(frame)));
        core::writeWhole(framePath(path, frame, film.frames()),
                         std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    });
}

}  // namespace

QStringList filmFormats() { return {QStringLiteral("gif"), QStringLiteral("png"), QStringLiteral("webm")}; }

bool isFilm(const fs::path& path)
{
    const QString ending = QString::fromStdString(path.extension().string()).toLower();
    return ending == QLatin1String(".gif") || ending == QLatin1String(".webm")
           || path.filename().string().find(frameName) != std::string::npos;
}

fs::path framePath(const fs::path& pattern, int frame, int frames)
{
    const std::string largest = std::to_string(frames);
    std::string number = std::to_string(frame + 1);
    number.insert(0, largest.size() - number.size(), '0');
    std::string name = pattern.filename().string();
    for (std::size_t at = 0; (at = name.find(frameName, at)) != std::string::npos; at += number.size())
        name.replace(at, std::string_view(frameName).size(), number);
    return pattern.parent_path() / name;
}

void requireFilmFile(const core::FigureSettings& figure, const fs::path& path)
{
    const std::string ending = filmEndingOf(path);
    const bool numbered = path.filename().string().find(frameName) != std::string::npos;
    if (numbered != (ending == "png"))
        throw core::Error(
            core::Code::Unsupported, path.string(),
            "the name of the film is not supported: expected NAME.gif, NAME.webm or NAME-{frame}.png, found %1",
            path.filename().string());
    const bool transparent = figure.background == core::FigureSettings::Background::Transparent;
    if (transparent && !numbered)
        throw core::Error(core::Code::Unsupported, path.string(),
                          "transparent paper is not supported: expected white paper, or numbered PNGs "
                          "(NAME-{frame}.png), found a film in one file");
    if (ending == "webm") WebFilm::requireProgram();
}

QImage filmImage(Film& film, int frame, std::stop_token stop)
{
    return Frames::imageOf(film.figure(frame, std::move(stop)));
}

QStringList exportFilm(Film& film, const fs::path& path, const SessionText& session, const Film::Progress& onFrame,
                       std::stop_token stop)
{
    requireFilmFile(film.source().session.figure, path);
    const std::string ending = filmEndingOf(path);
    const bool numbered = ending == "png";
    for (int i = 0; i < (numbered ? film.frames() : 1); ++i)
        core::requireNoSource(film.source().session, numbered ? framePath(path, i, film.frames()) : path);
    Frames frames(film, onFrame, std::move(stop));
    if (numbered)
        writePictures(film, frames, path, session);
    else if (ending == "gif")
        writeGif(film, frames, path, session);
    else
        writeWebFilm(film, frames, path);
    return frames.warnings();
}
