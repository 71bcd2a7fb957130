#pragma once

#include "core/session/session.h"

namespace core {

/// A panel's place on its page, in millimetres from the page's upper left corner.
struct PagePlace {
    double x = 0;
    double y = 0;
    double width = 80;
    double height = 60;

    double right() const { return x + width; }
    double bottom() const { return y + height; }
    friend bool operator==(const PagePlace&, const PagePlace&) = default;
};

/// A figure on a page, or a text.
struct PagePanel {
    PagePlace place = {};
    std::string heading = {};  ///< beside its letter, UTF-8; may be empty
    /// The panel's session, with its figure's content, colours and labels. The place has its size, the page its font,
    /// title and letters. None: the text alone.
    std::optional<Session> session = {};
    std::string text = {};  ///< the text of a panel without a session
    Index columns = 1;      ///< columns that the panel takes
    bool own_bar = false;   ///< has its own colour bar and range where the others share one

    friend bool operator==(const PagePanel&, const PagePanel&) = default;
};

/// The common settings of a page's maps.
struct HeldTogether {
    bool one_bar = true;      ///< one range of colours, and one bar beside the first of them
    bool equal_cells = true;  ///< cells of panels with one map: cells as large as the smallest of them
    bool aligned = true;      ///< maps begin at one height in a row, at one place in a column
    bool one_text_size = false;

    friend bool operator==(const HeldTogether&, const HeldTogether&) = default;
};

/// A page of panels, each a Session of its own: the content of an .attnpage file, and of figures made from it.
struct ComposedPage {
    double width_mm = 183;
    double height_mm = 120;
    bool height_follows = true;  ///< the page is as high as its panels need
    Index columns = 2;           ///< columns of the grid of panels
    std::vector<PagePanel> panels = {};
    HeldTogether held = {};
    std::string caption = {};
    bool caption_shown = false;  ///< under the panels, rather than kept beside the figure alone
    FigureText text = {.letters = FigureText::Letters::Bracketed};
    double label_points = 6;  ///< points of tokens, where all panels have one size of text
    double dpi = 300;         ///< dpi of PNG
    FigureSettings::Theme theme = FigureSettings::Theme::Light;
    FigureSettings::Background background = FigureSettings::Background::White;

    friend bool operator==(const ComposedPage&, const ComposedPage&) = default;
};

inline constexpr std::size_t mostPanels = 24;
inline constexpr Index mostPageColumns = 8;
inline constexpr std::size_t longestCaption = 20'000, longestHeading = 500;  ///< bytes
inline constexpr double smallestPanel = 8;                                   ///< mm

}  // namespace core
