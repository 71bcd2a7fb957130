#pragma once

#include <qcustomplot.h>

#include "ui/plot/heat/map_panel.h"

/// A whole map in a corner, with a frame around the visible part; on the plot's overlay layer.
class Minimap final : public QCPLayerable {
    Q_OBJECT
public:
    Minimap(MapPanel* panel, QCustomPlot* plot);

    /// Where there is something to be gained: of a large map less than this can be seen.
    static constexpr double leastHidden = 0.4;
    static constexpr core::Index leastTokens = 41;

    /// Takes a place where it hides least, or none where the whole map can be seen.
    /// @param free  rectangles without content; the map's corners serve if it fits into none
    void arrange(const std::vector<QRectF>& free);
    void hide() { m_rect = {}; }
    /// The map has other numbers, or colours.
    void renew() { m_picture = {}; }

    /// In plot coordinates; empty while it is not shown.
    const QRectF& rect() const { return m_rect; }
    bool contains(const QPointF& position) const { return m_rect.contains(position); }
    /// The coordinates of a place, on the axes of keys (x) and queries (y).
    QPointF coordinatesAt(const QPointF& position) const;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    bool isUseful() const;
    QSizeF wantedSize() const;
    int cellsBehind(const QRectF& corner) const;
    QRectF visiblePart() const;
    void drawPicture(QCPPainter* painter);

    MapPanel* m_panel;
    QRectF m_rect;
    QImage m_picture;
};
