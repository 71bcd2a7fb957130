#pragma once

#include "core/model/transformer.h"

namespace core {

/// The convolutions' output for a waveform: a vector for each of its tokens.
/// @param wave     [1, samples]
/// @return [tokens, d_model]
/// @throws Stopped
Matrix waveVectors(const WaveEmbedding& embedding, const Matrix& wave, const std::stop_token& stop = {});

/// The addition of the convolution over places.
/// @param x  [T, d_model]; beyond its ends there are zeros
/// @return [T, d_model]
Matrix positionsByConvolution(const PositionConvolution& convolution, const Matrix& x);

}  // namespace core
