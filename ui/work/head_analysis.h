#pragma once

#include "core/analysis/knock_out.h"
#include "ui/work/latest_job.h"

#include <memory>

/// Computes what is said of heads, away from the GUI thread: measures, the order in which alike ones stand together,
/// and what knocking each out does to the answer. Only the newest question of each kind reports anything.
class HeadAnalysis final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~HeadAnalysis() override;

    /// What a map alone says, then the induction scores of its model as it is set, which are computed once.
    /// @param sequences  that induction is the mean of
    void measure(std::shared_ptr<const core::Trace> trace, core::Index item, const core::MeasuredRows& rows,
                 core::Index sequences);
    bool isMeasuring() const { return m_measuring.isRunning(); }
    void order(std::shared_ptr<const core::Trace> trace, core::Index item);

    struct Question {
        std::shared_ptr<const core::Trace> trace;  ///< finished; of an encoder–decoder the whole
        core::RunOptions options = {};
        core::AttentionBlock block = core::AttentionBlock::Self;
        core::Answer answer = {};
        /// The measures that the ways are known as, one after the other.
        std::vector<core::Measure> ways = {core::Measure::KnockOut};
        core::ReferenceTexts reference = {};
    };
    void knockOut(Question question);
    bool isKnockingOut() const { return m_knocking.isRunning(); }
    void cancel();  ///< everything

signals:
    void measured(std::shared_ptr<const core::Trace> trace, core::Index item, const core::HeadTable& table);
    /// @param divergences  of every two heads; see headDivergences()
    void ordered(std::shared_ptr<const core::Trace> trace, const std::vector<core::Index>& order,
                 std::shared_ptr<const core::Matrix> divergences);
    void ordering(double share);  ///< how far it is
    /// sequences that are done, for induction
    void repeating(core::Index sequences, core::Index ofSequences);
    void measuringEnded();
    /// @param table       of the way that is being done
    /// @param layersDone  of all ways
    void knockedOut(std::shared_ptr<const core::Trace> trace, const core::HeadTable& table, int layersDone,
                    int ofLayers);
    void knockingEnded();
    void failed(const core::Error& error);

private:
    void start(LatestJob& job, std::function<void(const LatestJob::Turn&)> work);
    core::HeadTable induction(const core::Trace& trace, core::Index item, core::Index sequences,
                              const LatestJob::Turn& turn);

    /// Only the worker uses it: the last model as it was set, with its induction scores and their number of sequences.
    std::shared_ptr<const core::Model> m_model;
    core::Index m_sequences = 0;
    core::PassChanges m_changes;
    core::HeadTable m_induction;
    LatestJob m_measuring;
    LatestJob m_ordering{&m_measuring};
    LatestJob m_knocking{&m_measuring};
};
