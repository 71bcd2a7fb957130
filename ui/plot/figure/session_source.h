#pragma once

#include "core/session/carried_numbers.h"

/// A session from whatever holds one: an .attnscope file, or a figure that carries it. Content decides, not the name.
///
/// @throws core::Error{CannotRead, Malformed, …}; Error{Missing} if the file holds none
core::Session sessionAt(const std::filesystem::path& file);

/// A session with what it is of as far as it was found, and what must be asked about; see core::findSources().
struct FoundSession {
    core::Session session;
    core::UnknownSources unknown;
    /// What it is read from where that travelled in the file, and is there as long as this; else null.
    std::shared_ptr<const core::CarriedNumbers> numbers;
};
/// @throws as sessionAt(); core::Error as core::CarriedNumbers::take()
FoundSession foundSessionAt(const std::filesystem::path& file);

/// Turns view and focus to what the session's figure shows, which is what its file opens on.
void lookAtFigure(core::Session& session);

/// Whether it is a session file, by name or content, and no figure.
bool isSessionFile(const std::filesystem::path& file);

/// Whether a file is meant to hold one: it does, or its name says session or figure.
bool isSessionSource(const std::filesystem::path& file);
