#pragma once

#include <string>

namespace core {
struct Model;
}

/// A warning where a word whose score is asked for is several tokens: its first stands for it.
/// @param word  as typed; empty asks for nothing
void warnOfPieces(const core::Model& model, const std::string& word);
