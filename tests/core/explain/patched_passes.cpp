#include "tests/core/explain/patched_passes.h"

#include "core/model/pass/prediction.h"
#include "core/prepare/opened_models.h"

#include <algorithm>
#include <numeric>

using namespace core;

namespace {

std::shared_ptr<const Model> opened(const std::string& name)
{
    static OpenedModels models;
    return models.folder(std::string(SOURCE_DIR "/tests/golden/data/models/") + name);
}

/// Ids far from each other, none of them a special one.
Sequence textFrom(const Model& model, Index count, Index first)
{
    std::vector<Index> ids(static_cast<std::size_t>(count));
    const Index range = std::min<Index>(380, model.transformer.token_embedding.rows() - 20);
    for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = 10 + (first + 37 * static_cast<Index>(i)) % range;
    return sequenceOfIds(model, ids);
}

}  // namespace

TracePtr PatchedRuns::traceOf(const std::string& model, Index tokens, Index first, const RunOptions& options)
{
    const auto ready = opened(model);
    Batch batch{.sequences = {textFrom(*ready, tokens, first)}};
    if (ready->decoder) batch.targets = {textFrom(*ready->decoder, tokens - 2, first + 5)};
    return run(ready, batch, options);
}

PatchedRuns PatchedRuns::of(const std::string& model, Index tokens)
{
    PatchedRuns runs{traceOf(model, tokens, 3), traceOf(model, tokens, 120), {}};
    const Index last = std::ssize(speakerOf(*runs.to).queries(0)) - 1;
    runs.asked = {.answer = {.item = 0, .position = last, .id = 77, .against = 200}};
    return runs;
}

double answerOf(const PatchedRuns& runs, const std::vector<RowPatch>& patches)
{
    const TracePtr patched = run(runs.to->model, runs.to->batch, {.keep = Keep::Context, .row_patches = patches});
    const Trace& says = speakerOf(*patched);
    const Matrix scores = logits(says.model->transformer, says.last_hidden_state[0].row(runs.asked.answer.position));
    if (runs.asked.kind == AskedScore::Kind::LogProbability) return *logProbability(*patched, runs.asked.answer);
    const double against = runs.asked.answer.against ? static_cast<double>(scores(0, *runs.asked.answer.against)) : 0.0;
    return static_cast<double>(scores(0, runs.asked.answer.id)) - against;
}

std::vector<RowPatch> patchesOfCell(const PatchedRuns& runs, const PatchPlan& plan, Index layer, Index column)
{
    const SequenceLayer& from = blockOf(runs.from, plan.block)->layers[static_cast<std::size_t>(layer)]->items[0];
    const bool heads = plan.columns == PatchPlan::Columns::Heads;
    const Index head = heads ? column : plan.head.value_or(0);
    std::vector<Index> rows{heads ? plan.position.value_or(0) : column};
    if (heads && !plan.position) {
        rows.resize(static_cast<std::size_t>(from.input.rows()));
        std::iota(rows.begin(), rows.end(), Index{0});
    }
    std::vector<RowPatch> patches;
    const auto add = [&](RowPatch::Kind kind, Index ofHead, Index row, RowVector values) {
        patches.push_back({.kind = kind,
                           .layer = layer,
                           .head = ofHead,
                           .row = row,
                           .values = std::move(values),
                           .block = plan.block});
    };
    for (const Index row : rows) {
        const auto& all = from.attention.heads;
        if (plan.kind == PatchKind::Stream) add(RowPatch::Kind::Stream, 0, row, from.input->row(row));
        if (plan.kind == PatchKind::Pattern)
            add(RowPatch::Kind::Weights, head, row, all[static_cast<std::size_t>(head)].weights.row(row));
        for (Index each = 0; each < std::ssize(all); ++each)
            if (plan.kind == PatchKind::Output || (plan.kind == PatchKind::Head && each == head))
                add(RowPatch::Kind::Context, each, row, all[static_cast<std::size_t>(each)].context.row(row));
    }
    return patches;
}
