#include "ui/work/map_maker.h"

#include "core/model/pass/head_stages.h"

void MapMaker::make(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address,
                    const core::MapLook& look, const MapSurroundings& around)
{
    m_making.start(
        "the map",
        [this, trace = std::move(trace), address, look, around](const LatestJob::Turn& turn) {
            const auto stages = core::headStages(*trace, address);
            const auto map =
                std::make_shared<const ShownMap>(shownMapOrWeights(trace, address, *stages, look, around, turn.stop()));
            turn.finish([this, trace, map] { emit made(trace, map); });
        },
        [this](const core::Error& error) { emit failed(error); });
}

#include "moc_map_maker.cpp"
