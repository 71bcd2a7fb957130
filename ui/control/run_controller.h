#pragma once

#include <QObject>
#include <QThreadPool>

#include "core/error.h"
#include "core/model/prediction.h"
#include "core/session/prepared_run.h"

#include <stop_token>

/// Opens models, cuts texts and computes away from the GUI thread. Only the newest request reports anything. Runs of a
/// Session are numbered from 0.
class RunController final : public QObject {
    Q_OBJECT
public:
    /// @param stageBudget  bytes that a Trace's weights and stages may take
    explicit RunController(std::size_t stageBudget, QObject* parent = nullptr);
    ~RunController() override;  ///< stops the work and waits for it

    /// Computes one run after the other; replaces what is in progress. A run that is the same as before is not computed
    /// again, but reported; of one that differs, what has not changed since the last finished one is taken over.
    /// @param layer  which one is kept whole of a run whose layers are computed on demand
    void start(std::vector<core::Run> runs, core::Index layer = 0);
    void cancel();
    bool isRunning() const { return m_running; }

    /// What the model says at a position of a finished trace; replaces an earlier question.
    /// @param untouched  the run without interventions, for what it said before; null where there are none
    void predict(std::shared_ptr<const core::Trace> trace, core::Index item, core::Index position,
                 std::shared_ptr<const core::Trace> untouched = nullptr);

    /// Asks which token a finished trace's text goes on with.
    void continueText(std::shared_ptr<const core::Trace> trace);

signals:
    void prepared(core::Index run, const core::PreparedRun& text);
    void layerFinished(core::Index run, std::shared_ptr<const core::Trace> trace);  ///< a snapshot
    void finished(core::Index run, std::shared_ptr<const core::Trace> trace);
    /// The first run without its interventions; behind its finished().
    void untouched(std::shared_ptr<const core::Trace> trace);
    void failed(core::Index run, const core::Error& error);
    void allFinished();
    void stopped();  ///< by cancel()
    /// @param before  without the interventions; empty where there are none
    void predicted(core::Index position, const std::vector<core::Prediction>& predictions,
                   const std::vector<core::Prediction>& before);
    /// Why the model did not say anything, where it was asked for that or for the next token of a text.
    void notAnswered(const core::Error& error);
    /// @param next  nothing where the text ends
    void continued(std::shared_ptr<const core::Trace> trace, const std::optional<core::Token>& next);

private:
    /// What only the worker touches.
    struct Worker {
        struct Result {
            core::Run run;
            std::shared_ptr<const core::Model> model;
            std::shared_ptr<const core::Trace> trace;
        };
        core::OpenedModels models;
        std::vector<Result> results;  ///< of each run, the last that was finished
        Result untouched;             ///< the first run without its interventions
    };

    void workOnAll(quint64 generation, const std::stop_token& stop, const std::vector<core::Run>& runs,
                   core::Index layer);
    /// @param now  what was computed of the other runs in this round
    std::shared_ptr<const core::Trace> work(quint64 generation, const std::stop_token& stop, core::Index index,
                                            const core::Run& run, core::Index layer,
                                            const std::vector<std::shared_ptr<const core::Trace>>& now);
    void computeUntouched(quint64 generation, const std::stop_token& stop, const core::Run& run);
    std::shared_ptr<const core::Trace> knownTrace(core::Index index, const core::Run& run,
                                                  const core::PreparedRun& prepared) const;

    /// Answers on the GUI thread, or says why not; nothing that work throws leaves its thread.
    /// @param question  what is asked, for errors that do not say it
    template<typename Work>
    void answer(QThreadPool& pool, const char* question, Work work);

    /// Hands work to the GUI thread, where it is dropped if a newer request has begun.
    template<typename Work>
    void deliver(quint64 generation, Work work);

    std::size_t m_stageBudget;
    std::stop_source m_stop;
    quint64 m_generation = 0;  ///< read and written by the GUI thread alone, as the next
    quint64 m_question = 0;
    bool m_running = false;
    Worker m_worker;
    QThreadPool m_pool;
    QThreadPool m_predictionPool;
    QThreadPool m_continuationPool;  ///< of its own: a newer question for predictions drops those that wait
};
