#pragma once

#include "ui/bench/view_bench.h"
#include "ui/work/latest_job.h"

class FlowView;

/// Lines of the focused head, and of those that were picked beside it.
class FlowBench final : public ViewBench {
    Q_OBJECT
public:
    FlowBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void show() override;
    void showCells() override;
    void clear() override;
    QString activity() const override;
    bool cancel() override;

private:
    void set(const core::FlowSettings& flow);
    void findBestHead();
    void openGold();
    std::vector<core::HeadAddress> heads(const core::Trace& trace) const;

    FlowView* m_view;
    LatestJob m_best;
    bool m_isBestWanted = false;  ///< asked for while layers were still to come
};
