#pragma once

#include <QObject>
#include <QScopeGuard>
#include <QThreadPool>

#include "core/error.h"
#include "ui/work/guarded.h"

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>

/// One kind of work that leaves the GUI thread, of which only the newest matters: a newer one stops the one before, and
/// nothing of that is heard any more. Whatever work throws ends in the GUI thread, as an error.
///
/// The work may use members of its owner that are declared before the job, whose destructor waits for the work.
class LatestJob final : public QObject {
public:
    /// The work's view of its job, in its own thread.
    class Turn {
    public:
        const std::stop_token& stop() const { return m_stop; }

        /// Says something in the GUI thread; dropped if something newer has begun by then, or this was cancelled.
        template<typename Report>
        void tell(Report report) const
        {
            hear([report = std::move(report)](LatestJob&) { report(); });
        }

        /// The last that is said: when it is heard, the job runs no longer.
        template<typename Report>
        void finish(Report report) const
        {
            hear([report = std::move(report)](LatestJob& job) {
                job.m_running = false;
                report();
            });
        }

    private:
        friend class LatestJob;
        Turn(LatestJob& job, quint64 number, std::stop_token stop)
            : m_job(job),
              m_number(number),
              m_stop(std::move(stop))
        {
        }

        template<typename Report>
        void hear(Report report) const
        {
            QMetaObject::invokeMethod(
                &m_job,
                [&job = m_job, number = m_number, report = std::move(report)] {
                    if (number == job.m_number) report(job);
                },
                Qt::QueuedConnection);
        }

        LatestJob& m_job;
        quint64 m_number;
        std::stop_token m_stop;
    };

    LatestJob();
    /// Works in the thread of another job, behind what that was asked before.
    explicit LatestJob(const LatestJob* other) : m_pool(other->m_pool) {}
    ~LatestJob() override;

    using Failed = std::function<void(const core::Error&)>;

    /// @param doing    what could not be done, for errors that do not say it
    /// @param work     called with a Turn, in the other thread
    /// @param failed   called in the GUI thread, as the next
    /// @param stopped  told where the work was stopped and nothing newer has begun; may be null
    template<typename Work>
    void start(const char* doing, Work work, Failed failed, std::function<void()> stopped = {})
    {
        requestStop();
        m_stop = std::stop_source{};
        m_running = true;
        m_pool->start([doing, turn = Turn(*this, ++m_number, m_stop.get_token()), work = std::move(work),
                       failed = std::move(failed), stopped = std::move(stopped)] {
            const auto ended = qScopeGuard([] { --s_atWork; });
            guarded(
                doing,
                [&] {
                    if (turn.stop().stop_requested()) throw core::Stopped{};
                    work(turn);
                    turn.finish([] {});
                },
                [&](const core::Error& error) { turn.finish([failed, error] { failed(error); }); },
                [&] {
                    turn.finish([stopped] {
                        if (stopped) stopped();
                    });
                });
        });
        ++s_atWork;  // not where the system refuses a thread; work that has ended by now counted from -1
    }

    /// Ends work as soon as possible; its results until then are delivered.
    void requestStop() { m_stop.request_stop(); }
    /// Stops, and nothing more is heard.
    void cancel();
    bool isRunning() const { return m_running; }

    /// The number of pieces of work of all jobs that have been started and have not ended, also those whose job was
    /// cancelled. Where it is 0, all that will ever be said of them lies in the queue of events.
    static int atWork() { return s_atWork; }

private:
    static std::atomic<int> s_atWork;

    std::shared_ptr<QThreadPool> m_pool;
    std::stop_source m_stop;
    quint64 m_number = 0;  ///< number of the newest; read and written by the GUI thread alone, as m_running
    bool m_running = false;
};
