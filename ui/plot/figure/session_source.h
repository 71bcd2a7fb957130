#pragma once

#include "core/session/session.h"

/// A session from whatever holds one: an .attnscope file, or a figure that carries it. Content decides, not the name.
///
/// @throws core::Error{CannotRead, Malformed, …}; Error{Missing} if the file holds none
core::Session sessionAt(const std::filesystem::path& file);

/// Turns view and focus to what the session's figure shows, which is what its file opens on.
void lookAtFigure(core::Session& session);

/// Whether it is a session file, by name or content, and no figure.
bool isSessionFile(const std::filesystem::path& file);

/// Whether a file is meant to hold one: it does, or its name says session or figure.
bool isSessionSource(const std::filesystem::path& file);
