#include "core/matrix.h"

#include <cstdint>

#ifdef __linux__
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace core {

void preferLargePages([[maybe_unused]] void* data, [[maybe_unused]] std::size_t bytes)
{
#ifdef __linux__
    constexpr std::uintptr_t page = std::uintptr_t{2} << 20U;
    if (bytes < page) return;
    const auto begin = reinterpret_cast<std::uintptr_t>(data);
    const auto heap = reinterpret_cast<std::uintptr_t>(sbrk(0));
    std::uintptr_t end = begin + bytes;
    // In the heap up to its end: what comes next begins where this stops, and its first line is written before it is
    // known here; on a page that is touched already none can grow.
    if (end <= heap && heap - end < std::uintptr_t{1} << 30U) end = heap;
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the address of a page
    madvise(reinterpret_cast<void*>(begin / page * page), (end + page - 1) / page * page - begin / page * page,
            MADV_HUGEPAGE);
#endif
}

Matrix largeMatrix(Index rows, Index cols)
{
    Matrix matrix(rows, cols);
    preferLargePages(matrix.data(), sizeof(float) * static_cast<std::size_t>(matrix.size()));
    return matrix;
}

}  // namespace core
