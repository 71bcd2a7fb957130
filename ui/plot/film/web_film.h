#pragma once

#include <QImage>
#include <QProcess>

#include "core/file/memory_file.h"

#include <ostream>

/// A film as WebM (VP9), made by ffmpeg, which is looked for in PATH; written frame by frame.
class WebFilm {
public:
    static bool canBeMade();
    /// @throws core::Error{Missing} where there is no ffmpeg
    static void requireProgram();

    /// @param size     of every frame
    /// @param seconds  that each frame stays, rounded to hundredths
    /// @throws core::Error as requireProgram; Error{Failed} with ffmpeg's own words; so do the others
    WebFilm(const QSize& size, double seconds);
    ~WebFilm();
    WebFilm(const WebFilm&) = delete;
    WebFilm& operator=(const WebFilm&) = delete;

    /// @param frame  opaque, of the film's size
    void add(const QImage& frame);
    /// After the last frame: writes the whole file.
    void finish(std::ostream& out);

private:
    [[noreturn]] void refuse();

    core::MemoryFile m_file{"film", core::MemoryFile::Heirs::Programs};  ///< where ffmpeg can fill in how long it is
    QProcess m_process;
};
