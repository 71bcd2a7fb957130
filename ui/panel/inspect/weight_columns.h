#pragma once

#include <QWidget>

#include <vector>

/// A small chart of weights: a column for each key, its token below.
class WeightColumns final : public QWidget {
    Q_OBJECT
public:
    struct Column {
        QString label;
        float value = 0;
    };

    explicit WeightColumns(QWidget* parent = nullptr);

    /// @param top  the weight that reaches the upper edge
    void setColumns(std::vector<Column> columns, float top);
    const std::vector<Column>& columns() const { return m_columns; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    double pitch() const;
    bool slanted() const;
    int labelHeight() const;
    void drawLabels(QPainter& painter, double baseline) const;

    std::vector<Column> m_columns;
    float m_top = 1;
    int m_widest = 0;  ///< label
};
