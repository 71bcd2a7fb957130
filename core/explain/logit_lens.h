#pragma once

#include "core/model/pass/prediction.h"

#include <functional>

namespace core {

/// What a model would say if it ended after each of its layers: the language head, and the final norm before it, read
/// the stream in between (logit lens, nostalgebraist, 2020). A head of labels that reads rows one by one does so too;
/// of one for whole texts the row that it pools is its answer.
struct LogitLens {
    struct Cell {
        std::vector<Prediction> likeliest;  ///< the likeliest first; none while it is not read yet
        std::optional<float> asked = {};    ///< the probability of the token that was asked for
        float divergence = 0;               ///< Kullback–Leibler, of the last layer's answer from this one, in nats
    };

    Index tokens = 0;
    /// [layers + 1][tokens]: before the first layer, after each; the last is the model's own. A hybrid model's layers
    /// without attention are among them.
    std::vector<Cell> cells;

    Index layers() const { return tokens == 0 ? 0 : static_cast<Index>(cells.size()) / tokens - 1; }
    const Cell& at(Index layer, Index token) const { return cells[static_cast<std::size_t>(layer * tokens + token)]; }
};

struct LensOptions {
    std::size_t count = 5;            ///< likeliest tokens that are kept
    std::optional<Index> asked = {};  ///< an id
    Index first = 0;                  ///< the token that is read before the others, with some beside it
    std::stop_token stop = {};
    std::function<void(const LogitLens& so_far, Index tokens)> told =
        {};  ///< called with the number of tokens that are read
};

/// @param trace  finished; of an encoder–decoder the whole, whose decoder speaks
/// @throws Error{Unsupported} where the model predicts nothing, or its labels are read of several rows; Stopped
LogitLens logitLens(const Trace& trace, Index item, const LensOptions& options = {});

}  // namespace core
