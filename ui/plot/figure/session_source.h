#pragma once

#include "core/session/carried_numbers.h"

#include <functional>

/// A session from whatever holds one: an .attnscope file, or a figure that carries it. Content decides, not the name.
///
/// @throws core::Error{CannotRead, Malformed, …}; Error{Missing} if the file holds none
core::Session sessionAt(const std::filesystem::path& file);

/// A session with its sources, as far as they were found, and the ones that the user must allow; see
/// core::findSources().
struct FoundSession {
    core::Session session;
    core::UnknownSources unknown;
    /// The numbers that the file carried, if it is read from these; else null. They must outlive this.
    std::shared_ptr<const core::CarriedNumbers> numbers;
};
/// @throws as sessionAt(); core::Error as core::CarriedNumbers::take()
FoundSession foundSessionAt(const std::filesystem::path& file);

/// Turns view and focus to the content of the session's figure, with which its file opens.
void lookAtFigure(core::Session& session);

/// The text of a session as a figure in some folder carries it: with how it was drawn, and the fingerprints of its
/// models as they are now. What it returns may be called on any thread.
/// @param session  of the same traces as the figure's numbers
std::function<std::string(const core::FigureSettings&, const std::filesystem::path& folder)>
sessionTextOf(const core::Session& session);

/// Whether it is a session file, by name or content, and no figure.
bool isSessionFile(const std::filesystem::path& file);

/// Whether a file is meant to hold one: it does, or its name says session or figure.
bool isSessionSource(const std::filesystem::path& file);
