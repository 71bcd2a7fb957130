#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include "ui/plot/heat/color_key.h"
#include "ui/plot/heat/heat_data.h"
#include "ui/plot/heat/heat_image.h"
#include "ui/theme/palette.h"

#include <memory>
#include <vector>

/// One map of a page.
struct HtmlMap {
    QString title;          ///< "layer 3 · head 2"
    core::Index layer = 0;  ///< the shown numbers; both 0 for a map of neither
    core::Index head = 0;
    std::shared_ptr<const HeatData> cells;       ///< the coloured numbers
    std::shared_ptr<const core::Matrix> values;  ///< [rows, columns] of the cells; null: the cells themselves
    HeatStyle style;
};

/// Maps that the page's reader can zoom into: their data in place of a picture.
struct HtmlMaps {
    QString title;
    QString description;
    QString alternative = {};               ///< for those who cannot see the maps; empty: the description
    std::vector<HtmlMap> maps;              ///< at least one, all with as many rows and columns
    QStringList rows, columns;              ///< whole names; of a long map, of all of its tokens
    QStringList row_labels, column_labels;  ///< in their order along a map
    QString row_axis, column_axis;          ///< "query (attending)"
    QString quantity;                       ///< "attention weight"
    std::vector<ColorKey> keys = {};        ///< one, the colours' key, or none
    MapBorder border = {};
    core::Index queries = 0, keys_of_map = 0;  ///< queries of the maps, whose cells may each stand for several
    bool shares = false;                       ///< colours are of each row's own range
    bool numbers = false;                      ///< are written into the cells
    const Palette* colors = &Palette::light();
    QByteArray head = {};  ///< elements of the document's head
};

/// The most numbers in a page: browsers keep all of it in memory.
inline constexpr core::Index mostHtmlNumbers = 50'000'000;
/// Bytes of the numbers as base64 that a page should have at most; more numbers are rounded.
inline constexpr double mostHtmlBytes = 9.4e6;

/// A page's data of maps: facts, and numbers as base64, for resources/html/numbers.js. Its maps come under the
/// names of maps, styles and patterns.
struct HtmlMapFacts {
    QJsonObject facts;
    QByteArray letters;
};
/// Hidden cells do not travel, neither do rows that are to be guessed.
/// @param bytes  of the numbers at most, else they are rounded, to four digits at least
/// @throws core::Error{TooLong} for more numbers than a page may hold
HtmlMapFacts mapFacts(const HtmlMaps& maps, double bytes = mostHtmlBytes);

/// The page of maps alone.
/// @throws core::Error{TooLong} for more numbers than a page may hold
QByteArray mapsPage(const HtmlMaps& maps);

/// The files of resources/html that a page with maps needs, in their order.
QStringList mapScripts();
