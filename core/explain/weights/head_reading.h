#pragma once

#include "core/explain/weights/copying.h"
#include "core/explain/weights/head_composition.h"
#include "core/explain/weights/head_directions.h"
#include "core/explain/weights/position_scores.h"

#include <functional>

namespace core {

/// Two heads, the later of which may read the earlier one's output.
struct ComposedHead {
    Composition kind = Composition::Query;
    HeadPlace head;
    float value = 0;
};

/// Everything that is said of a head by its weights alone.
struct HeadReading {
    HeadPlace head;
    HeadDirections query_key;
    std::optional<HeadDirections> output_value = {};  ///< none where the layer has no W_O, so that nothing is written
    std::optional<CopyingScore> copying = {};
    std::variant<PositionScores, NoPositionScores> positions = NoPositionScores::NoTable;
    std::vector<ComposedHead> reads =
        {};               ///< earlier heads whose output this one reads more than by chance, the most first
    double expected = 0;  ///< composition of heads that have nothing to do with each other
};

struct HeadReadingAsked {
    Index distance = 0;  ///< query's place minus key's, of a rotary embedding
    DirectionsAsked directions = {};
    std::size_t composed = 12;  ///< the number of heads that it reads most
    std::stop_token stop = {};
    std::function<void(Index part, Index parts)> told = {};  ///< how much of it is read
};

/// @param block  which attention of the model
/// @throws Error as queryKeyCircuit() does, Stopped
HeadReading headReading(const Model& model, AttentionBlock block, const HeadPlace& head,
                        const HeadReadingAsked& asked = {});

}  // namespace core
