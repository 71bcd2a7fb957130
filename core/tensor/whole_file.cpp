#include "core/tensor/whole_file.h"

#include "core/error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

namespace core {
namespace {

[[noreturn]] void refuse(const std::filesystem::path& path, int error)
{
    throw Error(Code::CannotWrite, path.string(), "", "", error != 0 ? std::strerror(error) : "the disk refused it");
}

/// The temporary file that a signal must remove; empty for none.
std::array<char, 4096> pending{};

/// An empty file of a fresh name beside `path`, removed again unless it was renamed away.
class TemporaryNeighbour {
public:
    explicit TemporaryNeighbour(const std::filesystem::path& path)
        : m_name((path.parent_path() / ".attentionscope.XXXXXX").string())
    {
        const int descriptor = ::mkstemp(m_name.data());
        if (descriptor < 0) refuse(path, errno);
        // mkstemp gives 0600. A file that is replaced keeps its permissions; a new one gets what the umask allows.
        const mode_t mask = ::umask(0);
        ::umask(mask);
        struct stat before {};
        const bool replaced = ::stat(path.c_str(), &before) == 0 && S_ISREG(before.st_mode);
        ::fchmod(descriptor, replaced ? before.st_mode & static_cast<mode_t>(0777) : static_cast<mode_t>(0666) & ~mask);
        ::close(descriptor);
        if (m_name.size() < pending.size())
            std::ranges::copy_n(m_name.c_str(), std::ssize(m_name) + 1, pending.begin());
    }
    ~TemporaryNeighbour()
    {
        ::unlink(m_name.c_str());
        pending[0] = '\0';
    }
    TemporaryNeighbour(const TemporaryNeighbour&) = delete;
    TemporaryNeighbour& operator=(const TemporaryNeighbour&) = delete;

    const std::string& name() const { return m_name; }

private:
    std::string m_name;
};

}  // namespace

void writeWhole(const std::filesystem::path& path, const std::function<void(std::ostream&)>& write)
{
    if (path.empty()) throw Error(Code::Missing, "", "the output's file name", "", "");
    const auto fill = [&](const std::filesystem::path& into) {
        errno = 0;
        std::ofstream out(into, std::ios::binary);
        if (out) write(out);
        out.close();
        if (!out) refuse(path, errno);
    };
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    if (std::filesystem::is_directory(status)) refuse(path, EISDIR);
    // A device or a pipe (/dev/null, a piped /dev/stdout) is written to, never replaced by a file.
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        // A pipe that nobody reads would hold the program for ever.
        const int probe = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        if (probe < 0) refuse(path, errno);
        fill(path);
        ::close(probe);
        return;
    }
    if (std::filesystem::exists(status) && ::access(path.c_str(), W_OK) != 0) refuse(path, errno);
    // A link stays a link: what it points to is replaced.
    const std::filesystem::path real = std::filesystem::weakly_canonical(path, ignored);
    const std::filesystem::path& target = ignored ? path : real;

    const TemporaryNeighbour temporary(target);
    fill(temporary.name());
    if (::rename(temporary.name().c_str(), target.c_str()) != 0) refuse(path, errno);
}

void removeUnfinishedFile() noexcept
{
    if (pending[0] != '\0') ::unlink(pending.data());
}

void writeWhole(const std::filesystem::path& path, std::string_view content)
{
    writeWhole(path, [content](std::ostream& out) {
        out.write(content.data(), static_cast<std::streamsize>(content.size()));
    });
}

}  // namespace core
