#pragma once

#include "core/analysis/cell/inspected_cell.h"
#include "core/analysis/other_heads.h"
#include "ui/work/latest_job.h"

/// How a cell of a map comes about that is too long to be kept: its query's row alone is computed, away from the GUI
/// thread. Only the newest request reports anything.
class LongCellLoader final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    void load(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address, const core::Cell& cell);
    /// The cell's weight in every other head, of a trace that kept no weights.
    void loadOthers(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address, const core::Cell& cell);
    void cancel();

signals:
    void loaded(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address,
                const core::InspectedCell& cell);
    void othersLoaded(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address,
                      const std::vector<core::HeadWeight>& others);
    void failed(const core::Error& error);

private:
    LatestJob m_loading;
    LatestJob m_loadingOthers;
};
