#include "core/analysis/row_answers.h"

#include "core/model/pass/prediction.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

Eigen::VectorXd rowLogProbabilities(const Trace& says, Index item, const std::vector<Index>& ids,
                                    const std::stop_token& stop)
{
    constexpr Index rowsAtOnce = 64;  // their logits are as wide as the vocabulary
    const Index asked = std::ssize(ids);
    Eigen::VectorXd found = Eigen::VectorXd::Constant(asked, std::numeric_limits<double>::quiet_NaN());
    for (Index first = 0; first < asked; first += rowsAtOnce) {
        const Index rows = std::min(rowsAtOnce, asked - first);
        const Matrix scores = rowsLogits(says, item, first, rows, stop);
        if (scores.rows() == 0) return {};
        for (Index row = 0; row < rows; ++row) {
            const Index id = ids[static_cast<std::size_t>(first + row)];
            if (id < 0 || id >= scores.cols()) continue;
            const double largest = static_cast<double>(scores.row(row).maxCoeff());
            const double sum = (scores.row(row).cast<double>().array() - largest).exp().sum();
            found(first + row) = static_cast<double>(scores(row, id)) - largest - std::log(sum);
        }
    }
    return found;
}

std::vector<Index> nextIds(const std::vector<Token>& tokens)
{
    std::vector<Index> ids;
    ids.reserve(tokens.size());
    for (std::size_t place = 1; place < tokens.size(); ++place) ids.push_back(tokens[place].id);
    return ids;
}

}  // namespace core
