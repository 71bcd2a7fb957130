#pragma once

#include <QStackedWidget>

#include "core/analysis/cell/number_terms.h"
#include "core/attention/cell.h"
#include "core/model/pass/trace.h"
#include "core/session/session.h"
#include "ui/view/steps/steps_sheet.h"

class CalculationPanel;
class ProductPanel;
class SoftmaxTable;
class TermBars;
class ValueStack;

/// The present step for the chosen cell, number by number: the dot product of a score, the softmax of a row, or the
/// values that a context is made of.
class StepArithmetic final : public QStackedWidget {
    Q_OBJECT
public:
    explicit StepArithmetic(QWidget* parent = nullptr);

    struct Subject {
        const core::Trace& trace;
        const core::HeadAddress& address;
        const core::HeadAttention& stages;
        const StageContext& context;
        const std::vector<core::AttentionStep>& steps;
        const QStringList& queries;
        const QStringList& keys;
        QString query;  ///< "it"
        core::Cell cell;
        /// A number of a table of vectors; none: the first of the step's.
        std::optional<core::StageNumber> number = {};
    };
    /// Shows a subject. Only the visible panel is filled: numbers follow when another step is shown.
    void display(const Subject& subject);
    /// @return whether there is anything to be told of it
    /// @param number  that is to be told instead of the cell, where the step has its table
    bool setKind(core::StepKind kind, const std::optional<core::StageNumber>& number = {});
    /// Whether its numbers are the stage's own, so that nothing is missing where they stand alone.
    static bool tellsWhole(core::StepKind kind);
    /// Whether numbers of a table are told from the table before, rather than the chosen cell.
    static bool tellsNumbersOf(core::Stage stage);
    /// Only a line.
    void setFolded(bool folded);
    /// @param pixels  its height where it is not folded; nothing: the usual one
    void setRoom(std::optional<int> pixels);
    /// The least width at which what is shown is read.
    int widthToRead() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void keyClicked(core::Index key);
    void numberClicked(const core::StageNumber& number);

private:
    void displayTerms(const Subject& of);
    void displayValues(const Subject& of);
    void displayNumber(const Subject& of);

    core::StepKind m_kind = core::StepKind::Input;
    bool m_ofOutput = false;  ///< values are shown as their parts of the output
    TermBars* m_terms;
    SoftmaxTable* m_softmax;
    ValueStack* m_values;
    ProductPanel* m_product;
    std::array<CalculationPanel*, 4> m_all;
};
