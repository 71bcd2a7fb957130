#include "core/explain/patch/pass_route.h"

#include "core/error.h"
#include "core/model/pass/elsewhere.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/layer_run.h"
#include "core/model/pass/mixing_map.h"
#include "core/model/pass/reuse.h"
#include "core/model/pass/text_pictures.h"
#include "core/number_range.h"

#include <algorithm>

namespace core {
namespace {

/// Whether each of a head's queries sees some key, none behind itself, and depends on no other.
bool looksBack(const HeadScoring& scoring, Index queries, Index keys)
{
    if (!hidesWholly(scoring) || scoring.mask.empty()) return false;
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(keys));
    for (Index row = 0; row < queries; ++row) {
        scoring.mask.visibleKeys(row, visible);
        const auto behind = visible.begin() + std::min(row + 1, keys);
        if (std::find(behind, visible.end(), 1) != visible.end() || std::find(visible.begin(), behind, 1) == behind)
            return false;
    }
    return true;
}

bool isForward(const RouteStage& stage)
{
    if (stage.mean) return false;
    if (stage.across) return true;
    const std::vector<HeadScoring>& heads = stage.was->scoring;
    const Index queries = stage.was->input.rows();
    for (std::size_t head = 0; head < heads.size(); ++head) {
        const bool known = head > 0 && heads[head].mask == heads[head - 1].mask
                           && heads[head].rule == heads[head - 1].rule;  // most heads share one
        if (!known && !looksBack(heads[head], queries, stage.was->attention.k.rows())) return false;
    }
    return true;
}

RouteStage stageOfTrace(const Trace& trace, AttentionBlock kind, Index layer, Index item, const std::stop_token& stop)
{
    if (stop.stop_requested()) throw Stopped{};
    RouteStage stage;
    stage.kind = kind;
    stage.layer = layer;
    stage.block = &trace.model->transformer.blocks[static_cast<std::size_t>(layer)];
    // It reads neighbours, which the variants of a row do not have.
    if (stage.block->beside)
        throw Error(Code::Unsupported, trace.model->info.name,
                    "patching is not supported: expected a model without a convolution beside a layer, found %1",
                    trace.model->info.architecture);
    const auto& pictures = trace.batch.sequences[static_cast<std::size_t>(item)].pictures;
    if (stage.block->keys_of || stage.block->token_gate || addsDeep(pictures.get(), layer))
        throw Error(Code::Unsupported, trace.model->info.name,
                    "patching is not supported: expected a model whose layers have keys of their own and add nothing "
                    "for their token, found %1",
                    trace.model->info.architecture);
    // They follow from a row as it was, not from its variant.
    if (stage.block->gate || stage.block->index || stage.block->bias_gate || stage.block->attention.global)
        throw Error(Code::Unsupported, trace.model->info.name,
                    "patching is not supported: expected a layer without a gate or an index of keys, found %1",
                    trace.model->info.architecture);
    stage.was = completeLayer(trace, {layer, 0, item}, stop);
    stage.across = kind == AttentionBlock::Cross || !trace.batch.key_sequences.empty();
    stage.mean = std::ranges::any_of(stage.was->scoring, [](const HeadScoring& head) { return head.replaced.mean; });
    stage.forward = isForward(stage);
    return stage;
}

void requireWhole(const Trace& trace, Index item)
{
    const auto refuse = [&](const Words& said) { throw Error(Code::Unsupported, trace.model->info.name, said); };
    if (trace.elsewhere) requireWeights(trace, "a patch");
    requireAttentionAlone(*trace.model, "a patch");
    if (!trace.hasWeights())
        refuse(Words("a patch is not supported: expected a run of a model on a text, found attention that another "
                     "program computed"));
    if (trace.batch.first_query > 0)
        refuse(Words("a patch is not supported: expected a run of all its tokens, found keys from a cache"));
    if (!trace.finished()) refuse(Words("a patch is not supported: expected a finished run, found one that is not"));
    requirePlace(phrase("the text"), item, std::ssize(trace.batch.sequences));
}

}  // namespace

bool PassRoute::forward() const
{
    return std::ranges::all_of(stages, [](const RouteStage& stage) { return stage.forward; });
}

std::size_t PassRoute::stageOf(AttentionBlock kind, Index layer) const
{
    const auto found = std::ranges::find_if(
        stages, [&](const RouteStage& stage) { return stage.kind == kind && stage.layer == layer; });
    if (found == stages.end())
        throw Error(Code::OutOfRange, model->info.name, "the layer cannot be used: expected %1, found %2",
                    numberRange(1, model->info.layers), std::to_string(layer + 1));
    return static_cast<std::size_t>(found - stages.begin());
}

PassRoute routeOf(const std::shared_ptr<const Trace>& trace, Index item, bool encoder, const std::stop_token& stop)
{
    requireWhole(*trace, item);
    const bool speaks = trace->decoder == nullptr || encoder;
    const Trace& self = speaks ? *trace : *trace->decoder;
    PassRoute route{.model = self.model, .stages = {}, .end = {}};
    for (Index layer = 0; layer < std::ssize(self.layers); ++layer) {
        route.stages.push_back(
            stageOfTrace(self, speaks ? AttentionBlock::Self : AttentionBlock::Decoder, layer, item, stop));
        if (!speaks) route.stages.push_back(stageOfTrace(*trace->cross, AttentionBlock::Cross, layer, item, stop));
    }
    const RouteStage& last = route.stages.back();
    route.end = afterAttention(*last.block, last.was->input, last.was->attention.output, last.was->change.get(), stop);
    return route;
}

bool inEncoder(const Trace& trace, AttentionBlock block)
{
    return trace.decoder != nullptr && block == AttentionBlock::Self;
}

Matrix weightsAt(const RouteStage& stage, Index head, const std::stop_token& stop)
{
    const SequenceLayer& was = *stage.was;
    const auto place = static_cast<std::size_t>(head);
    if (was.attention.heads[place].weights.rows() > 0) return was.attention.heads[place].weights;
    const HeadVectors own = vectorsOf(was.attention, stage.block->attention, head);
    if (own.q.rows() * own.k.rows() > mostStageCells)
        throw Error(Code::OutOfRange, "",
                    "the map of a head whose pattern is patched cannot be used: expected at most %1 cells, found %2",
                    std::to_string(mostStageCells), std::to_string(own.q.rows() * own.k.rows()));
    return attend(own.q, own.k, Matrix(own.k.rows(), 0), was.scoring[place], {.keep = Keep::Weights, .stop = stop})
        .weights;
}

}  // namespace core
