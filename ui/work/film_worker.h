#pragma once

#include <QImage>

#include "ui/film/film.h"
#include "ui/work/latest_job.h"

/// Plans, draws and writes films of one source away from the GUI thread.
class FilmWorker final : public QObject {
    Q_OBJECT
public:
    explicit FilmWorker(FigureSource source, QObject* parent = nullptr);
    ~FilmWorker() override;

    const FigureSource& source() const { return m_source; }

    /// Computes the frames of a film; only the newest is reported, and ends the one before.
    void plan(const core::FigureSettings& settings, const FilmSettings& film);
    /// A frame of the planned film, as large as fits into so many pixels; likewise.
    void draw(int frame, const QSize& room);
    /// Writes the planned film; not while isWriting().
    void write(const std::filesystem::path& path);
    bool isWriting() const { return m_writing.isRunning(); }
    void stop() { m_writing.requestStop(); }

signals:
    void computed(int done, int total);  ///< of the frames of the film that is being planned
    void planned(int frames, double seconds, const QSizeF& millimetres);
    void notPlanned(const core::Error& error);
    void drawn(int frame, const QImage& picture);
    void progressed(int done, int total);
    void written(bool whole);  ///< false if it was stopped
    void failed(const core::Error& error);

private:
    using Turn = LatestJob::Turn;

    const FigureSource m_source;
    std::shared_ptr<Film> m_film;  ///< the planned one; its frames are used in the jobs' one thread alone
    LatestJob m_planning;
    LatestJob m_drawing{&m_planning};
    LatestJob m_writing{&m_planning};
};
