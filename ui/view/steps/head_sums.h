#pragma once

#include <QWidget>

#include "core/analysis/cell/number_terms.h"
#include "core/session/session.h"
#include "ui/part/spoken_table.h"
#include "ui/plot/steps/head_sum_rows.h"

#include <optional>
#include <vector>

/// One row of a layer's output as the sum of what its heads write: each head's context and what W_O makes of it, their
/// sum, and below what gives the same: the sum over heads and dimensions at once, and the contexts side by side times
/// the whole W_O. A click on its name, or Space, takes a head out of the sum; a click on a number asks where it comes
/// from.
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
    /// For an audience, without what a pointer can do.
    void setBare(bool bare)
    {
        m_isBare = bare;
        update();
    }
    bool isEmpty() const { return m_sum.parts.empty(); }
    const core::HeadSum& sum() const { return m_sum; }
    core::RowVector shownSum() const { return m_sum.sum(m_left); }
    const HeadSumRows& shownRows() const { return m_rows; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }
    std::vector<SpokenTable> spokenTables() override;

signals:
    void headToggled(core::Index head);
    void numberClicked(const core::StageNumber& number);  ///< a number of the sum or of the output was clicked
    void partClicked(core::Index head, core::Index dimension);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    std::optional<core::Index> columnAt(int row, const QPointF& position) const;
    bool isOut(core::Index head) const;
    double namesWidth() const;
    double contextShare() const;
    QRectF rowRect(int row) const;
    QRectF contextRect(int row) const;
    QRectF partRect(int row) const;
    core::RowVector numbersOf(int row) const { return m_rows.numbers.row(row); }
    void paintRow(QPainter& painter, int row, float contexts, float parts) const;

    core::HeadSum m_sum;
    HeadSumRows m_rows;
    QString m_token;
    std::vector<core::Index> m_left;
    core::Index m_chosen = 0;
    int m_row = 0;  ///< that the keyboard is at
    bool m_isBare = false;
};
