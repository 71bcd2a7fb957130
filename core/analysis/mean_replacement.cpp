#include "core/analysis/mean_replacement.h"

#include "core/model/pass/finished_pass.h"

namespace core {

std::optional<double> meanReplacement(const std::shared_ptr<const Trace>& trace, RunOptions options,
                                      AttentionBlock block, const HeadAddress& head, const Answer& answer)
{
    options = contextsOnly(std::move(options));
    std::optional<double> said[2];
    for (std::optional<double>& each : said) {
        const auto pass = finishedPass(run(trace->model, trace->batch, options));
        each = logProbability(*pass, answer);
        options.previous = pass;
        options.interventions.push_back(
            {.kind = Intervention::Kind::Mean, .layer = head.layer, .head = head.head, .block = block});
    }
    if (!said[0] || !said[1]) return std::nullopt;
    return *said[1] - *said[0];
}

}  // namespace core
