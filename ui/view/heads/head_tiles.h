#pragma once

#include <QRect>

#include "ui/view/heads/head_ranking.h"

#include <optional>

/// Where the thumbnails of heads go, in pixels: a row for each layer, or one after the other.
class HeadTiles {
public:
    static constexpr int margin = 12;
    static constexpr int roomForLabel = 15;

    /// @param heads   must outlive the tiles
    /// @param width   that there is
    /// @param height  that is seen at once; what is more scrolls
    HeadTiles(const HeadRanking& heads, int width, int height);

    /// The width at which heads can be told apart.
    static int leastWidth(const HeadRanking& heads);

    /// @param place  among the shown heads
    QRect tileAt(std::size_t place) const;
    std::optional<std::size_t> placeOf(core::Index head) const;
    std::optional<std::size_t> placeAt(const QPoint& position) const;

    /// For number and measure, below a tile or beside it; empty where there is no room for them.
    QRect labelOf(const QRect& tile) const;
    /// Everything that is drawn of a head.
    QRect withLabel(const QRect& tile) const { return tile.adjusted(0, 0, m_beside, m_label); }
    /// The place of a layer's name.
    QRect nameOf(core::Index layer) const;

    int columns() const { return m_columns; }
    int height() const;

private:
    void fit(int columns, int rows, int least);
    void fitLayers();
    void fitWrapped();
    int stepX() const { return m_side + m_beside + m_gap; }
    int stepY() const { return m_side + m_label + m_gap; }

    const HeadRanking& m_heads;
    int m_columns = 1;
    int m_layersDown = 1;  ///< below one another; the rest stand beside them
    int m_side = 10;       ///< side of a thumbnail
    int m_gap = 6;
    int m_label = 0;   ///< below it
    int m_beside = 0;  ///< or beside it
    int m_left = 0;    ///< for the layers' names
    int m_width = 1;
    int m_room = 1;  ///< for tiles, across
    int m_high = 1;  ///< room for tiles, downwards
};
