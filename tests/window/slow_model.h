#pragma once

#include <filesystem>

/// A GPT-2 folder of random weights in which a pass over a long text takes far longer than a frame of the display:
/// 8 layers of 6 heads, d_model 384, the small golden model's tokenizer.
/// @param folder  made here
void writeSlowModel(const std::filesystem::path& folder);
