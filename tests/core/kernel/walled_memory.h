#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <new>
#include <utility>

/// Bytes that end where memory ends: whoever reads or writes behind them ends the program. What was written before them
/// is found afterwards.
class WalledMemory {
public:
    explicit WalledMemory(std::size_t bytes)
    {
        const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
        const std::size_t room = (bytes + before + page - 1) / page * page;
        m_mapped = room + page;
        m_memory = ::mmap(nullptr, m_mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (m_memory == MAP_FAILED || ::mprotect(at(room), page, PROT_NONE) != 0) throw std::bad_alloc{};
        m_begin = room - bytes;
        std::memset(at(m_begin - before), wall, before);
    }
    WalledMemory(WalledMemory&& other) noexcept
        : m_memory(std::exchange(other.m_memory, nullptr)),
          m_mapped(other.m_mapped),
          m_begin(other.m_begin)
    {
    }
    WalledMemory& operator=(WalledMemory&&) = delete;
    ~WalledMemory()
    {
        if (m_memory != nullptr) ::munmap(m_memory, m_mapped);
    }

    std::byte* bytes() const { return at(m_begin); }
    float* floats() const { return reinterpret_cast<float*>(bytes()); }
    /// Whether nothing was written before them.
    bool isWhole() const
    {
        return std::all_of(at(m_begin - before), bytes(), [](std::byte each) { return each == std::byte{wall}; });
    }

private:
    static constexpr std::size_t before = 256;
    static constexpr unsigned char wall = 0xA5;

    std::byte* at(std::size_t place) const { return static_cast<std::byte*>(m_memory) + place; }

    void* m_memory;
    std::size_t m_mapped;
    std::size_t m_begin;
};
