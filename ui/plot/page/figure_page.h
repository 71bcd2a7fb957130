#pragma once

#include <QFont>
#include <QPainter>

#include "core/model/pass/trace.h"
#include "ui/plot/chart/chart.h"
#include "ui/plot/flow/flow_lines.h"
#include "ui/plot/heat/cell_painter.h"
#include "ui/plot/heat/color_key.h"
#include "ui/plot/heat/heat_image.h"
#include "ui/plot/mask/mask_painter.h"
#include "ui/plot/text/token_labels.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

/// A figure's layout: a page as a list of elements and their places, in units of 1/96 inch.
struct FigurePage {
    /// A map of numbers.
    struct Map {
        QRectF rect;
        std::shared_ptr<const HeatData> cells;  ///< the coloured numbers
        HeatStyle style;
        std::function<QString(core::Index row, core::Index column)> number =
            {};  ///< written into the cells; or nothing
        QFont numbers = {};
        bool minuses = false;  ///< in cells below zero that have no number
        MapBorder border = {};
        std::optional<core::HeadAddress> address = {};
        QString title = {};       ///< a head's map: its name
        core::Index layer = 0;    ///< and its layer
        core::Index queries = 0;  ///< queries of a head's map, whose cells may each stand for several weights
        core::Index keys = 0;
    };
    /// A diagram of the hidden cells.
    struct MaskMap {
        QRectF rect;
        MaskLooks looks;
    };
    /// A picture, and a square of it that is marked.
    struct Picture {
        QRectF rect;
        QImage image;
        std::optional<QRectF> mark = {};
    };
    /// A bar of a list.
    struct Box {
        QRectF rect;
        QColor color;
    };
    /// Something that has a name: a rectangle with round corners.
    struct Plate {
        QRectF rect;
        QColor fill;
        QColor line;
        double width = 1;  ///< width of the line around it; 0: none
        double radius = 3;
    };
    /// Goes from corner to corner, with a head at its end if it says so.
    struct Arrow {
        std::vector<QPointF> corners;  ///< at least two
        QColor color;
        double width = 1;
        double head = 4;  ///< its length; 0: none
    };
    /// Lines between two columns of tokens.
    struct Flow {
        QRectF rect;
        std::vector<FlowLine> lines;
        FlowColumns columns;
        FlowStyle style;
    };
    /// A mask's sign, whose explanation stands beside it.
    struct Sign {
        QRectF rect;
        CellLook look;
        bool plain;
    };
    /// The look of a chart's series, beside its name.
    struct Sample {
        QRectF rect;
        QColor color;
        Chart::Marker marker = Chart::Marker::None;
        QVector<qreal> dashes = {};
        double line = 0;   ///< its width; 0: none
        bool box = false;  ///< bars have this colour
    };
    struct Labels {
        TokenLabels labels;
        TokenLabels::Line line;
    };
    struct Bar {
        ColorKey key;
        QRectF rect;
    };
    struct Text {
        QRectF rect;
        QFont font;
        QColor color;
        Qt::Alignment alignment;
        QString words;
        bool upwards = false;  ///< turned by a quarter about the middle of its rectangle
    };

    /// A page of its own on this one.
    struct Panel {
        QPointF at;
        std::shared_ptr<const FigurePage> page;
    };

    QSizeF size;
    const Palette* colors = &Palette::light();
    QColor ground;
    std::vector<Map> maps;
    std::vector<MaskMap> masks;
    std::vector<Picture> pictures;
    std::vector<Plate> plates;  ///< below the boxes
    std::vector<Box> boxes;
    std::vector<Arrow> arrows;
    std::vector<Chart> charts;
    std::vector<Sample> samples;
    std::vector<Flow> flows;
    std::vector<Sign> signs;
    std::vector<Labels> labels;
    std::vector<Bar> bars;
    std::vector<Text> texts;
    std::vector<Panel> panels;

    /// Puts words on the page, in the middle of the rectangle's height; none of nothing.
    void addText(const QFont& font, QColor color, const QRectF& rect, Qt::Alignment alignment, const QString& words,
                 bool upwards = false);
    /// Puts labels along a map's side.
    void addLabels(const TokenLabels& along, const QRectF& map, core::Index count);

    /// Moves everything that is on it.
    void moveContent(const QPointF& by);
    /// The longest side that a map of shapes may have; 0 where all maps together are too many cells.
    core::Index largestOfShapes(core::Index mostCells = mostVectorCells) const;
    /// The size of the smallest text, in points.
    double smallestText() const;
    void paint(QPainter& painter, Medium medium) const;
};
