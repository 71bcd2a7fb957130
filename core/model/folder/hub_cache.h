#pragma once

#include "core/error.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// The value of an environment variable; empty where it is not set.
using Environment = std::function<std::string(const std::string& name)>;

/// The program's own environment.
std::string environmentVariable(const std::string& name);

/// Where Hugging Face's libraries keep what they download, as huggingface_hub decides it: HF_HUB_CACHE, else
/// HUGGINGFACE_HUB_CACHE, else HF_HOME/hub, else XDG_CACHE_HOME/huggingface/hub, else ~/.cache/huggingface/hub.
std::filesystem::path hubCacheFolder(const Environment& environment);

/// The model repositories (`models--ORG--NAME`) in a cache, by name; or why that cannot be said.
struct HubListing {
    std::vector<std::filesystem::path> repositories;
    std::optional<Error> problem;  ///< Missing: there is no cache
};

/// Reads names only; repositories without a model are skipped.
HubListing listHubModels(const std::filesystem::path& cache);

/// "ORG/NAME" of a repository, or of a snapshot in one, whose own name is only a hash.
std::optional<std::string> hubModelName(const std::filesystem::path& folder);

/// Where the cache keeps the repository "ORG/NAME" or "NAME", whether it is there or not; empty for what cannot be such
/// a name.
std::filesystem::path hubRepository(const std::string& name, const Environment& environment);

/// The model folder of a repository: the snapshot that its `refs/main` names, else another ref, else the newest. A ref
/// that names no folder in `snapshots` counts for nothing.
/// @return empty where nothing was downloaded
std::filesystem::path snapshotOf(const std::filesystem::path& repository);

/// Whether a download left a part of a file behind.
bool hasUnfinishedDownload(const std::filesystem::path& repository);

/// What to open for a path: a repository's snapshot, also of one that lies in the cache under this name ("ORG/NAME")
/// where nothing lies at the path; anything else as it is.
std::filesystem::path modelFolderAt(const std::filesystem::path& path);

/// Why nothing can be opened at a path where nothing lies: of a repository's name, where it was looked for.
Words whyNotThere(const std::filesystem::path& path);

}  // namespace core
