#pragma once

#include <QPainter>

#include "ui/plot/heat/head_thumbnails.h"
#include "ui/view/heads/head_tiles.h"

/// Paints heads: picture, measure, badge, and rings around the focused ones.
class HeadTilePainter {
public:
    /// The painter's data, which must outlive it.
    struct Subject {
        HeadThumbnails& thumbnails;
        const core::HeadTable& table;
        const core::HeadsSettings& settings;
        const HeadRanking& ranking;
        const HeadTiles& tiles;
        const Palette& colors;
    };
    /// @param painter  of a widget, whose font labels have
    HeadTilePainter(QPainter& painter, const Subject& subject) : m_painter(painter), m_of(subject) {}

    void paintTile(core::Index head, const QRect& tile);
    void paintChosen(const QRect& tile);
    void paintCurrent(const QRect& tile, bool hasFocus);
    /// The layers' names, those that `dirty` touches.
    void paintLayers(const QRect& dirty);

private:
    void paintPicture(core::Index head, const QRect& tile);
    void paintLabel(core::Index head, const QRect& label);
    void paintBadge(core::Index head, const QRect& tile);
    void paintOff(const QRect& tile);
    std::optional<float> valueOf(core::Index head) const;
    core::Index layerNumber(core::Index layer) const;

    QPainter& m_painter;
    const Subject m_of;
};
