#pragma once

#include "core/compare/comparison.h"
#include "ui/bench/view_bench.h"
#include "ui/view/compare/compare_view.h"

#include <map>

class ChangesWindow;

/// Heads side by side, or the same head in several runs.
class CompareBench final : public ViewBench {
    Q_OBJECT
public:
    CompareBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void setBare(bool bare) override;
    void show() override;
    void showCells() override;

private:
    void connectSides();
    void connectRuns();
    void editMask(int run, const QString& recipe);
    void choosePositions(int run, core::PositionEncoding positions);
    void chooseModule(int run);
    void askForModel(int run);
    void askForModelFile(int run);
    bool canCompareRuns() const;
    core::CompareRequest comparedRuns() const;
    void showChanges();
    CompareView::Side side(const core::ComparedHead& head) const;
    CompareView::RunFields fields(core::Index run) const;
    QString trouble(core::Index run) const;

    CompareView* m_view;
    ChangesWindow* m_changes = nullptr;  ///< created when it is asked for first; the window owns it
    std::map<int, QString> m_mistakes;   ///< in a run's recipe as it is typed, which the Session does not hold
};
