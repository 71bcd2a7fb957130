#pragma once

#include <QStringList>

#include "core/matrix.h"
#include "ui/view/steps/calculation_panel.h"

/// How a query's context is put together: weight · v of each key, one under the other, and their sum.
class ValueStack final : public CalculationPanel {
    Q_OBJECT
public:
    explicit ValueStack(QWidget* parent = nullptr);

    struct Content {
        QString query;                 ///< "it"
        QStringList keys = {};         ///< [T_k]
        core::RowVector weights = {};  ///< [T_k] after dropout, where there is one
        core::Matrix parts = {};       ///< [T_k, d_v] weight · v
        core::RowVector context =
            {};               ///< [d_v] the head's output in the Trace: the values' sum, unless `change` says otherwise
        bool output = false;  ///< parts and context are times W_O: [T_k, d_model]
        QString change = {};  ///< an intervention's change of the sum; empty: none
        core::Index chosen = 0;  ///< the focused key
    };
    void display(Content content);
    const Content& content() const { return m_content; }
    int widthToRead() const override;

protected:
    void paintNumbers(QPainter& painter, const QRectF& area) override;
    QString tipAt(const QPoint& position) const override;
    std::optional<core::Index> keyAt(const QPoint& position) const override;

private:
    /// An intervention makes something else of the sum.
    QString sumTitle() const;
    double namesWidth() const;
    static double weightsWidth();
    struct Layout;
    Layout layout() const;
    void paintRow(QPainter& painter, const Layout& layout, int row) const;
    void paintCells(QPainter& painter, const Layout& layout, const core::RowVector& values, double top) const;

    Content m_content;
};
