#include "core/attention/projection.h"

#include "core/error.h"

#include <algorithm>

namespace core {

Matrix Projection::operator()(MatrixView x, std::stop_token stop) const
{
    if (x.cols() != weight.rows())
        throw Error(Code::WrongShape, "", "the projection's input", std::to_string(weight.rows()) + " columns",
                    shapeText(x));
    // Multiply–adds that take a few milliseconds on one core: between two looks at the stop token.
    constexpr Index step = 100'000'000;
    const Index rowsAtOnce = std::max<Index>(1, step / std::max<Index>(1, weight.rows() * weight.cols()));

    Matrix out(x.rows(), weight.cols());
    for (Index first = 0; first < x.rows(); first += rowsAtOnce) {
        if (stop.stop_requested()) throw Stopped{};
        const Index rows = std::min(rowsAtOnce, x.rows() - first);
        out.middleRows(first, rows) = weight.multipliedBy(x.middleRows(first, rows), stop);
    }
    if (bias.size() > 0) out.rowwise() += bias;
    return out;
}

QueryKeyValue splitFused(const Projection& fused, FusedOrder order, Index heads)
{
    const Index columns = fused.weight.cols();
    if (heads < 1 || columns % (3 * heads) != 0)
        throw Error(Code::WrongShape, "", "the fused query-key-value weight",
                    "a multiple of 3 × " + std::to_string(heads) + " columns", std::to_string(columns));
    const Index width = columns / 3;
    const Index dimensions = width / heads;

    const auto part = [&](Index which) {
        Projection projection;
        if (fused.bias.size() > 0) projection.bias.resize(width);
        if (order == FusedOrder::Concatenated) {
            projection.weight = fused.weight.columns(which * width, width);
            if (fused.bias.size() > 0) projection.bias = fused.bias.segment(which * width, width);
            return projection;
        }
        const bool byHead = order == FusedOrder::HeadThenThree;
        const auto from = [&](Index head, Index dimension) {
            return byHead ? (head * 3 + which) * dimensions + dimension : (dimension * 3 + which) * heads + head;
        };
        for (Index i = 0; i < projection.bias.size(); ++i)
            projection.bias(i) = fused.bias(from(i / dimensions, i % dimensions));
        if (byHead) {
            projection.weight = fused.weight.columnGroups(which * dimensions, dimensions, 3 * dimensions);
            return projection;
        }
        const Matrix all = fused.weight.matrix();
        Matrix gathered(all.rows(), width);
        for (Index i = 0; i < width; ++i) gathered.col(i) = all.col(from(i / dimensions, i % dimensions));
        projection.weight = Weight::own(std::move(gathered));
        return projection;
    };
    return {part(0), part(1), part(2)};
}

}  // namespace core
