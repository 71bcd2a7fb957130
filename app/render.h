#pragma once

#include "core/session/session.h"

/// Computes a session's run and draws its figure into a file, whole or not at all. Needs no display.
/// @param itemChosen  else a batch is told which of its texts is drawn
/// @throws core::Error
void renderSession(const core::Session& session, const std::filesystem::path& out, bool itemChosen = true);
