#include "core/attention/norm.h"

#include "core/kernel/kernels.h"
#include "core/kernel/parallel.h"

namespace core {

Matrix Norm::operator()(MatrixView x) const
{
    if (kind == Kind::Scale) return x.array().rowwise() * weight.array();
    Matrix out = largeMatrix(x.rows(), x.cols());
    inRows(x.rows(), x.cols(), [&](Index first, Index count) {
        for (Index token = first; token < first + count; ++token)
            kernels().normalise(x.row(token).data(), x.cols(), kind == Kind::Layer, epsilon, weight.data(),
                                bias.size() > 0 ? bias.data() : nullptr, out.row(token).data());
    });
    return out;
}

void HeadNorm::apply(Eigen::Ref<Matrix> heads) const
{
    const Index size = together();
    const RowVector ones = weight.size() > 0 ? RowVector() : RowVector(RowVector::Ones(size));
    const RowVector& factors = weight.size() > 0 ? weight : ones;
    const auto normalise = [&](Index row, Index start) {
        float* head = &heads(row, start);
        kernels().normalise(head, size, kind == Norm::Kind::Layer, epsilon, factors.data() + start % factors.size(),
                            bias.size() > 0 ? bias.data() : nullptr, head);
    };
    inRows(heads.rows(), heads.cols(), [&](Index first, Index count) {
        for (Index row = first; row < first + count; ++row)
            for (Index start = 0; start < heads.cols(); start += size) normalise(row, start);
    });
}

RowVector HeadNorm::weightOf(Index head, Index key_dimensions) const
{
    if (weight.size() == 0) return RowVector::Ones(key_dimensions);
    return weight.segment(head * key_dimensions % weight.size(), key_dimensions);
}

Norm HeadNorm::ofHead(Index head, Index key_dimensions) const
{
    return {weightOf(head, key_dimensions), bias, epsilon, kind};
}

}  // namespace core
