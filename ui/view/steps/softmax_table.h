#pragma once

#include <QStringList>

#include "core/analysis/row_terms.h"
#include "ui/view/steps/calculation_panel.h"

/// The softmax opened: score, exponential, quotient and weight of each key of a row, and their sums.
class SoftmaxTable final : public CalculationPanel {
    Q_OBJECT
public:
    explicit SoftmaxTable(QWidget* parent = nullptr);

    /// @param query   "it"
    /// @param keys    [T_k]
    /// @param chosen  the key that is looked at
    void display(const QString& query, const QStringList& keys, core::SoftmaxTerms row, core::Index chosen);

    /// A column's texts: its key, then from top to bottom; for tests and for screen readers.
    QStringList columnTexts(core::Index key) const;
    /// Where it stands; empty where it is one of the others.
    QRect columnOf(core::Index key) const;

protected:
    void paintNumbers(QPainter& painter, const QRectF& area) override;
    QString tipAt(const QPoint& position) const override;
    std::optional<core::Index> keyAt(const QPoint& position) const override;

private:
    struct Column;
    struct Layout;

    QString summaryOf(const QString& query) const;
    QStringList captions() const;
    QStringList texts(const core::SoftmaxTerm& term, int decimals) const;
    QStringList sums(int decimals) const;
    Layout layout() const;
    Column columnAt(const Layout& layout, std::size_t at) const;
    void paintColumn(QPainter& painter, const Layout& layout, std::size_t at) const;

    QStringList m_keys;
    core::SoftmaxTerms m_row;
    core::Index m_chosen = 0;
};
