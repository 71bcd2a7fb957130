#include "ui/file/checkpoint_folders.h"

#include "core/error.h"
#include "core/file/folder_names.h"
#include "core/training/training_file.h"

#include <algorithm>
#include <fstream>

namespace fs = std::filesystem;

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// The digits that a text begins with, without zeros before them.
std::string_view numberIn(std::string_view text)
{
    const auto end = std::ranges::find_if_not(text, isDigit);
    std::string_view number = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
    return number;
}

}  // namespace

bool holdsModel(const fs::path& folder)
{
    std::error_code none;
    if (fs::exists(folder / "config.json", none)) return true;
    constexpr std::size_t mostNames = 100'000;
    return std::ranges::any_of(core::namesIn(folder, mostNames),
                               [](const std::string& name) { return fs::path(name).extension() == ".gguf"; });
}

bool isBefore(std::string_view name, std::string_view other)
{
    std::size_t a = 0, b = 0;
    while (a < name.size() && b < other.size()) {
        if (!isDigit(name[a]) || !isDigit(other[b])) {
            if (name[a] != other[b]) return name[a] < other[b];
            ++a, ++b;
            continue;
        }
        const std::string_view one = numberIn(name.substr(a)), two = numberIn(other.substr(b));
        if (one.size() != two.size()) return one.size() < two.size();
        if (one != two) return one < two;
        while (a < name.size() && isDigit(name[a])) ++a;
        while (b < other.size() && isDigit(other[b])) ++b;
    }
    if (a < name.size() || b < other.size()) return b < other.size();
    return name < other;  // they differ by zeros alone
}

/// A folder a line, from where the list lies; empty lines and those that begin with # are none.
CheckpointFolders listedCheckpoints(const fs::path& list)
{
    CheckpointFolders found;
    std::ifstream lines(list);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t begin = line.find_first_not_of(" \t"), end = line.find_last_not_of(" \t\r");
        if (begin == std::string::npos || line[begin] == '#') continue;
        const fs::path folder = list.parent_path() / line.substr(begin, end - begin + 1);
        (holdsModel(folder) ? found.models : found.others).push_back(folder);
    }
    if (found.models.empty())
        throw core::Error(core::Code::Missing, list.string(),
                          "a checkpoint is missing: expected a model folder a line");
    return found;
}

CheckpointFolders checkpointsIn(const fs::path& given)
{
    CheckpointFolders found;
    std::error_code error;
    if (core::isTrainingRun(given)) {
        for (const core::KeptStep& each : core::openTrainingRun(given).kept)
            found.models.push_back(given / std::to_string(each.step));
        return found;
    }
    if (fs::is_regular_file(given, error)) return listedCheckpoints(given);
    // A model of the hub's cache: its revisions.
    const fs::path folder = fs::is_directory(given / "snapshots", error) ? given / "snapshots" : given;
    for (const std::string& name : core::requiredNamesIn(folder, core::mostNamesInFolder)) {
        const fs::path each = folder / name;
        if (fs::is_directory(each, error)) (holdsModel(each) ? found.models : found.others).push_back(each);
    }
    if (found.models.empty())
        throw core::Error(
            core::Code::Missing, folder.string(),
            "a checkpoint is missing: expected a folder for each, with the model in it, such as step-100/config.json");
    const auto before = [](const fs::path& a, const fs::path& b) {
        return isBefore(a.filename().string(), b.filename().string());
    };
    std::ranges::sort(found.models, before);
    std::ranges::sort(found.others, before);
    return found;
}
