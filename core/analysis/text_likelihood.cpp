#include "core/analysis/text_likelihood.h"

#include "core/model/pass/prediction.h"

#include <algorithm>
#include <cmath>

namespace core {

Eigen::VectorXd nextTokenLogarithms(const Trace& whole, Index item, const std::stop_token& stop)
{
    constexpr Index rowsAtOnce = 64;  // their logits are as wide as the vocabulary
    const Trace& says = speakerOf(whole);
    const Sequence& text = says.batch.sequences[static_cast<std::size_t>(item)];
    const Index asked = std::max<Index>(0, std::ranges::count(text.real, true) - 1);
    Eigen::VectorXd found(asked);
    for (Index first = 0; first < asked; first += rowsAtOnce) {
        const Index rows = std::min(rowsAtOnce, asked - first);
        const Matrix scores = rowsLogits(says, item, first, rows, stop);
        for (Index row = 0; row < rows; ++row) {
            const Index id = text.tokens[static_cast<std::size_t>(first + row + 1)].id;
            const double largest = static_cast<double>(scores.row(row).maxCoeff());
            const double sum = (scores.row(row).cast<double>().array() - largest).exp().sum();
            found(first + row) = static_cast<double>(scores(row, id)) - largest - std::log(sum);
        }
    }
    return found;
}

}  // namespace core
