#include "core/file/regular_file.h"

#include "core/error.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>

namespace core {
namespace {

/// Files that the kernel makes up as they are read call themselves regular.
bool isMadeUp(int descriptor)
{
    struct statfs system = {};
    return ::fstatfs(descriptor, &system) == 0 && (system.f_type == PROC_SUPER_MAGIC || system.f_type == SYSFS_MAGIC);
}

}  // namespace

// O_NONBLOCK: opening a named pipe must not hang the program.
RegularFile::RegularFile(const std::filesystem::path& path)
    : file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK))
{
    const auto refused = [&](const char* reason) {
        return Error(Code::CannotRead, path.string(), "%0 cannot be read: %1", reason);
    };
    struct stat status = {};
    if (file.number < 0 || ::fstat(file.number, &status) != 0) throw refused(std::strerror(errno));
    if (S_ISDIR(status.st_mode)) throw refused(std::strerror(EISDIR));
    if (!S_ISREG(status.st_mode) || isMadeUp(file.number)) throw refused("it is not a regular file");
    size = static_cast<std::size_t>(status.st_size);
}

}  // namespace core
