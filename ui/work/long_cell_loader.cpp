#include "ui/work/long_cell_loader.h"

void LongCellLoader::load(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address,
                          const core::Cell& cell)
{
    m_loading.start(
        "the cell",
        [this, trace = std::move(trace), address, cell](const LatestJob::Turn& turn) {
            const core::InspectedCell inspected = core::InspectedCell::ofLong(*trace, address, cell);
            turn.finish([this, trace, address, inspected] { emit loaded(trace, address, inspected); });
        },
        [this](const core::Error& error) { emit failed(error); });
}

void LongCellLoader::loadOthers(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address,
                                const core::Cell& cell)
{
    m_loadingOthers.start(
        "the cell in other heads",
        [this, trace = std::move(trace), address, cell](const LatestJob::Turn& turn) {
            const auto others = core::computedOtherHeadsAt(*trace, address, cell, turn.stop());
            turn.finish([this, trace, address, others] { emit othersLoaded(trace, address, others); });
        },
        [this](const core::Error& error) { emit failed(error); });
}

void LongCellLoader::cancel()
{
    m_loading.cancel();
    m_loadingOthers.cancel();
}

#include "moc_long_cell_loader.cpp"
