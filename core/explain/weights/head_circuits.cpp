#include "core/explain/weights/head_circuits.h"

#include "core/attention/scores.h"
#include "core/error.h"

#include <cstdlib>

namespace core {
namespace {

/// Some columns of a weight, in double.
Eigen::MatrixXd columnsOf(const Weight& weight, Index first, Index count)
{
    // One by one, which holds for every order in which a file may have the columns of a fused weight.
    const Weight turned = weight.transposed();
    Eigen::MatrixXd columns(weight.rows(), count);
    for (Index i = 0; i < count; ++i) columns.col(i) = turned.row(first + i).cast<double>().transpose();
    return columns;
}

/// R, of a query and a key so far apart: q · R · kᵀ is the product of both as they are turned.
Eigen::MatrixXd rotation(const RotaryEmbedding& rotary, Index width, Index distance)
{
    const Matrix identity = Matrix::Identity(width, width);
    RotaryEmbedding alike = rotary;  // a distance is the same on all axes
    alike.places.reset();
    const auto turnedTo = [&](Index place) {
        Matrix axes = Eigen::Map<const Matrix>(identity.data(), 1, width * width);  // the axes as heads of one token
        alike.turn(axes, width, place, std::abs(distance) + 1);
        return Eigen::MatrixXd(Eigen::Map<const Matrix>(axes.data(), width, width).cast<double>());
    };
    return turnedTo(std::max<Index>(distance, 0)) * turnedTo(std::max<Index>(-distance, 0)).transpose();
}

/// Wᵏ · N of a norm of heads, which has brought the rows to their size.
void weigh(const std::optional<HeadNorm>& norm, Index head, Eigen::MatrixXd& columns)
{
    if (!norm) return;
    if (norm->kind == Norm::Kind::Layer) columns.colwise() -= columns.rowwise().mean().eval();
    columns.array().rowwise() *= norm->weightOf(head, columns.cols()).cast<double>().array();
}

/// The columns behind a latent: down · norm · up.
Eigen::MatrixXd throughLatent(const Latent& latent, Eigen::MatrixXd up)
{
    foldBefore(latent.norm ? &*latent.norm : nullptr, up);
    return columnsOf(latent.down.weight, 0, latent.down.weight.cols()) * up;
}

/// One head's W_Q, [d_model, d_k].
Eigen::MatrixXd queryColumns(const MultiHeadWeights& weights, Index head)
{
    const Index width = weights.keyDimensions();
    const Eigen::MatrixXd own = columnsOf(weights.query.weight, head * width, width);
    return weights.latents && weights.latents->query ? throughLatent(*weights.latents->query, own) : own;
}

/// One head's W_K, [d_model, d_k], with the part that all heads share.
Eigen::MatrixXd keyColumns(const MultiHeadWeights& weights, Index head)
{
    if (!weights.latents) return columnsOf(weights.key.weight, head * weights.keyDimensions(), weights.keyDimensions());
    const Weight& shared = weights.latents->shared_key.weight;
    const Index own = weights.keyDimensions() - shared.cols();
    Eigen::MatrixXd columns(shared.rows(), weights.keyDimensions());
    columns.leftCols(own) = throughLatent(weights.latents->key_value, columnsOf(weights.key.weight, head * own, own));
    columns.rightCols(shared.cols()) = columnsOf(shared, 0, shared.cols());
    return columns;
}

/// One head's W_V, [d_model, d_v].
Eigen::MatrixXd valueColumns(const MultiHeadWeights& weights, Index head)
{
    const Index width = weights.valueDimensions();
    const Eigen::MatrixXd own = columnsOf(weights.value.weight, head * width, width);
    return weights.latents ? throughLatent(weights.latents->key_value, own) : own;
}

void requireFinite(const LowRankMatrix& circuit, const HeadPlace& place)
{
    if (circuit.left.allFinite() && circuit.right.allFinite()) return;
    throw Error(Code::OutOfRange, "",
                "the weights of layer %1, head %2 cannot be used: expected finite numbers, found NaN or ∞",
                std::to_string(place.layer + 1), std::to_string(place.head + 1));
}

}  // namespace

void foldBefore(const Norm* norm, Eigen::MatrixXd& weights)
{
    if (norm == nullptr) return;
    weights.array().colwise() *= norm->weight.cast<double>().transpose().array();
    // (x - mean of x) · W is x · (W - mean of W's rows).
    if (norm->kind == Norm::Kind::Layer) weights.rowwise() -= weights.colwise().mean().eval();
}

void foldBehind(const std::optional<Norm>& norm, Eigen::MatrixXd& transposed)
{
    if (!norm) return;
    if (norm->kind == Norm::Kind::Layer) transposed.rowwise() -= transposed.colwise().mean().eval();
    transposed.array().colwise() *= norm->weight.cast<double>().transpose().array();
}

HeadMatrices headMatrices(const AttentionStack& stack, const HeadPlace& place)
{
    const MultiHeadWeights& weights = stack.blockOf(place).attention;
    const Index keyHead = weights.keyHeadOf(place.head), width = weights.valueDimensions();
    HeadMatrices own{
        queryColumns(weights, place.head), keyColumns(weights, keyHead), valueColumns(weights, keyHead), {}};
    if (weights.output) own.output = weights.output->weight.rowsFrom(place.head * width, width).matrix().cast<double>();
    return own;
}

QueryKeyCircuit queryKeyCircuit(const AttentionStack& stack, const HeadPlace& place, Index distance)
{
    const Block& block = stack.blockOf(place);
    const MultiHeadWeights& weights = block.attention;
    const Index width = weights.keyDimensions();
    if (weights.global)
        throw Error(Code::Unsupported, "",
                    "what a head looks for by its weights alone is not supported: expected a head with one projection "
                    "for all tokens, found some tokens have projections of their own");
    if (weights.rotary && weights.rotary->picture)
        throw Error(Code::Unsupported, "",
                    "what a head looks for by its weights alone is not supported: expected a rotation along a line of "
                    "tokens, found one by rows and columns of a picture");
    QueryKeyCircuit circuit;
    Eigen::MatrixXd& left = circuit.matrix.left;
    Eigen::MatrixXd& right = circuit.matrix.right;
    const Index keyHead = weights.keyHeadOf(place.head);
    left = static_cast<double>(scoreFactor(block.scores)) * queryColumns(weights, place.head);
    right = keyColumns(weights, keyHead);
    foldBefore(stack.norm(place.layer, ReadSide::Query), left);
    foldBefore(stack.norm(place.layer, ReadSide::Key), right);
    weigh(weights.query_norm, place.head, left);
    weigh(weights.key_norm, keyHead, right);
    circuit.head_norms = weights.query_norm || weights.key_norm || weights.latents;
    if (weights.rotary) {
        left *= rotation(*weights.rotary, width, distance);
        circuit.distance = distance;
    }
    requireFinite(circuit.matrix, place);
    return circuit;
}

LowRankMatrix outputValueCircuit(const AttentionStack& stack, const HeadPlace& place)
{
    const Block& block = stack.blockOf(place);
    const MultiHeadWeights& weights = block.attention;
    if (!weights.output) throw Error(Code::Missing, "", "the output projection W_O is missing");
    if (block.gate || block.attention.global)
        throw Error(Code::Unsupported, "",
                    "what a head writes by its weights alone is not supported: expected a head without a gate, found a "
                    "gate, which depends on the text");
    const Index width = weights.valueDimensions();
    LowRankMatrix circuit;
    circuit.left = valueColumns(weights, weights.keyHeadOf(place.head));
    circuit.right = weights.output->weight.rowsFrom(place.head * width, width).matrix().cast<double>().transpose();
    foldBefore(stack.norm(place.layer, ReadSide::Key), circuit.left);
    foldBehind(block.attention_output_norm, circuit.right);
    requireFinite(circuit, place);
    return circuit;
}

}  // namespace core
