#pragma once

#include <QAbstractScrollArea>
#include <QPixmap>

#include "ui/part/spoken_table.h"
#include "ui/view/mask/mask_brush.h"
#include "ui/view/mask/mask_layout.h"
#include "ui/words/row_names.h"

/// A mask as a grid: a row for each query, a column for each key; labels and legend stay while the grid scrolls. With a
/// brush, dragging and Space paint; without, a click chooses the cell. Arrow keys move the chosen cell.
class MaskDiagram final : public QAbstractScrollArea, public SpokenTables {
    Q_OBJECT
public:
    explicit MaskDiagram(QWidget* parent = nullptr);

    void display(const core::Mask& mask, const RowNames& queries, const QStringList& keys);
    void clear() { display({}, {}, {}); }
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);
    void setBrush(std::optional<core::Brush> brush, BrushReach reach);

    /// How wide the diagram needs to be in a room of this size.
    int widthIn(const QSize& room) const;

    /// In the viewport.
    std::optional<core::Cell> cellAt(const QPointF& position) const;
    QPointF positionOf(const core::Cell& cell) const;

    QSize minimumSizeHint() const override { return {260, 220}; }
    std::vector<SpokenTable> spokenTables() override;

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
    MaskLayout layoutIn(const QSize& room) const;
    MaskFrame frame() const;
    void arrange();
    void renewPicture(const MaskFrame& seen);
    void reveal(const core::Cell& cell);
    void moveCell(core::Index rows, core::Index cols);
    bool has(const core::Cell& cell) const { return cell.query < m_cells.queries() && cell.key < m_cells.keys(); }
    bool areVisible(const core::CellRange& range);
    QString pairOf(const core::Cell& cell) const;
    QString sentenceOf(const core::Cell& cell) const;
    QRectF rectOf(const core::Cell& cell) const;
    void describeCell();

    MaskCells m_cells;
    std::vector<core::Index> m_blind;  ///< queries that see no key
    RowNames m_queries;
    QStringList m_keys;
    core::Cell m_chosen;
    std::optional<core::Cell> m_hover;
    MaskBrush m_brush;
    MaskLayout m_layout;
    QPixmap m_picture;  ///< the grid's part in view; null: to be drawn
};
