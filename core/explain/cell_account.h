#pragma once

#include "core/attention/cell.h"
#include "core/explain/stream_rows.h"

#include <Eigen/Core>

namespace core {

/// A part of a number that is no product of two parts.
struct WholePart {
    enum class Kind {
        SoftCap,   ///< the loss by c · tanh(s / c), which acts on the whole sum
        OfPlaces,  ///< a learned or fixed number for the two places, added after scaling: ALiBi, T5
    };
    Kind kind = Kind::SoftCap;
    double value = 0;
};

/// Why a query scores a key as it does: the score is the sum of the products of all parts of the query's row with all
/// parts of the key's row. Each part goes through the layer's norm with its factor held, the projections, the norms of
/// queries and keys with their factors held, the rotation at its place, and the scale. The account says what wrote the
/// number, not what would happen without it.
struct CellAccount {
    std::vector<StreamPart> query;      ///< [Q] what wrote the query's row
    std::vector<StreamPart> key;        ///< [K] what wrote the key's
    Eigen::MatrixXd products = {};      ///< [Q, K] in units of the score
    double score = 0;                   ///< the pass' own, after scale, temperature and soft-cap
    std::vector<WholePart> other = {};  ///< the soft-cap, where there is one
    std::vector<WholePart> added = {};  ///< additions to the score, before softmax
    double score_with_bias = 0;
    float weight = 0;                         ///< after softmax
    float divisor = 1;                        ///< divides q·k
    float raw = 0;                            ///< q·k
    std::optional<float> sink_weight = {};    ///< the sink's share of the query's weights; it touches no score
    std::vector<std::string> hidden_by = {};  ///< rules of the mask that hide the cell: then the score is not used

    std::vector<double> querySums() const;  ///< [Q] what each part of the query's row adds, whatever it meets
    std::vector<double> keySums() const;    ///< [K]
    /// The score minus the sum of its parts: rounding alone.
    double remainder() const;
};

/// @param rows   of the trace and the text that the head is looked at in
/// @param block  which attention
/// @param head   its item is that of `rows`
/// @throws Error{NotInside} for a recorded trace, which has weights alone, Stopped
CellAccount explainCell(StreamRows& rows, AttentionBlock block, const HeadAddress& head, const Cell& cell,
                        const std::stop_token& stop = {});

}  // namespace core
