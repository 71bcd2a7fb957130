#pragma once

#include "ui/feature/film/film_settings.h"
#include "ui/plot/figure/figure.h"

#include <vector>

/// One frame of a film before anything of it is computed.
struct FilmState {
    core::Session session;  ///< the session whose figure is drawn; its title names the state
    FigureRoom room = {};
};

/// The frames of a film of what a session's figure shows.
/// @param source  what was computed of the session, whose figure it is
/// @throws core::Error{Unsupported} for what such a film cannot show, Error{OutOfRange} for a number of frames that
/// there are not, Error{Missing} where a text was not continued, or a folder has no checkpoints; and as Figure
std::vector<FilmState> filmStates(const FigureSource& source, const FilmSettings& film);

/// So many of `count` places, evenly, the first and the last among them.
/// @param asked  none: all, as far as a film may have them
/// @param what  there are, for errors: "layers"
/// @throws core::Error{OutOfRange}
std::vector<core::Index> evenly(core::Index count, const std::optional<core::Index>& asked, const char* what);
