#include "tests/core/explain/weights/random_transformer.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace core;

namespace {

Norm randomNorm(Index width, Norm::Kind kind, unsigned seed)
{
    const Matrix numbers = randomNumbers(1, width, seed, 0.3F);
    return {numbers.array() + 1, {}, 1e-5F, kind};
}

Block randomBlock(const RandomTransformer& of, unsigned seed)
{
    const Index keyHeads = of.key_heads == 0 ? of.heads : of.key_heads;
    const auto projection = [&](Index in, Index out, unsigned which) {
        return Projection{randomWeight(in, out, seed + which, 1 / std::sqrt(static_cast<float>(in))), {}};
    };
    Block block;
    block.attention = {
        of.heads, projection(of.width, of.heads * of.key_width, 1), projection(of.width, keyHeads * of.key_width, 2),
        projection(of.width, keyHeads * of.value_width, 3), projection(of.heads * of.value_width, of.width, 4)};
    block.attention.key_heads = of.key_heads;
    block.attention.rotary = of.rotary;
    block.scores.scale = 0.4F;
    if (of.norm) block.attention_norm = randomNorm(of.width, *of.norm, seed + 5);
    if (of.sum_norms) block.attention_sum_norm = randomNorm(of.width, Norm::Kind::Layer, seed + 6);
    if (of.sum_norms) block.feed_forward_sum_norm = randomNorm(of.width, Norm::Kind::Layer, seed + 7);
    if (of.output_norm) block.attention_output_norm = randomNorm(of.width, Norm::Kind::RootMeanSquare, seed + 8);
    if (of.head_norms) {
        block.attention.query_norm = HeadNorm{randomNumbers(1, of.key_width, seed + 9)};
        block.attention.key_norm = HeadNorm{randomNumbers(1, of.key_width, seed + 10)};
    }
    return block;
}

}  // namespace

Matrix randomNumbers(Index rows, Index cols, unsigned seed, float size)
{
    std::mt19937 random(seed);
    std::normal_distribution<float> normal(0, size);
    Matrix numbers(rows, cols);
    for (Index i = 0; i < numbers.size(); ++i) numbers.data()[i] = normal(random);
    return numbers;
}

Weight randomWeight(Index rows, Index cols, unsigned seed, float size)
{
    return Weight::own(randomNumbers(rows, cols, seed, size));
}

Transformer RandomTransformer::make() const
{
    Transformer transformer;
    if (vocabulary > 0) transformer.token_embedding = randomWeight(vocabulary, width, 1000 * seed);
    if (places > 0) transformer.position_embedding = randomWeight(places, width, 1000 * seed + 1);
    transformer.causal = causal;
    for (Index layer = 0; layer < layers; ++layer)
        transformer.blocks.push_back(randomBlock(*this, 1000 * seed + 20 * (1 + static_cast<unsigned>(layer))));
    if (norm) transformer.final_norm = randomNorm(width, *norm, 1000 * seed + 2);
    if (language_head && vocabulary > 0)
        transformer.language_head = LanguageHead{randomWeight(vocabulary, width, 1000 * seed + 3)};
    return transformer;
}

void randomTransformers()
{
    QTest::addColumn<RandomTransformer>("of");
    QTest::newRow("no norm") << RandomTransformer{.norm = {}};
    QTest::newRow("layer norm") << RandomTransformer{};
    QTest::newRow("root mean square") << RandomTransformer{.norm = Norm::Kind::RootMeanSquare};
    QTest::newRow("grouped queries") << RandomTransformer{.key_heads = 2, .norm = Norm::Kind::Layer};
    QTest::newRow("norms of queries and keys") << RandomTransformer{.head_norms = true};
    QTest::newRow("a norm of what attention adds")
        << RandomTransformer{.norm = Norm::Kind::RootMeanSquare, .output_norm = true};
    QTest::newRow("nothing is predicted") << RandomTransformer{.language_head = false};
    QTest::newRow("wider heads than the model") << RandomTransformer{.width = 5, .key_width = 6, .value_width = 7};
}

Eigen::MatrixXd precise(MatrixView matrix) { return matrix.cast<double>(); }

Eigen::MatrixXd whole(const LowRankMatrix& matrix) { return matrix.left * matrix.right.transpose(); }

double apart(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b)
{
    return (a - b).cwiseAbs().maxCoeff() / b.cwiseAbs().maxCoeff();
}

Eigen::MatrixXd sized(const Eigen::MatrixXd& rows, const std::optional<Norm>& norm)
{
    if (!norm) return rows;
    Eigen::MatrixXd all = rows;
    for (Index row = 0; row < all.rows(); ++row) {
        const double mean = norm->kind == Norm::Kind::Layer ? all.row(row).mean() : 0;
        all.row(row).array() -= mean;
        all.row(row) /= std::sqrt(all.row(row).squaredNorm() / static_cast<double>(all.cols())
                                  + static_cast<double>(norm->epsilon));
    }
    return all;
}

Eigen::MatrixXd normMatrix(const std::optional<Norm>& norm, Index width)
{
    Eigen::MatrixXd matrix = Eigen::MatrixXd::Identity(width, width);
    if (!norm) return matrix;
    if (norm->kind == Norm::Kind::Layer) matrix.array() -= 1 / static_cast<double>(width);
    return matrix * norm->weight.cast<double>().asDiagonal();
}

Eigen::MatrixXd plainOutputValue(const Transformer& transformer, Index layer, Index head)
{
    const Block& block = transformer.blocks[static_cast<std::size_t>(layer)];
    const MultiHeadWeights& weights = block.attention;
    const Index width = weights.valueDimensions();
    const Eigen::MatrixXd values =
        precise(weights.value.weight.matrix()).middleCols(head / (weights.heads / weights.keyHeads()) * width, width);
    const Eigen::MatrixXd outputs = precise(weights.output->weight.matrix()).middleRows(head * width, width);
    const Index model = transformer.width();
    return normMatrix(block.attention_norm, model) * values * outputs * normMatrix(block.attention_output_norm, model);
}

Eigen::MatrixXd plainQueryKey(const Transformer& transformer, Index layer, Index head)
{
    const Block& block = transformer.blocks[static_cast<std::size_t>(layer)];
    const MultiHeadWeights& weights = block.attention;
    const Index width = weights.keyDimensions();
    const Eigen::MatrixXd norm = normMatrix(block.attention_norm, transformer.width());
    Eigen::MatrixXd queries = precise(weights.query.weight.matrix()).middleCols(head * width, width);
    Eigen::MatrixXd keys =
        precise(weights.key.weight.matrix()).middleCols(head / (weights.heads / weights.keyHeads()) * width, width);
    if (weights.query_norm) queries *= weights.query_norm->weight.cast<double>().asDiagonal();
    if (weights.key_norm) keys *= weights.key_norm->weight.cast<double>().asDiagonal();
    return static_cast<double>(block.scores.scale) * (norm * queries) * (norm * keys).transpose();
}
