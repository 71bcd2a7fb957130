#pragma once

#include "core/page/composed_page.h"
#include "core/session/session_sources.h"

namespace core {

/// A page as versioned JSON: one object with "format", "version", the page's fields and a list of panels, each with
/// its Session as .attnscope files have it.
/// @param folder  where the text will lie, as sessionText() takes it
/// @throws Error{OutOfRange} for a page that could not be read back
std::string pageText(const ComposedPage& page, const std::filesystem::path& folder = {});
/// A page as JSON with paths as they are, for a file that is not given away.
std::string privatePageText(const ComposedPage& page);

/// Whether a text is meant to be a page rather than a session.
bool isPageText(std::string_view text);

/// @param file  names the source in errors; relative paths begin at its folder
/// @throws Error{Malformed, OutOfRange, Unknown} naming the field; Error{Unsupported} for a newer version
ComposedPage pageFrom(std::string_view text, const std::filesystem::path& file);

/// @throws Error{CannotRead, …}; its sources are still to be found: findSources()
ComposedPage openPage(const std::filesystem::path& file);
/// Saves a page: the file appears whole or not at all, and is on the disk before it replaces another.
/// @param picture  PNG, what file managers show of it (core/session/carried_picture.h); empty: none
/// @throws Error{CannotWrite}
void savePage(const ComposedPage& page, const std::filesystem::path& file, std::string_view picture = {});

/// findSources() for each panel's session.
UnknownSources findSources(ComposedPage& page, const std::filesystem::path& folder, const SourceSearch& search = {});
void trustSources(ComposedPage& page, const UnknownSources& unknown);
/// requireNoSource() for each panel's session.
void requireNoSource(const ComposedPage& page, const std::filesystem::path& out);
/// The page with absolute paths and current fingerprints in its sessions, as a figure carries it.
ComposedPage withKnownSources(ComposedPage page);

}  // namespace core
