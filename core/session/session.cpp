#include "core/session/session.h"

namespace core {

bool operator==(const Run& a, const Run& b)
{
    const auto cells = [](const Run& run) { return run.painting ? *run.painting : Painting{}; };
    return a.model == b.model && a.base == b.base && a.module == b.module && a.recorded == b.recorded
           && a.engine == b.engine && a.texts == b.texts && a.as_written == b.as_written && a.spans == b.spans
           && a.chat == b.chat && a.keys_text == b.keys_text && a.targets == b.targets
           && a.target_sources == b.target_sources && a.images == b.images && a.whole_pictures == b.whole_pictures
           && a.sounds == b.sounds && a.tower == b.tower && a.split == b.split && a.cuts == b.cuts
           && a.continuation == b.continuation && a.changes == b.changes && a.interventions == b.interventions
           && a.most_tokens == b.most_tokens && a.layers_on_demand == b.layers_on_demand
           && (a.painting == b.painting || cells(a) == cells(b));
}

bool operator==(const Session& a, const Session& b)
{
    const auto cells = [](const Session& session) { return session.marked ? *session.marked : Painting{}; };
    return a.runs == b.runs && a.focus == b.focus && a.view == b.view && a.steps == b.steps && a.compare == b.compare
           && a.heads == b.heads && a.flow == b.flow && a.why == b.why && a.positions == b.positions
           && a.costs == b.costs && a.alike == b.alike && a.chosen == b.chosen && a.tracked == b.tracked
           && a.sampling == b.sampling && a.figure == b.figure && a.head_sets == b.head_sets && a.guess == b.guess
           && a.ink == b.ink && (a.marked == b.marked || cells(a) == cells(b));
}

bool isSameWork(const Session& a, const Session& b)
{
    return a.runs == b.runs && a.compare == b.compare && a.tracked == b.tracked && a.sampling == b.sampling
           && a.head_sets == b.head_sets && a.guess == b.guess && a.ink == b.ink
           && a.figure.map.rows == b.figure.map.rows && a.figure.voice.annotations == b.figure.voice.annotations
           && a.steps.left_out == b.steps.left_out && a.flow.gold == b.flow.gold
           && a.heads.reference == b.heads.reference;
}

}  // namespace core
