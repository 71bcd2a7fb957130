#pragma once

#include "core/explain/account_table.h"
#include "core/explain/asked_answer.h"
#include "core/explain/logit_lens.h"
#include "core/explain/patch/patch_sweep.h"
#include "core/explain/walk_back.h"
#include "core/explain/weights/head_reading.h"
#include "ui/work/latest_job.h"

#include <memory>

/// A cell's account, and the heads from which one can go on.
struct ExplainedCell {
    std::shared_ptr<const core::Trace> whole;
    core::AttentionBlock block = core::AttentionBlock::Self;
    core::HeadAddress head;
    core::Cell cell;
    core::CellAccount account;
    std::vector<core::WalkBack> query = {};  ///< heads that wrote into the query's row
    std::vector<core::WalkBack> key = {};
    double milliseconds = 0;
};

/// An answer's account.
struct ExplainedAnswer {
    std::shared_ptr<const core::Trace> whole;
    core::Answer answer;
    core::AnswerAccount account;
    std::vector<core::WalkBack> heads = {};
};

/// Each layer's prediction.
struct ReadLens {
    std::shared_ptr<const core::Trace> whole;
    core::Index item = 0;
    std::optional<core::Index> asked = {};
    std::string asked_word = {};
    core::LogitLens lens = {};
    bool whole_text = true;  ///< false: some tokens are not read yet
};

/// A head by its weights alone.
struct ReadHead {
    std::shared_ptr<const core::Model> model;
    core::AttentionBlock block = core::AttentionBlock::Self;
    core::Index distance = 0;
    core::HeadReading reading;
};

/// Takes numbers apart away from the GUI thread; rows that were taken apart are remembered as long as the same text is
/// asked about. Only the newest question of each kind reports anything.
class AccountLoader final : public QObject {
    Q_OBJECT
public:
    using Whole = std::shared_ptr<const core::Trace>;  ///< finished; of an encoder–decoder the whole

    using QObject::QObject;
    ~AccountLoader() override;

    /// The layer whose feed-forward layer is looked through.
    using Through = std::optional<core::Index>;

    void explainCell(Whole whole, core::AttentionBlock block, const core::HeadAddress& head, const core::Cell& cell,
                     const Through& through);
    void explainAnswer(Whole whole, core::AnswerQuestion question, const Through& through);
    /// @param first  the token that is read, and shown, before the others
    void readLens(Whole whole, core::Index item, std::string word, core::Index first);
    void readHead(std::shared_ptr<const core::Model> model, core::AttentionBlock block, const core::HeadPlace& head,
                  core::Index distance);
    /// Computes the answer without each head.
    void knockOut(Whole whole, core::RunOptions options, core::AttentionBlock block, const core::Answer& answer);
    /// The answer with another run's numbers in its pass, place by place.
    /// @param from  that run
    void sweep(Whole from, Whole to, core::AnswerQuestion question, const core::PatchPlan& plan);
    bool isKnockingOut() const { return m_knocking.isRunning(); }
    bool isReading() const { return m_lens.isRunning(); }
    /// @return false where nothing was running that one waits for
    bool cancel();
    void drop();  ///< another text is in focus by now

signals:
    void cellExplained(std::shared_ptr<const ExplainedCell> cell);
    void answerExplained(std::shared_ptr<const ExplainedAnswer> answer);
    void lensRead(std::shared_ptr<const ReadLens> lens);
    void headRead(std::shared_ptr<const ReadHead> head);
    void headProgress(core::Index part, core::Index ofParts);
    void lensProgress(core::Index tokens, core::Index ofTokens);
    void knockedOut(const core::HeadTable& table, int layersDone);
    void swept(const core::PatchSweep& sweep, const core::Answer& answer, int layersDone);
    void ended();  ///< the lens or the knock-outs, whether they were finished or stopped
    void failed(const core::Error& error);

private:
    core::StreamRows& rowsOf(const Whole& whole, core::Index item);
    void start(LatestJob& job, std::function<void(const LatestJob::Turn&)> work);

    std::unique_ptr<core::StreamRows> m_rows;  ///< the worker's alone
    LatestJob m_explaining;
    LatestJob m_lens{&m_explaining};
    LatestJob m_knocking;
};
