#pragma once

#include <QFont>
#include <QString>

#include "ui/plot/heat/heat_image.h"
#include "ui/plot/text/plain_text.h"
#include "ui/theme/palette.h"

#include <vector>

/// The key to a map's colours: a bar of rectangles (an image would be a JPEG in a PDF), ticks and the quantity.
struct ColorKey {
    HeatStyle style;
    const Palette* colors = &Palette::light();
    QFont numbers;
    QFont text;
    QString name = {};    ///< the colours' quantity, written along the bar; empty for none
    QString lowest = {};  ///< labels at the two ends, for maps whose ranges differ; empty: numbers of the range
    QString highest = {};
    bool clips_below = false;  ///< there are numbers below the lower end
    bool clips_above = false;
    bool flat = false;   ///< lies level, with its ticks and its name below
    QColor under = {};   ///< the ground under colours that cover it in part
    double cover = 1;    ///< how much of it
    bool fades = false;  ///< the upper end covers so much, and colours below the less the lower they are
    bool level = false;  ///< lies level between its two ends' numbers
    double room = 0;     ///< length that a name longer than the bar may take; 0: most of another bar's
    bool rises = false;  ///< such a name begins beside the bar's beginning and ends above it; otherwise it begins below
                         ///< it

    /// Width of ticks and name beside the bar; of a flat one their height below it.
    double extent(QPaintDevice* device) const;
    /// @param rect  of the bar alone; ticks and name stand to its right, or below
    void paint(QPainter& painter, const QRectF& rect, Medium medium) const;

    struct Tick {
        double position;  ///< 0 at the lower end, 1 at the upper
        QString label;
    };
    std::vector<Tick> ticks() const;
    /// The ticks, without the labels that have no room beside the label before.
    /// @param rect  of the bar
    std::vector<Tick> roomyTicks(const QRectF& rect, QPaintDevice* device) const;

private:
    std::vector<Tick> powers() const;
    std::vector<Tick> even() const;
    void addClips(std::vector<Tick>& all) const;
    void paintFlat(QPainter& painter, const QRectF& rect, Medium medium) const;
    void paintFlatColors(QPainter& painter, const QRectF& rect) const;
    QColor colorOf(std::size_t step) const;
    void paintDotSizes(QPainter& painter, const QRectF& rect) const;
    void paintLevel(QPainter& painter, const QRectF& rect, Medium medium) const;
};
