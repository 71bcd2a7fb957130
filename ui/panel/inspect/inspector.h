#pragma once

#include <QWidget>

#include "core/analysis/cell/inspected_cell.h"
#include "core/analysis/other_heads.h"
#include "core/model/pass/row_reading.h"
#include "ui/panel/inspect/weight_bars.h"

class AnswerPanel;
class Heading;
class QGridLayout;
class QLabel;

/// The chosen cell: how its number comes about, its query's weights, the same cell in other heads, and what the model
/// expects after the query. Every number is the Trace's own.
class Inspector final : public QWidget {
    Q_OBJECT
public:
    explicit Inspector(QWidget* parent = nullptr);

    /// @param rows  the meaning of rows, where the model allows another one
    void display(const core::Trace& trace, const core::HeadAddress& address, const core::InspectedCell& inspected,
                 core::RowReading rows = core::RowReading::AtToken);
    AnswerPanel* answer() const { return m_answer; }

    /// Shows other heads' weights that the trace did not keep, once they are computed.
    void setOtherHeads(const core::ModelInfo& info, const std::vector<core::HeadWeight>& others);

signals:
    void keyClicked(core::Index key);
    void headClicked(core::Index layer, core::Index head);
    /// The answer without this cell's weight is asked for.
    void knockOutAsked();
    void whyAsked();

private:
    void setUpTexts();
    QLayout* createSteps();
    QWidget* createWhy();
    void nameCell(const core::Trace& trace, const core::HeadAddress& address, const core::Cell& cell,
                  core::RowReading rows);
    static QString scaleWords(const core::CellDerivation& cell);
    void displaySteps(const core::CellDerivation& cell);
    void explainSteps(const core::CellDerivation& cell);
    void showSteps();
    void showCaution();
    void displayBars(const core::Trace& trace, const core::HeadAddress& address, const core::InspectedCell& inspected);
    void displayOtherHeads(const core::Trace& trace, const core::HeadAddress& address, const core::Cell& cell);

    QLabel* m_title;
    QLabel* m_weight;
    QLabel* m_place;
    std::vector<QLabel*> m_stepNumbers;
    std::vector<QLabel*> m_stepNames;
    std::vector<QLabel*> m_stepValues;
    QWidget* m_why = nullptr;
    Heading* m_barsHeading;
    WeightBars* m_bars;
    QLabel* m_noBars;
    QLabel* m_caution;         ///< says that a weight is no explanation, and leads to one
    bool m_hasWeight = false;  ///< the cell, so that it can be taken away
    QLabel* m_othersHeading;
    QLabel* m_others;
    AnswerPanel* m_answer;
};
