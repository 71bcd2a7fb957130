#pragma once

#include "ui/feature/film/film.h"

/// The endings of films: "gif", "png" of numbered frames, "webm".
QStringList filmFormats();

/// Whether a path names a film: .gif, .webm, or {frame} in its name.
bool isFilm(const std::filesystem::path& path);

/// The file of one frame of many: {frame} is replaced by its number, from 1, as wide as the largest.
std::filesystem::path framePath(const std::filesystem::path& pattern, int frame, int frames);

/// Facts about a film's file before anything is computed.
/// @throws core::Error{Unsupported} for another format, or for transparent paper in GIF and WebM, Error{Missing} where
/// there is no ffmpeg for WebM
void requireFilmFile(const core::FigureSettings& figure, const std::filesystem::path& path);

/// A frame in pixels, as files have it.
/// @throws core::Error{OutOfRange} for one of more pixels than a film may have
QImage filmImage(Film& film, int frame, std::stop_token stop = {});

/// Writes a film, frame by frame; a GIF and a WebM whole or not at all, and so each of numbered PNGs.
///
/// A GIF carries the film's session, each PNG its frame's; WebM has no room for one.
///
/// @param path     its ending says the format; a PNG's name has {frame} in it
/// @param session  the text that a file carries, of a session; null: none
/// @return sentences on what should be known of the frames, each once
/// @throws core::Error as requireFilmFile, Error{CannotWrite}, also where a file is one that the film is made from;
/// core::Stopped
QStringList exportFilm(Film& film, const std::filesystem::path& path,
                       const std::function<std::string(const core::Session&)>& session,
                       const Film::Progress& onFrame = {}, std::stop_token stop = {});
