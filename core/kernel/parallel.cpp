#include "core/kernel/parallel.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>
#endif

namespace core {
namespace {

/// Looks before a thread lies down: some 50 µs. The next piece of a pass mostly comes sooner, and waking takes longer.
constexpr int patience = 2000;

void pause()
{
#if defined(__x86_64__) || defined(__i386__)
    _mm_pause();
#else
    std::this_thread::yield();
#endif
}

/// Returns when the number is another one.
template<typename Number>
void awaitChange(const std::atomic<Number>& number, Number from)
{
    for (int look = 0; look < patience; ++look) {
        if (number.load(std::memory_order_acquire) != from) return;
        pause();
    }
    number.wait(from, std::memory_order_acquire);
}

thread_local bool atWork = false;

/// Pieces of work that threads take one after the other: each thread those of its own row, since a piece asks for what
/// the next one reads, and then what is left of the others' rows.
class Job {
public:
    Job(Index count, Index threads, const std::function<void(Index)>& work)
        : m_count(count),
          m_rows(static_cast<std::size_t>(threads)),
          m_work(work)
    {
        for (Index row = 0; row < threads; ++row) m_rows[static_cast<std::size_t>(row)].next = firstOf(row);
    }

    void takePart(Index thread)
    {
        atWork = true;
        const Index rows = std::ssize(m_rows);
        for (Index row = thread; row < thread + rows; ++row) takeRow(row % rows);
        atWork = false;
    }

    void finish()
    {
        for (Index done = m_done; done != m_count; done = m_done) awaitChange(m_done, done);
        if (m_failed) std::rethrow_exception(m_error);
    }

private:
    struct alignas(64) Row {
        std::atomic<Index> next = 0;
    };

    Index firstOf(Index row) const { return m_count * row / std::ssize(m_rows); }

    void takeRow(Index row)
    {
        std::atomic<Index>& next = m_rows[static_cast<std::size_t>(row)].next;
        const Index end = firstOf(row + 1);
        for (Index piece = next++; piece < end; piece = next++) {
            // The caller stays until all pieces are done, and m_work with it.
            if (!m_failed) attempt(piece);
            if (++m_done == m_count) m_done.notify_all();
        }
    }

    void attempt(Index piece)
    {
        try {
            m_work(piece);
        } catch (...) {
            const std::scoped_lock lock(m_mutex);
            if (!m_failed) m_error = std::current_exception();
            m_failed = true;
        }
    }

    Index m_count;
    std::vector<Row> m_rows;
    const std::function<void(Index)>& m_work;
    std::atomic<Index> m_done = 0;
    std::atomic<bool> m_failed = false;
    std::mutex m_mutex;
    std::exception_ptr m_error;  ///< guarded by m_mutex until all is done
};

/// Threads that wait for work.
class Team {
public:
    static Team& one()
    {
        static Team team;
        return team;
    }

    ~Team()
    {
        m_leaving = true;
        call(nullptr);
    }

    Index size() const { return m_size; }
    void setSize(Index size) { m_size = std::max<Index>(1, size); }

    void run(Index count, const std::function<void(Index)>& work)
    {
        const std::unique_lock busy(m_busy, std::try_to_lock);
        const bool several = busy.owns_lock() && m_size > 1;
        const auto job = std::make_shared<Job>(count, several ? m_size.load() : 1, work);
        if (several) {
            callHelpers();
            call(job);
        }
        job->takePart(0);
        job->finish();
    }

private:
    void callHelpers()
    {
        try {
            while (std::ssize(m_helpers) < m_size - 1)
                m_helpers.emplace_back([this, number = std::ssize(m_helpers)] { help(number); });
        } catch (const std::system_error&) {  // no room for another thread: those that are there do the work
            m_size = std::ssize(m_helpers) + 1;
        }
    }

    void call(std::shared_ptr<Job> job)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_job = std::move(job);
        }
        ++m_calls;
        m_calls.notify_all();
    }

    void help(Index number)
    {
        for (std::uint32_t seen = 0; !m_leaving;) {
            awaitChange(m_calls, seen);
            seen = m_calls;
            std::shared_ptr<Job> job;
            {
                const std::scoped_lock lock(m_mutex);
                job = m_job;
            }
            if (job != nullptr && number < m_size - 1) job->takePart(number + 1);
        }
    }

    std::atomic<Index> m_size = std::max<Index>(1, std::thread::hardware_concurrency());
    std::atomic<bool> m_leaving = false;
    std::atomic<std::uint32_t> m_calls = 0;
    std::mutex m_busy;
    std::mutex m_mutex;
    std::shared_ptr<Job> m_job;           ///< guarded by m_mutex
    std::vector<std::jthread> m_helpers;  ///< guarded by m_busy; last, so that they end before the rest
};

}  // namespace

Index threads() { return Team::one().size(); }

void setThreads(Index count) { Team::one().setSize(count); }

void inParallel(Index count, const std::function<void(Index)>& work)
{
    if (count > 1 && !atWork && threads() > 1) {
        Team::one().run(count, work);
        return;
    }
    for (Index piece = 0; piece < count; ++piece) work(piece);
}

void inRows(Index rows, Index numbers, const std::function<void(Index first, Index count)>& work)
{
    if (rows * numbers < fewNumbers) return work(0, rows);
    const Index together = std::max<Index>(1, fewNumbers / 4 / numbers);
    inParallel((rows + together - 1) / together, [&](Index piece) {
        const Index first = piece * together;
        work(first, std::min(together, rows - first));
    });
}

}  // namespace core
