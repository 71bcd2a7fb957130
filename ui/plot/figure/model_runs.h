#pragma once

#include "ui/plot/figure/figure_layout.h"

#include <memory>
#include <vector>

namespace figure_layout {

/// A model of a session's runs, each model once.
struct ModelRun {
    std::size_t run = 0;
    std::shared_ptr<const core::Model> model;  ///< the whole of it: of an encoder–decoder with its decoder
    core::Index tokens = 0;                    ///< tokens of the run's text
};
/// @throws core::Error{Missing} where nothing was computed
std::vector<ModelRun> modelRuns(const FigureSource& source);

/// Gives a page of open height its end.
/// @param what  "a diagram"
/// @throws core::Error{OutOfRange} where the height that is asked for is less than what the content takes
void requireHeight(FigurePage& page, const core::FigureSettings& settings, double bottom, const std::string& what);

}  // namespace figure_layout
