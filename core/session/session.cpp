#include "core/session/session.h"

namespace core {

bool operator==(const Run& a, const Run& b)
{
    const auto cells = [](const Run& run) { return run.painting ? *run.painting : Painting{}; };
    return a.model == b.model && a.module == b.module && a.recorded == b.recorded && a.engine == b.engine
           && a.texts == b.texts && a.keys_text == b.keys_text && a.targets == b.targets
           && a.target_sources == b.target_sources && a.images == b.images && a.sounds == b.sounds && a.tower == b.tower
           && a.split == b.split && a.cuts == b.cuts && a.continuation == b.continuation && a.changes == b.changes
           && a.interventions == b.interventions && a.most_tokens == b.most_tokens
           && a.layers_on_demand == b.layers_on_demand && (a.painting == b.painting || cells(a) == cells(b));
}

}  // namespace core
