#include "ui/work/map_maker.h"

#include "core/model/pass/head_stages.h"

void MapMaker::make(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address,
                    const core::MapLook& look)
{
    m_making.start(
        "the map",
        [this, trace = std::move(trace), address, look](const LatestJob::Turn& turn) {
            const auto stages = core::headStages(*trace, address);
            const auto map =
                std::make_shared<const ShownMap>(shownMapOrWeights(trace, address, *stages, look, {}, turn.stop()));
            turn.finish([this, trace, map] { emit made(trace, map); });
        },
        [this](const core::Error& error) { emit failed(error); });
}
