#include "tests/golden/cases/golden_case.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <stdexcept>

namespace fs = std::filesystem;

std::vector<fs::path> goldenTrees()
{
    std::vector<fs::path> trees{fs::path(SOURCE_DIR) / "tests/golden/data"};
    if (const char* named = std::getenv("ATTENTIONSCOPE_GOLDEN"); named != nullptr && *named != '\0') {
        fs::path tree = named;
        if (!fs::exists(tree / "modules") && fs::exists(tree / "open/modules")) tree /= "open";
        if (!fs::exists(tree / "modules/index.json"))
            throw std::runtime_error("ATTENTIONSCOPE_GOLDEN names " + std::string(named)
                                     + ", where there is no modules/index.json");
        trees.push_back(tree);
    } else if (const auto beside = sharedFolder("golden/open")) {
        trees.push_back(*beside);
    }
    return trees;
}

std::optional<fs::path> sharedFolder(const std::string& name)
{
    const fs::path folder = fs::path(SOURCE_DIR).parent_path() / "shared" / name;
    return fs::exists(folder) ? std::optional(folder) : std::nullopt;
}

Comparison compare(const core::SafetensorsFile& expected, const std::string& tensor, const std::vector<float>& actual,
                   float tolerance, bool nanIsOurZero)
{
    Comparison result{tensor, 0, tolerance, true, ""};
    const std::vector<float> wanted = expected.floats(tensor);
    if (wanted.size() != actual.size()) {
        result.passed = false;
        result.remark = std::to_string(actual.size()) + " numbers instead of " + std::to_string(wanted.size());
        return result;
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const float want = std::isnan(wanted[i]) && nanIsOurZero ? 0.0F : wanted[i];
        const bool same = want == actual[i] || (std::isnan(want) && std::isnan(actual[i]));
        const float difference = same ? 0.0F : std::abs(want - actual[i]);
        if (difference <= result.largestDifference) continue;  // false for NaN
        result.largestDifference = difference;
        if (!(difference <= tolerance)) {
            result.passed = false;
            result.remark =
                "at " + std::to_string(i) + ": " + std::to_string(actual[i]) + " instead of " + std::to_string(want);
        }
        if (std::isnan(difference)) break;
    }
    return result;
}

std::vector<float> valuesOf(const core::NamedTensor& tensor)
{
    return std::visit([](const auto& values) { return std::vector<float>(values.begin(), values.end()); },
                      tensor.values);
}

float toleranceOf(const std::string& tensor, const core::Json& tolerance, const std::vector<float>& expected)
{
    if (tensor.ends_with("attentions")) return tolerance["attentions"];
    if (tensor.starts_with("logits") || tensor.ends_with("_logits")) return tolerance["logits"];
    if (tensor.starts_with("mixing")) return tolerance["mixing"];
    if (tensor.find("hidden_state") != std::string::npos) return tolerance["hidden_states"];
    // q, k, v, a context, a sentence's vector: float32 rounds numbers beyond 1 in proportion to their size.
    float largest = 1;
    for (const float value : expected) largest = std::max(largest, std::abs(value));
    return 2e-5F * largest;
}

void append(std::vector<float>& to, core::MatrixView matrix)
{
    for (core::Index row = 0; row < matrix.rows(); ++row)
        to.insert(to.end(), matrix.row(row).data(), matrix.row(row).data() + matrix.cols());
}
