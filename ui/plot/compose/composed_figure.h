#pragma once

#include "core/error.h"
#include "core/page/composed_page.h"
#include "ui/plot/figure/figure.h"

/// The source of a page's drawing.
struct PageSource {
    core::ComposedPage page;
    /// [panels] what each session came to; empty for a text
    std::vector<std::optional<FigureSource>> panels = {};
};

/// How a panel came out. Lengths are in millimetres on the page.
struct ComposedPanel {
    std::optional<core::Error> error = {};  ///< why it could not be drawn; then its place is empty
    QStringList warnings = {};              ///< a sentence each
    double smallest_text = 0;               ///< in points; 0: none
    double readable_width = 0;              ///< at which its smallest text is as large as the page asks; 0: it is
    QString caption = {};                   ///< what its figure says of itself; empty for a text
    QRectF maps = {};                       ///< maps of all of its maps; empty where it has none
};

/// A page as a figure, like any other: the same code writes it into files.
struct ComposedFigure {
    std::shared_ptr<const Figure> figure;
    std::vector<ComposedPanel> panels = {};
};

/// Draws each panel's figure in its place, what is held together on common terms.
/// @throws core::Stopped; what a panel lacks is said of that panel
ComposedFigure composedFigure(const PageSource& source, const std::stop_token& stop = {});

/// The page with its panels in rows of the grid, in their order, each as high as its figure needs.
/// @throws core::Stopped
core::ComposedPage arrangedPage(const PageSource& source, const std::stop_token& stop = {});

/// "(a)", as the page letters its panels; empty for none.
QString letterOfPanel(const core::ComposedPage& page, std::size_t panel);
/// A panel's letter, or without letters its number from 1, for messages that must name the panel.
QString nameOfPanel(const core::ComposedPage& page, std::size_t panel);

/// @throws core::Error the first reason why a panel could not be drawn
void requireDrawn(const ComposedFigure& composed);
