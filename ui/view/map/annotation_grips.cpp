#include "ui/view/map/annotation_grips.h"

#include <QLineF>

#include "core/session/edits/annotation_edits.h"

#include <algorithm>

using core::Annotation;
using core::Cell;

namespace {

double distanceTo(const QPointF& from, const QPointF& to, const QPointF& at)
{
    const QPointF along = to - from;
    const double length = QPointF::dotProduct(along, along);
    const double share = length > 0 ? std::clamp(QPointF::dotProduct(at - from, along) / length, 0.0, 1.0) : 0.0;
    return QLineF(at, from + share * along).length();
}

/// The two ends of a brace.
std::vector<AnnotationGrip> endsOf(const Annotation& one, const QRectF& bounds, const MapPanel& panel)
{
    const core::NamedPlaces& places = one.rows;
    const bool rows = one.side == Annotation::Side::Rows;
    const Cell first = rows ? Cell{places.first, 0} : Cell{0, places.first};
    const Cell last = rows ? Cell{places.last, 0} : Cell{0, places.last};
    const QRectF begin = panel.heatmap()->cellRect(first.query, first.key, first.query, first.key);
    const QRectF end = panel.heatmap()->cellRect(last.query, last.key, last.query, last.key);
    const QPointF middle = bounds.center();
    if (rows)
        return {{{middle.x(), begin.top()}, first, last, false}, {{middle.x(), end.bottom()}, last, first, false}};
    return {{{begin.left(), middle.y()}, first, last, false}, {{end.right(), middle.y()}, last, first, false}};
}

}  // namespace

std::vector<AnnotationGrip> gripsOf(const Annotation& one, const FigurePage& page, const MapPanel& panel)
{
    const Cell from{one.rows.first, one.keys.first};
    if (one.kind == Annotation::Kind::Arrow) {
        const Cell to{one.to_rows.first, one.to_keys.first};
        return {{panel.positionOf(from), from, to, true}, {panel.positionOf(to), to, from, false}};
    }
    if (one.kind == Annotation::Kind::Box) {
        const Cell to{one.rows.last, one.keys.last};
        const QRectF rect = panel.heatmap()->cellRect(from.query, from.key, to.query, to.key);
        return {{rect.topLeft(), from, to, false},
                {rect.topRight(), {from.query, to.key}, {to.query, from.key}, false},
                {rect.bottomLeft(), {to.query, from.key}, {from.query, to.key}, false},
                {rect.bottomRight(), to, from, false}};
    }
    if (one.kind == Annotation::Kind::Brace || one.kind == Annotation::Kind::Bracket)
        return endsOf(one, boundsOf(page), panel);
    return {};
}

Annotation gripped(const Annotation& one, const AnnotationGrip& grip, const Cell& to)
{
    return grip.begins ? core::spanning(one, to, grip.other) : core::spanning(one, grip.other, to);
}

QRectF boundsOf(const FigurePage& page)
{
    QRectF all;
    for (const FigurePage::Plate& plate : page.plates) all |= plate.rect;
    for (const FigurePage::Text& text : page.texts) all |= text.rect;
    for (const FigurePage::Arrow& arrow : page.arrows)
        for (const QPointF& corner : arrow.corners) all |= QRectF(corner - QPointF(1, 1), QSizeF(2, 2));
    return all;
}

bool liesOn(const FigurePage& page, const QPointF& at, double reach)
{
    const bool onPlate = std::ranges::any_of(page.plates, [&](const FigurePage::Plate& plate) {
        if (!plate.rect.adjusted(-reach, -reach, reach, reach).contains(at)) return false;
        return plate.fill.alpha() > 0 || !plate.rect.adjusted(reach, reach, -reach, -reach).contains(at);
    });
    if (onPlate) return true;
    if (std::ranges::any_of(page.texts, [&](const FigurePage::Text& text) { return text.rect.contains(at); }))
        return true;
    return std::ranges::any_of(page.arrows, [&](const FigurePage::Arrow& arrow) {
        for (std::size_t i = 1; i < arrow.corners.size(); ++i)
            if (distanceTo(arrow.corners[i - 1], arrow.corners[i], at) <= reach) return true;
        return false;
    });
}
