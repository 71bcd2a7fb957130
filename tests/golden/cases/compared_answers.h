#pragma once

#include "core/model/model.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

/// How a model's tensors compare with those that a golden folder expects.
struct ComparedAnswers {
    std::string difference;              ///< the first, for people; empty where nothing differs
    int tensors = 0;                     ///< that were compared
    std::map<std::string, float> worst;  ///< the largest difference of each kind of tensor

    /// One line for the test's output.
    std::string summary(const std::string& name) const;
};

/// Runs every text of a golden folder: its ids, and every tensor that is expected of it.
/// @param before  what stands before the texts' names in the expected file: "base." of an adapter's base
ComparedAnswers comparedAnswers(const std::shared_ptr<const core::Model>& model, const std::filesystem::path& reference,
                                const std::string& before = "");

/// The folders of one part of the third golden set; none where the checkout stands alone.
std::vector<std::filesystem::path> goldenPart(const std::string& part);
