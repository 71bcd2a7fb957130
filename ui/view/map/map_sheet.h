#pragma once

#include "ui/plot/heat/cell_marker.h"
#include "ui/plot/heat/color_bar.h"
#include "ui/plot/heat/letter_axis.h"
#include "ui/plot/heat/map_panel.h"
#include "ui/plot/heat/shown_map.h"
#include "ui/view/ink/ink_ground.h"
#include "ui/view/map/map_annotations.h"
#include "ui/view/map/map_captions.h"
#include "ui/view/map/map_color_menu.h"
#include "ui/view/map/map_coloring.h"
#include "ui/view/map/map_layout.h"
#include "ui/view/map/marked_cells.h"
#include "ui/view/map/minimap.h"

/// What a map's view is drawn of, and where it goes: the map with its labels, colour bar and its menu, tint, marker,
/// minimap and captions, all of one plot. Its address must stay.
class MapSheet {
public:
    explicit MapSheet(QCustomPlot* plot);
    MapSheet(const MapSheet&) = delete;
    MapSheet& operator=(const MapSheet&) = delete;

    MapPanel& panel() { return m_panel; }
    const MapPanel& panel() const { return m_panel; }
    const Heatmap& map() const { return *m_panel.heatmap(); }
    bool isEmpty() const { return map().rows() == 0; }
    MapCaptions& captions() { return m_captions; }
    void setLetters(LetterStrip strip) { m_letters->setStrip(std::move(strip)); }
    CellMarker* marker() { return m_marker; }
    MarkedCells* tint() { return m_tint; }
    MapAnnotations* annotations() { return m_annotations; }
    const MapAnnotations* annotations() const { return m_annotations; }
    Minimap* minimap() { return m_minimap; }
    const Minimap* minimap() const { return m_minimap; }
    void setBarName(const QString& name) { m_bar->setName(name); }
    /// Without colour bar, captions and minimap: the map and its labels alone, and these only as large as leaves the
    /// numbers their growth.
    void setBare(bool bare);
    bool isBare() const { return m_isBare; }
    /// Whether the chosen cell's row and column are set off: all labels but for the marked ones step back.
    void setSpotlight(bool on);
    /// The chosen cell; and a row, a column or both that somebody is to look at, which hold while there is no
    /// spotlight.
    /// @return whether other cells fade than before
    bool lightUp(const core::Cell& chosen);
    bool pointOut(std::optional<core::Index> row, std::optional<core::Index> column);
    /// Colours and letters as the theme has them.
    void giveTheme();
    std::vector<InkTable> inkTables(const ShownMap& shown) const;

    /// @return whether anything is coloured otherwise than before
    bool setColoring(const MapColoring& coloring);
    MapColorMenu* colorMenu() { return m_colorMenu; }

    void arrange();  ///< map and colour bar
    /// While it is bare: whether the numbers would be as much larger than before as an audience needs if the plot had
    /// that size.
    bool letsNumbersGrow(const QSizeF& size);
    void placeCaptions();   ///< around them, when it is known what they say of the part that is seen
    void arrangeMinimap();  ///< where these leave room

private:
    /// The plot's place before it was bare.
    struct Window {
        QSizeF size = {};
        int percent = 100;
    };

    bool fade();
    double barExtent() const;
    MapLayout::Room room() const;
    MapLayout layout(const QSizeF& size);
    std::optional<QFont> numbersIn(const MapLayout& layout) const;
    /// The size of the numbers that this map would have in the window.
    double pointsInWindow();
    void giveFonts(double labels, const QFont& numbers);

    QCustomPlot* m_plot;
    MapPanel m_panel;
    ColorBar* m_bar;
    LetterAxis* m_letters;
    MapColorMenu* m_colorMenu;
    MarkedCells* m_tint;
    MapAnnotations* m_annotations;
    CellMarker* m_marker;
    Minimap* m_minimap;
    MapCaptions m_captions;
    MapLayout m_layout;
    MapColoring m_coloring;
    bool m_isBare = false;
    Window m_window;
    bool m_spotlight = false;
    core::Cell m_chosen;
    std::optional<core::Index> m_pointedRow;
    std::optional<core::Index> m_pointedColumn;
};
