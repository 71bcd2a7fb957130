#include "app/inspect_costs.h"

#include "core/analysis/outline/cost_curves.h"
#include "core/error.h"
#include "core/model/folder/model_folder.h"

Report costsOf(const std::filesystem::path& path, core::Index tokens)
{
    const auto model = core::openModel(path);
    const core::ModelOutline outline = core::outlineOf(*model);
    const core::Index most = core::longestCosted(outline);
    if (tokens > most)
        throw core::Error(core::Code::OutOfRange, path.string(),
                          "--length cannot be used: expected at most %1, found %2", std::to_string(most),
                          std::to_string(tokens));
    const core::LengthCost cost = core::lengthCost(outline, tokens);
    Report report{{"tokens", tokens},
                  {"multiply_adds", cost.multiplyAdds()},
                  {"projections", cost.projections},
                  {"scores", cost.scores},
                  {"values", cost.values},
                  {"mixing", cost.mixing},
                  {"feed_forward", cost.feed_forward},
                  {"answer", cost.answer},
                  {"map_bytes", cost.map_bytes}};
    if (core::hasCache(outline)) report["cache_bytes"] = cost.cache_bytes;
    if (core::hasMixers(outline)) report["state_bytes"] = cost.state_bytes;
    if (const auto next = core::nextTokenCost(outline, tokens)) report["next_token"] = *next;
    if (core::hasWindows(outline))
        report["without_windows"] = core::lengthCost(outline, tokens, {.windowless = true}).multiplyAdds();
    return report;
}
