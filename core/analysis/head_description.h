#pragma once

#include "core/analysis/measures.h"

namespace core {

/// A head's behaviour on one text, as facts for sentences that readers who cannot see its map can hear.
struct HeadDescription {
    /// A row and the key that it puts most weight on.
    struct Row {
        Index query = 0;
        Index key = 0;
        float weight = 0;

        friend bool operator==(const Row&, const Row&) = default;
    };

    Index queries = 0;    ///< rows that are measured: no padding, and none that were not asked for
    Index keys = 0;       ///< columns
    Index counted = 0;    ///< rows whose weights are numbers and not all 0
    Index blind = 0;      ///< rows that see no key
    Index broken = 0;     ///< rows that hold NaN or infinity
    Index not_shown = 0;  ///< rows that a guess hides
    Index hidden = 0;     ///< cells of these rows that the mask hides

    std::map<Measure, float> measures = {};  ///< see measuresOf(); means over the rows that count
    /// The mean over these rows of ln n for n visible keys: the highest possible entropy, in nats.
    double most_entropy = 0;
    /// At most three rows with the largest single weights, the largest first; of rows that see one key none, which have
    /// no choice.
    std::vector<Row> strongest = {};
    Index see_first = 0;      ///< counted rows that see the first key
    Index rest_on_first = 0;  ///< rows that put half of their weight or more on the first token
    Index rest_on_special =
        0;  ///< counted rows that put half of their weight or more on tokens that the tokenizer added
    /// The key that gets most of all counted rows together, and its mean weight in those of them that see it; nothing
    /// where no row counts.
    std::optional<std::pair<Index, double>> most_attended = {};
};

/// @param weights  [T_q, T_k] of the head
HeadDescription describedHead(MatrixView weights, const Mask& mask, const MeasuredTokens& tokens);

/// The description of a head in a trace. Its layer's weights must be there.
/// @throws Error{TooLong} for a map that is too long to be whole anywhere
HeadDescription describedHead(const Trace& trace, const HeadAddress& address, const MeasuredRows& rows = {});

}  // namespace core
