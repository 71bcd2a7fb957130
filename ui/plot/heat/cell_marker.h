#pragma once

#include <qcustomplot.h>

#include "core/attention/cell.h"
#include "ui/plot/heat/map_panel.h"

/// Lines around the chosen cell's row, column and cell, on the plot's overlay layer.
class CellMarker final : public QCPLayerable {
    Q_OBJECT
public:
    CellMarker(MapPanel* panel, QCustomPlot* plot);

    /// What is marked where no cell is hovered over.
    enum class Marks { Cell, Row, Column };

    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover, Marks marks = Marks::Cell);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    MapPanel* m_panel;
    core::Cell m_chosen;
    std::optional<core::Cell> m_hover;
    Marks m_marks = Marks::Cell;
};
