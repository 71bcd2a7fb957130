#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// Prints texts as several models cut them, side by side: a line for each stretch at whose end all their tokens end,
/// and what each makes of the whole. Nothing is printed unless every model can cut every text.
/// @param json  one JSON object a line instead, for each text and model
/// @throws core::Error
void compareTokens(const std::vector<std::filesystem::path>& models, const std::vector<std::string>& texts, bool json);
