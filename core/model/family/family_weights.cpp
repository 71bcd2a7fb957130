#include "core/model/family/family_weights.h"

#include "core/error.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace core {

FamilyWeights::FamilyWeights(const WeightFiles& files, std::initializer_list<const char*> prefixes,
                             const std::string& probe)
    : m_files(files),
      m_prefix(*prefixes.begin())
{
    for (const char* prefix : prefixes) {
        if (!files.contains(prefix + probe)) continue;
        m_prefix = prefix;
        break;
    }
}

void FamilyWeights::requireOtherHead(const std::string& tensor) const
{
    constexpr std::array others = {"score.weight", "classifier.weight", "qa_outputs.weight"};
    if (bare() || m_files.layout().speechless
        || std::ranges::any_of(others, [&](const char* other) { return m_files.contains(other); }))
        return;
    throw Error(Code::Missing, m_files.name(), "tensor “%1” is missing", tensor);
}

Weight FamilyWeights::matrix(const std::string& name, Index rows, Index cols) const
{
    return m_files.matrix(m_prefix + name, rows, cols);
}

RowVector FamilyWeights::vector(const std::string& name, Index size) const
{
    return m_files.vector(m_prefix + name, size);
}

Weight FamilyWeights::folded(const std::string& name, const std::vector<Index>& shape, Index rows) const
{
    const WeightFiles::Entry& entry = m_files.entry(m_prefix + name);
    const StoredTensor& tensor = entry.tensor;
    if (tensor.shape == shape && tensor.coded && tensor.coded->rows() == rows) {
        tensor.coded->requireFiniteScales();
        return Weight::coded(tensor.coded);
    }
    if (tensor.shape == shape && isFloatType(tensor.type))
        return Weight::stored(tensor.owner, tensor.data, tensor.type, rows, tensor.size() / rows);
    throw Error(Code::WrongShape, entry.file,
                "tensor “%1%2” has the wrong shape: expected numbers of shape %3, found %4 %5", m_prefix, name,
                shapeText(shape), std::string(storedTypeName(tensor.type)), shapeText(tensor.shape));
}

bool FamilyWeights::isStored(const std::string& bias) const
{
    return m_files.layout().biases_as_stored && contains(bias);
}

FusedOrder FamilyWeights::orderOf(FusedOrder own) const
{
    return m_files.layout().concatenated ? FusedOrder::Concatenated : own;
}

bool FamilyWeights::isCoded(const std::string& name) const
{
    return contains(name) && m_files.entry(m_prefix + name).tensor.coded != nullptr;
}

Projection FamilyWeights::convolution(const std::string& name, Index in, Index out) const
{
    if (m_files.layout().linear_convolutions || isCoded(name + ".weight")) return linear(name, in, out, true);
    return {matrix(name + ".weight", in, out), vector(name + ".bias", out)};
}

Projection FamilyWeights::linear(const std::string& name, Index in, Index out, bool bias) const
{
    return {matrix(name + ".weight", out, in).transposed(),
            bias || isStored(name + ".bias") ? vector(name + ".bias", out) : RowVector()};
}

float FamilyWeights::scalar(const std::string& name, float absent) const
{
    return contains(name) ? vector(name, 1)(0) : absent;
}

RowVector FamilyWeights::normWeight(const std::string& name, Index width, float offset) const
{
    const float added = m_files.layout().whole_norms ? 0 : offset;
    return (vector(name, width).array() + added).matrix();
}

Norm FamilyWeights::layerNorm(const std::string& name, Index width, float epsilon, bool bias, float offset) const
{
    const bool old = contains(name + ".gamma") && !contains(name + ".weight");
    return {normWeight(name + (old ? ".gamma" : ".weight"), width, offset),
            bias || isStored(name + ".bias") ? vector(name + (old ? ".beta" : ".bias"), width) : RowVector(), epsilon};
}

Norm FamilyWeights::rootMeanSquareNorm(const std::string& name, Index width, float epsilon, float offset) const
{
    return {normWeight(name + ".weight", width, offset), {}, epsilon, Norm::Kind::RootMeanSquare};
}

std::optional<Weight> headMatrix(const WeightFiles& files, const std::string& name, bool tied, const Weight& embedding)
{
    if (files.contains(name)) {
        Weight own = files.matrix(name, embedding.rows(), embedding.cols());
        const Index last = own.rows() - 1;  // a model that was trained so differs in every row
        if (tied && (own.row(last / 2) != embedding.row(last / 2) || own.row(last) != embedding.row(last)))
            files.tell(
                files.name() + " has a “" + name
                + "” other than the token embedding, though config.json says that they are one; the file’s own is "
                  "used, as transformers does");
        return own;
    }
    if (tied) return embedding;
    return std::nullopt;
}

Norm weightlessNorm(Norm::Kind kind, Index width, float epsilon)
{
    return {.weight = RowVector::Ones(width), .bias = {}, .epsilon = epsilon, .kind = kind};
}

Norm multiplier(Index width, float factor)
{
    return {.weight = RowVector::Constant(width, factor), .bias = {}, .kind = Norm::Kind::Scale};
}

Mask windowMask(Index tokens) { return tokens > 0 ? Mask::window(tokens - 1, 0) : Mask(); }

float rootScale(Index key_dimensions) { return 1.0F / std::sqrt(static_cast<float>(key_dimensions)); }

ScoreRule eagerScores(float scale)
{
    return {.scale = scale, .fill = {std::numeric_limits<float>::lowest(), MaskFill::Mode::Add}};
}

}  // namespace core
