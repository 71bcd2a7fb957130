#pragma once

#include <algorithm>
#include <chrono>

namespace core {

/// When work that goes on is written: every few seconds, of which writing is a small part, so that a program that is
/// killed loses no more than what came since.
class WriteTimes {
public:
    bool isDue() const
    {
        constexpr std::chrono::seconds usual(5);
        constexpr int share = 50;  // of steps that take a millisecond, writing would take more than computing
        return Clock::now() - m_written >= std::max<Clock::duration>(usual, share * m_took);
    }

    /// Calls what writes, and remembers how long that takes.
    /// @throws what `write` throws; the last time stays as it was then
    template<typename Write>
    void take(const Write& write)
    {
        const Clock::time_point begin = Clock::now();
        write();
        m_written = Clock::now();
        m_took = m_written - begin;
    }

private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point m_written = Clock::now();
    Clock::duration m_took = {};
};

}  // namespace core
