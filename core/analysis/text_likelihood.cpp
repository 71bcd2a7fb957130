#include "core/analysis/text_likelihood.h"

#include "core/analysis/row_answers.h"
#include "core/model/pass/prediction.h"

#include <algorithm>

namespace core {

Eigen::VectorXd nextTokenLogarithms(const Trace& whole, Index item, const std::stop_token& stop)
{
    const Trace& says = speakerOf(whole);
    const Sequence& text = says.batch.sequences[static_cast<std::size_t>(item)];
    std::vector<Index> ids = nextIds(text.tokens);
    ids.resize(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, std::ranges::count(text.real, true) - 1)));
    return rowLogProbabilities(says, item, ids, stop);
}

}  // namespace core
