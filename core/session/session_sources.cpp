#include "core/session/session_sources.h"

#include "core/array/array_folder.h"
#include "core/error.h"
#include "core/file/folder_names.h"
#include "core/file/inner_names.h"
#include "core/image/image_file.h"
#include "core/model/family/weight_files.h"
#include "core/model/folder/bundled_models.h"
#include "core/model/folder/hub_cache.h"
#include "core/model/recorded/recorded_pictures.h"
#include "core/random_bits.h"
#include "core/training/training_file.h"

#include <algorithm>
#include <array>
#include <fstream>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t beginning = std::size_t{1} << 16U;
constexpr std::size_t page = 4096;
constexpr std::uintmax_t pages = 16;

/// A file's size, its beginning and pages from all over it.
/// @return nothing for what is no file, such as a pipe, which would be waited for
std::optional<std::uint64_t> hashOfFile(const fs::path& file, std::uint64_t hash)
{
    std::error_code failed;
    if (!fs::is_regular_file(file, failed)) return std::nullopt;
    const std::uintmax_t size = fs::file_size(file, failed);
    if (failed) return std::nullopt;
    hash = hashOf(std::to_string(size), hash);
    std::ifstream stream(file, std::ios::binary);
    std::string part(beginning, '\0');
    const auto take = [&](std::size_t bytes) {
        stream.read(part.data(), static_cast<std::streamsize>(bytes));
        hash = hashOf(std::string_view(part.data(), static_cast<std::size_t>(stream.gcount())), hash);
    };
    take(beginning);
    if (size <= beginning) return hash;
    for (std::uintmax_t i = 1; i <= pages; ++i) {
        stream.clear();
        stream.seekg(static_cast<std::streamoff>((size - page) / pages * i));
        take(page);
    }
    return hash;
}

/// A fingerprint of all files in a folder of arrays.
std::uint64_t fingerprintOfArrays(const fs::path& folder)
{
    constexpr std::size_t mostArrayFiles = 100'000;
    std::uint64_t hash = hashOf("");
    for (const std::string& name : namesIn(folder, mostArrayFiles))
        hash = hashOfFile(folder / name, hashOf(name, hash)).value_or(hash);
    return std::max<std::uint64_t>(hash, 1);
}

template<typename AnyRun, typename Use>
void eachSource(AnyRun& run, const Use& use)
{
    for (auto* path : {&run.model, &run.base, &run.recorded.file, &run.recorded.query_tokens, &run.recorded.key_tokens})
        if (!path->empty()) use(*path);
    for (auto* paths : {&run.images, &run.sounds, &run.recorded.images})
        for (auto& path : *paths) use(path);
}

fs::path whole(const fs::path& path)
{
    std::error_code failed;
    fs::path real = fs::weakly_canonical(path, failed);
    return failed ? fs::absolute(path, failed).lexically_normal() : real;
}

bool isAt(const fs::path& path)
{
    std::error_code failed;
    return fs::exists(path, failed);
}

bool hasName(const fs::path& path, const std::string& name)
{
    return path.filename() == name || hubModelName(path) == name;
}

/// One session's search.
class Finder {
public:
    Finder(const fs::path& folder, const SourceSearch& search)
        : m_folder(plain(folder)),
          m_real(whole(m_folder)),
          m_search(search)
    {
    }

    /// @return where it is; nothing where it must be asked about
    std::optional<fs::path> find(const fs::path& named, std::uint64_t fingerprint)
    {
        const fs::path path = plain(named);
        if (looksLikeStep(path)) {  // it lies inside of a file
            const auto run = find(path.parent_path(), fingerprint);
            return run ? std::optional(*run / path.filename()) : std::nullopt;
        }
        if (isAt(path)) {
            const fs::path real = whole(path);
            const bool allowed =
                isBelow(real, m_real) || isKnown(real) || (fingerprint != 0 && fingerprintOf(path) == fingerprint);
            return allowed ? std::optional(named) : std::nullopt;
        }
        // A name alone stands for a place beside the file; that of a cached model has two parts.
        if (isBelow(path, m_folder)) return search(path, path.lexically_relative(m_folder).string(), fingerprint);
        return search(beside(path), path.filename().string(), fingerprint);
    }

    fs::path beside(const fs::path& path) const
    {
        const fs::path all = plain(path);
        return m_folder / (looksLikeStep(all) ? all.parent_path().filename() / all.filename() : all.filename());
    }

private:
    bool isKnown(const fs::path& real) const
    {
        return isBelow(real, whole(bundledModels()))
               || std::ranges::any_of(m_search.opened,
                                      [&](const fs::path& opened) { return isBelow(real, whole(opened)); });
    }

    fs::path search(const fs::path& missing, const std::string& name, std::uint64_t fingerprint)
    {
        const std::string last = fs::path(name).filename().string();
        const fs::path near[] = {m_folder / last, bundledModels() / last};
        const auto fits = [&](const fs::path& path) {
            return isAt(path) && (fingerprint == 0 || fingerprintOf(path) == fingerprint);
        };
        for (const fs::path& path : near)
            if (fits(path)) return path;
        for (const bool byName : {true, false})
            for (const auto* places : {&m_search.opened, &cached()})
                for (const fs::path& place : *places)
                    if (const fs::path path = looksLikeStep(place) ? place.parent_path() : place;
                        hasName(path, name) == byName && (byName || fingerprint != 0) && fits(path))
                        return path;
        return isAt(near[0]) ? near[0] : missing;
    }

    const std::vector<fs::path>& cached()
    {
        if (!m_cached) m_cached = m_search.cached ? m_search.cached() : std::vector<fs::path>{};
        return *m_cached;
    }

    static fs::path plain(const fs::path& path)
    {
        return (fs::absolute(path).lexically_normal() / "").parent_path();  // without a slash at its end
    }

    fs::path m_folder;
    fs::path m_real;
    const SourceSearch& m_search;
    std::optional<std::vector<fs::path>> m_cached;
};

void replacePath(Run& run, const fs::path& before, const fs::path& now)
{
    eachSource(run, [&](fs::path& path) {
        if (path == before) path = now;
    });
    if (const auto known = run.fingerprints.extract(before); !known.empty()) run.fingerprints[now] = known.mapped();
}

}  // namespace

std::uint64_t fingerprintOf(const fs::path& source)
{
    if (const auto named = namedStep(source)) return fingerprintOf(named->file);  // of a training, which is one file
    std::error_code none;
    std::optional<std::uint64_t> hash;
    try {
        const bool folder = fs::is_directory(source, none);
        if (folder && isArrayFolder(source)) return fingerprintOfArrays(source);
        const fs::path weights = folder ? weightsFileOf(source) : source;
        hash = hashOfFile(weights, hashOf(""));
        if (hash && folder && weights.extension() == ".json")
            for (const std::string& shard : shardsNamedIn(weights))
                if (hash) hash = hashOfFile(source / shard, *hash);
        for (const char* config : {"config.json", "adapter_config.json"})
            if (hash && folder && fs::exists(source / config, none)) hash = hashOfFile(source / config, *hash);
    } catch (const Error&) {
        return 0;  // a session is saved, and opened, whatever has become of its model
    }
    return hash ? std::max<std::uint64_t>(*hash, 1) : 0;
}

Session withAbsolutePaths(Session session)
{
    const auto absolute = [](const fs::path& path) { return fs::absolute(path).lexically_normal(); };
    for (Run& run : session.runs) {
        eachSource(run, [&](fs::path& path) { path = absolute(path); });
        std::map<fs::path, std::uint64_t> fingerprints;
        for (const auto& [path, fingerprint] : run.fingerprints) fingerprints[absolute(path)] = fingerprint;
        run.fingerprints = std::move(fingerprints);
    }
    return session;
}

Session withFingerprints(Session session)
{
    for (Run& run : session.runs) {
        std::map<fs::path, std::uint64_t> now;
        eachSource(run, [&](const fs::path& path) {
            const std::uint64_t fingerprint = fingerprintOf(path);
            if (fingerprint != 0 || run.fingerprints.contains(path))
                now[path] = fingerprint != 0 ? fingerprint : run.fingerprints.at(path);
        });
        run.fingerprints = std::move(now);
    }
    return session;
}

std::uint64_t savedFingerprint(const Run& run, const fs::path& source)
{
    const auto known = run.fingerprints.find(source);
    return known == run.fingerprints.end() ? 0 : known->second;
}

const fs::path& mainSource(const Run& run) { return run.recorded.empty() ? run.model : run.recorded.file; }

std::vector<fs::path> sourcesOf(const Run& run)
{
    std::vector<fs::path> all;
    eachSource(run, [&](const fs::path& path) { all.push_back(path); });
    return all;
}

void requireNoSource(const Run& run, const fs::path& out)
{
    // What folders of models call what is read of them.
    constexpr std::array read = {"adapter_",      "config",       "model",          "pytorch_model",
                                 "tokenizer",     "vocab",        "merges",         "spiece",
                                 "sentencepiece", "added_tokens", "special_tokens", "preprocessor"};
    std::error_code none;
    if (!fs::exists(out, none)) return;
    const std::string name = out.filename().string();
    const bool looksRead = std::ranges::any_of(read, [&](const char* begin) { return name.starts_with(begin); });
    const auto isSource = [&](const fs::path& source) {
        if (fs::equivalent(source, out, none)) return true;
        if (looksLikeStep(source)) return fs::equivalent(source.parent_path(), out, none);
        if (!fs::is_directory(source, none)) return false;
        if (isArrayFolder(source)) return fs::equivalent(source, fs::absolute(out).parent_path(), none);
        return fs::equivalent(weightsFileOf(source), out, none)
               || (looksRead && fs::equivalent(source, fs::absolute(out).parent_path(), none));
    };
    std::vector<fs::path> sources = sourcesOf(run);
    // Tokens are looked for beside a dump, whether or not its session names them.
    if (!run.recorded.empty()) sources.push_back(fs::path(run.recorded.file).replace_extension(".json"));
    if (looksLikeImage(out)) std::ranges::move(filesOfPictures(run.recorded), std::back_inserter(sources));
    for (const fs::path& source : sources)
        if (isSource(source))
            throw Error(Code::CannotWrite, out.string(), "%0 cannot be written: it is one of the files that are read");
}

void requireNoSource(const Session& session, const fs::path& out)
{
    for (const Run& run : session.runs) requireNoSource(run, out);
}

SourceSearch::SourceSearch()
    : cached([] {
          std::vector<fs::path> folders;
          for (const fs::path& repository : listHubModels(hubCacheFolder(environmentVariable)).repositories)
              if (fs::path snapshot = snapshotOf(repository); !snapshot.empty()) folders.push_back(std::move(snapshot));
          return folders;
      })
{
}

UnknownSources findSources(Session& session, const fs::path& folder, const SourceSearch& search)
{
    UnknownSources unknown;
    Finder finder(folder.empty() ? fs::path(".") : folder, search);  // of a file that is named without one
    for (Run& run : session.runs)
        for (const fs::path& path : sourcesOf(run)) {
            const auto found = finder.find(path, savedFingerprint(run, path));
            if (!found) unknown[finder.beside(path)] = fs::absolute(path).lexically_normal();
            if (found != path) replacePath(run, path, found.value_or(finder.beside(path)));
        }
    return unknown;
}

void trustSources(Session& session, const UnknownSources& unknown)
{
    for (Run& run : session.runs)
        for (const auto& [beside, named] : unknown) replacePath(run, beside, named);
}

}  // namespace core
