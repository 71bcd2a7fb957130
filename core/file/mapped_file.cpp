#include "core/file/mapped_file.h"

#include "core/error.h"
#include "core/file/regular_file.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <map>
#include <mutex>
#include <sys/mman.h>
#include <unistd.h>

namespace core {
namespace {

[[noreturn]] void refuseReading(const std::filesystem::path& path, int error)
{
    if (error == ENOMEM)
        throw Error(Code::NoMemory, path.string(), "%1 needs more memory than there is", path.filename().string());
    throw Error(Code::CannotRead, path.string(), "%0 cannot be read: %1", std::strerror(error));
}

/// The part of a mapping that a signal handler may read: no lock, no memory of its own.
struct Covered {
    std::atomic<std::uintptr_t> begin = 0;  ///< 0: free
    std::atomic<std::uintptr_t> end = 0;    ///< end of its last page
    std::atomic<bool> isCovered = false;
};

/// Models come in dozens of files at most; a mapping beyond these is read as any other, but never covered.
std::array<Covered, 1024> coverable;
std::atomic<int> coveredFiles = 0;

std::uintptr_t pageSize()
{
    static const auto bytes = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    return bytes;
}

struct Mapping {
    const std::byte* end;
    std::string name;
    Covered* covered;  ///< null where there was no room
};

/// The current mappings, by their beginnings.
struct Mappings {
    std::mutex mutex;
    std::map<const std::byte*, Mapping> all;

    static Mappings& now()
    {
        // Never destroyed: models that others keep until the program ends unmap their files then.
        static Mappings* const mappings = new Mappings;
        return *mappings;
    }

    void add(const std::byte* data, std::size_t size, std::string name)
    {
        const std::uintptr_t page = pageSize();
        const std::scoped_lock lock(mutex);
        const auto free = std::ranges::find_if(coverable, [](const Covered& each) { return each.begin == 0; });
        Covered* const covered = free == coverable.end() ? nullptr : &*free;
        all[data] = {data + size, std::move(name), covered};
        if (covered == nullptr) return;
        const auto begin = reinterpret_cast<std::uintptr_t>(data);
        covered->isCovered = false;
        covered->end = (begin + size + page - 1) / page * page;
        covered->begin = begin;
    }

    void remove(const std::byte* data)
    {
        const auto found = all.find(data);
        if (Covered* const covered = found->second.covered) {
            covered->begin = 0;
            if (covered->isCovered) --coveredFiles;
        }
        all.erase(found);
    }

    const Mapping* of(std::span<const std::byte> bytes) const
    {
        const auto next = all.upper_bound(bytes.data());
        if (next == all.begin()) return nullptr;
        const Mapping& mapping = std::prev(next)->second;
        return bytes.data() + bytes.size() <= mapping.end ? &mapping : nullptr;
    }
};

}  // namespace

std::shared_ptr<const MappedFile> MappedFile::open(const std::filesystem::path& path)
{
    // A mapping stays valid without the descriptor.
    const RegularFile opened(path);
    const std::size_t size = opened.size;
    const std::byte* data = nullptr;
    if (size > 0) {
        void* address = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, opened.file.number, 0);
        if (address == MAP_FAILED) refuseReading(path, errno);
        data = static_cast<const std::byte*>(address);
        Mappings::now().add(data, size, path.string());
    }
    return std::shared_ptr<const MappedFile>(new MappedFile(path.string(), data, size));
}

MappedFile::~MappedFile()
{
    if (m_size == 0) return;
    Mappings& mappings = Mappings::now();
    const std::scoped_lock lock(mappings.mutex);
    mappings.remove(m_data);
    ::munmap(const_cast<std::byte*>(m_data), m_size);
}

void MappedFile::letGo(std::span<const std::byte> bytes)
{
    Mappings& mappings = Mappings::now();
    const std::scoped_lock lock(mappings.mutex);  // keeps other threads from mapping anything there meanwhile
    const Mapping* const mapping = mappings.of(bytes);
    // Pages of a file that the covering has replaced by zeros need not be released.
    if (mapping == nullptr || (mapping->covered != nullptr && mapping->covered->isCovered)) return;
    const std::uintptr_t page = pageSize();
    const auto first = (reinterpret_cast<std::uintptr_t>(bytes.data()) + page - 1) / page * page;
    const auto last = reinterpret_cast<std::uintptr_t>(bytes.data() + bytes.size()) / page * page;
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the address of a page
    if (first < last) ::madvise(reinterpret_cast<void*>(first), last - first, MADV_DONTNEED);
}

bool MappedFile::cover(void* address) noexcept
{
    const auto at = reinterpret_cast<std::uintptr_t>(address);
    for (Covered& each : coverable) {
        const std::uintptr_t begin = each.begin;
        const std::uintptr_t end = each.end;
        if (begin == 0 || at < begin || at >= end) continue;
        if (!each.isCovered.exchange(true)) ++coveredFiles;
        const std::uintptr_t from = at / pageSize() * pageSize();
        // NOLINTNEXTLINE(performance-no-int-to-ptr): the address of a page
        return ::mmap(reinterpret_cast<void*>(from), end - from, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1,
                      0)
               != MAP_FAILED;
    }
    return false;
}

void MappedFile::requireWhole(std::span<const std::byte> bytes)
{
    if (coveredFiles == 0) return;
    Mappings& mappings = Mappings::now();
    const std::scoped_lock lock(mappings.mutex);
    const Mapping* const mapping = mappings.of(bytes);
    if (mapping != nullptr && mapping->covered != nullptr && mapping->covered->isCovered)
        throw Error(Code::CannotRead, mapping->name,
                    "%0 cannot be read: it became shorter while it was read, or its disk failed");
}

std::string readText(const std::filesystem::path& path, std::size_t limit)
{
    const auto file = MappedFile::open(path);
    if (file->bytes().size() > limit)
        throw Error(Code::OutOfRange, path.string(),
                    "the file's size cannot be used: expected at most %1 bytes, found %2", std::to_string(limit),
                    std::to_string(file->bytes().size()));
    std::string text(reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size());
    MappedFile::requireWhole(file->bytes());
    return text;
}

}  // namespace core
