#pragma once

#include "ui/bench/view_bench.h"

class DiagramView;
struct DiagramPlace;

/// The blocks of the models of all runs, with the chosen layer opened.
class DiagramBench final : public ViewBench {
    Q_OBJECT
public:
    DiagramBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void setBare(bool bare) override;
    void show() override;
    void clear() override;
    QString absence() const override;

private:
    void choosePlace(const DiagramPlace& place);
    void goTo(const DiagramPlace& place);

    DiagramView* m_view;
};
