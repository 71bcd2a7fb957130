#pragma once

#include <QAbstractScrollArea>
#include <QPixmap>

#include "core/attention/cell.h"
#include "core/attention/painting.h"
#include "ui/panel/brush_bar.h"
#include "ui/plot/mask_cells.h"
#include "ui/theme/palette.h"
#include "ui/theme/row_names.h"

#include <optional>
#include <set>

class QPainter;

/// A mask as a grid: a row for each query, a column for each key; labels and legend stay while the grid scrolls. With a
/// brush, dragging and Space paint; without, a click chooses the cell. Arrow keys move the chosen cell.
class MaskDiagram final : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit MaskDiagram(QWidget* parent = nullptr);

    void display(const core::Mask& mask, const RowNames& queries, const QStringList& keys);
    void clear() { display({}, {}, {}); }
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);
    void setColors(const Palette& colors);
    void setBrush(std::optional<core::Brush> brush, BrushReach reach);

    /// How wide the diagram needs to be in a room of this size.
    int widthIn(const QSize& room) const;

    /// In the viewport.
    std::optional<core::Cell> cellAt(const QPointF& position) const;
    QPointF positionOf(const core::Cell& cell) const;

    QSize minimumSizeHint() const override { return {260, 220}; }

signals:
    void painted(const core::CellRange& range, core::Brush brush);
    void strokeEnded();
    void cellClicked(const core::Cell& cell);
    void cellHovered(const std::optional<core::Cell>& cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent* event) override;

private:
    struct Geometry {
        int side = 0;      ///< of a cell
        int left = 0;      ///< what the query labels take
        int top = 0;       ///< what the key labels take
        int overhang = 0;  ///< of key labels beyond the last column
        int legend = 0;    ///< height
        bool slanted = true;
    };
    Geometry geometryIn(const QSize& room) const;
    int labelWidth(const QStringList& labels) const;
    int legendHeight(int width) const;
    QSize gridSize() const;
    QRect gridRect() const;
    QPoint offset() const;
    void arrange();
    void renewPicture();
    void drawMarker(QPainter& painter) const;
    void drawQueryLabels(QPainter& painter) const;
    void drawKeyLabels(QPainter& painter) const;
    void drawLegend(QPainter& painter) const;
    void reveal(const core::Cell& cell);
    void moveCell(core::Index rows, core::Index cols);
    void touch(const core::Cell& cell);
    void strokeTo(const core::Cell& cell);
    void describeCell();

    MaskCells m_cells;
    std::vector<core::Index> m_blind;  ///< queries that see no key
    RowNames m_queries;
    QStringList m_keys;
    core::Cell m_chosen;
    std::optional<core::Cell> m_hover;
    std::optional<core::Brush> m_brush;
    BrushReach m_reach = BrushReach::Cell;
    std::optional<core::Cell> m_stroke;                    ///< where the brush is now
    std::set<std::pair<core::Index, core::Index>> m_done;  ///< what this stroke has touched
    Geometry m_geometry;
    QPixmap m_picture;  ///< of the grid's part in view; null: to be drawn
    const Palette* m_colors = &Palette::light();
};
