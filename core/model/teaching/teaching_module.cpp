#include "core/model/teaching/teaching_module.h"

#include "core/error.h"
#include "core/random_bits.h"

#include <array>
#include <charconv>
#include <cmath>
#include <set>

namespace core {
namespace {

Error outOfRange(const char* field, const std::string& expected, const std::string& found)
{
    return {Code::OutOfRange, "", field, expected, found};
}

void requireCount(const char* field, Index value, Index most)
{
    if (value < 1 || value > most) throw outOfRange(field, "1 to " + std::to_string(most), std::to_string(value));
}

/// "0.001", "1e+06": as short as it can be read back.
std::string numberText(float value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

void requireBetween(const char* field, float value, float least, float most)
{
    if (!(value >= least && value <= most))
        throw outOfRange(field, numberText(least) + " to " + numberText(most), numberText(value));
}

/// A file's numbers fit the recipe that they were saved with, and no other.
void requireShape(const std::string& tensor, MatrixView matrix, Index rows, Index cols)
{
    if (matrix.rows() != rows || matrix.cols() != cols)
        throw Error(Code::WrongShape, "", tensor, "[" + std::to_string(rows) + ", " + std::to_string(cols) + "]",
                    shapeText(matrix));
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

/// So wide that the numbers' variance is 1.
const float unitVariance = std::sqrt(3.0F);

float boundOf(const std::string& name, Index rows, Index cols)
{
    static const std::set<std::string> wide{
        "position_embedding", "relative_attention_bias", "attention_bias", "sinks", "bias_k", "bias_v"};
    if (wide.contains(name)) return unitVariance;
    if (name.starts_with("b_")) return 0.5F;
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
    if (rotary.dimensions == 0) rotary.dimensions = module.key_dimensions;
    return rotary;
}

/// Around 1, as a trained norm's weights lie.
RowVector normWeight(const TeachingWeights& weights, const char* name)
{
    return weights.tensors.at(name).row(0).array() + 1.0F;
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
    attention.query_temperature = module.query_temperature;
    if (module.positions == PositionEncoding::Rotary) attention.rotary = rotaryOf(module);
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

PositionBias positionsOf(const TeachingModule& module, const TeachingWeights& weights)
{
    switch (module.positions) {
    case PositionEncoding::Alibi: return AlibiPositions{module.alibi};
    case PositionEncoding::Relative:
        return RelativePositions{module.relative, weights.tensors.at("relative_attention_bias")};
    case PositionEncoding::Pairs: return PairPositions{weights.tensors.at("attention_bias")};
    default: return {};
    }
}

Block blockOf(const TeachingModule& module, const TeachingWeights& weights)
{
    Block block;
    block.residual = false;
    block.attention = attentionOf(module, weights);
    block.scores.scale = module.scale.value_or(1.0F / std::sqrt(static_cast<float>(module.key_dimensions)));
    block.scores.soft_cap = module.soft_cap;
    block.dropout = {module.dropout, module.dropout_seed};
    block.positions = positionsOf(module, weights);
    if (module.sink == AttentionSink::OffByOne) block.sinks = RowVector::Zero(module.heads);
    if (module.sink == AttentionSink::Learned) block.sinks = weights.tensors.at("sinks").row(0);
    if (module.index.kept > 0)
        block.index = KeyIndex{module.index.heads, module.index.kept, projectionOf(weights, "index_query"),
                               projectionOf(weights, "index_key"), projectionOf(weights, "index_weights")};
    if (module.gate != GateForm::None) block.gate = OutputGate{projectionOf(weights, "gate")};
    if (module.difference) block.difference = SoftmaxDifference{*module.difference};
    return block;
}

void requireUsableIndex(const ModuleIndex& index)
{
    if (index.kept < 0 || index.kept > mostTeachingTokens)
        throw outOfRange("the keys that an index keeps", "0 to " + std::to_string(mostTeachingTokens),
                         std::to_string(index.kept));
    requireCount("the heads of an index", index.heads, mostTeachingHeads);
    requireCount("the dimensions of an index", index.dimensions, widestIndex);
}

/// A pair's heads have values and W_O in common, and nothing else.
void requireUsableDifference(const TeachingModule& module)
{
    if (!module.difference) return;
    requireBetween("the λ of a difference of softmaxes", *module.difference, 0.0F, largestLambda);
    const auto require = [](bool holds, const char* field, const char* expected, const std::string& found) {
        if (!holds) throw outOfRange(field, expected, found);
    };
    require(module.heads % 2 == 0, "the heads of a difference of softmaxes", "an even number",
            std::to_string(module.heads));
    require(module.key_heads == 0 || module.key_heads == module.heads, "the heads of keys in a difference of softmaxes",
            "as many as heads", std::to_string(module.key_heads));
    require(module.projections == ProjectionLayout::Separate, "the projections of a difference of softmaxes",
            "separate", "fused");
    require(module.output_projection, "W_O in a difference of softmaxes", "on", "off");
    require(module.gate == GateForm::None, "the gate in a difference of softmaxes", "none", "a gate");
}

void requireUsableTemperature(const std::optional<PlaceTemperature>& temperature)
{
    if (!temperature) return;
    requireBetween("the scale of length by place", temperature->scale, smallestScale, largestPlaceScale);
    requireBetween("the step of length by place", temperature->step, 1.0F, largestPlaceStep);
}

/// Numbers of one kind of positions, which say nothing while another is chosen.
void requireUsablePositions(const TeachingModule& module)
{
    const RotaryEmbedding rotary = rotaryOf(module);
    const RotaryScaling& scaling = rotary.scaling;
    if (module.positions == PositionEncoding::Rotary) {
        if (module.rotary.dimensions == 0 && module.key_dimensions % 2 != 0)
            throw outOfRange("d_k with a rotary embedding", "an even number", std::to_string(module.key_dimensions));
        if (rotary.dimensions < 2 || rotary.dimensions > module.key_dimensions || rotary.dimensions % 2 != 0)
            throw outOfRange("the dimensions of the rotary embedding",
                             "an even number up to d_k (" + std::to_string(module.key_dimensions) + ")",
                             std::to_string(rotary.dimensions));
        requireBetween("the base of the rotary embedding", rotary.base, 1.5F, 1e9F);
        requireBetween("the factor of the rotary embedding", scaling.factor, 1.0F, 1e4F);
        requireCount("the tokens that a rotary embedding was trained on", scaling.trained_tokens, longestTrained);
        requireBetween("low_freq_factor", scaling.low_frequency_factor, 1e-3F, 1e3F);
        requireBetween("high_freq_factor", scaling.high_frequency_factor, 1e-3F, 1e3F);
        requireBetween("beta_fast", scaling.beta_fast, 1e-3F, 1e4F);
        requireBetween("beta_slow", scaling.beta_slow, 1e-3F, 1e4F);
        if (scaling.high_frequency_factor == scaling.low_frequency_factor)
            throw outOfRange("high_freq_factor", "another number than low_freq_factor",
                             std::to_string(scaling.high_frequency_factor));
        if (rotary.first_position < 0 || rotary.first_position > longestTrained)
            throw outOfRange("the first position", "0 to " + std::to_string(longestTrained),
                             std::to_string(rotary.first_position));
        if (scaling.kind == RotaryScaling::Kind::Dynamic && rotary.dimensions < 4)
            throw outOfRange("the dimensions of a dynamic rotary embedding", "at least 4",
                             std::to_string(rotary.dimensions));
    }
    if (module.relative.buckets < 2 || module.relative.buckets > mostBuckets
        || (module.relative.bidirectional && module.relative.buckets % 2 != 0))
        throw outOfRange("T5's buckets",
                         (module.relative.bidirectional ? "an even number from 2 to " : "2 to ")
                             + std::to_string(mostBuckets),
                         std::to_string(module.relative.buckets));
    requireCount("T5's largest distance", module.relative.largest_distance, longestTrained);
}

}  // namespace

void requireUsable(const TeachingModule& module)
{
    requireCount("the heads", module.heads, mostTeachingHeads);
    requireCount("d_model", module.width, widestTeachingModel);
    requireCount("d_k", module.key_dimensions, widestTeachingModel);
    requireCount("d_v", module.value_dimensions, widestTeachingModel);
    if (!(module.dropout >= 0 && module.dropout <= highestDropout))
        throw outOfRange("the dropout rate", "0 to 0.9", std::to_string(module.dropout));
    const bool fused = module.projections != ProjectionLayout::Separate;
    if (fused && module.key_dimensions != module.value_dimensions)
        throw Error(Code::WrongShape, "", "d_v of a fused projection", "d_k, " + std::to_string(module.key_dimensions),
                    std::to_string(module.value_dimensions));
    if (module.key_heads < 0 || (module.key_heads > 0 && module.heads % module.key_heads != 0))
        throw outOfRange("the heads of keys and values", "a divisor of the heads, " + std::to_string(module.heads),
                         std::to_string(module.key_heads));
    if (fused && module.keyHeads() != module.heads)
        throw outOfRange("the heads of keys and values in a fused projection", std::to_string(module.heads),
                         std::to_string(module.key_heads));
    if (module.scale) requireBetween("the scale", *module.scale, smallestScale, largestScale);
    if (module.soft_cap != 0) requireBetween("the soft-cap", module.soft_cap, smallestScale, largestScale);
    if (module.last_queries < 0 || module.last_queries > mostTeachingTokens)
        throw outOfRange("the last queries", "0 to " + std::to_string(mostTeachingTokens),
                         std::to_string(module.last_queries));
    requireUsablePositions(module);
    requireUsableTemperature(module.query_temperature);
    requireUsableIndex(module.index);
    requireUsableDifference(module);
}

std::vector<std::pair<std::string, std::pair<Index, Index>>> weightShapes(const TeachingModule& module)
{
    const Index queries = module.heads * module.key_dimensions;
    const Index keys = module.keyHeads() * module.key_dimensions;
    const Index valueHeads = module.difference ? module.heads / 2 : module.keyHeads();
    const Index outputHeads = module.difference ? module.heads / 2 : module.heads;
    const Index values = valueHeads * module.value_dimensions;
    std::vector<std::pair<std::string, std::pair<Index, Index>>> shapes;
    const auto add = [&](const std::string& which, Index rows, Index cols) {
        shapes.push_back({"W_" + which, {rows, cols}});
        if (module.biases) shapes.push_back({"b_" + which, {1, cols}});
    };
    if (module.projections == ProjectionLayout::Separate) {
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
            all.tensors[name] = uniform(rows, cols, boundOf(name, rows, cols), module.seed, name);
        else
            requireShape(name, known->second, rows, cols);
    }
    for (const auto& [symbol, vector] : all.symbols) requireShape("symbol_embedding", vector, 1, module.width);
    for (const std::string& symbol : symbols)
        if (!all.symbols.contains(symbol))
            all.symbols[symbol] = uniform(1, module.width, unitVariance, module.seed, "symbol " + symbol).row(0);
    return all;
}

std::shared_ptr<const Model> teachingModel(const TeachingModule& module, const TeachingWeights& given,
                                           const std::vector<std::string>& symbols)
{
    const TeachingWeights weights = completeWeights(module, given, symbols);
    auto model = std::make_shared<Model>();
    model->info.architecture = "teaching module";
    model->info.layers = 1;
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
    return model;
}

}  // namespace core
