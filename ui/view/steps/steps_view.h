#pragma once

#include <QWidget>

#include "core/analysis/cell/number_terms.h"
#include "core/session/session.h"
#include "ui/view/steps/steps_sheet.h"
#include "ui/words/row_names.h"

#include <functional>

class MaskOrders;
class FormulaLine;
class HeadSums;
class QHBoxLayout;
class QLabel;
class QScrollArea;
class QToolButton;
class StepArithmetic;
class StepsPlayer;

/// How one head comes to its output: every stage as a table, played step by step under the formula, the present one
/// number by number, both orders of masking, and what it costs.
class StepsView final : public QWidget {
    Q_OBJECT
public:
    explicit StepsView(QWidget* parent = nullptr);

    /// @param steps  every table of the head at `address`
    /// @param both   its weights in both orders of masking
    /// @param rows   what the rows of maps are read for, where the model's can be; vectors stay with their tokens
    void display(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                 std::shared_ptr<const core::HeadAttention> stages, const std::vector<core::AttentionStep>& steps,
                 const core::BothOrders& both, core::RowReading rows = core::RowReading::AtToken);
    void clear();
    void setSettings(const core::StepsSettings& settings);
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);
    /// The present stage alone, as large as the view, without buttons: those of the keyboard go on.
    void setBare(bool bare);

    StepsSheet* sheet() const { return m_sheet; }

signals:
    void settingsChanged(const core::StepsSettings& settings);
    void cellClicked(const core::Cell& cell);
    void cellHovered(const std::optional<core::Cell>& cell);
    void headClicked(core::Index head);
    void statusChanged(const QString& left, const QString& right);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* createTop();
    QWidget* createSheets();
    void connectControls();
    void sumUp(const std::vector<core::AttentionStep>& steps);
    core::Index lastStep() const;
    void goTo(core::Index step);
    void change(const std::function<void(core::StepsSettings&)>& edit);
    void setOneQuery(bool one);
    void setOneStage(bool one);
    void moveCell(core::Index queries, core::Index keys);
    void choose(const core::StageNumber& number);
    void moveNumber(core::Index tables, core::Index dimensions);
    void toggleHead(core::Index head);
    void explainHead(core::Index head, core::Index dimension);
    void showHeads();

    /// Whose heads are summed up.
    struct SummedRow {
        std::shared_ptr<const core::Trace> trace;
        core::Index layer = 0;
        core::Index item = 0;
        core::Index query = 0;

        friend bool operator==(const SummedRow&, const SummedRow&) = default;
    };
    /// The tables' room before the view was bare, with that of the numbers under them.
    struct Window {
        QSize room = {};
        int numbers = 0;  ///< height of these where a stage stands alone
        int percent = 100;
    };
    void showStep();
    void reveal();
    bool showsOneStage() const { return m_settings.one_stage || m_isBare; }
    void fold();
    int roomForNumbers() const;
    int roomBeside() const;
    void placeNumbers(int beside);
    QSize roomOnWall() const;
    bool leavesTables(const QSize& room) const;
    void showCell();
    QString queryName() const;
    std::optional<core::StepKind> presentKind() const;
    std::optional<core::Index> stepOf(core::Stage stage) const;
    const core::StageTable* tableOf(core::Stage stage) const;
    bool isNumberReached() const;
    bool isRowHidden() const;
    std::optional<core::StepKind> toldKind() const;
    void showFormula();
    void showCost();
    QString liveNumbers() const;
    bool hasBiases() const;

    std::shared_ptr<const core::Trace> m_trace;
    core::HeadAddress m_address;
    std::shared_ptr<const core::HeadAttention> m_stages;
    std::vector<core::StepKind> m_kinds;
    QStringList m_queries;
    QStringList m_keys;
    RowNames m_rows;
    QString m_outputDifference;
    std::optional<float> m_apart = {};  ///< how far the weights of the two orders of masking are
    core::HeadSum m_sum;
    SummedRow m_summed;  ///< the summed row of `m_sum`
    core::StepsSettings m_settings;
    core::Cell m_chosen;
    core::Cell m_cell;
    bool m_isBare = false;
    bool m_isTold = false;  ///< the present step, number by number
    bool m_isRowHidden = false;
    Window m_window;

    FormulaLine* m_formula;
    QLabel* m_live;
    QToolButton* m_one;
    QToolButton* m_all;
    QToolButton* m_stage;
    QWidget* m_looks;  ///< those three
    QScrollArea* m_scroll = nullptr;
    QHBoxLayout* m_middle;  ///< the tables, and beside them on the wall the numbers that tell the step
    StepsSheet* m_sheet;
    StepArithmetic* m_arithmetic;
    QLabel* m_difference;
    HeadSums* m_heads;
    MaskOrders* m_orders;
    QLabel* m_cost;
    StepsPlayer* m_player;
};
