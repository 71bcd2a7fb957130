#pragma once

#include "core/matrix.h"

#include <filesystem>
#include <vector>

namespace core {

/// A sound of one channel.
struct Sound {
    Index rate = 16000;          ///< samples per second
    std::vector<float> samples;  ///< from -1 to 1
};

/// The beginning of a sound file, its channels averaged: WAV, FLAC, Ogg and what else libsndfile reads, which is loaded
/// when it is first asked for.
/// @param seconds  what stands behind them is not read
/// @throws Error{CannotRead, Malformed} naming the file, Error{Missing} where libsndfile is not installed
Sound readSound(const std::filesystem::path& file, double seconds);

/// Resamples a sound exactly as torchaudio.functional.resample does by default: a low-pass at 99 % of half the lower
/// rate, a sinc of six zeros in a Hann window.
/// @return ⌈samples · rate / sound.rate⌉ samples
std::vector<float> resampled(const Sound& sound, Index rate);

}  // namespace core
