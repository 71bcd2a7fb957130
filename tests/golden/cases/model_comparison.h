#pragma once

#include "core/model/model.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

/// The comparison of a model with its expected tensors.
struct ModelComparison {
    std::string problem;  ///< why it does not open, or the first that differs; empty if nothing does
    bool opened = false;
    int tensors = 0;                     ///< compared tensors
    int wanted = 0;                      ///< expected ones of kinds that a pass of this model makes
    std::map<std::string, float> worst;  ///< the largest difference of each kind of tensor
};

/// Runs every text of a folder's expected.json: its own tokens, and all tensors that the model makes of it. Prints the
/// largest differences.
/// @param reference  where the expected tensors lie
/// @param before     what stands before the texts' names in the expected file: "base." of an adapter's base
ModelComparison compareModel(const std::shared_ptr<const core::Model>& model, const std::filesystem::path& reference,
                             const std::string& before = "");

/// Compares the model in a folder; errors become sentences of the result.
ModelComparison compareFolder(const std::filesystem::path& folder, const std::filesystem::path& reference);

/// Copies a folder with its config.json as older versions of transformers wrote it: config.v4.json where there is one;
/// else `rope_theta` and `rope_scaling` in place of `rope_parameters`, `torch_dtype` in place of `dtype`.
void copyInOldSpelling(const std::filesystem::path& from, const std::filesystem::path& to);

/// The folders of one part of the third golden set; none where the checkout stands alone.
std::vector<std::filesystem::path> goldenPart(const std::string& part);
