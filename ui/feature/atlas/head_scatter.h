#pragma once

#include "ui/plot/atlas/atlas_charts.h"
#include "ui/view/chart_view.h"

class AtlasDocument;

/// The heads of an atlas between two measures, one measure over a training's steps, or who reads whom. A click chooses
/// a head, arrows go from one to the next.
class HeadScatter final : public ChartView {
    Q_OBJECT
public:
    explicit HeadScatter(AtlasDocument& document, QWidget* parent = nullptr);

    /// A sentence about points that are wrong or missing; empty for none.
    QString note() const;
    QSize sizeHint() const override;
    /// Which head lies under a place, or nothing.
    std::optional<core::AtlasHead> headAt(const QPointF& place) const;

signals:
    void drawn();

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintOver(QPainter& painter) override;

private:
    void draw();
    QString tipOf(const core::AtlasHead& head) const;
    void paintAxisNames(QPainter& painter) const;
    void paintName(QPainter& painter, const core::AtlasHead& head, const QPointF& at, bool chosen) const;
    void step(int by);

    AtlasDocument& m_document;
    std::vector<ChartedHead> m_heads;
    std::size_t m_without = 0;
};
