#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>

#include "core/attention/mask/mask.h"
#include "core/session/session.h"
#include "ui/theme/palette.h"

#include <memory>
#include <vector>

/// One head's weights, as lines are made of them.
struct FlowHead {
    std::shared_ptr<const core::Matrix> weights;  ///< [T_q, T_k]
    core::Mask mask;

    /// One query's weights [T_k] as core::shownWeights marks them: hidden ones are -∞, NaN and infinity +∞.
    core::RowVector row(core::Index query) const;
};

/// A line from a query to a key.
struct FlowLine {
    std::size_t head = 0;  ///< place among the heads
    core::Index query = 0;
    core::Index key = 0;
    float weight = 0;

    friend bool operator==(const FlowLine&, const FlowLine&) = default;
};

/// The lines between two columns of tokens.
struct FlowLines {
    std::vector<FlowLine> lines;  ///< the weakest first, so that stronger ones lie on top
    core::Index chosen = 0;       ///< the number that meets the settings; more than `lines` has where not all can be
                                  ///< drawn
    core::Index possible = 0;     ///< weights above 0 that no mask hides
    core::Index broken = 0;       ///< weights that are NaN or infinite: they have no line
};

/// More heads are not told apart by their colours.
constexpr std::size_t mostFlowHeads = 12;

/// More lines are a smear that takes seconds; the strongest are drawn.
constexpr core::Index mostDrawnLines = 30'000;

/// The settings with a least weight where none was chosen: lines of many queries from 0.05 on, because they are a
/// tangle else; of one query from 0.01 on; all where most of the queries weigh no key so much, or all lines are wanted.
/// @param queries  these rows alone; none: all
core::FlowSettings withLeast(core::FlowSettings settings, const std::vector<FlowHead>& heads,
                             const std::vector<core::Index>& queries = {});

/// The largest weights of each head and query that reach the least weight. Of equal weights the first keys win.
/// @param queries  these rows alone; none: all
FlowLines flowLines(const std::vector<FlowHead>& heads, const core::FlowSettings& settings,
                    const std::vector<core::Index>& queries = {});

/// Where lines begin and end, in the painter's units.
struct FlowColumns {
    double left = 0;         ///< x of the queries' ends
    double right = 0;        ///< x of the keys' ends
    double first_query = 0;  ///< y of the middle of query 0
    double first_key = 0;
    double pitch = 0;  ///< from one token to the next
    double apart = 0;  ///< from one head's line to the next's, where both join the same tokens

    /// Sets lines of several heads apart, about the middles of the tokens.
    /// @param most  from one to the next, where the tokens leave as much room
    void spread(std::size_t heads, double most);
    QLineF of(const FlowLine& line) const;
};

/// How lines look: the larger the weight, the thicker and the nearer to the head's colour. They are opaque, so that
/// many weak lines do not look like a strong one.
struct FlowStyle {
    std::vector<QColor> colors;  ///< [heads]
    QColor ground;               ///< the colour that weak lines fade to
    double thickest = 3;         ///< thickest of a weight of `full`
    float full = 1;              ///< the largest weight that there can be
    bool curved = false;         ///< lines leave and reach their tokens level
};

/// Draws lines in their order, as shapes of a file or in pixels.
void paintFlowLines(QPainter& painter, const std::vector<FlowLine>& lines, const FlowColumns& columns,
                    const FlowStyle& style);

/// Draws lines into a picture of opaque colours, ten times as fast as QPainter, which hands lines wider than a pixel to
/// its threads one by one.
///
/// @param image   Format_RGB32
/// @param origin  what lies at its upper left corner
/// @param scale   pixels of the picture for each unit
void paintFlowLines(QImage& image, const QPointF& origin, double scale, const std::vector<FlowLine>& lines,
                    const FlowColumns& columns, const FlowStyle& style);

/// The width of a line with this share of the largest weight.
double flowWidth(double thickest, double share);

/// A colour for this share of the largest weight.
QColor flowColor(const QColor& head, const QColor& ground, double share);

/// A colour for each head: the accent for the first, others as far apart as twelve can be, also for readers who do not
/// tell red from green.
std::vector<QColor> flowColors(std::size_t heads, const Palette& colors);

/// The choice of lines: "the 5 largest of each query, from 0.02".
QString flowChoice(const core::FlowSettings& settings, std::size_t heads);
/// Says which lines are drawn, with numbers: "55 of 66 lines: the 5 largest of each query".
QString flowSentence(const FlowLines& lines, const core::FlowSettings& settings, std::size_t heads);
