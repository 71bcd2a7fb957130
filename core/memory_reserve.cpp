#include "core/memory_reserve.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace core {
namespace {

constexpr std::size_t reserved = std::size_t{1} << 20U;

std::atomic<void*> reserve = nullptr;
std::atomic<bool> isHeld = false;

/// Called by operator new before it gives up, again and again until there is memory or this throws.
void giveReserve()
{
    void* const memory = reserve.exchange(nullptr);
    if (memory == nullptr) throw std::bad_alloc();
    std::free(memory);
}

}  // namespace

void holdMemoryReserve()
{
    isHeld = true;
    renewMemoryReserve();
    std::set_new_handler(giveReserve);
}

void renewMemoryReserve() noexcept
{
    if (!isHeld || reserve != nullptr) return;
    void* none = nullptr;
    void* const memory = std::malloc(reserved);  // untouched, it takes no page
    if (!reserve.compare_exchange_strong(none, memory)) std::free(memory);
}

}  // namespace core
