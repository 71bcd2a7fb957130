#pragma once

#include <QWidget>

#include "ui/plot/chart/chart.h"

/// A chart that fills a widget.
class ChartView : public QWidget {
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);

    /// @param chart  its place, fonts and colours are the view's
    void setChart(Chart chart);
    const Chart& chart() const { return m_chart; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    /// Room for words above and below the chart, in pixels at 100 %.
    void setRoom(int above, int below);
    /// Paints over the chart.
    virtual void paintOver(QPainter&) {}
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void place();

    Chart m_chart;
    int m_above = 0;
    int m_below = 0;
};
