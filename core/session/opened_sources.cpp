// The sources that this user has opened, kept between programs.

#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/json/json_text.h"
#include "core/model/folder/bundled_models.h"
#include "core/model/folder/hub_cache.h"
#include "core/session/carried_numbers.h"
#include "core/session/session_sources.h"

#include <algorithm>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostOpened = 64;

/// A source that is so far in front need not move to the first place: most calls write nothing.
constexpr std::size_t recent = 8;

fs::path listFile()
{
    const fs::path state = environmentVariable("XDG_STATE_HOME");
    const fs::path home = environmentVariable("HOME");
    if (state.empty() && home.empty()) return {};
    return (state.empty() ? home / ".local" / "state" : state) / "attentionscope" / "opened.json";
}

}  // namespace

std::vector<fs::path> openedSources()
{
    const fs::path file = listFile();
    std::vector<fs::path> opened;
    std::error_code none;
    if (file.empty() || !fs::exists(file, none)) return opened;
    try {
        for (const Json& path : parseJson(readText(file, std::size_t{1} << 20U), file.string(), "the list"))
            if (path.is_string() && opened.size() < mostOpened) opened.emplace_back(path.get<std::string>());
    } catch (const Error&) {  // without any sources
        opened.clear();
    }
    return opened;
}

void rememberOpened(const Run& run) noexcept
try {
    const fs::path file = listFile();
    if (file.empty()) return;
    std::vector<fs::path> opened = openedSources();
    bool changed = false;
    for (const fs::path& source : sourcesOf(run)) {
        if (source.parent_path() == bundledModels() || CarriedNumbers::hold(source) || !fs::exists(source)) continue;
        const fs::path whole = fs::weakly_canonical(source);
        const auto known = std::ranges::find(opened, whole);
        if (known - opened.begin() < static_cast<std::ptrdiff_t>(std::min(recent, opened.size()))) continue;
        if (known != opened.end()) opened.erase(known);
        opened.insert(opened.begin(), whole);
        changed = true;
    }
    if (!changed) return;
    opened.resize(std::min(opened.size(), mostOpened));
    Json list = Json::array();
    for (const fs::path& path : opened) list.push_back(path.string());
    fs::create_directories(file.parent_path());
    writeWhole(file, list.dump(1, ' ', false, Json::error_handler_t::replace) + '\n', Sync::Never);
} catch (...) {  // then it is asked about once more
    return;
}

}  // namespace core
