#include "ui/view/map/map_coloring.h"

#include "ui/plot/heat/map_colors.h"
#include "ui/view/map/long_map.h"
#include "ui/view/map/map_view.h"

using core::FigureSettings;
using Scale = core::FigureSettings::Scale;

namespace {

bool isOfRows(Scale scale) { return scale == Scale::Row || scale == Scale::ChosenRow; }

}  // namespace

MapColoring MapColoring::of(const ShownMap& map, const FigureSettings& figure, core::Index query, const Palette& colors)
{
    const HeatStyle style = heatStyle(figure, map.range, colors);
    if (map.data == nullptr) return {style};
    std::vector<ColoredMap> page{{.cells = map.data, .style = style, .chosen_row = map.rowOf(query)}};
    const bool one = setRanges(figure, page);
    return {page[0].style, page[0].cells == map.data ? nullptr : page[0].cells, one};
}

MapColoring MapColoring::of(const LongMap& map, const FigureSettings& figure, const Palette& colors)
{
    const FigureSettings shown = asLongMapsAreShown(figure);
    HeatStyle style = heatStyle(shown, {0.0F, map.highest()}, colors);
    if (shown.scale != Scale::Shared) fitRange(style, map.range(), map.keys());
    return {style};
}

QString coloringNote(const LongMap& map, const FigureSettings& figure)
{
    return map.isShown() && isOfRows(figure.scale)
               ? MapView::tr("colours: one range for all rows, as the map is too long for one of each")
               : QString();
}
