#pragma once

#include <QWidget>

#include "core/matrix.h"

#include <vector>

/// One query's weights in several maps: a group of upright bars for each key, in the order of the keys. Where not all
/// keys fit, those with the largest weights.
class GroupedBars final : public QWidget {
    Q_OBJECT
public:
    struct Series {
        QString name;
        QColor color;
        std::vector<float> weights;  ///< marked like HeatData's; may be shorter than the others
    };

    explicit GroupedBars(QWidget* parent = nullptr);

    void setGroups(QStringList keys, std::vector<Series> series);
    void setMarked(core::Index key);
    const std::vector<Series>& series() const { return m_series; }

    QSize sizeHint() const override { return {400, 150}; }
    QSize minimumSizeHint() const override { return {200, 110}; }

signals:
    void keyClicked(core::Index key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    float weight(const Series& series, core::Index key) const;
    void chooseKeys();
    void describe();
    QRectF area() const;
    double pitch() const;
    core::Index keyAt(const QPointF& position) const;  ///< negative for none
    QString keyText(core::Index key) const;
    void drawScale(QPainter& painter) const;
    void drawLegend(QPainter& painter) const;
    void drawGroup(QPainter& painter, std::size_t group) const;

    QStringList m_keys;
    std::vector<Series> m_series;
    std::vector<core::Index> m_seen;   ///< not hidden in every series
    std::vector<core::Index> m_shown;  ///< the bars that fit
    core::Index m_marked = -1;
    double m_top = 1;  ///< the weight at the upper end
};
