#pragma once

#include <QWidget>

#include "core/analysis/attention_steps.h"
#include "core/attention/cell.h"
#include "ui/panel/inspect/key_chips.h"
#include "ui/panel/inspect/weight_columns.h"
#include "ui/view/mask/mask_sentences.h"
#include "ui/words/row_names.h"

#include <memory>
#include <optional>

class QLabel;

/// Words about one cell of a mask: which rules show or hide it, what its query sees, and its weights by both orders of
/// masking and softmax.
class MaskExplanation final : public QWidget {
    Q_OBJECT
public:
    explicit MaskExplanation(QWidget* parent = nullptr);

    /// Whether both orders of masking are shown: of a longer text they would take too long, and what a sink takes is
    /// not there to be divided by, so that the two orders are two results.
    static bool comparesOrders(const core::Trace& trace, const core::HeadAddress& address);

    /// Where both orders are compared, they stand as they were until setOrders().
    /// @param stages  of the head at `address`
    void display(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address,
                 const core::HeadAttention& stages, RowNames queries);
    /// The displayed head's weights in both orders of masking.
    void setOrders(std::shared_ptr<const core::BothOrders> both);
    void clear();
    void setCell(const core::Cell& cell);
    /// Without the charts, whose bars an audience could not read.
    void setBare(bool bare);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QString subjectOf(core::Index query) const;
    void explain();
    core::Cell placeOf(const core::Cell& cell) const;
    void explainRules(bool visible);
    void explainQuery();
    void explainOrders();
    std::vector<WeightColumns::Column> columns(const core::Matrix& weights, core::Index from, core::Index to) const;

    QLabel* m_title;
    QLabel* m_place;
    QLabel* m_rules;
    QLabel* m_seesTitle;
    QLabel* m_blind;
    KeyChips* m_chips;
    QWidget* m_orders;  ///< the charts and their headings
    WeightColumns* m_before;
    WeightColumns* m_after;
    QLabel* m_difference;

    std::shared_ptr<const core::Trace> m_trace;  ///< null: nothing to explain
    core::HeadAddress m_address;
    core::Cell m_cell;
    RowNames m_queries;
    QStringList m_keys;
    std::vector<BlindRow> m_blindRows;
    std::shared_ptr<const core::BothOrders> m_both;
    bool m_isBare = false;
};
