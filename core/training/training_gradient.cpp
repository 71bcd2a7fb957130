#include "core/training/training_gradient.h"

#include "core/error.h"
#include "core/training/training_pass.h"

#include <algorithm>

namespace core {
namespace {

void requireThere(const char* what, Index place, Index count)
{
    if (place < 0 || place >= count)
        throw Error(Code::OutOfRange, "", "%1 cannot be used: expected 1 to %2, found %3", Words(what),
                    std::to_string(count), std::to_string(place + 1));
}

void requireCell(const TrainedShape& shape, const TrainingCell& cell, const TrainingBatch& batch)
{
    requireThere(phrase("the layer"), cell.layer, shape.layers);
    requireThere(phrase("the head"), cell.head, shape.heads);
    requireThere(phrase("the query"), cell.query, batch.tokens);
    requireThere(phrase("the key"), cell.key, cell.query + 1);
    if (batch.counted == 0)
        throw Error(Code::Missing, "",
                    "a prediction in the text is missing: expected two symbols or more that the model knows");
}

}  // namespace

ScoreGradient scoreGradient(const TrainingSettings& settings, const TrainingData& data, std::span<const float> numbers,
                            std::string_view text, const TrainingCell& cell)
{
    const TrainingBatch batch = data.example(text);
    requireCell(settings.shape, cell, batch);
    const TrainedParameters parameters(settings.shape, data.vocabulary());
    const std::vector<double> exact(numbers.begin(), numbers.end());
    std::vector<double> gradients(exact.size());
    TrainingPass<double> pass(settings.shape, parameters);
    pass.watch(cell.layer, cell.head);
    const double scale = 1 / static_cast<double>(batch.counted);

    ScoreGradient found{.cell = cell};
    found.tokens.reserve(batch.ids.size());
    for (const Index id : batch.ids) found.tokens.push_back(data.symbols()[id]);
    found.loss = pass.forward(exact, {&batch, 0, 1}).loss * scale;
    // Behind the last layer no other place sees what a row has become.
    const Index seen_until = cell.layer + 1 == settings.shape.layers ? cell.query + 1 : batch.tokens;
    for (Index place = cell.query; place < seen_until; ++place)
        if (const Index next = batch.targets[place]; next >= 0)
            found.parts.push_back({place, data.symbols()[next], pass.chances(place)[next], 0});
    pass.backward(exact, scale, gradients);
    const Index seen = cell.query + 1;
    const auto weights = pass.attention(cell.layer, cell.head, 0).row(cell.query).head(seen);
    const auto of_weights = pass.weightGradients().row(cell.query).head(seen);
    found.weight = weights[cell.key];
    found.of_weight = of_weights[cell.key];
    found.of_row = weights.cwiseProduct(of_weights).sum();
    found.gradient = pass.scoreGradients()(cell.query, cell.key);
    found.left_over = found.gradient;

    TrainingBatch single = batch;
    for (ScoreGradient::Part& part : found.parts) {
        std::ranges::fill(single.targets, Index{-1});
        single.targets[part.place] = batch.targets[part.place];
        pass.forward(exact, {&single, 0, 1});
        pass.backward(exact, scale, gradients);
        part.gradient = pass.scoreGradients()(cell.query, cell.key);
        found.left_over -= part.gradient;
    }
    return found;
}

}  // namespace core
