#include "ui/work/film_worker.h"

#include "core/session/session_json.h"
#include "core/session/session_sources.h"
#include "ui/film/film_export.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/session_source.h"

#include <algorithm>

namespace {

constexpr const char* filming = "the film";

/// As a file in a folder carries it.
std::string carriedText(core::Session session, const std::filesystem::path& folder)
{
    session = core::withAbsolutePaths(core::withFingerprints(std::move(session)));
    lookAtFigure(session);
    return core::sessionText(session, folder);
}

}  // namespace

FilmWorker::FilmWorker(FigureSource source, QObject* parent) : QObject(parent), m_source(std::move(source)) {}

FilmWorker::~FilmWorker()
{
    for (LatestJob* job : {&m_planning, &m_drawing, &m_writing}) job->cancel();
}

void FilmWorker::plan(const core::FigureSettings& settings, const FilmSettings& film)
{
    m_drawing.cancel();
    m_film.reset();
    m_planning.start(
        filming,
        [this, settings, film](const Turn& turn) {
            FigureSource source = m_source;
            source.session.figure = settings;
            const auto tell = [&](int done, int total) {
                turn.tell([this, done, total] { emit computed(done, total); });
                return true;
            };
            const auto made = std::make_shared<Film>(std::move(source), film, tell, turn.stop());
            const QSizeF size = made->figure(0, turn.stop()).size();
            turn.finish([this, made, size] {
                m_film = made;
                emit planned(made->frames(), made->seconds(), size);
            });
        },
        [this](const core::Error& error) { emit notPlanned(error); });
}

void FilmWorker::draw(int frame, const QSize& room)
{
    if (m_film == nullptr) return;
    m_drawing.start(
        filming,
        [this, film = m_film, frame, room](const Turn& turn) {
            const Figure figure = film->figure(frame, turn.stop());
            const QSizeF inches = figure.size() / 25.4;
            const QImage picture =
                figureImage(figure, std::min(room.width() / inches.width(), room.height() / inches.height()));
            turn.finish([this, frame, picture] { emit drawn(frame, picture); });
        },
        [this](const core::Error& error) { emit notPlanned(error); });
}

void FilmWorker::write(const std::filesystem::path& path)
{
    if (m_film == nullptr) return;
    m_writing.start(
        filming,
        [this, film = m_film, path](const Turn& turn) {
            const auto tell = [&](int done, int total) {
                turn.tell([this, done, total] { emit progressed(done, total); });
                return true;
            };
            const auto folder = std::filesystem::absolute(path).parent_path();
            const auto carried = [&](const core::Session& session) { return carriedText(session, folder); };
            exportFilm(*film, path, carried, tell, turn.stop());
            turn.finish([this] { emit written(true); });
        },
        [this](const core::Error& error) { emit failed(error); }, [this] { emit written(false); });
}
