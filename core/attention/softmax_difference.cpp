#include "core/attention/softmax_difference.h"

namespace core {

Matrix SoftmaxDifference::of(const Matrix& one, const Matrix& two) const { return one - lambda * two; }

Matrix forBothHeads(const Matrix& of_pairs, Index heads)
{
    const Index width = of_pairs.cols() / (heads / 2);
    Matrix all(of_pairs.rows(), heads * width);
    for (Index head = 0; head < heads; ++head)
        all.middleCols(head * width, width) = of_pairs.middleCols(head / 2 * width, width);
    return all;
}

void setPairs(MultiHeadWeights& weights, const SoftmaxDifference& difference, const Projection& value,
              const Projection& output, Index heads)
{
    weights.value.weight = Weight::own(forBothHeads(value.weight.matrix(), heads));
    weights.value.bias = value.bias.size() > 0 ? RowVector(forBothHeads(value.bias, heads).row(0)) : RowVector();
    // Rows of W_O are to heads what columns of W_V are.
    Matrix both = forBothHeads(output.weight.matrix().transpose(), heads).transpose();
    const Index width = both.rows() / heads;
    for (Index head = 1; head < heads; head += 2) both.middleRows(head * width, width) *= -difference.lambda;
    weights.output = Projection{Weight::own(std::move(both)), output.bias};
}

}  // namespace core
