#pragma once

#include <qcustomplot.h>

#include "core/model/trace.h"
#include "ui/control/selection.h"
#include "ui/plot/cell_marker.h"
#include "ui/plot/color_bar.h"
#include "ui/plot/map_panel.h"
#include "ui/theme/row_names.h"
#include "ui/view/long_map.h"

/// One head's map: tokens on both axes, numbers while they fit, hatching where the mask hides. Drag pans, Ctrl+wheel
/// zooms, arrow keys move the chosen cell. Holds no other view's state.
class MapView final : public QCustomPlot {
    Q_OBJECT
public:
    explicit MapView(QWidget* parent = nullptr);

    /// @param stages  of the head to show
    /// @param rows    what they are read for, where the model's can be
    void display(const core::Trace& trace, const core::HeadAddress& address, const core::HeadAttention& stages,
                 core::RowReading rows = core::RowReading::AtToken);
    /// A map that is too long to be kept: an overview, refined while one looks, and the part that is looked at.
    void displayLong(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                     core::PooledBy by, core::RowReading rows = core::RowReading::AtToken);
    void clear();  ///< nothing to show
    /// Whether a long map is being computed; it can be stopped.
    bool isLoading() const { return m_long.isLoading(); }
    void cancel() { m_long.cancel(); }
    void setCells(const Cell& chosen, const std::optional<Cell>& hover);
    void setColors(const Palette& colors);

    void zoomBy(double factor);  ///< about the middle; more than 1 is closer
    void fitAll();

    /// The cell at a place in the widget, if there is one; and the place of a cell's middle.
    std::optional<Cell> cellAt(const QPointF& position) const;
    QPointF positionOf(const Cell& cell) const;
    QRgb colorOf(const Cell& cell) const;
    /// What a pixel stands for, where that is not one weight.
    QString caption() const { return m_pixelName->text(); }

signals:
    void cellClicked(const Cell& cell);
    void cellHovered(const std::optional<Cell>& cell);
    void failed(const core::Error& error);

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
    bool isEmpty() const { return m_panel.heatmap()->rows() == 0; }
    void arrange();
    void nameAxes(const core::Trace& trace, const core::HeadAddress& address, core::RowReading rows);
    void placeNames(const QRectF& map);
    void lookAround();
    void showPictures();
    /// @return whether it is another one
    bool setRange(const std::pair<float, float>& range, HeatStyle::Curve curve);
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
    QCPItemText* m_pixelName;
    LongMap m_long;
    const Palette* m_colors = &Palette::light();
    RowNames m_queries;
    QStringList m_keys;
    core::RowReading m_rows = core::RowReading::AtToken;
    Cell m_chosen;
    std::optional<QPointF> m_pressed;
    bool m_dragged = false;
    std::pair<float, float> m_range{0.0F, 1.0F};  ///< of the colours
    HeatStyle::Curve m_curve = HeatStyle::Curve::Linear;
};
