#include "core/scan/scanned_texts.h"

#include "core/random_bits.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

/// Puts the tokens of a text elsewhere among themselves.
/// @return whether there are at least two to be moved
bool shuffle(Sequence& sequence, std::uint64_t seed)
{
    if (sequence.pixels != nullptr || sequence.features != nullptr) return false;
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < sequence.tokens.size(); ++place)
        if (!sequence.tokens[place].special && (place >= sequence.real.size() || sequence.real[place]))
            places.push_back(place);
    for (std::size_t left = places.size(); left > 1; --left) {
        const auto other = static_cast<std::size_t>(mixedBits(seed, left) % left);
        std::swap(sequence.tokens[places[left - 1]], sequence.tokens[places[other]]);
    }
    return places.size() > 1;
}

}  // namespace

std::vector<std::size_t> drawnOrder(std::size_t texts, std::uint64_t seed)
{
    std::vector<std::size_t> order(texts);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [seed](std::size_t text) { return mixedBits(seed, text); });
    return order;
}

std::optional<Batch> shuffled(const Batch& batch, std::uint64_t seed)
{
    Batch other = batch;
    bool moved = false;
    for (std::vector<Sequence>* texts : {&other.sequences, &other.targets})
        for (Sequence& text : *texts) moved = shuffle(text, mixedBits(seed, texts == &other.targets ? 1 : 0)) || moved;
    if (!moved) return std::nullopt;
    return other;
}

std::optional<std::size_t> HeadsOverTexts::most(std::size_t head, bool smallest) const
{
    std::optional<std::size_t> found;
    const std::span<const double> values = of(head);
    for (std::size_t text = 0; text < values.size(); ++text) {
        if (!std::isfinite(values[text])) continue;
        if (!found || (smallest ? values[text] < values[*found] : values[text] > values[*found])) found = text;
    }
    return found;
}

void addPatterns(PatternsOverTexts& patterns, const Trace& trace, Index item, std::size_t place, std::size_t text,
                 const std::stop_token& stop)
{
    const ModelInfo& info = trace.model->info;
    const HeadTable table = measured(trace, item, {.first = !trace.model->transformer.causal}, stop);
    for (std::size_t pattern = 0; pattern < std::size(namedPatterns); ++pattern)
        for (Index layer = 0; layer < info.layers; ++layer)
            for (Index head = 0; head < info.heads; ++head)
                if (const auto value = table.at(namedPatterns[pattern], layer, head))
                    patterns[pattern].set(place + static_cast<std::size_t>(layer * info.heads + head), text,
                                          static_cast<double>(*value));
}

}  // namespace core
