#pragma once

#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/heat/shown_map.h"

namespace figure_layout {

/// The maps of a page, before their places are known.
struct PageMaps {
    std::vector<core::HeadAddress> addresses;  ///< addresses of each map; of a mean, the first head that it is of
    std::vector<HeadMap> heads;                ///< none where each must know how large it is drawn: see isLate
    RowNames rows;                             ///< along the maps
    QStringList keys;
    QStringList all_rows = {};  ///< the map's before some were chosen
    QStringList all_keys = {};
    QStringList whole_rows;  ///< the same for files
    QStringList whole_keys;
    QString quantity;                            ///< the cells' quantity, where it is not the head's weights
    QStringList notes;                           ///< notes about them
    std::vector<core::Index> row_places = {};    ///< places of rows among all of the map's, where some were chosen
    std::vector<core::Index> key_places = {};    ///< and of columns
    std::optional<core::Index> chosen_row = {};  ///< of the focus's query; nothing: it is left out, or not drawn alone
    MapBorder border = {};                       ///< of two texts
    LetterStrip letters = {};                    ///< under the columns
    bool means = false;                          ///< one map for all heads of a layer, or of the model
    bool unbounded = false;                      ///< cells may be larger than 1
    bool isLate = false;                         ///< heads are read one by one, when it is known how large they are
};

/// @throws core::Error as core::shownCells
PageMaps pageMaps(const FigureSource& source, const core::FigureSettings& settings);

/// The name of a map: its head's, or what a mean is of.
QString titleOfMap(const core::ModelInfo& info, const core::HeadAddress& address, const core::FigureSettings& settings);

/// The names of the rows and columns that a page has room for: more than its maps show, where a text is still being
/// written.
struct MapRoom {
    QStringList rows;
    QStringList keys;

    /// Labels along the room, of what is there of it.
    /// @param all  laid out for the room
    TokenLabels shown(const TokenLabels& all, const QStringList& there, const core::FigureSettings& settings) const;
    /// The part of a map's place that its rows and columns take.
    QRectF shown(const QRectF& place, const PageMaps& maps) const;
};
MapRoom roomOf(const FigureSource& source, const core::FigureSettings& settings, const PageMaps& maps);

/// Leaves the rows and columns that the settings choose, in their order.
/// @throws core::Error as core::placesOf, and Error{TooLong} for maps that are not drawn cell by cell
void chooseShown(PageMaps& maps, const core::FigureSettings& settings);

/// How far from 0 the colours reach of maps whose numbers have signs.
double farthest(const PageMaps& maps);

/// Where the colours end of maps that know no usual end: among tens of thousands of keys most weights are far below 1,
/// and other quantities have none.
double ownEnd(const PageMaps& maps);

/// Phrases with dots between, broken at the dots where the room asks for it.
QStringList joinedLines(const QStringList& phrases, const QFont& font, double room);

/// Notes, each on as many lines as the room asks for.
QStringList linesOf(const QStringList& notes, const QFont& font, double room);

}  // namespace figure_layout
