#pragma once

#include <QPointF>

#include "core/attention/cell.h"
#include "core/session/annotation.h"
#include "ui/plot/heat/map_panel.h"
#include "ui/plot/page/figure_page.h"

#include <vector>

/// How near the pointer must come to a line, and to a grip, in pixels.
inline constexpr double annotationReach = 5, gripReach = 8;

/// A place of an annotation on a map by which a hand makes it longer or shorter.
struct AnnotationGrip {
    QPointF at;        ///< in the plot
    core::Cell own;    ///< the cell at this end
    core::Cell other;  ///< the cell that stays
    bool begins;       ///< an arrow begins here
};

/// The grips of a placed annotation: corners of a box, ends of an arrow or of a brace; none of words and tokens.
/// @param page  as MapAnnotations::drawn() has it
std::vector<AnnotationGrip> gripsOf(const core::Annotation& one, const FigurePage& page, const MapPanel& panel);

/// The annotation with one of its grips at another cell.
core::Annotation gripped(const core::Annotation& one, const AnnotationGrip& grip, const core::Cell& to);

/// The rectangle about everything on a page of plates, lines and words; null of nothing.
QRectF boundsOf(const FigurePage& page);

/// Whether a place lies on one of its lines, plates or words.
/// @param reach  how near a line counts, in pixels
bool liesOn(const FigurePage& page, const QPointF& at, double reach);
