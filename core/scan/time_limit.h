#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace core {

/// Asks work to stop at a moment, or when another token asks.
class TimeLimit {
public:
    TimeLimit(std::chrono::steady_clock::time_point end, const std::stop_token& other)
        : m_end(end),
          m_passOn(other, [this] { m_source.request_stop(); }),
          m_clock([this](const std::stop_token& done) { wait(done); })
    {
    }

    bool isOver() const { return m_source.stop_requested() || std::chrono::steady_clock::now() >= m_end; }
    std::stop_token token() const { return m_source.get_token(); }

private:
    void wait(const std::stop_token& done)
    {
        std::unique_lock lock(m_mutex);
        m_wake.wait_until(lock, done, m_end, [] { return false; });
        if (!done.stop_requested()) m_source.request_stop();
    }

    std::chrono::steady_clock::time_point m_end;
    std::stop_source m_source;
    struct PassOn {
        PassOn(const std::stop_token& other, std::function<void()> ask) : callback(other, std::move(ask)) {}
        std::stop_callback<std::function<void()>> callback;
    } m_passOn;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::jthread m_clock;  ///< the last member: it ends before what it uses
};

}  // namespace core
