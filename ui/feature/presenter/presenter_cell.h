#pragma once

#include <QWidget>

#include "ui/bench/workbench.h"

class Heading;
class Hint;
class LessonPlay;
class QLabel;
class WeightBars;

/// The chosen cell for the back row, beside the map that is presented: its name, its number, and the largest weights of
/// its row. In a step of a lesson what the step looks at: a cell, the largest of a row or of a column, or nothing where
/// it looks at the whole; and again the chosen cell when somebody chooses one.
class PresenterCell final : public QWidget {
    Q_OBJECT
public:
    PresenterCell(const Workbench& bench, const LessonPlay& lesson, QWidget* parent = nullptr);

    /// Whether there is a cell to be told of.
    bool hasCell() const { return m_hasCell; }
    void show();

signals:
    void changed();  ///< there is a cell to be told of, or none any more

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Whether a step says what is looked at, and nobody has chosen another cell since.
    bool isOfStep() const;
    bool tells() const;
    /// @param weights  [queries, keys] of the shown head
    core::Cell toldOf(const core::Matrix& weights) const;
    void display(const core::Trace& trace, const core::HeadAddress& address, const core::HeadAttention& stages);
    void displayBars(const core::Trace& trace, const core::HeadAddress& address, const core::Cell& cell,
                     const core::HeadAttention& stages);
    void fit();

    const Workbench m_bench;
    const LessonPlay& m_lesson;
    QLabel* m_name;
    QLabel* m_number;
    QLabel* m_of;
    QLabel* m_heading;
    WeightBars* m_bars;
    QLabel* m_rest;
    QLabel* m_restWeight;
    bool m_hasCell = false;
};
