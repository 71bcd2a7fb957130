#pragma once

#include "core/tensor/stored_tensor.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

/// The facts about a file, in the order in which they are printed.
using Report = nlohmann::ordered_json;

/// Reads every number of a tensor, a few at a time, and warns of those that are broken.
void warnOfBrokenNumbers(const std::string& file, const std::string& name, const core::StoredTensor& tensor);

/// A model folder: all its checks, and every number of its weights.
/// @throws core::Error
Report inspectModel(const std::filesystem::path& folder);

/// A GGUF file, or all parts of one that is split. One that is sound and no model is told by its header.
/// @throws core::Error
Report inspectGguf(const std::filesystem::path& path);

/// Whether it is a file of torch.save, by its ending; its content is judged when it is read.
bool isTorchFile(const std::filesystem::path& path);

/// A model's weights as torch.save wrote them; nothing in the file is executed.
/// @throws core::Error
Report inspectTorch(const std::filesystem::path& path);
