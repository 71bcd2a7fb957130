#pragma once

#include <QObject>
#include <QThreadPool>

#include "core/error.h"
#include "core/model/trace.h"

#include <memory>
#include <stop_token>

/// Computes pictures of maps that are too long to be kept, away from the GUI thread. Only the newest request reports
/// anything.
class LongMapLoader final : public QObject {
    Q_OBJECT
public:
    struct Request {
        std::shared_ptr<const core::Trace> trace;
        core::HeadAddress address = {};
        core::MapRegion region = {};
        core::Index rows = 0;  ///< at most so many numbers
        core::Index cols = 0;
        core::PooledBy by = core::PooledBy::Largest;
    };

    explicit LongMapLoader(QObject* parent = nullptr);
    ~LongMapLoader() override;  ///< stops the work and waits for it

    /// Replaces what is in progress.
    void load(Request request);
    void cancel();
    bool isRunning() const { return m_running; }

signals:
    /// Several times for each request; the last time it is finished.
    void loaded(std::shared_ptr<const core::PooledMap> map);
    void failed(const core::Error& error);

private:
    /// What only the worker touches: the last head, which remembers the statistics of its rows.
    struct Worker {
        std::shared_ptr<const core::Trace> trace;
        core::HeadAddress address;
        std::shared_ptr<const core::LongHead> head;
    };

    void work(quint64 generation, const std::stop_token& stop, const Request& request);

    /// Hands work to the GUI thread, where it is dropped if a newer request has begun.
    template<typename Work>
    void deliver(quint64 generation, Work work);

    std::stop_source m_stop;
    quint64 m_generation = 0;  ///< read and written by the GUI thread alone, as the next
    bool m_running = false;
    Worker m_worker;
    QThreadPool m_pool;
};
