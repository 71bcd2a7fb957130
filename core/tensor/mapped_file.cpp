#include "core/tensor/mapped_file.h"

#include "core/error.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {
namespace {

[[noreturn]] void refuse(const std::filesystem::path& path, int error)
{
    throw Error(Code::CannotRead, path.string(), "", "", std::strerror(error));
}

/// Closes the descriptor on every way out; a mapping stays valid without it.
struct Descriptor {
    int number;
    ~Descriptor() { ::close(number); }
};

}  // namespace

std::shared_ptr<const MappedFile> MappedFile::open(const std::filesystem::path& path)
{
    // O_NONBLOCK: a named pipe must not hang the program; it is refused below.
    const Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
    if (file.number < 0) refuse(path, errno);
    struct stat status = {};
    if (::fstat(file.number, &status) != 0) refuse(path, errno);
    if (S_ISDIR(status.st_mode)) refuse(path, EISDIR);
    if (!S_ISREG(status.st_mode)) throw Error(Code::CannotRead, path.string(), "", "", "it is not a regular file");

    const auto size = static_cast<std::size_t>(status.st_size);
    const std::byte* data = nullptr;
    if (size > 0) {
        void* address = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.number, 0);
        if (address == MAP_FAILED) refuse(path, errno);
        data = static_cast<const std::byte*>(address);
    }
    return std::shared_ptr<const MappedFile>(new MappedFile(path.string(), data, size));
}

MappedFile::~MappedFile()
{
    if (m_size > 0) ::munmap(const_cast<std::byte*>(m_data), m_size);
}

std::string readText(const std::filesystem::path& path, std::size_t limit)
{
    const auto file = MappedFile::open(path);
    if (file->bytes().size() > limit)
        throw Error(Code::OutOfRange, path.string(), "the file's size", "at most " + std::to_string(limit) + " bytes",
                    std::to_string(file->bytes().size()));
    return {reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size()};
}

}  // namespace core
