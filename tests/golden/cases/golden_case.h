#pragma once

#include "core/json/json_text.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/safetensors_writer.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Trees of reference results: the few that the project keeps, and the full set where it can be found.
///
/// @return tests/golden/data first; then what ATTENTIONSCOPE_GOLDEN names, which must exist, else the set that lies
/// beside
///         the checkout
std::vector<std::filesystem::path> goldenTrees();

/// A folder that lies beside the checkout, such as the real data; empty where the checkout stands alone.
std::optional<std::filesystem::path> sharedFolder(const std::string& name);

/// The number of compared tensors, and their largest difference.
struct Comparison {
    std::string tensor;
    float largestDifference = 0;
    float tolerance = 0;
    bool passed = false;
    std::string remark;
};

/// Numbers computed by the engine, collected in the row-major order of the reference tensor.
using Computed = std::map<std::string, std::vector<float>>;

/// Every element within the tolerance; infinities equal; NaN only where NaN.
/// @param nanIsOurZero  where the reference is NaN because a row sees no key, the engine's answer is zero
Comparison compare(const core::SafetensorsFile& expected, const std::string& tensor, const std::vector<float>& actual,
                   float tolerance, bool nanIsOurZero = false);

/// A tensor's numbers, whatever their type.
std::vector<float> valuesOf(const core::NamedTensor& tensor);

/// How far a tensor may be from transformers'.
/// @param tolerance  of an expected.json, by kind of tensor
/// @param expected   its numbers, which decide where the kind has no tolerance of its own
float toleranceOf(const std::string& tensor, const core::Json& tolerance, const std::vector<float>& expected);

/// Appends a matrix, row after row.
void append(std::vector<float>& to, core::MatrixView matrix);
