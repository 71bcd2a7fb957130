#pragma once

#include "core/training/training_run.h"

#include <memory>

namespace core {

/// Takes a run back to an earlier step by doing its steps anew, since the moments of AdamW are kept for the last step
/// alone. Where the same kernels compute it, what comes out is the run as it was: it goes on with the same numbers, bit
/// for bit. Heads that were taken away, and seeds that were changed, before that step are so again.
class TrainingReturn {
public:
    /// @throws Error{OutOfRange} where the run has not done so many steps, or just as many
    TrainingReturn(const TrainingRecord& record, Index step);

    bool isThere() const { return m_run->record().step == m_to; }
    Index step() const { return m_run->record().step; }
    /// One step nearer.
    /// @throws Error as TrainingRun::next()
    void next();
    /// The run, when it is there; once.
    std::unique_ptr<TrainingRun> take() { return std::move(m_run); }

private:
    void change();

    std::vector<KnockedOut> m_knocked_out;
    std::vector<Reseeded> m_reseeded;
    Index m_to;
    std::unique_ptr<TrainingRun> m_run;
};

}  // namespace core
