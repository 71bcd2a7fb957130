#pragma once

#include "core/model/pass/trace.h"
#include "ui/work/latest_job.h"

#include <memory>

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

    using QObject::QObject;

    /// Replaces the work in progress.
    void load(Request request);
    void cancel() { m_loading.cancel(); }
    bool isRunning() const { return m_loading.isRunning(); }

signals:
    /// Several times for each request; the last time it is finished.
    void loaded(std::shared_ptr<const core::PooledMap> map);
    void failed(const core::Error& error);

private:
    /// Only the worker uses it: the last head, which remembers the statistics of its rows.
    struct Worker {
        std::shared_ptr<const core::Trace> trace;
        core::HeadAddress address;
        std::shared_ptr<const core::LongHead> head;
    };

    void work(const LatestJob::Turn& turn, const Request& request);

    Worker m_worker;
    LatestJob m_loading;
};
