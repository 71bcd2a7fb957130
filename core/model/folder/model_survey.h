#pragma once

#include "core/error.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace core {

/// The facts about a model folder or GGUF file that lists can show without opening it.
struct ModelSurvey {
    std::filesystem::path folder;  ///< the folder to open
    std::string name;              ///< "ORG/NAME" in the Hugging Face cache, else as modelName()
    std::string architecture;      ///< for people; empty where the configuration does not say
    std::string summary;           ///< the model's abilities, from modelSummary()
    std::uint64_t bytes = 0;       ///< bytes of the weights that are there
    std::optional<Error> problem;  ///< the reason why it cannot be opened
};

/// Checks the configuration, or a GGUF file's header, and looks which files are there; of the weights only the sizes.
/// Never throws.
ModelSurvey survey(const std::filesystem::path& folder);

/// Surveys a repository in the Hugging Face cache, which may be half downloaded.
ModelSurvey surveyRepository(const std::filesystem::path& repository);

}  // namespace core
