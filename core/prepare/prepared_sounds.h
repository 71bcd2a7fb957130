#pragma once

#include "core/prepare/prepared_run.h"

namespace core {

/// The sounds of a run, as a model that reads sounds takes them: files that end in .safetensors hold features, others
/// what libsndfile reads. A run without any gives a text without tokens.
/// @throws Error naming the file, Stopped
void prepareSounds(const Run& run, PreparedRun& prepared, const std::stop_token& stop);

}  // namespace core
