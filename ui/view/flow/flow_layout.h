#pragma once

#include <QFont>
#include <QRectF>
#include <QStringList>

#include "ui/view/flow/flow_content.h"

#include <utility>

class QPaintDevice;

QFont flowTokenFont();

/// Tokens as far as they fit into their columns.
struct FlowTexts {
    QStringList queries = {};
    QStringList keys = {};
    double widest_query = 0;
    double widest_key = 0;
    int longest = 0;  ///< pixels that a token may take

    /// @param device  that texts are measured for
    static FlowTexts of(const FlowContent& content, int longest, const QPaintDevice* device);
    /// How long tokens may be in a view of this width.
    static int longestIn(int width);
};

/// Where everything lies while nothing is scrolled, in pixels. Tokens stand as far apart as the room lets them; they
/// never shrink, but scroll.
class FlowLayout {
public:
    static constexpr double inset = 7;  ///< inset of a token in its column's box

    FlowLayout() = default;
    /// @param height  of the view
    FlowLayout(const FlowTexts& texts, std::size_t heads, int height, const QPaintDevice* device);
    /// Places the columns; what scrolls may have taken some of the width.
    void setWidth(const FlowTexts& texts, int width);

    int header() const { return m_header; }               ///< the height of the columns' names
    double room() const { return m_room; }                ///< the rest of the height
    double beyond() const { return m_beyond; }            ///< the height that is lacking
    double numbers() const { return m_numbers; }          ///< for a weight outside a column
    double stripes() const { return m_stripes; }          ///< for the heads' shares inside a column
    const FlowColumns& lines() const { return m_lines; }  ///< where lines end
    /// A column's box; its height is that of all its tokens.
    const QRectF& box(FlowColumn column) const { return column == FlowColumn::Queries ? m_queries : m_keys; }

private:
    std::size_t m_heads = 0;
    double m_most = 1;  ///< tokens of the longer column
    int m_header = 0;
    double m_room = 0;
    double m_beyond = 0;
    double m_numbers = 0;
    double m_stripes = 0;
    QRectF m_queries, m_keys;
    FlowColumns m_lines;
};

/// The visible part of the flow.
struct FlowFrame {
    const FlowLayout& layout;
    QSize viewport;
    int scroll = 0;

    QRectF rectOf(const FlowToken& token) const;
    /// @param content  that was laid out
    std::optional<FlowToken> tokenAt(const QPointF& position, const FlowContent& content) const;
    /// Between the columns, below their names; in whole pixels.
    QRectF linesRect() const;
    FlowColumns lines() const;
    /// The first token of a column and the one behind its last, as far as it goes on.
    std::pair<core::Index, core::Index> placesOf(FlowColumn column, core::Index count) const;
};
