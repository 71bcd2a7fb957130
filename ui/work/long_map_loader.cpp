#include "ui/work/long_map_loader.h"

void LongMapLoader::load(Request request)
{
    m_loading.start(
        "the map", [this, request = std::move(request)](const LatestJob::Turn& turn) { work(turn, request); },
        [this](const core::Error& error) { emit failed(error); });
}

void LongMapLoader::work(const LatestJob::Turn& turn, const Request& request)
{
    if (m_worker.trace != request.trace || m_worker.address != request.address)
        m_worker = {request.trace, request.address, core::longHead(request.trace, request.address)};
    const auto report = [&](const core::PooledMap& map) {
        const auto emitted = [this, shared = std::make_shared<const core::PooledMap>(map)] { emit loaded(shared); };
        if (map.finished())
            turn.finish(emitted);
        else
            turn.tell(emitted);
    };
    report(m_worker.head->pooled(request.region, request.rows, request.cols, request.by, turn.stop(), report));
}

#include "moc_long_map_loader.cpp"
