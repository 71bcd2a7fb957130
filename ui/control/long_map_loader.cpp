#include "ui/control/long_map_loader.h"

#include "ui/control/guarded.h"

LongMapLoader::LongMapLoader(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

LongMapLoader::~LongMapLoader()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void LongMapLoader::cancel()
{
    m_stop.request_stop();
    ++m_generation;
    m_running = false;
}

void LongMapLoader::load(Request request)
{
    m_stop.request_stop();
    m_stop = std::stop_source{};
    m_running = true;
    m_pool.start([this, generation = ++m_generation, stop = m_stop.get_token(), request = std::move(request)] {
        const auto fail = [&](const core::Error& error) {
            deliver(generation, [this, error] {
                m_running = false;
                emit failed(error);
            });
        };
        guarded(
            "the map", [&] { work(generation, stop, request); }, fail);
    });
}

void LongMapLoader::work(quint64 generation, const std::stop_token& stop, const Request& request)
{
    if (stop.stop_requested()) return;
    if (m_worker.trace != request.trace || m_worker.address != request.address)
        m_worker = {request.trace, request.address, core::longHead(request.trace, request.address)};
    const auto report = [&](const core::PooledMap& map) {
        auto shared = std::make_shared<const core::PooledMap>(map);
        deliver(generation, [this, shared] {
            if (shared->finished()) m_running = false;
            emit loaded(shared);
        });
    };
    report(m_worker.head->pooled(request.region, request.rows, request.cols, request.by, stop, report));
}

template<typename Work>
void LongMapLoader::deliver(quint64 generation, Work work)
{
    QMetaObject::invokeMethod(
        this,
        [this, generation, work] {
            if (generation == m_generation) work();
        },
        Qt::QueuedConnection);
}
