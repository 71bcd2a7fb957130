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
    const auto normalise = [&](Index row, Index start) {
        auto head = heads.row(row).segment(start, size);
        if (kind == Norm::Kind::Layer) head.array() -= head.mean();
        const float meanSquare = head.squaredNorm() / static_cast<float>(size);
        head /= std::sqrt(meanSquare + epsilon);
        if (weight.size() > 0) head = head.cwiseProduct(weight.segment(start % weight.size(), size)).eval();
        if (bias.size() > 0) head += bias;
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
