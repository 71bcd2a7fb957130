#pragma once

#include "ui/bench/view_bench.h"

class CostsView;

/// What more tokens cost the models of all runs.
class CostsBench final : public ViewBench {
    Q_OBJECT
public:
    CostsBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void setBare(bool bare) override;
    void show() override;
    QString absence() const override;

private:
    CostsView* m_view;
};
