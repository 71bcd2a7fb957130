#include "core/explain/weights/head_reading.h"

#include <algorithm>

namespace core {
namespace {

std::vector<ComposedHead> composedWith(const AttentionStack& stack, const HeadPlace& head,
                                       const CompositionTable& table, std::size_t most)
{
    std::vector<ComposedHead> all;
    for (const Composition kind : {Composition::Query, Composition::Key, Composition::Value})
        for (Index layer = 0; layer < head.layer; ++layer)
            for (Index earlier = 0; earlier < stack.heads(); ++earlier)
                if (const auto value = table.at(kind, {layer, earlier}, head);
                    value && static_cast<double>(*value) > table.expected())
                    all.push_back({kind, {layer, earlier}, *value});
    std::ranges::stable_sort(all, std::ranges::greater(), &ComposedHead::value);
    if (all.size() > most) all.resize(most);
    return all;
}

bool everyLayerWrites(const AttentionStack& stack, Index layers)
{
    for (Index layer = 0; layer < layers; ++layer)
        if (!stack.block(layer).attention.output || stack.block(layer).gate) return false;
    return true;
}

}  // namespace

HeadReading headReading(const Model& model, AttentionBlock block, const HeadPlace& head, const HeadReadingAsked& asked)
{
    const AttentionStack stack = AttentionStack::of(model, block);
    constexpr Index parts = 5;
    auto tell = [&, part = Index{0}]() mutable {
        if (asked.told) asked.told(++part, parts);
    };
    HeadReading reading{head, queryKeyDirections(stack, head, asked.distance, asked.directions, asked.stop)};
    tell();
    if (stack.blockOf(head).attention.output && !stack.blockOf(head).gate) {
        reading.output_value = outputValueDirections(stack, head, asked.directions, asked.stop);
        tell();
        reading.copying = copyingScore(stack, head, {}, asked.stop);
    }
    tell();
    reading.positions = positionScores(stack, head, 1024, asked.stop);
    tell();
    if (head.layer > 0 && everyLayerWrites(stack, head.layer + 1)) {
        const CompositionTable table =
            compositions(stack, {.distance = asked.distance, .into = head.layer}, asked.stop);
        reading.expected = table.expected();
        reading.reads = composedWith(stack, head, table, asked.composed);
    }
    return reading;
}

}  // namespace core
