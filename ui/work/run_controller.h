#pragma once

#include "core/model/pass/statement.h"
#include "core/prepare/prepared_run.h"
#include "ui/work/latest_job.h"

#include <atomic>

/// Opens models, cuts texts and computes away from the GUI thread. Only the newest request reports anything. Runs of a
/// Session are numbered from 0.
class RunController final : public QObject {
    Q_OBJECT
public:
    /// @param stageBudget  bytes that a Trace's weights and stages may take
    explicit RunController(std::size_t stageBudget, QObject* parent = nullptr);

    /// Computes one run after the other; replaces what is in progress. A run that is the same as before is not computed
    /// again, but reported; of one that differs, what has not changed since the last finished one is taken over.
    /// @param looked  at which layer of which kind of attention: it is kept whole of a run whose layers are computed on
    ///                demand
    void start(std::vector<core::Run> runs, const core::Focus& looked = {});
    /// The next request opens its files again, whatever they look like, and takes over nothing that was computed.
    void forgetOpened() { m_forget = true; }
    void cancel();
    bool isRunning() const { return m_computing.isRunning(); }

    /// The model's prediction at a position of a finished trace; replaces an earlier question. Of one that guesses
    /// masked tokens that may be another position: see core::predictedPosition.
    /// @param untouched  the run as the model does it by itself, for what it said before; null where nothing is changed
    void predict(std::shared_ptr<const core::Trace> trace, core::TokenQuestion question,
                 std::shared_ptr<const core::Trace> untouched = nullptr);

    /// Asks which token a finished trace's text goes on with.
    /// @param sampling  empty: the likeliest
    /// @param written   tokens that the model has put there itself
    void continueText(std::shared_ptr<const core::Trace> trace, const std::optional<core::Sampling>& sampling = {},
                      core::Index written = 0);

signals:
    void prepared(core::Index run, const core::PreparedRun& text);
    void layerFinished(core::Index run, std::shared_ptr<const core::Trace> trace);  ///< a snapshot
    void tileRead(core::Index read, core::Index all);                               ///< of the pictures in a text
    void finished(core::Index run, std::shared_ptr<const core::Trace> trace);
    /// The first run without its interventions and changes to scoring, if it has any; behind its finished().
    void untouched(std::shared_ptr<const core::Trace> trace);
    void failed(core::Index run, const core::Error& error);
    void allFinished();
    void stopped();  ///< by cancel()
    /// @param before  without interventions and changes; empty where there are none
    void predicted(const core::TokenStatement& now, const std::optional<core::TokenStatement>& before);
    /// Why the model did not say anything, where it was asked for that or for the next token of a text.
    void notAnswered(const core::Error& error);
    /// @param next  nothing where the text ends
    void continued(std::shared_ptr<const core::Trace> trace, const std::optional<core::Token>& next);

private:
    /// Only the worker uses it.
    struct Worker {
        struct Result {
            core::Run run;
            std::shared_ptr<const core::Model> model;
            std::shared_ptr<const core::Trace> trace;
        };
        core::OpenedModels models;
        std::vector<Result> results;  ///< the last finished result of each run
        Result untouched;             ///< the first run as the model does it by itself
    };

    using Turn = LatestJob::Turn;

    void workOnAll(const Turn& turn, const std::vector<core::Run>& runs, const core::Focus& looked);
    /// @param now  the traces of the other runs in this round
    std::shared_ptr<const core::Trace> work(const Turn& turn, core::Index index, const core::Run& run,
                                            const core::Focus& looked,
                                            const std::vector<std::shared_ptr<const core::Trace>>& now);
    void computeUntouched(const Turn& turn, const core::Run& run);
    std::shared_ptr<const core::Trace> knownTrace(core::Index index, const core::Run& run,
                                                  const core::PreparedRun& prepared) const;

    const std::size_t m_stageBudget;
    std::atomic<bool> m_forget = false;  ///< whether the worker still has to forget
    Worker m_worker;
    LatestJob m_computing;
    LatestJob m_predicting;
    LatestJob m_continuing;  ///< a question of its own: a newer one for predictions does not drop it
    LatestJob m_returning;   ///< gives memory back
};
