#pragma once

#include "ui/plot/figure/figure.h"

/// The figure of a session's view; views of all heads become pages of maps.
core::FigureSettings figureOfView(const core::Session& session);

/// The source of a session's figures: of the attention that it looks at, without what somebody has to guess.
/// @param traces  [runs] as they were computed; null where there is nothing to compute
/// @throws core::Error{Missing} where there is no such attention, or no text
FigureSource shownSource(core::Session session, std::vector<std::shared_ptr<const core::Trace>> traces);
