#include "core/analysis/mean_replacement.h"

namespace core {

std::optional<double> meanReplacement(const std::shared_ptr<const Trace>& trace, RunOptions options,
                                      AttentionBlock block, const HeadAddress& head, const Answer& answer)
{
    options.keep = Keep::Context;
    options.onLayer = {};
    options.whole_layer.reset();
    options.previous = nullptr;
    std::optional<double> said[2];
    for (std::optional<double>& each : said) {
        const auto pass = run(trace->model, trace->batch, options);
        if (pass == nullptr) throw Stopped{};
        each = logProbability(*pass, answer);
        options.previous = pass;
        options.interventions.push_back(
            {.kind = Intervention::Kind::Mean, .layer = head.layer, .head = head.head, .block = block});
    }
    if (!said[0] || !said[1]) return std::nullopt;
    return *said[1] - *said[0];
}

}  // namespace core
