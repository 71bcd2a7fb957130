#pragma once

#include "core/analysis/cell/number_terms.h"
#include "ui/plot/steps/stage_words.h"
#include "ui/view/steps/calculation_panel.h"

#include <QRectF>
#include <QStringList>

/// Row times column: the row before, the matrix with the column that is multiplied, the row that is made of them, and
/// the chosen number of that row term by term; of a rotation, a norm or a sum the terms alone.
class ProductPanel final : public CalculationPanel {
    Q_OBJECT
public:
    explicit ProductPanel(QWidget* parent = nullptr);

    /// @param token  whose row it is
    /// @param names  of the terms where these are of tokens or heads
    /// @param key    the token of its column, of a table with a column for each key
    void display(const core::NumberTerms& number, const QString& token, const StageContext& context,
                 const QStringList& names = {}, const QString& key = {});
    /// Shows nothing but why: for a number that has no terms.
    void clear(const QString& why);
    const core::NumberTerms& number() const { return m_number; }

signals:
    void dimensionClicked(core::Index dimension);

protected:
    void paintNumbers(QPainter& painter, const QRectF& area) override;
    QString tipAt(const QPoint& position) const override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    /// Where the row, the matrix, the row that is made and the terms lie.
    struct Places {
        QRectF input = {}, factors = {}, made = {}, terms = {};
    };
    Places places() const;

    core::NumberTerms m_number;
    QString m_names[3];  ///< names of the row, the matrix and the result
    QStringList m_termNames;
};
