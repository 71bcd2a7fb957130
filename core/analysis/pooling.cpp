#include "core/analysis/pooling.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

Matrix pooledMax(MatrixView map, Index side)
{
    const Index rows = std::min(map.rows(), side);
    const Index cols = std::min(map.cols(), side);
    if (rows == map.rows() && cols == map.cols()) return map;
    Matrix pooled(rows, cols);
    for (Index row = 0; row < rows; ++row) {
        const Index top = row * map.rows() / rows;
        const Index height = (row + 1) * map.rows() / rows - top;
        for (Index col = 0; col < cols; ++col) {
            const Index left = col * map.cols() / cols;
            const Index width = (col + 1) * map.cols() / cols - left;
            pooled(row, col) = map.block(top, left, height, width).maxCoeff();
        }
    }
    return pooled;
}

Matrix shownWeights(MatrixView weights, const Mask& mask)
{
    constexpr float infinity = std::numeric_limits<float>::infinity();
    Matrix shown = weights;
    for (Index query = 0; query < shown.rows(); ++query)
        for (Index key = 0; key < shown.cols(); ++key) {
            float& value = shown(query, key);
            if (!std::isfinite(value)) value = infinity;
            if ((value == 0 || value == infinity) && !mask.allows(query, key)) value = -infinity;
        }
    return shown;
}

}  // namespace core
