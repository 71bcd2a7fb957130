#pragma once

#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/view/mask/mask_layout.h"
#include "ui/words/row_names.h"

/// Paints the surroundings of a mask's grid: labels, legend, and lines about the chosen cell.
class MaskDiagramPainter {
public:
    /// The painter's data, which must outlive it.
    struct Subject {
        const MaskFrame& frame;
        const MaskCells& cells;
        const RowNames& queries;
        const QStringList& keys;
        const std::vector<core::Index>& blind;  ///< queries that see no key
        core::Cell chosen;
        core::Cell pointed;  ///< the chosen one while there is no pointer
        const Palette& colors;
    };
    MaskDiagramPainter(QPainter& painter, const Subject& subject) : m_painter(painter), m_of(subject) {}

    void paintQueryLabels();
    void paintKeyLabels();
    void paintLegend();
    void paintMarker();

private:
    QFontMetrics metrics(bool bold) const { return QFontMetrics(maskLabelFont(bold), m_painter.device()); }
    /// The number of cells from one label to the next.
    core::Index stride() const;

    QPainter& m_painter;
    const Subject m_of;
};
