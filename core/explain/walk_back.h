#pragma once

#include "core/explain/stream_rows.h"

namespace core {

/// A head that wrote into a row, and where that head looked from this row: there the same question can be asked again.
struct WalkBack {
    StreamPart head;
    Index row = 0;     ///< row of the text of the head's queries
    Index key = 0;     ///< the key with the largest weight, whatever its sign
    float weight = 0;  ///< weight of that key
    double value = 0;  ///< the head's part of the number that is explained, with either sign
};

/// The heads among some parts that add or take most.
/// @param parts   of a row
/// @param values  [parts] what each adds
/// @throws Stopped
std::vector<WalkBack> walksBack(StreamRows& rows, const std::vector<StreamPart>& parts,
                                const std::vector<double>& values, Index row, std::size_t most,
                                const std::stop_token& stop = {});

}  // namespace core
