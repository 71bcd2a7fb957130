#pragma once

#include <QWidget>

#include "core/analysis/measures.h"
#include "core/session/session.h"
#include "ui/part/spoken_table.h"

#include <vector>

/// One measure of every head as a chart, a row for each layer: shares from 0 to 1, others from the smallest to the
/// largest, changes about zero.
class HeadChart final : public QWidget, public SpokenTables {
    Q_OBJECT
public:
    explicit HeadChart(QWidget* parent = nullptr);

    void display(const core::HeadTable& table, const core::HeadsSettings& settings, const core::ModelInfo& info);
    /// Heads that are switched off are crossed.
    void setOff(std::vector<core::HeadAddress> heads);
    void setCurrent(core::Index layer, core::Index head);
    QRect cellOf(core::Index layer, core::Index head) const;
    std::optional<double> numberOf(core::Index layer, core::Index head) const;
    QColor colorOf(core::Index layer, core::Index head) const;

    /// Whether there would be room for numbers if the chart had that size.
    bool writesNumbersIn(const QSize& room) const;

    QSize sizeHint() const override { return {340, 260}; }
    QSize minimumSizeHint() const override { return {220, 140}; }
    std::vector<SpokenTable> spokenTables() override;

signals:
    void headClicked(core::Index layer, core::Index head);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    QSize pitchIn(const QSize& room) const;
    std::optional<core::HeadAddress> headAt(const QPoint& position) const;
    QString words(core::Index layer, core::Index head) const;
    bool isOff(core::Index layer, core::Index head) const;
    void paintBar(QPainter& painter) const;
    void choose(core::Index layer, core::Index head);

    core::HeadTable m_table;
    core::Measure m_measure = core::Measure::Previous;
    core::LogUnit m_unit = core::LogUnit::Nats;
    core::ModelInfo m_info;
    std::pair<double, double> m_range{0.0, 1.0};
    std::vector<core::HeadAddress> m_off;
    core::Index m_layer = 0;
    core::Index m_head = 0;
};
