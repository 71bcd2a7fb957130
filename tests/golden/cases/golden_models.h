#pragma once

#include "core/model/pass/trace.h"
#include "core/tensor/safetensors.h"

#include <filesystem>

/// The folders of all golden trees whose architecture is known, each with its expected.json: of the trees beside the
/// checkout too, where there are any.
std::vector<std::filesystem::path> goldenModels();

/// The model whose expected tensors lie in `reference`: the same folder, also where it holds a GGUF file, or a model
/// that comes with the program.
std::filesystem::path modelOf(const std::filesystem::path& reference);

/// A folder's expected tensors; one in an old layout shares those of the new one.
core::SafetensorsFile expectedOf(const std::filesystem::path& reference);

/// A text of the expected file, with its target where the model is an encoder–decoder.
core::Batch batchIn(const core::SafetensorsFile& expected, const std::string& text, const core::Model& model);
