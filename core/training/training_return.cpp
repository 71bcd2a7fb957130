#include "core/training/training_return.h"

#include "core/error.h"

namespace core {
namespace {

Index earlierStep(const TrainingRecord& record, Index step)
{
    if (step >= 0 && step < record.step) return step;
    throw Error(Code::OutOfRange, "", "the step to go back to cannot be used: expected 0 to %1, found %2",
                std::to_string(record.step - 1), std::to_string(step));
}

}  // namespace

TrainingReturn::TrainingReturn(const TrainingRecord& record, Index step)
    : m_knocked_out(record.knocked_out),
      m_reseeded(record.reseeded),
      m_to(earlierStep(record, step)),
      m_run(std::make_unique<TrainingRun>(record.settings, record.text, "the run"))
{
    m_run->keepEvery(record.keep_every);
    if (!isThere()) change();
}

void TrainingReturn::next()
{
    m_run->next();
    if (!isThere()) change();
}

/// What was changed after the step that is done. What was changed at the end of the way back is what it is taken back
/// from.
void TrainingReturn::change()
{
    for (const KnockedOut& each : m_knocked_out)
        if (each.step == step()) m_run->knockOut(each.layer, each.head);
    for (const Reseeded& each : m_reseeded)
        if (each.step == step()) m_run->reseed(each.seed);
}

}  // namespace core
