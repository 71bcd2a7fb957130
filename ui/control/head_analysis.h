#pragma once

#include <QObject>
#include <QThreadPool>

#include "core/analysis/knock_out.h"
#include "core/error.h"

#include <memory>
#include <stop_token>

/// Computes what is said of heads, away from the GUI thread: measures, the order in which alike ones stand together,
/// and what knocking each out does to the answer. Only the newest question of each kind reports anything.
class HeadAnalysis final : public QObject {
    Q_OBJECT
public:
    explicit HeadAnalysis(QObject* parent = nullptr);
    ~HeadAnalysis() override;  ///< stops the work and waits for it

    /// What a map alone says, then the induction scores of its model, which are computed once.
    void measure(std::shared_ptr<const core::Trace> trace, core::Index item);
    void order(std::shared_ptr<const core::Trace> trace, core::Index item);

    struct Question {
        std::shared_ptr<const core::Trace> trace;  ///< finished; of an encoder–decoder the whole
        core::RunOptions options = {};
        core::AttentionBlock block = core::AttentionBlock::Self;
        core::Answer answer = {};
    };
    void knockOut(Question question);
    bool isKnockingOut() const { return m_knocking; }
    void cancel();  ///< everything

signals:
    void measured(std::shared_ptr<const core::Trace> trace, core::Index item, const core::HeadTable& table);
    /// @param divergences  of every two heads; see headDivergences()
    void ordered(std::shared_ptr<const core::Trace> trace, const std::vector<core::Index>& order,
                 std::shared_ptr<const core::Matrix> divergences);
    void ordering(double share);  ///< how far it is
    void knockedOut(std::shared_ptr<const core::Trace> trace, const core::HeadTable& table, int layersDone);
    void knockingEnded();
    void failed(const core::Error& error);

private:
    /// Which of its kind a question is; an older one's answers are dropped.
    struct Line {
        quint64 newest = 0;
        std::stop_source stop = {};
    };
    template<typename Work>
    void start(Line& line, Work work);
    template<typename Report>
    void deliver(const Line& line, quint64 number, Report report);
    core::HeadTable induction(const core::Trace& trace, core::Index item, const std::stop_token& stop);

    Line m_measuring;
    Line m_ordering;
    Line m_knockOuts;
    bool m_knocking = false;
    /// What only the worker touches: the induction scores of the last model.
    std::shared_ptr<const core::Model> m_model;
    core::HeadTable m_induction;
    QThreadPool m_pool;
};
