#pragma once

#include <QDir>
#include <QFileInfo>

#include "core/random_bits.h"

#include <ctime>

/// Random numbers. Equal seeds give equal numbers on every machine.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_seed(seed) {}

    /// 0 to `count` - 1; of nothing, 0.
    int below(int count)
    {
        const std::uint64_t bits = core::mixedBits(m_seed, m_thrown++);
        return count > 1 ? static_cast<int>(bits % static_cast<unsigned>(count)) : 0;
    }
    bool oneIn(int count) { return below(count) == 0; }

private:
    std::uint64_t m_seed;
    std::uint64_t m_thrown = 0;
};

/// The time on a clock that all programs share.
inline long long milliseconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1'000'000;
}

/// For a temporary folder on a disk that never makes anybody wait, where there is one: half a second is not long beside
/// a compiler that fills the other.
inline QString quickFolder()
{
    const QFileInfo memory(QStringLiteral("/dev/shm"));
    return (memory.isWritable() ? memory.filePath() : QDir::tempPath()) + QStringLiteral("/attentionscope-XXXXXX");
}
