#pragma once

#include "core/session/session.h"

namespace core {

/// A Session as versioned JSON, the text of an .attnscope file: one object with "format", "version" and the Session's
/// fields under the names they have on screen. Paths below `folder` are written relative to it, so that a session and
/// its model can be moved together.
/// @param folder  where the text will lie; empty: paths stay as they are
/// @throws Error{OutOfRange} for a session that could not be read back
std::string sessionText(const Session& session, const std::filesystem::path& folder = {});

/// @param file  names the source in errors; relative paths begin at its folder
/// @throws Error{Malformed, OutOfRange, Unknown} naming the field; Error{Unsupported} for a newer version
Session sessionFrom(std::string_view text, const std::filesystem::path& file);

/// @throws Error{CannotRead, …}
Session openSession(const std::filesystem::path& file);
/// Whole or not at all; paths are written relative to the file's folder.
/// @throws Error{CannotWrite}
void saveSession(const Session& session, const std::filesystem::path& file);

}  // namespace core
