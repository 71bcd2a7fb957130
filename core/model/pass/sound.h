#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// The vectors that a sound's tokens begin with: what the two convolutions make of its frames, or its spectrum's
/// squares, or what convolutions make of its samples.
/// @param features  [mels, frames] of the size that `audio` names, or [1, samples]; beyond its ends there are zeros
/// @param first     token
/// @return [count, d_model]
Matrix frameVectors(const AudioEmbedding& audio, const Matrix& features, Index first, Index count);
/// The vectors of all tokens.
Matrix frameVectors(const AudioEmbedding& audio, const Matrix& features);

/// A sound as tokens, each named by the time of its first frame, 20 ms apart: "0.02 s"; of squares of its spectrum also
/// by the first of its bands, from 1: "0.10 s, 11". Their ids are their places.
/// @param features  [mels, frames], a frame each 10 ms
Sequence soundSequence(const AudioEmbedding& audio, std::shared_ptr<const Matrix> features);

/// Waveforms of one length that another program filled up: their tokens that are padding are no longer real.
/// @param samples  [B] how many are real of each, or empty where all are
void hidePadding(const AudioEmbedding& audio, std::vector<Sequence>& sounds, const std::vector<Index>& samples);

/// Sounds of several lengths, brought to as many tokens as the longest has by padding, which no query sees.
std::vector<Sequence> paddedSounds(std::vector<Sequence> sounds);

/// @throws Error{Missing} without a sound, Error{WrongShape} naming the size that the model takes
void requireSound(const Model& model, const Sequence& sequence);

/// When a token's first frame or sample begins, in seconds.
double secondsAt(const AudioEmbedding& audio, Index token);

}  // namespace core
