#include "core/model/teaching/teaching_module.h"

#include "core/error.h"
#include "core/model/pass/mixing_source.h"
#include "core/model/teaching/module_mixer.h"
#include "core/model/teaching/usable_module.h"
#include "core/random_bits.h"

#include <cmath>
#include <set>

namespace core {
namespace {

/// A file's numbers fit the recipe that they were saved with, and no other.
void requireShape(const std::string& tensor, MatrixView matrix, Index rows, Index cols)
{
    if (matrix.rows() != rows || matrix.cols() != cols)
        throw Error(Code::WrongShape, "", "%1 has the wrong shape: expected [%2, %3], found %4", tensor,
                    std::to_string(rows), std::to_string(cols), shapeText(matrix));
}

/// Uniform in ±bound; which number stands where follows from the seed and the tensor's name.
Matrix uniform(Index rows, Index cols, float bound, std::uint64_t seed, std::string_view name)
{
    Matrix matrix(rows, cols);
    const std::uint64_t mixed = mixedBits(seed, hashOf(name));
    for (Index i = 0; i < matrix.size(); ++i)
        matrix.data()[i] = bound * (2 * unitInterval(mixedBits(mixed, static_cast<std::uint64_t>(i))) - 1);
    return matrix;
}

/// 0, and as often 1 or -1; of `signs` false: 0 and as often 1.
Matrix wholeNumbers(Index rows, Index cols, bool signs, std::uint64_t seed, std::string_view name)
{
    Matrix matrix(rows, cols);
    const std::uint64_t mixed = mixedBits(seed, hashOf(name));
    for (Index i = 0; i < matrix.size(); ++i) {
        const std::uint64_t bits = mixedBits(mixed, static_cast<std::uint64_t>(i)) >> 32U;
        const float number = (bits & 2U) != 0 && signs ? -1.0F : 1.0F;
        matrix.data()[i] = (bits & 1U) != 0 ? number : 0.0F;
    }
    return matrix;
}

/// The width at which the numbers' variance is 1.
const float unitVariance = std::sqrt(3.0F);

float boundOf(const std::string& name, Index rows, Index cols)
{
    static const std::set<std::string> wide{"position_embedding",
                                            "relative_attention_bias",
                                            "distance_embedding",
                                            "attention_bias",
                                            "mask_embedding",
                                            "sinks",
                                            "bias_k",
                                            "bias_v"};
    if (wide.contains(name)) return unitVariance;
    if (name.starts_with("b_") || name == "content_bias" || name == "distance_bias") return 0.5F;
    if (name == "W_router") return unitVariance;  // far enough apart that experts differ in their weights
    if (name == "mix_taps") return std::sqrt(3.0F / static_cast<float>(rows));
    if (name.starts_with("mix_")) return 1;  // a token's state fades to between three quarters and a fifth
    return std::sqrt(6.0F / static_cast<float>(rows + cols));
}

Projection projectionOf(const TeachingWeights& weights, const std::string& which)
{
    Projection projection{Weight::own(weights.tensors.at("W_" + which)), {}};
    const auto bias = weights.tensors.find("b_" + which);
    if (bias != weights.tensors.end()) projection.bias = bias->second.row(0);
    return projection;
}

RotaryEmbedding rotaryOf(const TeachingModule& module)
{
    RotaryEmbedding rotary = module.rotary;
    if (module.latents.key_value > 0) {
        rotary.dimensions = module.latents.shared;
        rotary.first_dimension = module.key_dimensions - module.latents.shared;
    }
    if (rotary.dimensions == 0) rotary.dimensions = module.key_dimensions;
    return rotary;
}

/// Around 1, as a trained norm's weights lie.
RowVector normWeight(const TeachingWeights& weights, const char* name)
{
    return weights.tensors.at(name).row(0).array() + 1.0F;
}

std::optional<LatentAttention> latentsOf(const TeachingModule& module, const TeachingWeights& weights)
{
    if (module.latents.key_value == 0) return std::nullopt;
    LatentAttention latents{.key_value = {projectionOf(weights, "latent")},
                            .shared_key = projectionOf(weights, "shared_key")};
    if (module.latents.query > 0) latents.query = Latent{projectionOf(weights, "query_latent")};
    return latents;
}

MultiHeadWeights attentionOf(const TeachingModule& module, const TeachingWeights& weights)
{
    MultiHeadWeights attention;
    attention.heads = module.heads;
    attention.key_heads = module.key_heads;
    if (module.projections == ProjectionLayout::Separate) {
        attention.query = projectionOf(weights, "query");
        attention.key = projectionOf(weights, "key");
        attention.value = projectionOf(weights, "value");
    } else {
        const auto order = module.projections == ProjectionLayout::Concatenated ? FusedOrder::Concatenated
                                                                                : FusedOrder::DimensionThenThree;
        QueryKeyValue split = splitFused(projectionOf(weights, "qkv"), order, module.heads);
        attention.query = std::move(split.query);
        attention.key = std::move(split.key);
        attention.value = std::move(split.value);
    }
    if (module.output_projection) attention.output = projectionOf(weights, "output");
    if (module.difference)
        setPairs(attention, {*module.difference}, projectionOf(weights, "value"), projectionOf(weights, "output"),
                 module.heads);
    attention.latents = latentsOf(module, weights);
    attention.query_temperature = module.query_temperature;
    if (module.positions == PositionEncoding::Rotary) attention.rotary = rotaryOf(module);
    if (module.positions == PositionEncoding::RelativeSinusoidal) {
        const RowVector content = weights.tensors.at("content_bias").row(0);
        RowVector& bias = attention.query.bias;
        bias = bias.size() > 0 ? RowVector(bias + content) : content;
    }
    if (module.query_key_norm) {
        attention.query_norm = HeadNorm{normWeight(weights, "query_norm")};
        attention.key_norm = HeadNorm{normWeight(weights, "key_norm")};
    }
    if (module.added.bias) {
        attention.added.key = weights.tensors.at("bias_k").row(0);
        const Matrix& value = weights.tensors.at("bias_v");
        attention.added.value = module.difference ? forBothHeads(value, module.heads) : value;
    }
    attention.added.zero = module.added.zero;
    return attention;
}

/// The vectors of distances as a projection of tokens makes queries or keys of them; none where the term is not there.
SharedMatrix distancesOf(const TeachingWeights& weights, const Projection& through, bool there)
{
    if (!there) return Matrix(0, through.weight.cols());
    return through(weights.tensors.at("distance_embedding"), {});
}

PositionBias positionsOf(const TeachingModule& module, const TeachingWeights& weights,
                         const MultiHeadWeights& attention)
{
    switch (module.positions) {
    case PositionEncoding::Alibi: return AlibiPositions{module.alibi};
    case PositionEncoding::Relative:
        return RelativePositions{module.relative, weights.tensors.at("relative_attention_bias")};
    case PositionEncoding::Pairs: return PairPositions{weights.tensors.at("attention_bias")};
    case PositionEncoding::Disentangled:
        return DisentangledPositions{.span = module.distances.span,
                                     .keys = distancesOf(weights, attention.key, module.distances.to_position),
                                     .queries = distancesOf(weights, attention.query, module.distances.to_content)};
    case PositionEncoding::RelativeSinusoidal: {
        const Index width = module.heads * module.key_dimensions;
        return SinusoidPositions{.distances = projectionOf(weights, "distance"),
                                 .shift = weights.tensors.at("distance_bias").row(0)
                                          - weights.tensors.at("content_bias").row(0),
                                 .segment_shift = RowVector::Zero(width),
                                 .segments = Matrix::Zero(2, width)};  // all tokens are of one segment
    }
    default: return {};
    }
}

FeedForwardLayer expertsOf(const TeachingModule& module, const TeachingWeights& weights)
{
    if (module.experts.count == 0) return {};
    Experts experts{.router = {.scores = projectionOf(weights, "router"), .chosen = module.experts.chosen},
                    .experts = {}};
    const Projection in = projectionOf(weights, "expert_in");
    const Projection out = projectionOf(weights, "expert_out");
    const Index inner = module.expertWidth();
    for (Index expert = 0; expert < module.experts.count; ++expert)
        experts.experts.push_back({.in = in.columns(expert * inner, inner),
                                   .out = out.columns(expert * module.width, module.width),
                                   .activation = Activation::Gelu});
    return experts;
}

Block blockOf(const TeachingModule& module, const TeachingWeights& weights)
{
    Block block;
    block.residual = false;
    block.attention = attentionOf(module, weights);
    block.scores.scale = module.scoreScale();
    block.scores.soft_cap = module.soft_cap;
    block.dropout = {module.dropout, module.dropout_seed};
    block.positions = positionsOf(module, weights, block.attention);
    block.feed_forward = expertsOf(module, weights);
    if (module.sink == AttentionSink::OffByOne) block.sinks = RowVector::Zero(module.heads);
    if (module.sink == AttentionSink::Learned) block.sinks = weights.tensors.at("sinks").row(0);
    if (module.index.kept > 0)
        block.index = KeyIndex{module.index.heads, module.index.kept, projectionOf(weights, "index_query"),
                               projectionOf(weights, "index_key"), projectionOf(weights, "index_weights")};
    if (module.gate != GateForm::None) block.gate = OutputGate{projectionOf(weights, "gate")};
    if (module.difference) block.difference = SoftmaxDifference{*module.difference};
    block.mixer = mixerOf(module, weights);
    return block;
}

/// A layer that asks the keys and values of the first one.
Block secondOf(const TeachingModule& module, const TeachingWeights& weights, const Block& first)
{
    Block second;
    second.residual = false;
    second.attention = first.attention;
    if (module.second == SecondLayer::Stream) {
        second.entry = weights.tensors.at("mask_embedding").row(0);
    } else {
        second.attention.query = projectionOf(weights, "second_query");
        second.attention.output = projectionOf(weights, "second_output");
    }
    second.scores = first.scores;
    second.positions = positionsOf(module, weights, second.attention);
    second.sinks = first.sinks;
    second.dropout = first.dropout;
    second.keys_of = 0;
    return second;
}

RowVector symbolVector(const TeachingModule& module, const std::string& symbol)
{
    const std::string name = "symbol " + symbol;
    if (!module.whole_numbers) return uniform(1, module.width, unitVariance, module.seed, name).row(0);
    RowVector vector = wholeNumbers(1, module.width, false, module.seed, name).row(0);
    if (vector.isZero()) vector(static_cast<Index>(hashOf(name) % static_cast<std::uint64_t>(module.width))) = 1;
    return vector;
}

}  // namespace

float TeachingModule::scoreScale() const
{
    const Index terms = positions == PositionEncoding::Disentangled ? distances.terms() : 1;
    return scale.value_or(1.0F / std::sqrt(static_cast<float>(key_dimensions * terms)));
}

TensorShapes weightShapes(const TeachingModule& module)
{
    const Index queries = module.heads * module.key_dimensions;
    const Index keys = module.keyHeads() * module.key_dimensions;
    const Index valueHeads = module.difference ? module.heads / 2 : module.keyHeads();
    const Index outputHeads = module.difference ? module.heads / 2 : module.heads;
    const Index values = valueHeads * module.value_dimensions;
    TensorShapes shapes;
    const auto add = [&](const std::string& which, Index rows, Index cols) {
        shapes.push_back({"W_" + which, {rows, cols}});
        if (module.biases) shapes.push_back({"b_" + which, {1, cols}});
    };
    const ModuleLatents& latents = module.latents;
    if (latents.key_value > 0) {
        if (latents.query > 0) add("query_latent", module.width, latents.query);
        add("latent", module.width, latents.key_value);
        add("shared_key", module.width, latents.shared);
        add("query", latents.query > 0 ? latents.query : module.width, queries);
        add("key", latents.key_value, module.heads * (module.key_dimensions - latents.shared));
        add("value", latents.key_value, values);
    } else if (module.projections == ProjectionLayout::Separate) {
        add("query", module.width, queries);
        add("key", module.width, keys);
        add("value", module.width, values);
    } else {
        add("qkv", module.width, 3 * queries);
    }
    if (module.output_projection) add("output", outputHeads * module.value_dimensions, module.width);
    if (module.positions == PositionEncoding::Learned)
        shapes.push_back({"position_embedding", {mostTeachingTokens, module.width}});
    if (module.positions == PositionEncoding::Relative)
        shapes.push_back({"relative_attention_bias", {module.relative.buckets, module.heads}});
    if (module.positions == PositionEncoding::Pairs)
        shapes.push_back({"attention_bias", {mostTeachingTokens, mostTeachingTokens}});
    if (module.positions == PositionEncoding::Disentangled)
        shapes.push_back({"distance_embedding", {2 * module.distances.span, module.width}});
    if (module.positions == PositionEncoding::RelativeSinusoidal) {
        shapes.push_back({"W_distance", {module.width, queries}});
        for (const char* bias : {"content_bias", "distance_bias"}) shapes.push_back({bias, {1, queries}});
    }
    if (module.sink == AttentionSink::Learned) shapes.push_back({"sinks", {1, module.heads}});
    if (module.query_key_norm)
        for (const char* norm : {"query_norm", "key_norm"}) shapes.push_back({norm, {1, module.key_dimensions}});
    if (module.added.bias) {
        shapes.push_back({"bias_k", {1, keys}});
        shapes.push_back({"bias_v", {1, values}});
    }
    if (module.gate != GateForm::None)
        shapes.push_back(
            {"W_gate",
             {module.width, module.heads * (module.gate == GateForm::Number ? module.value_dimensions : Index{1})}});
    if (module.index.kept > 0) {
        const auto& [kept, heads, dimensions] = module.index;
        shapes.push_back({"W_index_query", {module.width, heads * dimensions}});
        shapes.push_back({"W_index_key", {module.width, dimensions}});
        shapes.push_back({"W_index_weights", {module.width, heads}});
    }
    if (const Index experts = module.experts.count; experts > 0) {
        shapes.push_back({"W_router", {module.width, experts}});
        shapes.push_back({"W_expert_in", {module.width, experts * module.expertWidth()}});
        shapes.push_back({"W_expert_out", {module.expertWidth(), experts * module.width}});
    }
    if (module.second == SecondLayer::OwnQueries) {
        add("second_query", module.width, queries);
        add("second_output", outputHeads * module.value_dimensions, module.width);
    }
    if (module.second == SecondLayer::Stream) shapes.push_back({"mask_embedding", {1, module.width}});
    addMixerShapes(module, shapes);
    return shapes;
}

TeachingWeights completeWeights(const TeachingModule& module, const TeachingWeights& given,
                                const std::vector<std::string>& symbols)
{
    requireUsable(module);
    TeachingWeights all = given;
    for (const auto& [name, shape] : weightShapes(module)) {
        const auto [rows, cols] = shape;
        const auto known = all.tensors.find(name);
        if (known == all.tensors.end())
            all.tensors[name] = module.whole_numbers
                                    ? wholeNumbers(rows, cols, true, module.seed, name)
                                    : uniform(rows, cols, boundOf(name, rows, cols), module.seed, name);
        else
            requireShape(name, known->second, rows, cols);
    }
    for (const auto& [symbol, vector] : all.symbols) requireShape("symbol_embedding", vector, 1, module.width);
    for (const std::string& symbol : symbols)
        if (!all.symbols.contains(symbol)) all.symbols[symbol] = symbolVector(module, symbol);
    return all;
}

std::shared_ptr<const Model> teachingModel(const TeachingModule& module, const TeachingWeights& given,
                                           const std::vector<std::string>& symbols)
{
    const TeachingWeights weights = completeWeights(module, given, symbols);
    auto model = std::make_shared<Model>();
    model->info.architecture = "teaching module";
    model->info.heads = module.heads;
    model->info.max_tokens = mostTeachingTokens;
    model->info.split = TextSplit::Words;
    for (const auto& [name, matrix] : weights.tensors) model->info.parameters += matrix.size();

    Transformer& transformer = model->transformer;
    transformer.causal = false;
    Matrix embedding(static_cast<Index>(symbols.size()), module.width);
    for (Index i = 0; i < embedding.rows(); ++i) embedding.row(i) = weights.symbols.at(symbols[i]);
    transformer.token_embedding = Weight::own(std::move(embedding));
    if (module.positions == PositionEncoding::Sinusoidal)
        transformer.position_embedding = Weight::own(sinusoidalPositions(mostTeachingTokens, module.width));
    if (module.positions == PositionEncoding::Learned)
        transformer.position_embedding = Weight::own(weights.tensors.at("position_embedding"));
    transformer.blocks.push_back(blockOf(module, weights));
    if (module.second != SecondLayer::None)
        transformer.blocks.push_back(secondOf(module, weights, transformer.blocks.front()));
    model->info.layers = std::ssize(transformer.blocks);
    model->mixing = mixingPart(*model);
    return model;
}

}  // namespace core
