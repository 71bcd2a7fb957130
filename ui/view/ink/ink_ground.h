#pragma once

#include <QRectF>

#include "core/analysis/word_map.h"
#include "core/session/ink.h"

#include <optional>
#include <vector>

/// The tokens along one side of a table.
struct InkAxis {
    core::Index first = 0;                     ///< the token that the first place stands for
    core::Index count = 0;                     ///< places
    std::vector<core::TokenRange> words = {};  ///< [count] what each place stands for; none where it is its token

    /// How many places from the first one's edge a token's middle, or what lies between two, is; nothing where it is
    /// left out.
    /// @param token  as core::InkPoint has it: the n-th reaches from n to n + 1
    std::optional<double> placeOf(double token) const;
    double tokenAt(double place) const;
};

/// A table of cells in a widget, on which one can draw.
struct InkTable {
    std::optional<core::Stage> stage = {};
    QRectF cells = {};  ///< all of its rows and columns, in the widget's pixels, whether they can be seen or not
    QRectF seen = {};   ///< the part of that that can be seen
    InkAxis rows = {};
    InkAxis columns = {};

    /// Where a point lies in the widget.
    std::optional<QPointF> positionOf(const core::InkPoint& point) const;
    core::InkPoint pointAt(const QPointF& position) const;
    /// Where ink may be seen: a ring around a cell at the edge reaches beyond it.
    QRectF inkable() const;
    /// Whether most of a stroke lies on rows that the table has.
    bool has(const core::InkStroke& stroke) const;
};

/// A widget that shows tables of cells.
class InkGround {
public:
    InkGround() = default;
    InkGround(const InkGround&) = delete;
    InkGround& operator=(const InkGround&) = delete;
    virtual ~InkGround() = default;

    /// The tables that are shown now.
    virtual std::vector<InkTable> inkTables() const = 0;
};
