#include "core/available_memory.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <limits>
#include <malloc.h>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace core {
namespace {

constexpr double unlimited = std::numeric_limits<double>::infinity();

/// The number in a file that holds one, such as those of control groups; "max" is no limit.
double numberIn(const char* file)
{
    double number = unlimited;
    std::ifstream stream(file);
    return stream >> number ? number : unlimited;
}

double availableOfSystem()
{
    std::ifstream stream("/proc/meminfo");
    std::string name;
    double kilobytes = 0;
    for (std::string unit; stream >> name >> kilobytes;) {
        if (name == "MemAvailable:") return 1024 * kilobytes;
        std::getline(stream, unit);
    }
    return unlimited;
}

/// Mapped files and caches count as used there, but give way; what programs hold does not.
double availableOfGroup()
{
    const double limit = numberIn("/sys/fs/cgroup/memory.max");
    if (limit == unlimited) return unlimited;
    std::ifstream stream("/sys/fs/cgroup/memory.stat");
    std::string name;
    double bytes = 0;
    while (stream >> name >> bytes)
        if (name == "anon") return limit - bytes;
    return limit;
}

double availableOfProcess()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return unlimited;
    const double pages = numberIn("/proc/self/statm");
    return static_cast<double>(limit.rlim_cur) - pages * static_cast<double>(sysconf(_SC_PAGESIZE));
}

}  // namespace

std::size_t memoryForTraces()
{
    const double bytes = 0.9 * std::min({availableOfSystem(), availableOfGroup(), availableOfProcess()});
    if (bytes == unlimited) return std::numeric_limits<std::size_t>::max();
    return static_cast<std::size_t>(std::max(0.0, bytes));
}

std::string memoryText(std::size_t bytes)
{
    char text[32];
    const auto size = static_cast<double>(bytes);
    std::snprintf(text, sizeof text, bytes < 1'000'000'000 ? "%.0f MB" : "%.1f GB",
                  size / (bytes < 1'000'000'000 ? 1e6 : 1e9));
    return text;
}

void keepFreedMemory()
{
#ifdef __GLIBC__
    const std::size_t kept = std::min<std::size_t>(std::size_t{1} << 30U, memoryForTraces() / 8);
    mallopt(M_TRIM_THRESHOLD, static_cast<int>(kept));
    mallopt(M_MMAP_THRESHOLD, 32 << 20);  // the most that glibc takes
    mallopt(M_ARENA_MAX, 1);              // heaps of other threads are given back whatever the threshold
    mallopt(M_TOP_PAD, 64 << 20);         // the heap grows in steps with room for large pages
#endif
}

void giveBackFreedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

}  // namespace core
