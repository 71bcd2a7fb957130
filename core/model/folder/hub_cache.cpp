#include "core/model/folder/hub_cache.h"

#include "core/file/file_beginning.h"
#include "core/file/folder_names.h"
#include "core/model/folder/bundled_models.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view repositoryPrefix = "models--";
constexpr std::size_t longestName = 128;

/// Expands a leading "~" and every $NAME or ${NAME}, like a shell; unset variables stay as they are written.
std::string expanded(std::string text, const Environment& environment)
{
    if (text == "~" || text.starts_with("~/")) text.replace(0, 1, environment("HOME"));
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] != '$') {
            result += text[i++];
            continue;
        }
        const bool braced = text.compare(i, 2, "${") == 0;
        const std::size_t begin = i + (braced ? 2 : 1);
        std::size_t end = begin;
        while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_'))
            ++end;
        const std::string value = environment(text.substr(begin, end - begin));
        if (braced) end = std::min(end + 1, text.size());
        result += value.empty() ? text.substr(i, end - i) : value;
        i = end;
    }
    return result;
}

/// Whether an organisation, a model or a revision can be called so: anything else would lead elsewhere.
bool isPlainName(const std::string& name)
{
    return !name.empty() && name.size() <= longestName && name != "." && name != ".."
           && std::ranges::all_of(
               name, [](unsigned char c) { return std::isalnum(c) != 0 || c == '.' || c == '_' || c == '-'; });
}

/// The revision that a ref's file names, or nothing.
std::string revisionIn(const fs::path& ref)
{
    std::string text = beginningOf(ref, longestName + 32);
    const char* const space = " \t\r\n";
    const std::size_t from = text.find_first_not_of(space);
    if (from == std::string::npos) return {};
    text = text.substr(from, text.find_last_not_of(space) + 1 - from);
    return isPlainName(text) ? text : std::string();
}

std::optional<fs::path> namedSnapshot(const fs::path& repository, const std::string& ref)
{
    const std::string revision = revisionIn(repository / "refs" / ref);
    if (revision.empty()) return std::nullopt;
    fs::path snapshot = repository / "snapshots" / revision;
    std::error_code none;
    return fs::is_directory(snapshot, none) ? std::optional(std::move(snapshot)) : std::nullopt;
}

fs::path newestSnapshot(const fs::path& repository)
{
    constexpr std::size_t mostRevisions = 10'000;
    fs::path newest;
    fs::file_time_type latest = fs::file_time_type::min();
    for (const std::string& name : namesIn(repository / "snapshots", mostRevisions)) {
        std::error_code error;
        const fs::path snapshot = repository / "snapshots" / name;
        const auto written = fs::last_write_time(snapshot, error);
        if (error || !fs::is_directory(snapshot, error)) continue;
        if (newest.empty() || written > latest) newest = snapshot;
        latest = std::max(latest, written);
    }
    return newest;
}

std::string inLowerCase(const fs::path& path)
{
    std::string text = path.string();
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// "ORG/NAME" of "models--ORG--NAME".
std::optional<std::string> repositoryName(const std::string& folder)
{
    if (!folder.starts_with(repositoryPrefix) || folder.size() == repositoryPrefix.size()) return std::nullopt;
    std::string name = folder.substr(repositoryPrefix.size());
    const std::size_t separator = name.find("--");
    if (separator != std::string::npos) name.replace(separator, 2, "/");
    return name;
}

}  // namespace

std::string environmentVariable(const std::string& name)
{
    const char* value = std::getenv(name.c_str());
    return value == nullptr ? std::string() : std::string(value);
}

fs::path hubCacheFolder(const Environment& environment)
{
    const auto folder = [&](const char* variable) { return fs::path(expanded(environment(variable), environment)); };
    for (const char* variable : {"HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE"})
        if (fs::path cache = folder(variable); !cache.empty()) return cache;
    if (const fs::path home = folder("HF_HOME"); !home.empty()) return home / "hub";
    const fs::path caches = folder("XDG_CACHE_HOME");
    return (caches.empty() ? fs::path(environment("HOME")) / ".cache" : caches) / "huggingface" / "hub";
}

HubListing listHubModels(const fs::path& cache)
{
    HubListing listing;
    std::error_code error;
    if (!fs::exists(cache, error) && !error) {
        listing.problem = Error(Code::Missing, cache.string(), "the folder is missing");
        return listing;
    }
    try {
        for (const std::string& name : requiredNamesIn(cache, mostNamesInFolder))
            if (repositoryName(name) && fs::is_directory(cache / name, error))
                listing.repositories.push_back(cache / name);
    } catch (const Error& failed) {
        listing.problem = failed;
        return listing;
    }
    std::ranges::sort(listing.repositories, {}, inLowerCase);
    return listing;
}

std::optional<std::string> hubModelName(const fs::path& folder)
{
    const fs::path whole = (folder / "").parent_path();  // with or without a slash at its end
    if (auto name = repositoryName(whole.filename().string())) return name;
    if (whole.parent_path().filename() != "snapshots") return std::nullopt;
    return repositoryName(whole.parent_path().parent_path().filename().string());
}

fs::path hubRepository(const std::string& name, const Environment& environment)
{
    const std::size_t slash = name.find('/');
    std::string folder = std::string(repositoryPrefix) + name.substr(0, slash);
    bool isName = isPlainName(name.substr(0, slash));
    if (slash != std::string::npos) {
        folder += "--" + name.substr(slash + 1);
        isName = isName && isPlainName(name.substr(slash + 1));
    }
    return isName ? hubCacheFolder(environment) / folder : fs::path();
}

fs::path snapshotOf(const fs::path& repository)
{
    constexpr std::size_t mostRefs = 1000;
    if (const auto main = namedSnapshot(repository, "main")) return *main;
    for (const std::string& ref : namesIn(repository / "refs", mostRefs))
        if (const auto snapshot = namedSnapshot(repository, ref)) return *snapshot;
    return newestSnapshot(repository);
}

bool hasUnfinishedDownload(const fs::path& repository)
{
    constexpr std::size_t mostFiles = 10'000;
    const auto blobs = namesIn(repository / "blobs", mostFiles);
    return std::ranges::any_of(blobs, [](const std::string& name) { return name.ends_with(".incomplete"); });
}

fs::path modelFolderAt(const fs::path& path)
{
    std::error_code none;
    const fs::path named = hubRepository(path.generic_string(), environmentVariable);
    if (!named.empty() && !fs::exists(fs::symlink_status(path, none))) {
        const fs::path snapshot = snapshotOf(named);
        return snapshot.empty() ? path : snapshot;
    }
    const fs::path whole = (path / "").parent_path();
    if (!repositoryName(whole.filename().string()) || fs::exists(whole / "config.json", none)) return path;
    const fs::path snapshot = snapshotOf(whole);
    return snapshot.empty() ? path : snapshot;
}

Words whyNotThere(const fs::path& path)
{
    if (!path.has_parent_path()) {
        std::string bundled;
        for (const fs::path& model : bundledModelFolders())
            bundled += (bundled.empty() ? "" : ", ") + model.filename().string();
        if (!bundled.empty()) return Words("no such file or folder; models that come with the program are %1", bundled);
    }
    if (!path.has_parent_path() || hubRepository(path.generic_string(), environmentVariable).empty())
        return Words("no such file or folder");
    return Words(
        "no such file or folder, and none of this name in the cache at %1; --engine with --allow-hub fetches it",
        hubCacheFolder(environmentVariable).string());
}

}  // namespace core
