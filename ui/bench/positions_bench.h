#pragma once

#include "core/prepare/position_lab.h"
#include "ui/bench/view_bench.h"
#include "ui/work/latest_job.h"

class PositionsView;

/// The focused head of a teaching module, with several position encodings side by side.
class PositionsBench final : public ViewBench {
    Q_OBJECT
public:
    PositionsBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void setBare(bool bare) override;
    void show() override;
    void showCells() override;
    void clear() override;
    QString absence() const override;
    QString activity() const override;

private:
    /// The input of the lab.
    struct Asked {
        core::Run run;
        core::PositionsSettings settings;
        core::Focus pair;

        friend bool operator==(const Asked&, const Asked&) = default;
    };

    Asked asked() const;
    void compute();

    PositionsView* m_view;
    std::optional<Asked> m_asked;  ///< computed, or on its way
    std::optional<core::PositionLab> m_lab;
    core::OpenedModels m_models;  ///< the job's alone
    LatestJob m_job;
};
