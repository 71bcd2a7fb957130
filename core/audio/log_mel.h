#pragma once

#include "core/matrix.h"

#include <filesystem>
#include <vector>

namespace core {

/// How a sound becomes the features that Whisper reads (Radford et al., 2022, §2.2), as transformers'
/// WhisperFeatureExtractor does it.
struct LogMel {
    Index mels = 80;         ///< bands, evenly spaced on Slaney's mel scale from 0 to 8 kHz
    Index rate = 16000;      ///< samples a second
    Index window = 400;      ///< samples of a spectrum
    Index hop = 160;         ///< samples from one frame to the next
    Index samples = 480000;  ///< samples that the model hears: silence follows a shorter sound, a longer one is cut

    Index frames() const { return samples / hop; }
    double seconds() const { return static_cast<double>(samples) / static_cast<double>(rate); }
};

/// The settings for sounds in a folder's preprocessor_config.json; without one, Whisper's.
/// @param frames  that the model takes
/// @throws Error naming the field that cannot be used
LogMel readLogMel(const std::filesystem::path& folder, Index mels, Index frames);

/// log₁₀ of the power in each band, at least 10^-10 and no more than 8 below the largest, then (x + 4) / 4. Spectra are
/// those of a periodic Hann window around each frame's sample; beyond its ends the sound is mirrored.
/// @param sound  at the rate that is asked for
/// @return [mels, frames]
Matrix logMel(const std::vector<float>& sound, const LogMel& how);

/// The share of each frequency in each band (Slaney, 1998): triangles of equal area.
/// @return [mels, window / 2 + 1]
Matrix melFilters(const LogMel& how);

}  // namespace core
