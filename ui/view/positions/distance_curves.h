#pragma once

#include <qcustomplot.h>

/// One panel of scores over distances. Distances are the key's place minus the query's.
struct DistanceCurve {
    QString name;                ///< the encoding's name, for screen readers
    QVector<double> distances;   ///< distances of every cell of the map
    QVector<double> scores;      ///< scores of every cell of the map
    QVector<double> own_places;  ///< distances of the chosen pair's cells
    QVector<double> own_scores;
    QVector<double> means;  ///< the pair's mean score from 1 - T to T - 1
    QString verdict;        ///< below: "only permuted"
    QString size;           ///< the largest difference
    bool permuted = false;  ///< the verdict stands out
};

/// A panel for each position encoding, side by side on one scale: scores over distances.
class DistanceCurves final : public QCustomPlot {
    Q_OBJECT
public:
    explicit DistanceCurves(QWidget* parent = nullptr);

    void setCurves(std::vector<DistanceCurve> curves);
    const std::vector<DistanceCurve>& curves() const { return m_curves; }
    /// From left to right where each panel begins and ends, in this widget's coordinates; none: evenly.
    void setColumns(std::vector<std::pair<double, double>> columns);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }  // the view around it scrolls

private:
    struct Panel {
        QCPAxisRect* rect;
        QCPGraph* cells;
        QCPGraph* mean;
        QCPGraph* own;
        QCPItemText* verdict;
        QCPItemText* size;
    };

    Panel createPanel();
    void fill();
    void arrange();
    void style(const Panel& panel, const DistanceCurve& curve) const;

    std::vector<DistanceCurve> m_curves;
    std::vector<Panel> m_panels;
    std::vector<std::pair<double, double>> m_columns;
};
