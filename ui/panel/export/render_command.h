#pragma once

#include "core/model/model.h"
#include "core/session/session.h"
#include "ui/plot/figure/figure_session.h"

#include <string>

/// A word as a POSIX shell takes it for itself, whatever stands in it.
std::string shellWord(const std::string& text);

/// The whole command that draws a figure again without the window: model, text and every setting that differs from the
/// usual ones. Where the command line has no option for what a session changed (painted masks, interventions, several
/// runs), the file that carries the session instead.
///
/// @param info  of the session's first run, for the numbers of its layers
/// @param long_map  a map too long for its matrix, whose usual colours are logarithmic
/// @param file      the figure's name
/// @param inside    what travels in it; where that is no session and options cannot say everything, the command is of a
///                  session that is still to be saved
std::string renderCommand(const core::Session& session, const core::ModelInfo& info, const core::FigureSettings& figure,
                          bool long_map, const std::string& file, FigureInside inside = {});
