#pragma once

#include "core/session/session.h"

namespace core {

/// A Session as versioned JSON, the text of an .attnscope file or of what a figure carries: one object with "format",
/// "version" and the Session's fields under the names they have on screen.
///
/// What it is of is written as a path where it lies below `folder`, so that both can be moved together; else as a name,
/// with the fingerprint by which findSources() knows it. Nothing says where its writer keeps things.
/// @param folder  where the text will lie; empty: nowhere yet
/// @throws Error{OutOfRange} for a session that could not be read back
std::string sessionText(const Session& session, const std::filesystem::path& folder = {});

/// A session as text for a file that nobody else is given: paths as they are, and with what recorded attention took the
/// place of.
/// @param saved_at  the session file that it is a newer state of; empty: none
std::string privateSessionText(const Session& session, const std::filesystem::path& saved_at = {});

/// @param file  names the source in errors; relative paths begin at its folder
/// @throws Error{Malformed, OutOfRange, Unknown} naming the field; Error{Unsupported} for a newer version
Session sessionFrom(std::string_view text, const std::filesystem::path& file);

/// What it is of is still to be found: findSources().
/// @throws Error{CannotRead, …}
Session openSession(const std::filesystem::path& file);
/// The content of a copy of unsaved work.
struct UnsavedWork {
    Session session;
    std::filesystem::path saved_at = {};  ///< as in privateSessionText()
};
/// @throws as openSession()
UnsavedWork openUnsavedWork(const std::filesystem::path& copy);
/// Saves a session: the file appears whole or not at all, and is on the disk before it replaces another.
/// @param picture  PNG, what file managers show of it (core/session/carried_picture.h); empty: none
/// @throws Error{CannotWrite}
void saveSession(const Session& session, const std::filesystem::path& file, std::string_view picture = {});

}  // namespace core
