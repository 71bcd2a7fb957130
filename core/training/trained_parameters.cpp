#include "core/training/trained_parameters.h"

#include "core/random_bits.h"

#include <algorithm>
#include <cmath>

namespace core {

Index TrainedParameters::add(std::string name, Index rows, Index cols, bool is_vector)
{
    // Each begins at a whole vector, so that no sum depends on where in memory its numbers lie.
    constexpr Index line = 16;
    count = (count + line - 1) / line * line;
    all.push_back({"transformer." + std::move(name), rows, cols, count, is_vector});
    count += rows * cols;
    return std::ssize(all) - 1;
}

TrainedParameters::TrainedParameters(const TrainedShape& shape, Index vocabulary)
{
    const Index d = shape.width;
    tokens = add("wte.weight", vocabulary, d);
    if (shape.positions) positions = add("wpe.weight", shape.context, d);
    layers.reserve(static_cast<std::size_t>(shape.layers));
    for (Index i = 0; i < shape.layers; ++i) {
        const std::string h = "h." + std::to_string(i) + ".";
        TrainedLayer layer{};
        layer.attention_norm = add(h + "ln_1.weight", 1, d, true);
        layer.attention_norm_bias = add(h + "ln_1.bias", 1, d, true);
        layer.query_key_value = add(h + "attn.c_attn.weight", d, 3 * d);
        layer.query_key_value_bias = add(h + "attn.c_attn.bias", 1, 3 * d, true);
        layer.output = add(h + "attn.c_proj.weight", d, d);
        layer.output_bias = add(h + "attn.c_proj.bias", 1, d, true);
        if (shape.feed_forward) {
            layer.feed_forward_norm = add(h + "ln_2.weight", 1, d, true);
            layer.feed_forward_norm_bias = add(h + "ln_2.bias", 1, d, true);
            layer.up = add(h + "mlp.c_fc.weight", d, shape.inner());
            layer.up_bias = add(h + "mlp.c_fc.bias", 1, shape.inner(), true);
            layer.down = add(h + "mlp.c_proj.weight", shape.inner(), d);
            layer.down_bias = add(h + "mlp.c_proj.bias", 1, d, true);
        }
        layers.push_back(layer);
    }
    final_norm = add("ln_f.weight", 1, d, true);
    final_norm_bias = add("ln_f.bias", 1, d, true);
    head = tokens;
    if (!shape.tied) {
        head = add("lm_head.weight", vocabulary, d);
        all.back().name = "lm_head.weight";
    }
}

std::vector<float> firstNumbers(const TrainedParameters& parameters, std::uint64_t seed)
{
    std::vector<float> numbers(static_cast<std::size_t>(parameters.count), 0.0F);
    const double to_stream = 1 / std::sqrt(2.0 * static_cast<double>(parameters.layers.size()));
    for (const TrainedParameter& each : parameters.all) {
        float* out = numbers.data() + each.begin;
        if (each.is_vector) {
            std::fill_n(out, each.size(), each.name.ends_with(".weight") ? 1.0F : 0.0F);
            continue;
        }
        const bool is_table = each.name.ends_with("wte.weight") || each.name.ends_with("wpe.weight")
                              || each.name.ends_with("lm_head.weight");
        constexpr double deviation_of_tables = 0.1;
        double deviation = is_table ? deviation_of_tables : 1 / std::sqrt(static_cast<double>(each.rows));
        if (each.name.ends_with("c_proj.weight")) deviation *= to_stream;
        const auto bound = static_cast<float>(deviation * std::sqrt(3.0));
        const std::uint64_t stream = mixedBits(seed, hashOf(each.name));
        for (Index i = 0; i < each.size(); ++i)
            out[i] = bound * (2 * unitInterval(mixedBits(stream, static_cast<std::uint64_t>(i))) - 1);
    }
    return numbers;
}

}  // namespace core
