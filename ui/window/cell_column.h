#pragma once

#include <QFrame>

#include "ui/bench/workbench.h"
#include "ui/work/long_cell_loader.h"

class Inspector;
class TallScrollArea;

/// The column at the right: the chosen cell's computation, and the model's answer there.
class CellColumn final : public QFrame {
    Q_OBJECT
public:
    explicit CellColumn(const Workbench& bench, QWidget* parent = nullptr);

    /// Shows the chosen cell or the one under the pointer; the old one stays while it is being computed.
    void showCell();
    void clear();

signals:
    /// The answer without the chosen cell's weight is asked for.
    void knockOutAsked();

private:
    void display(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                 const core::InspectedCell& inspected);
    void showAnswer();
    QString answerHeading(core::Index position) const;

    const Workbench m_bench;
    TallScrollArea* m_scroll;
    Inspector* m_inspector;
    LongCellLoader m_long;
};
