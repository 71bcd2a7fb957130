#include "core/lesson/changed_only.h"

#include "core/session/run_edits.h"

namespace core {
namespace {

/// The run without the part that a goal allows to change, so that only the rest is compared.
Run withoutAllowed(Run run, Claim::Change allowed)
{
    switch (allowed) {
    case Claim::Change::Text:
        run.texts = {};
        run.keys_text.reset();
        run.targets = {};
        run.target_sources = {};
        run.cuts = {};
        run.continuation = {};
        break;
    case Claim::Change::Heads: run.interventions = {}; break;
    case Claim::Change::Mask:
        run.painting.reset();
        for (ScoringChange& change : run.changes) {
            change.mask.reset();
            change.fill.reset();
            change.order.reset();
        }
        break;
    case Claim::Change::Temperature:
        for (ScoringChange& change : run.changes) change.temperature.reset();
        break;
    case Claim::Change::Positions:
        if (run.module) {
            run.module->positions = {};
            run.module->rotary = {};
            run.module->alibi = {};
            run.module->relative = {};
        }
        break;
    }
    dropEmptyChanges(run);
    return run;
}

}  // namespace

bool changedOnly(const Run& before, const Run& now, Claim::Change allowed)
{
    return withoutAllowed(before, allowed) == withoutAllowed(now, allowed);
}

}  // namespace core
