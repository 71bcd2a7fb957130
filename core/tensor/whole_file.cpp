#include "core/tensor/whole_file.h"

#include "core/error.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

namespace core {
namespace {

[[noreturn]] void refuse(const std::filesystem::path& path, int error)
{
    throw Error(Code::CannotWrite, path.string(), "", "", error != 0 ? std::strerror(error) : "the disk refused it");
}

/// An empty file of a fresh name beside `path`, removed again unless it was renamed away.
class TemporaryNeighbour {
public:
    explicit TemporaryNeighbour(const std::filesystem::path& path)
        : m_name((path.parent_path() / ("." + path.filename().string() + ".XXXXXX")).string())
    {
        const int descriptor = ::mkstemp(m_name.data());
        if (descriptor < 0) refuse(path, errno);
        // mkstemp gives 0600; a file that is meant to be shared gets what the user's umask allows.
        const mode_t mask = ::umask(0);
        ::umask(mask);
        ::fchmod(descriptor, static_cast<mode_t>(0666) & ~mask);
        ::close(descriptor);
    }
    ~TemporaryNeighbour() { ::unlink(m_name.c_str()); }
    TemporaryNeighbour(const TemporaryNeighbour&) = delete;
    TemporaryNeighbour& operator=(const TemporaryNeighbour&) = delete;

    const std::string& name() const { return m_name; }

private:
    std::string m_name;
};

}  // namespace

void writeWhole(const std::filesystem::path& path, const std::function<void(std::ostream&)>& write)
{
    const auto fill = [&](const std::filesystem::path& target) {
        errno = 0;
        std::ofstream out(target, std::ios::binary);
        if (out) write(out);
        out.close();
        if (!out) refuse(path, errno);
    };
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    if (std::filesystem::is_directory(status)) refuse(path, EISDIR);
    // A device or a pipe (/dev/null, /dev/stdout) is written to, never replaced by a file.
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) return fill(path);

    const TemporaryNeighbour temporary(path);
    fill(temporary.name());
    if (::rename(temporary.name().c_str(), path.c_str()) != 0) refuse(path, errno);
}

void writeWhole(const std::filesystem::path& path, std::string_view content)
{
    writeWhole(path, [content](std::ostream& out) {
        out.write(content.data(), static_cast<std::streamsize>(content.size()));
    });
}

}  // namespace core
