#pragma once

#include <qcustomplot.h>

#include "ui/plot/heat/map_panel.h"

#include <vector>

/// Rows and columns of a map whose tokens its text does not have: bands with a line of dashes, over the cells.
class AbsentCells final : public QCPLayerable {
    Q_OBJECT
public:
    AbsentCells(MapPanel* panel, QCustomPlot* plot);

    /// @param queries, keys  true where there is no token; empty for none
    void setAbsent(std::vector<bool> queries, std::vector<bool> keys);

    bool isAbsent(core::Index query, core::Index key) const;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    std::vector<QRectF> bands(const std::vector<bool>& absent, bool rows) const;

    MapPanel* m_panel;
    std::vector<bool> m_queries;
    std::vector<bool> m_keys;
};
