#pragma once

#include <qcustomplot.h>

#include "core/model/trace.h"
#include "ui/control/selection.h"
#include "ui/plot/cell_marker.h"
#include "ui/plot/color_bar.h"
#include "ui/plot/map_panel.h"

/// One head's map: tokens on both axes, numbers while they fit, hatching where the mask hides. Drag pans, Ctrl+wheel
/// zooms, arrow keys move the chosen cell. Holds no other view's state.
class MapView final : public QCustomPlot {
    Q_OBJECT
public:
    explicit MapView(QWidget* parent = nullptr);

    /// @param stages  of the head to show
    void display(const core::Trace& trace, const core::HeadAddress& address, const core::HeadAttention& stages);
    void clear();  ///< nothing to show
    void setCells(const Cell& chosen, const std::optional<Cell>& hover);
    void setColors(const Palette& colors);

    void zoomBy(double factor);  ///< about the middle; more than 1 is closer
    void fitAll();

    /// The cell at a place in the widget, if there is one; and the place of a cell's middle.
    std::optional<Cell> cellAt(const QPointF& position) const;
    QPointF positionOf(const Cell& cell) const;
    QRgb colorOf(const Cell& cell) const;

signals:
    void cellClicked(const Cell& cell);
    void cellHovered(const std::optional<Cell>& cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();
    void showStyle();
    void keepInside();
    void zoomAt(const QPointF& position, double factor);
    void moveCell(core::Index rows, core::Index cols);
    void describeCell();
    QString hoverText(const Cell& cell) const;

    MapPanel m_panel;
    ColorBar* m_bar;
    CellMarker* m_marker;
    QCPItemText* m_queryName;
    QCPItemText* m_keyName;
    QCPItemText* m_hatchName;
    const Palette* m_colors = &Palette::light();
    QStringList m_queries;
    QStringList m_keys;
    Cell m_chosen;
    std::optional<QPointF> m_pressed;
    bool m_dragged = false;
    std::pair<float, float> m_range{0.0F, 1.0F};  ///< of the colours
};
