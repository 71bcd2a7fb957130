#pragma once

#include <QFrame>

#include "ui/page/workbench.h"
#include "ui/work/long_cell_loader.h"

class Inspector;

/// The column at the right: how the chosen cell comes about, and what the model says there.
class CellColumn final : public QFrame {
    Q_OBJECT
public:
    explicit CellColumn(const Workbench& bench, QWidget* parent = nullptr);

    /// The cell that is chosen or pointed at; what was shown stands while it is being computed.
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
    Inspector* m_inspector;
    LongCellLoader m_long;
};
