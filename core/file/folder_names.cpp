#include "core/file/folder_names.h"

#include "core/error.h"

#include <dirent.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <system_error>

namespace core {
namespace {

/// @param failed  what the system says against it
std::vector<std::string> readNames(const std::filesystem::path& folder, std::size_t most, std::error_code& failed)
{
    // The standard library's iterators end the program where memory is short while they go on.
    struct Close {
        void operator()(DIR* opened) const { closedir(opened); }
    };
    std::vector<std::string> names;
    const std::unique_ptr<DIR, Close> opened(opendir(folder.c_str()));
    if (!opened) {
        failed = {errno, std::system_category()};
        return names;
    }
    while (names.size() < most) {
        errno = 0;
        const dirent* entry = readdir(opened.get());
        if (entry == nullptr) {
            failed = {errno, std::system_category()};
            break;
        }
        const std::string_view name = entry->d_name;
        if (name != "." && name != "..") names.emplace_back(name);
    }
    std::ranges::sort(names);
    return names;
}

}  // namespace

std::vector<std::string> namesIn(const std::filesystem::path& folder, std::size_t most)
{
    std::error_code failed;
    return readNames(folder, most, failed);
}

std::vector<std::string> requiredNamesIn(const std::filesystem::path& folder, std::size_t most)
{
    std::error_code failed;
    std::vector<std::string> names = readNames(folder, most, failed);
    if (failed) throw Error(Code::CannotRead, folder.string(), "%0 cannot be read: %1", failed.message());
    return names;
}

}  // namespace core
