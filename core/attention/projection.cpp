#include "core/attention/projection.h"

#include "core/error.h"
#include "core/kernel/kernels.h"

namespace core {
namespace {

void requireInput(const Weight& weight, MatrixView x)
{
    if (x.cols() != weight.rows())
        throw Error(Code::WrongShape, "", "the projection's input has the wrong shape: expected %1 columns, found %2",
                    std::to_string(weight.rows()), shapeText(x));
}

void addBias(const RowVector& bias, Index first_col, Eigen::Ref<Matrix> part)
{
    if (bias.size() == 0) return;
    for (Index row = 0; row < part.rows(); ++row)
        kernels().add(part.row(row).data(), bias.data() + first_col, part.cols());
}

}  // namespace

Matrix Projection::operator()(MatrixView x, const std::stop_token& stop, const Weight::Finish& finish) const
{
    requireInput(weight, x);
    return weight.multipliedBy(x, stop, [&](Index firstRow, Index firstCol, Eigen::Ref<Matrix> part) {
        addBias(bias, firstCol, part);
        if (finish) finish(firstRow, firstCol, part);
    });
}

Matrix Projection::gatedBy(const Projection& gate, MatrixView x, const std::stop_token& stop,
                           const std::function<void(Eigen::Ref<Matrix> part)>& open) const
{
    requireInput(weight, x);
    requireInput(gate.weight, x);
    const Weight::Product opened(gate.weight, x), product(weight, opened);
    return product.all(stop, [&](Index firstRow, Index firstCol, Eigen::Ref<Matrix> part) {
        Matrix beside(part.rows(), part.cols());
        opened.part(firstRow, firstCol, beside);
        addBias(gate.bias, firstCol, beside);
        open(beside);
        addBias(bias, firstCol, part);
        part.array() *= beside.array();
    });
}

Projection Projection::columns(Index first, Index count) const
{
    return {weight.columns(first, count), bias.size() > 0 ? RowVector(bias.segment(first, count)) : RowVector()};
}

Projection Projection::columnGroups(Index first, Index size, Index stride) const
{
    Projection part{weight.columnGroups(first, size, stride), {}};
    if (bias.size() == 0) return part;
    part.bias.resize(part.weight.cols());
    for (Index i = 0; i < part.bias.size(); ++i) part.bias(i) = bias(i / size * stride + first + i % size);
    return part;
}

QueryKeyValue splitFused(const Projection& fused, FusedOrder order, Index heads)
{
    const Index columns = fused.weight.cols();
    if (heads < 1 || columns % (3 * heads) != 0)
        throw Error(
            Code::WrongShape, "",
            "the fused query-key-value weight has the wrong shape: expected a multiple of 3 × %1 columns, found %2",
            std::to_string(heads), std::to_string(columns));
    const Index width = columns / 3;
    const Index dimensions = width / heads;

    const auto part = [&](Index which) {
        if (order == FusedOrder::Concatenated) return fused.columns(which * width, width);
        if (order == FusedOrder::HeadThenThree)
            return fused.columnGroups(which * dimensions, dimensions, 3 * dimensions);
        Projection projection;
        if (fused.bias.size() > 0) projection.bias.resize(width);
        const auto from = [&](Index head, Index dimension) { return (dimension * 3 + which) * heads + head; };
        for (Index i = 0; i < projection.bias.size(); ++i)
            projection.bias(i) = fused.bias(from(i / dimensions, i % dimensions));
        const Matrix all = fused.weight.matrix();
        Matrix gathered(all.rows(), width);
        for (Index i = 0; i < width; ++i) gathered.col(i) = all.col(from(i / dimensions, i % dimensions));
        projection.weight = Weight::own(std::move(gathered));
        return projection;
    };
    return {part(0), part(1), part(2)};
}

}  // namespace core
