#include "core/file/private_folder.h"

#include <sys/stat.h>
#include <unistd.h>

namespace core {

bool isPrivateFolder(const std::filesystem::path& folder)
{
    struct stat is = {};
    constexpr mode_t others = S_IRWXG | S_IRWXO;
    return ::lstat(folder.c_str(), &is) == 0 && S_ISDIR(is.st_mode) && is.st_uid == ::geteuid()
           && (is.st_mode & others) == 0;
}

bool makePrivateFolder(const std::filesystem::path& folder)
{
    ::mkdir(folder.c_str(), S_IRWXU);
    return isPrivateFolder(folder);
}

}  // namespace core
