#pragma once

#include "core/explain/patch/pass_route.h"

namespace core {

/// The way through the residual stream alone: what one head writes reaches a later layer, or the end, while every other
/// head and every feed-forward layer on the way (that of the head's own layer among them) writes what it wrote in the
/// finished pass. Where norms stand in the stream itself (BERT, "post-norm"), they are computed anew.
class DirectPath {
public:
    /// @param route  must live as long as this
    DirectPath(const PassRoute& route, std::stop_token stop);

    /// The input of a stage, or the result, after a head's context was replaced.
    /// @param sender   its stage; before `arrival`
    /// @param context  [T, d_v]
    /// @return [T, d_model]; the finished pass's own rows, to the last bit, where the context is the head's own
    /// @throws Stopped
    Matrix arriving(std::size_t sender, Index head, MatrixView context, std::size_t arrival);

private:
    const Matrix& fedForward(std::size_t stage);
    Matrix passed(std::size_t stage, const Matrix& x, const Matrix& output);

    const PassRoute& m_route;
    std::stop_token m_stop;
    std::vector<Matrix> m_fed;  ///< [stages][T, d_model] what feed-forward layers added; no rows: not asked for yet
};

/// Which of a head's inputs sees the changed rows.
enum class ReceiverInput { All, Query, Key, Value };

/// A head's context where its layer's input is another, as far as this head reads it.
/// @param read   [T, d_model] what arrives at its stage; in cross-attention only queries read it
/// @return [T, d_v]; the finished pass's to the last bit where nothing else arrives
/// @throws Stopped
Matrix receivedContext(const RouteStage& stage, Index head, ReceiverInput input, const Matrix& arriving,
                       const std::stop_token& stop);

}  // namespace core
