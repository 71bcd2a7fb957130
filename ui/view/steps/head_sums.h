#pragma once

#include <QWidget>

#include "core/analysis/cell/number_terms.h"
#include "ui/part/spoken_table.h"

#include <vector>

/// One row of a layer's output as the sum of what its heads write: each head's context and what W_O makes of it, their
/// sum, and below the contexts side by side times the whole W_O, which gives the same. A click or Space takes a head
/// out of the sum.
class HeadSums final : public QWidget, public SpokenTables {
    Q_OBJECT
public:
    explicit HeadSums(QWidget* parent = nullptr);

    /// @param token     whose row it is
    /// @param names     [H]
    /// @param left_out  heads that the sum is shown without
    /// @param chosen    the head that is looked at
    void display(core::HeadSum sum, const QString& token, const QStringList& names,
                 const std::vector<core::Index>& left_out, core::Index chosen);
    void clear();
    bool isEmpty() const { return m_sum.parts.empty(); }
    const core::HeadSum& sum() const { return m_sum; }
    core::RowVector shownSum() const { return m_sum.sum(m_left); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }
    std::vector<SpokenTable> spokenTables() override;

signals:
    void headToggled(core::Index head);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Rows: heads, the bias where there is one, Σ, concat · W_O.
    int rows() const;
    int sumRow() const { return rows() - 2; }
    bool isOut(core::Index head) const;
    QRectF rowRect(int row) const;
    QRectF contextRect(int row) const;
    QRectF partRect(int row) const;
    QString nameOf(int row) const;
    core::RowVector numbersOf(int row) const;
    QString summary() const;
    void paintRow(QPainter& painter, int row, float contexts, float parts) const;

    core::HeadSum m_sum;
    QString m_token;
    QStringList m_names;
    std::vector<core::Index> m_left;
    core::Index m_chosen = 0;
    int m_row = 0;  ///< that the keyboard is at
};
