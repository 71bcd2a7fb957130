#pragma once

#include "core/session/session.h"

#include <functional>
#include <map>

namespace core {

/// Tells models and files apart without reading all of them: their size, their beginning, sixteen pages spread over
/// the weights, and the configuration of a folder.
/// @return 0 only where nothing can be read
std::uint64_t fingerprintOf(const std::filesystem::path& source);

/// A session with current fingerprints of its model and files; files that cannot be read keep their old ones.
Session withFingerprints(Session session);
/// A session with absolute paths.
Session withAbsolutePaths(Session session);

/// The fingerprint that a run's source had when its session was saved; 0: not known.
std::uint64_t savedFingerprint(const Run& run, const std::filesystem::path& source);

/// The source of a run: the model, or the dump or vectors.
const std::filesystem::path& mainSource(const Run& run);

/// Every path that a run reads: mainSource(), files of tokens, pictures.
std::vector<std::filesystem::path> sourcesOf(const Run& run);

/// A written file must not replace its own source.
/// @throws Error{CannotWrite} if `out` is there and is what a run reads, or belongs to a model whose folder one reads
void requireNoSource(const Run& run, const std::filesystem::path& out);
/// Looks at what each run of a session reads.
/// @throws Error{CannotWrite} as for one run
void requireNoSource(const Session& session, const std::filesystem::path& out);

/// Folders and files that this user opened, by window or command line, the last one first. Kept between programs in
/// the folder for state (XDG Base Directory Specification), which nobody is given.
std::vector<std::filesystem::path> openedSources();
/// Never throws: where it cannot be kept, it will be asked about again.
void rememberOpened(const Run& run) noexcept;

/// The places where a session's sources may be searched without asking the user.
struct SourceSearch {
    std::vector<std::filesystem::path> opened = openedSources();
    /// Model folders of the caches; called when no other place has the source.
    std::function<std::vector<std::filesystem::path>()> cached;

    SourceSearch();
};

/// What a session of a file names outside of that file's folder, and nobody here has opened before, by where it would
/// lie beside the file. Reading it could tell others what only this user should see.
using UnknownSources = std::map<std::filesystem::path, std::filesystem::path>;

/// Puts in the place of each of the session's sources where it was found: where the session says it is, at or below
/// the file's folder; beside the file; among what comes with the program; among what was opened; in the caches. What
/// has the fingerprint that the session knows is preferred. What is nowhere lies beside the file then, and is missing.
/// @param folder  the session file's
/// @return what must be asked about; the session names it where it would lie beside the file
UnknownSources findSources(Session& session, const std::filesystem::path& folder, const SourceSearch& search = {});

/// Lets the session read its unknown sources, after the user has allowed it.
void trustSources(Session& session, const UnknownSources& unknown);

}  // namespace core
