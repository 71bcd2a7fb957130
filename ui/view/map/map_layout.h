#pragma once

#include <QRectF>
#include <QSizeF>

#include <functional>
#include <vector>

/// Where the parts of a map's view go, in pixels.
struct MapLayout {
    static constexpr double margin = 8;
    static constexpr double barWidth = 13;  ///< width of the colour bar, before it is magnified

    /// The elements to place, and the room for them.
    struct Room {
        QSizeF size;  ///< size of the view
        double queries = 1;
        double keys = 1;  ///< tokens in view along each axis
        double line = 0;  ///< height of a line of text
        double query_labels = 0;
        std::function<double(double cell)> key_labels;  ///< their height where cells have this size
        double bar = 0;                                 ///< width of the colour bar's numbers
        double strip = 0;                               ///< height of what stands directly under the map
        int caption_lines = 0;                          ///< under that
        QSizeF menu = {};                               ///< size of the button under the colour bar
        bool bare = false;                              ///< the map and its labels alone
    };

    /// Cells in the middle of what labels and colour bar leave: square ones, but for long and thin maps.
    static MapLayout in(const Room& room);

    QRectF map = {};
    QRectF bar = {};
    QRectF menu = {};

    /// The free room beside a map and under it.
    /// @param size      of the view
    /// @param bar       width of the colour bar with its numbers
    /// @param captions  their height
    static std::vector<QRectF> freeAround(const QRectF& map, const QSizeF& size, double bar, double captions);
};
