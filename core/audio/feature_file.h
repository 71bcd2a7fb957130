#pragma once

#include "core/matrix.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core {

/// The kind of input of a model of sounds.
enum class Features { Spectrum, Wave };

/// Sounds that another program made ready for a model: a tensor [B, mels, frames], or [mels, frames] of one sound, of a
/// safetensors file, as it stands; `input_values` are AST's, [B, frames, mels], and are turned. Waveforms:
/// `input_values` [B, samples], or [samples], as rows.
/// @param tensor  its name; empty: the only one, or of several `input_features`, else `input_values`
/// @throws Error naming what is missing or has another shape
std::vector<Matrix> readFeatures(const std::filesystem::path& file, const std::string& tensor = {},
                                 Features kind = Features::Spectrum);

/// How many samples of each waveform are real, as `attention_mask` [B, samples] beside `input_values` says; the others
/// fill it up at its end.
/// @return [B], or empty where there is no mask
/// @throws Error{WrongShape}, Error{Unsupported} where padding stands elsewhere
std::vector<Index> readRealSamples(const std::filesystem::path& file, const std::string& tensor = {});

}  // namespace core
