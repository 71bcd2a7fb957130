#include "core/attention/softmax.h"

#include <cmath>
#include <limits>

namespace core {

std::vector<Index> softmaxRows(Eigen::Ref<Matrix> scores)
{
    constexpr float infinity = std::numeric_limits<float>::infinity();
    // Below this exp() leaves the normal floats; Eigen's vectorised exp clamps there instead of reaching 0.
    constexpr float smallestExponent = -87.0F;

    std::vector<Index> empty;
    for (Index query = 0; query < scores.rows(); ++query) {
        auto row = scores.row(query).array();
        const float largest = row.maxCoeff<Eigen::PropagateNaN>();
        if (largest == -infinity) {
            row.setZero();
            empty.push_back(query);
        } else if (std::isfinite(largest)) {
            row -= largest;
            row = (row < smallestExponent).select(0.0F, row.exp());
            row /= row.sum();
        } else {
            row.setConstant(std::numeric_limits<float>::quiet_NaN());
        }
    }
    return empty;
}

}  // namespace core
