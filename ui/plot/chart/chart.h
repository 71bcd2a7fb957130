#pragma once

#include <QFont>
#include <QPainter>

#include "ui/plot/chart/chart_axis.h"
#include "ui/plot/text/plain_text.h"
#include "ui/theme/palette.h"

#include <vector>

/// Bars, lines and points between two axes, as plain lists in the axes' own numbers. Series differ by more than their
/// colours: by dashes and markers, so that they can be told apart in grey.
struct Chart {
    enum class Marker { None, Disc, Square, Triangle, Diamond, Cross };

    /// From `from` to `to` along the x axis, up to `height`; of a level bar along the y axis, as far as that.
    struct Bar {
        double from;
        double to;
        double height;
        QColor color;
        bool level = false;
    };
    /// Joins points from left to right; a NaN leaves a gap.
    struct Line {
        std::vector<QPointF> points;
        QColor color;
        double width = 1.2;
        QVector<qreal> dashes = {};  ///< in widths; empty: unbroken
    };
    /// Between two lines.
    struct Band {
        std::vector<QPointF> upper;
        std::vector<QPointF> lower;  ///< as many points as `upper`
        QColor color;
    };
    struct Point {
        QPointF at;
        QColor color;
        Marker marker = Marker::Disc;
        double size = 4;      ///< across
        bool ringed = false;  ///< has an outline against the marks below
    };
    /// A mean and its deviation along one of the axes.
    struct Whisker {
        QPointF mean;
        double deviation;
        bool level;  ///< along the x axis
        QColor color;
        Marker marker = Marker::Disc;
    };

    QRectF rect = {};  ///< between the axes
    ChartAxis x = {};
    ChartAxis y = {};
    QFont numbers = {};
    const Palette* colors = &Palette::light();
    std::vector<Band> bands = {};
    std::vector<Bar> bars = {};
    std::vector<Line> lines = {};
    std::vector<Point> points = {};
    std::vector<Whisker> whiskers = {};

    /// Where two numbers meet.
    QPointF at(const QPointF& numbers) const;
    QRectF barRect(const Bar& bar) const;
    /// The room of the numbers beside the axes, around `rect`.
    QMarginsF margins(QPaintDevice* device) const;
    void paint(QPainter& painter, Medium medium) const;

    /// A series' own: none twice among twelve.
    static Marker markerOf(std::size_t series);
    static QVector<qreal> dashesOf(std::size_t series);
    /// A marker about a place, as charts and their keys draw it.
    static void paintMarker(QPainter& painter, Marker marker, const QPointF& middle, double size);

private:
    void paintAxes(QPainter& painter, Medium medium) const;
    void paintWhisker(QPainter& painter, const Whisker& whisker) const;
};
