#include "core/file/memory_file.h"

#include "core/error.h"

#include <cerrno>
#include <cstring>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace core {
namespace {

Error failedInMemory() { return Error(Code::Failed, "", "a file in memory failed: %1", std::strerror(errno)); }

}  // namespace

MemoryFile::MemoryFile(const char* label, Heirs heirs)
    : m_file(::memfd_create(label, heirs == Heirs::None ? MFD_CLOEXEC : 0))
{
    if (m_file.number < 0) throw failedInMemory();
}

std::filesystem::path MemoryFile::path() const { return "/proc/self/fd/" + std::to_string(m_file.number); }

std::size_t MemoryFile::read(std::size_t from, std::span<char> into) const
{
    const ssize_t count = ::pread(m_file.number, into.data(), into.size(), static_cast<off_t>(from));
    if (count < 0) throw failedInMemory();
    return static_cast<std::size_t>(count);
}

void MemoryFile::clear()
{
    if (::ftruncate(m_file.number, 0) != 0 || ::lseek(m_file.number, 0, SEEK_SET) != 0) throw failedInMemory();
}

}  // namespace core
