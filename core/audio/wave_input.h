#pragma once

#include "core/audio/sound_file.h"

#include <filesystem>

namespace core {

/// How a sound becomes what models of waveforms read (Baevski et al., 2020), as transformers' Wav2Vec2FeatureExtractor
/// does it.
struct WaveInput {
    Index rate = 16000;     ///< samples a second
    bool normalise = true;  ///< to mean 0 and variance 1
    bool assumed = false;   ///< there is no preprocessor_config.json
};

/// No sound is longer, in seconds: what the first convolution makes of it takes hundreds of times its memory, and what
/// would be left out changes what is made of the rest.
inline constexpr double longestWave = 60;

/// The settings for sounds in a folder's preprocessor_config.json.
/// @param normalise  where there is none
/// @throws Error naming the field that cannot be used
WaveInput readWaveInput(const std::filesystem::path& folder, bool normalise);

/// @return [1, samples]
/// @throws Error{TooLong} for a sound of more than longestWave seconds
Matrix waveOf(const Sound& sound, const WaveInput& how);

}  // namespace core
