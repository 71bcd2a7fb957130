#include "core/model/teaching_module.h"

#include "core/error.h"
#include "core/random_bits.h"

#include <cmath>

namespace core {
namespace {

constexpr Index relativeBuckets = 32;

Error outOfRange(const char* field, const std::string& expected, const std::string& found)
{
    return {Code::OutOfRange, "", field, expected, found};
}

void requireCount(const char* field, Index value, Index most)
{
    if (value < 1 || value > most) throw outOfRange(field, "1 to " + std::to_string(most), std::to_string(value));
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
    if (name == "position_embedding" || name == "relative_attention_bias") return unitVariance;
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

Block blockOf(const TeachingModule& module, const TeachingWeights& weights)
{
    Block block;
    block.residual = false;
    block.attention.heads = module.heads;
    if (module.projections == ProjectionLayout::Separate) {
        block.attention.query = projectionOf(weights, "query");
        block.attention.key = projectionOf(weights, "key");
        block.attention.value = projectionOf(weights, "value");
    } else {
        const auto order = module.projections == ProjectionLayout::Concatenated ? FusedOrder::Concatenated
                                                                                : FusedOrder::DimensionThenThree;
        QueryKeyValue split = splitFused(projectionOf(weights, "qkv"), order, module.heads);
        block.attention.query = std::move(split.query);
        block.attention.key = std::move(split.key);
        block.attention.value = std::move(split.value);
    }
    if (module.output_projection) block.attention.output = projectionOf(weights, "output");
    block.scores.scale = 1.0F / std::sqrt(static_cast<float>(module.key_dimensions));
    block.dropout = {module.dropout, module.dropout_seed};
    if (module.positions == PositionEncoding::Rotary)
        block.attention.rotary = RotaryEmbedding{.dimensions = module.key_dimensions};
    if (module.positions == PositionEncoding::Alibi) block.positions = AlibiPositions{};
    if (module.positions == PositionEncoding::Relative)
        block.positions =
            RelativePositions{{.buckets = relativeBuckets}, weights.tensors.at("relative_attention_bias")};
    return block;
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
    if (module.projections != ProjectionLayout::Separate && module.key_dimensions != module.value_dimensions)
        throw Error(Code::WrongShape, "", "d_v of a fused projection", "d_k, " + std::to_string(module.key_dimensions),
                    std::to_string(module.value_dimensions));
    if (module.positions == PositionEncoding::Rotary && module.key_dimensions % 2 != 0)
        throw outOfRange("d_k with a rotary embedding", "an even number", std::to_string(module.key_dimensions));
}

std::vector<std::pair<std::string, std::pair<Index, Index>>> weightShapes(const TeachingModule& module)
{
    const Index keys = module.heads * module.key_dimensions;
    const Index values = module.heads * module.value_dimensions;
    std::vector<std::pair<std::string, std::pair<Index, Index>>> shapes;
    const auto add = [&](const std::string& which, Index rows, Index cols) {
        shapes.push_back({"W_" + which, {rows, cols}});
        if (module.biases) shapes.push_back({"b_" + which, {1, cols}});
    };
    if (module.projections == ProjectionLayout::Separate) {
        add("query", module.width, keys);
        add("key", module.width, keys);
        add("value", module.width, values);
    } else {
        add("qkv", module.width, 3 * keys);
    }
    if (module.output_projection) add("output", values, module.width);
    if (module.positions == PositionEncoding::Learned)
        shapes.push_back({"position_embedding", {mostTeachingTokens, module.width}});
    if (module.positions == PositionEncoding::Relative)
        shapes.push_back({"relative_attention_bias", {relativeBuckets, module.heads}});
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
