#pragma once

#include "core/model/pass/trace.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>

/// Pictures of maps that are too long to be drawn cell by cell. The last ones are remembered, because a figure is
/// drawn, weighed and written. May be asked on any thread; computes one picture at a time.
class LongPictures {
public:
    struct Request {
        std::shared_ptr<const core::Trace> trace;
        core::HeadAddress address = {};
        core::Index rows = 0;  ///< at most so many numbers
        core::Index cols = 0;
        core::PooledBy by = core::PooledBy::Largest;

        friend bool operator==(const Request&, const Request&) = default;
    };

    /// The whole map.
    /// @throws core::Stopped
    std::shared_ptr<const core::PooledMap> of(const Request& request, const std::stop_token& stop = {});

private:
    using Picture = std::shared_ptr<const core::PooledMap>;

    static constexpr std::size_t mostNumbers = std::size_t{1} << 24;  ///< remembered: 64 MB

    Picture known(const Request& request) const;
    void remember(const Request& request, Picture picture);

    std::mutex m_mutex;
    std::condition_variable_any m_free;
    bool m_busy = false;
    std::deque<std::pair<Request, Picture>> m_recent;  ///< the oldest first
};
