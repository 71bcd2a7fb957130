#include "ui/view/map/map_motion.h"

#include <algorithm>
#include <cmath>

using core::Cell;
using core::Index;

namespace map_motion {

namespace {

void hold(QCPAxis* axis, Index count)
{
    const double most = static_cast<double>(count);
    const double size = std::min(axis->range().size(), most);
    const double lower = std::clamp(axis->range().lower, -0.5, most - 0.5 - size);
    axis->setRange(lower, lower + size);
}

void keepInside(const MapPanel& panel)
{
    hold(panel.keyAxis(), panel.heatmap()->cols());
    hold(panel.queryAxis(), panel.heatmap()->rows());
}

bool revealOn(QCPAxis* axis, Index cell)
{
    const auto middle = static_cast<double>(cell);
    const double before = std::max(0.0, axis->range().lower - (middle - 0.5));
    const double behind = std::max(0.0, middle + 0.5 - axis->range().upper);
    if (before == 0 && behind == 0) return false;
    axis->moveRange(before > 0 ? -before : behind);
    return true;
}

}  // namespace

void zoomAt(const MapPanel& panel, const QPointF& position, double factor)
{
    // No further than the whole map; both axes by the same factor keep cells square.
    const double cells = panel.keyAxis()->range().size();
    const double all = static_cast<double>(panel.heatmap()->cols());
    const double wanted = std::clamp(cells / factor, std::min(2.0, all), all);
    panel.keyAxis()->scaleRange(wanted / cells, panel.keyAxis()->pixelToCoord(position.x()));
    panel.queryAxis()->scaleRange(wanted / cells, panel.queryAxis()->pixelToCoord(position.y()));
    keepInside(panel);
}

void goTo(const MapPanel& panel, const Cell& place)
{
    constexpr double leastReadable = 24;  // tokens
    const QRect area = panel.axes()->rect();
    const double pitch = TokenLabels::leastPitch(panel.queryLabels()->font(), panel.axes()->parentPlot());
    const double side = std::max(leastReadable, std::floor(std::min(area.width(), area.height()) / pitch));
    const auto show = [side](QCPAxis* axis, Index count, Index middle) {
        const double size = std::min(static_cast<double>(count), std::min(side, axis->range().size()));
        axis->setRange(static_cast<double>(middle) - size / 2, static_cast<double>(middle) + size / 2);
    };
    show(panel.keyAxis(), panel.heatmap()->cols(), place.key);
    show(panel.queryAxis(), panel.heatmap()->rows(), place.query);
    keepInside(panel);
}

void centerOn(const MapPanel& panel, const QPointF& coordinates)
{
    const auto show = [](QCPAxis* axis, double middle) {
        axis->setRange(middle - axis->range().size() / 2, middle + axis->range().size() / 2);
    };
    show(panel.keyAxis(), coordinates.x());
    show(panel.queryAxis(), coordinates.y());
    keepInside(panel);
}

void panBy(const MapPanel& panel, const QPointF& pixels)
{
    const QRect area = panel.axes()->rect();
    panel.keyAxis()->moveRange(-pixels.x() / area.width() * panel.keyAxis()->range().size());
    panel.queryAxis()->moveRange(-pixels.y() / area.height() * panel.queryAxis()->range().size());
    keepInside(panel);
}

void scroll(const MapPanel& panel, QCPAxis* axis, double notches)
{
    axis->moveRange(-notches * axis->range().size() / 8);
    keepInside(panel);
}

bool reveal(const MapPanel& panel, const Cell& place)
{
    const bool across = revealOn(panel.keyAxis(), place.key);
    if (!revealOn(panel.queryAxis(), place.query) && !across) return false;
    keepInside(panel);
    return true;
}

}  // namespace map_motion
