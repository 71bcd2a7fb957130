#include "ui/plot/flow/span_flow.h"

#include "core/attention/pooling.h"

std::optional<SpanFlow> SpanFlow::of(const core::Trace& trace, const std::vector<core::HeadAddress>& heads,
                                     const std::vector<FlowHead>& weights, core::MapLook::BySpan sides,
                                     core::RowReading rows)
{
    const core::Index item = heads.front().item;
    if (sides == core::MapLook::BySpan::No || trace.keySpans(item).empty()) return std::nullopt;
    SpanFlow flow;
    for (const FlowHead& head : weights) {
        ShownMap map = spanMap(trace, item, core::shownWeights(*head.weights, head.mask), sides, rows);
        if (map.data == nullptr) return std::nullopt;
        auto cells = std::make_shared<core::Matrix>(map.data->levels().front().cells);
        // A span that is hidden as a whole has no line, like one without weight.
        *cells = (cells->array() == HeatData::hidden).select(0.0F, *cells);
        flow.heads.push_back({std::move(cells), {}});
        if (flow.map.data == nullptr) flow.map = std::move(map);
    }
    return flow;
}
