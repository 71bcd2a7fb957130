#include "core/tensor/mapped_file.h"

#include "core/error.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <map>
#include <mutex>
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

/// What is mapped now: where it begins, and where it ends.
struct Mappings {
    std::mutex mutex;
    std::map<const std::byte*, const std::byte*> ends;

    static Mappings& all()
    {
        // Never destroyed: models that others keep until the program ends unmap their files then.
        static Mappings* const mappings = new Mappings;
        return *mappings;
    }
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
        Mappings& all = Mappings::all();
        const std::scoped_lock lock(all.mutex);
        all.ends[data] = data + size;
    }
    return std::shared_ptr<const MappedFile>(new MappedFile(path.string(), data, size));
}

MappedFile::~MappedFile()
{
    if (m_size == 0) return;
    Mappings& all = Mappings::all();
    const std::scoped_lock lock(all.mutex);
    all.ends.erase(m_data);
    ::munmap(const_cast<std::byte*>(m_data), m_size);
}

void MappedFile::letGo(std::span<const std::byte> bytes)
{
    Mappings& all = Mappings::all();
    const std::scoped_lock lock(all.mutex);  // so that nobody maps anything else there meanwhile
    const auto next = all.ends.upper_bound(bytes.data());
    if (next == all.ends.begin() || std::prev(next)->second < bytes.data() + bytes.size()) return;
    static const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto first = (reinterpret_cast<std::uintptr_t>(bytes.data()) + page - 1) / page * page;
    const auto last = reinterpret_cast<std::uintptr_t>(bytes.data() + bytes.size()) / page * page;
    if (first < last) ::madvise(reinterpret_cast<void*>(first), last - first, MADV_DONTNEED);
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
