#include "core/training/training_look.h"

#include "core/random_bits.h"

#include <algorithm>

namespace core {

TrainingLooker::TrainingLooker(const TrainingSettings& settings, const TrainingData& data)
    : m_settings(settings),
      m_data(data),
      m_parameters(settings.shape, data.vocabulary()),
      m_pass(settings.shape, m_parameters)
{
}

std::string TrainingLooker::example() const
{
    const TrainingBatch& kept = m_data.heldOut();
    std::string text;
    const auto add = [&](Index id) {
        text += (!text.empty() && m_settings.task == TrainingTask::Words ? " " : "") + m_data.symbols()[id];
    };
    for (Index t = 0; t < kept.tokens; ++t) {
        const Index id = kept.ids[t];
        // Behind a line's end there is nothing but the edge, again and again.
        if (t > 0 && readsText(m_settings.task) && id == 0) return text;
        add(id);
    }
    // What comes next has no place any more, and yet is to be predicted.
    if (const Index next = kept.targets[kept.tokens - 1]; next >= 0) add(next);
    return text;
}

TrainingLook TrainingLooker::look(std::span<const float> numbers, Index step, std::string_view text, Index written)
{
    TrainingLook found{.step = step, .layers = m_settings.shape.layers, .heads = m_settings.shape.heads};
    TrainingBatch batch{.examples = 1, .ids = m_data.idsOf(text)};
    batch.ids.resize(std::min(batch.ids.size(), static_cast<std::size_t>(m_settings.shape.context)));
    batch.tokens = std::ssize(batch.ids);
    batch.targets.assign(batch.ids.size(), -1);
    for (const Index id : batch.ids) found.tokens.push_back(m_data.symbols()[id]);
    if (batch.tokens > 0) {
        m_pass.forward(numbers, {&batch, 0, 1});
        found.maps.reserve(static_cast<std::size_t>(found.layers * found.heads));
        found.off.reserve(static_cast<std::size_t>(found.layers * found.heads));
        for (Index layer = 0; layer < found.layers; ++layer)
            for (Index head = 0; head < found.heads; ++head) {
                found.maps.push_back(m_pass.attention(layer, head, 0));
                found.off.push_back(isOff(numbers, layer, head));
            }
    }
    for (Index line = 0; readsText(m_settings.task) && line < written; ++line)
        found.written.push_back(
            write(numbers, mixedBits(m_settings.seed, static_cast<std::uint64_t>(step * written + line))));
    return found;
}

/// A head that was taken away has zeros in all its rows of W_O from then on, and no other ever has.
bool TrainingLooker::isOff(std::span<const float> numbers, Index layer, Index head) const
{
    const TrainedParameter& output = m_parameters.all[m_parameters.layers[layer].output];
    const Index size = output.size() / m_settings.shape.heads;
    return std::ranges::all_of(numbers.subspan(output.begin + head * size, size),
                               [](float number) { return number == 0; });
}

/// One line, symbol by symbol, until its end or as long as there are places.
std::string TrainingLooker::write(std::span<const float> numbers, std::uint64_t seed)
{
    TrainingBatch batch{.examples = 1, .ids = {0}};
    std::string line;
    while (std::ssize(batch.ids) <= m_settings.shape.context) {
        batch.tokens = std::ssize(batch.ids);
        batch.targets.assign(batch.ids.size(), -1);
        batch.targets.back() = 0;
        m_pass.forward(numbers, {&batch, 0, 1});
        const auto chances = m_pass.chances(batch.tokens - 1);
        float left = unitInterval(mixedBits(seed, batch.ids.size()));
        Index next = 0;
        while (next + 1 < chances.size() && left >= chances[next]) left -= chances[next++];
        if (next == 0) break;
        line += (!line.empty() && m_settings.task == TrainingTask::Words ? " " : "") + m_data.symbols()[next];
        batch.ids.push_back(next);
    }
    return line;
}

}  // namespace core
