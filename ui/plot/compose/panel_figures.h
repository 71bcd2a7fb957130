#pragma once

#include "core/stopped.h"
#include "ui/plot/compose/composed_figure.h"
#include "ui/plot/figure/figure_layout.h"

#include <algorithm>

/// The figures of a page's panels, before their places on the page are known.
namespace compose {

/// In millimetres: around the page, between panels.
inline constexpr double margin = 1.5, gap = 4;
inline constexpr double headPoints = 8;
/// Points of headings: no smaller than the tokens, where a page says how large these are.
inline double headPointsOf(const core::ComposedPage& page)
{
    return page.held.one_text_size ? std::max(headPoints, page.label_points) : headPoints;
}
constexpr double millimetresOf(double units) { return units / figure_layout::unitsPerInch * figure_layout::inch; }
/// Places that differ by less are one row, or one column.
inline constexpr double sameLine = 0.5;

/// A panel's letter and heading, as the page writes them.
struct PanelHead {
    QString letter;
    QString heading;
    bool isEmpty() const { return letter.isEmpty() && heading.isEmpty(); }
};
PanelHead headOf(const core::ComposedPage& page, std::size_t panel);
/// Height of a panel's head, in millimetres.
double headHeight(const core::ComposedPage& page, std::size_t panel);

/// The look that a page gives to everything on it.
core::FigureSettings pageLook(const core::ComposedPage& page);

/// Which panels share one range of colours and its bar, the first of them first; fewer than two share nothing.
std::vector<std::size_t> sharers(const core::ComposedPage& page);

/// The settings of a panel's figure.
/// @param height  in millimetres; none: as high as it needs
core::FigureSettings panelSettings(const core::ComposedPage& page, std::size_t panel,
                                   const std::optional<double>& height);

/// The bar that panels share.
std::optional<ColorKey> sharedKey(const PageSource& source, const std::stop_token& stop);

/// One panel's figure, or why there is none.
struct PanelFigure {
    std::shared_ptr<const Figure> figure = {};
    std::optional<core::Error> error = {};
};
PanelFigure panelFigure(const PageSource& source, std::size_t panel, const std::optional<double>& height,
                        const std::optional<MapFrame>& frame, const std::stop_token& stop);

/// Text in lines that fit into a width, in units.
QStringList wrapped(const QString& text, const QFont& font, double width);

}  // namespace compose
