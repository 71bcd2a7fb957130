#include "ui/plot/heat/long_pictures.h"

#include <algorithm>

std::shared_ptr<const core::PooledMap> LongPictures::of(const Request& request, const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    if (!m_free.wait(lock, stop, [this] { return !m_busy; })) throw core::Stopped{};
    if (Picture picture = known(request)) return picture;
    m_busy = true;
    lock.unlock();
    const auto leave = [&] {
        lock.lock();
        m_busy = false;
        m_free.notify_all();
    };
    try {
        const auto head = core::longHead(request.trace, request.address);
        auto picture = std::make_shared<const core::PooledMap>(
            head->pooled({0, 0, head->queries(), head->keys()}, request.rows, request.cols, request.by, stop));
        leave();
        remember(request, picture);
        return picture;
    } catch (...) {
        if (!lock.owns_lock()) leave();
        throw;
    }
}

LongPictures::Picture LongPictures::known(const Request& request) const
{
    const auto found = std::ranges::find(m_recent, request, &std::pair<Request, Picture>::first);
    return found == m_recent.end() ? nullptr : found->second;
}

void LongPictures::remember(const Request& request, Picture picture)
{
    m_recent.emplace_back(request, std::move(picture));
    std::size_t numbers = 0;
    for (const auto& [each, kept] : m_recent) numbers += static_cast<std::size_t>(kept->values.size());
    while (numbers > mostNumbers && m_recent.size() > 1) {
        numbers -= static_cast<std::size_t>(m_recent.front().second->values.size());
        m_recent.pop_front();
    }
}
