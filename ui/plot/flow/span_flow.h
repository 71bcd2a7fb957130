#pragma once

#include "core/model/pass/row_reading.h"
#include "core/session/map_look.h"
#include "ui/plot/flow/flow_lines.h"
#include "ui/plot/heat/shown_map.h"

#include <vector>

/// Lines between the named spans of a text, or from its tokens to its spans: weights are summed over a span's keys and
/// averaged over its queries, as in the map. What stands between two spans is joined, too.
struct SpanFlow {
    ShownMap map;  ///< names of rows and columns, and their tokens; its cells are the first head's
    std::vector<FlowHead> heads;

    /// @param heads    of one text, at least one
    /// @param weights  [heads] as FlowHead has them
    /// @return nothing where neither side is to be joined, or the text has no spans
    static std::optional<SpanFlow> of(const core::Trace& trace, const std::vector<core::HeadAddress>& heads,
                                      const std::vector<FlowHead>& weights, core::MapLook::BySpan sides,
                                      core::RowReading rows);
};
