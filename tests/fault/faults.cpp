#include "tests/fault/faults.h"

#include "tests/fault/real_function.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <execinfo.h>
#include <fcntl.h>
#include <filesystem>
#include <new>
#include <stdexcept>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// The linker's names of where this program's own code lies: the libraries core, ui and application are part of it.
extern "C" const char __executable_start;  // NOLINT(bugprone-reserved-identifier)
extern "C" const char etext;

namespace {

constexpr int noneArmed = -1;

struct Fault {
    std::atomic<int> call = noneArmed;
    std::atomic<int> error = 0;
    std::atomic<int> left = 0;  ///< calls that succeed before
    std::array<char, 4096> folder{};

    std::atomic<int> thread = noneArmed;  ///< thread of allocations
    std::atomic<int> thrown = 0;
    std::atomic<int> until = 0;  ///< which allocation throws
    std::atomic<std::size_t> large = 0;

    std::atomic<int> fired = 0;
    std::atomic<bool> nameless = true;
};

Fault fault;
std::array<std::atomic<int>, 2> counted{};

bool isInFolder(const char* path)
{
    return std::strncmp(path, fault.folder.data(), std::strlen(fault.folder.data())) == 0;
}

/// Whether this call is to fail; errno is set then.
bool fails(faults::Call call, const char* path)
{
    if (fault.call != static_cast<int>(call) || path == nullptr || !isInFolder(path)) return false;
    if (fault.left-- > 0) return false;
    fault.left = 0;
    ++fault.fired;
    errno = fault.error;
    return true;
}

bool fails(faults::Call call, int descriptor)
{
    if (fault.call != static_cast<int>(call)) return false;
    std::array<char, 64> link{};
    std::array<char, 4096> path{};
    std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", descriptor);
    if (::syscall(SYS_readlink, link.data(), path.data(), path.size() - 1) <= 0) return false;
    return fails(call, path.data());
}

int currentThread()
{
    return static_cast<int>(::syscall(SYS_gettid) == ::getpid() ? faults::Thread::Window : faults::Thread::Workers);
}

/// nlohmann-json allocates while it destroys, where nothing may be thrown; the program keeps a reserve of memory for
/// it.
bool isJsonDestroying()
{
    std::array<void*, 8> calls{};
    const int count = ::backtrace(calls.data(), static_cast<int>(calls.size()));
    for (int i = 0; i < count; ++i) {
        Dl_info found{};
        if (::dladdr(calls[static_cast<std::size_t>(i)], &found) != 0 && found.dli_sname != nullptr
            && std::strstr(found.dli_sname, "json_value7destroy") != nullptr)
            return true;
    }
    return false;
}

bool isOurs(const void* caller)
{
    const auto* const code = static_cast<const char*>(caller);
    return code >= &__executable_start && code < &etext;
}

#ifdef __SANITIZE_THREAD__
// What the thread sanitizer offers to programs that know better: it declares them nowhere.
extern "C" void AnnotateIgnoreWritesBegin(const char* file, int line);
extern "C" void AnnotateIgnoreWritesEnd(const char* file, int line);

/// What libraries that are not built for the thread sanitizer ask for and give back is no write to it: neither would it
/// be if they did so without these stand-ins.
class MemoryOf {
public:
    explicit MemoryOf(const void* caller) : m_ours(isOurs(caller))
    {
        if (!m_ours) AnnotateIgnoreWritesBegin(__FILE__, __LINE__);
    }
    ~MemoryOf()
    {
        if (!m_ours) AnnotateIgnoreWritesEnd(__FILE__, __LINE__);
    }
    MemoryOf(const MemoryOf&) = delete;
    MemoryOf& operator=(const MemoryOf&) = delete;

private:
    bool m_ours;
};
#else
struct MemoryOf {
    explicit MemoryOf(const void*) {}
};
#endif

void released(void* memory, const void* caller)
{
    const MemoryOf whose(caller);
    std::free(memory);
}

/// @param caller  who asked for memory
void* allocated(std::size_t bytes, std::size_t alignment, const void* caller)
{
    const int thread = currentThread();
    if (isOurs(caller)) {
        const int count = ++counted[static_cast<std::size_t>(thread)];
        if (fault.thread == thread && fault.large == 0 && count == fault.until && isJsonDestroying()) ++fault.until;
        if (fault.thread == thread && fault.large == 0 && count == fault.until) {
            fault.thread = noneArmed;
            ++fault.fired;
            switch (static_cast<faults::Thrown>(fault.thrown.load())) {
            case faults::Thrown::NoMemory: throw std::bad_alloc();
            case faults::Thrown::FilesystemError:
                throw std::filesystem::filesystem_error("a fault", "/a/file",
                                                        std::error_code(ESTALE, std::generic_category()));
            case faults::Thrown::RuntimeError: throw std::runtime_error("a fault");
            }
        }
    }
    if (fault.thread == thread && fault.large != 0 && bytes >= fault.large) {
        ++fault.fired;
        throw std::bad_alloc();
    }
    const MemoryOf whose(caller);
    void* memory = alignment <= alignof(std::max_align_t)
                       ? std::malloc(bytes == 0 ? 1 : bytes)
                       : std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

}  // namespace

namespace faults {

void arm(Call call, int error, const std::string& folder, int after)
{
    disarm();
    fault.folder.fill('\0');
    folder.copy(fault.folder.data(), fault.folder.size() - 1);
    fault.error = error;
    fault.left = after;
    fault.call = static_cast<int>(call);
}

void haveNamelessFiles(bool have) { fault.nameless = have; }

void armThrow(Thread thread, Thrown what, int after)
{
    disarm();
    fault.thrown = static_cast<int>(what);
    fault.until = counted[static_cast<std::size_t>(thread)] + 1 + after;
    fault.thread = static_cast<int>(thread);
}

void armLargeAllocations(Thread thread, std::size_t bytes)
{
    disarm();
    fault.large = bytes;
    fault.thread = static_cast<int>(thread);
}

int allocations(Thread thread) { return counted[static_cast<std::size_t>(thread)]; }

int fired() { return fault.fired; }

int disarm()
{
    fault.call = noneArmed;
    fault.thread = noneArmed;
    fault.large = 0;
    return fault.fired.exchange(0);
}

}  // namespace faults

void* operator new(std::size_t bytes) { return allocated(bytes, 1, __builtin_return_address(0)); }
void* operator new(std::size_t bytes, std::align_val_t alignment)
{
    return allocated(bytes, static_cast<std::size_t>(alignment), __builtin_return_address(0));
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept { return std::malloc(bytes == 0 ? 1 : bytes); }
void operator delete(void* memory) noexcept { released(memory, __builtin_return_address(0)); }
void operator delete(void* memory, std::size_t) noexcept { released(memory, __builtin_return_address(0)); }
void operator delete(void* memory, std::align_val_t) noexcept { released(memory, __builtin_return_address(0)); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept
{
    released(memory, __builtin_return_address(0));
}

extern "C" {

ssize_t write(int descriptor, const void* bytes, size_t count)
{
    if (fails(faults::Call::Write, descriptor)) return -1;
    return ::syscall(SYS_write, descriptor, bytes, count);
}

ssize_t writev(int descriptor, const iovec* parts, int count)
{
    if (fails(faults::Call::Write, descriptor)) return -1;
    return ::syscall(SYS_writev, descriptor, parts, count);
}

int fsync(int descriptor)
{
    if (fails(faults::Call::Sync, descriptor)) return -1;
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

int rename(const char* from, const char* to) noexcept
{
    if (fails(faults::Call::Rename, to)) return -1;
    return ::renameat(AT_FDCWD, from, AT_FDCWD, to);
}

int mkostemp(char* name, int flags)
{
    if (fails(faults::Call::MakeTemporary, name)) return -1;
    return real<int (*)(char*, int)>("mkostemp")(name, flags);
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    if (fails(faults::Call::Link, to)) return -1;
    return static_cast<int>(::syscall(SYS_linkat, fromFolder, from, toFolder, to, flags));
}

int stat(const char* path, struct stat* status) noexcept
{
    if (fails(faults::Call::Look, path)) return -1;
    return ::fstatat(AT_FDCWD, path, status, 0);
}

int lstat(const char* path, struct stat* status) noexcept
{
    if (fails(faults::Call::Look, path)) return -1;
    return ::fstatat(AT_FDCWD, path, status, AT_SYMLINK_NOFOLLOW);
}

int open(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    const bool nameless = (flags & O_TMPFILE) == O_TMPFILE;
    if (nameless && !fault.nameless) {
        errno = EOPNOTSUPP;
        return -1;
    }
    if (!nameless && (flags & O_ACCMODE) != O_RDONLY && fails(faults::Call::Open, path)) return -1;
    return ::openat(AT_FDCWD, path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return ::open(path, flags, mode);
}

}  // extern "C"
