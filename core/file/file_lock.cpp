#include "core/file/file_lock.h"

#include "core/error.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace core {

std::optional<FileLock> FileLock::take(const std::filesystem::path& path)
{
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) throw Error(Code::CannotWrite, path.string(), "%0 cannot be written: %1", std::strerror(errno));
    FileLock lock(descriptor);
    // Some network disks know no locks: no program can hold the file there.
    if (hold(descriptor) || errno != EWOULDBLOCK) return lock;
    return std::nullopt;
}

bool FileLock::hold(int descriptor) noexcept { return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0; }

FileLock::~FileLock()
{
    if (m_descriptor >= 0) ::close(m_descriptor);
}

}  // namespace core
