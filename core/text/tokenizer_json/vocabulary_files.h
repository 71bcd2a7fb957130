#pragma once

#include "core/text/pieces/byte_pair_encoder.h"

#include <filesystem>

namespace core {

/// In bytes; a larger vocabulary is refused unread.
constexpr std::size_t largestTokenizerFile = std::size_t{256} << 20U;

/// vocab.txt: a piece a line, whose number from 0 on is its id. Lines that are no UTF-8 get U+FFFD and a warning.
Vocabulary readVocabularyLines(const std::filesystem::path& file, std::vector<std::string>& warnings);

/// merges.txt: two pieces a line with a space between them, the first learned first; a line "#version…" is none.
/// @throws Error{Malformed} naming the line
MergeList readMergeLines(const std::filesystem::path& file);

/// vocab.json: pieces and their ids.
Vocabulary readVocabularyJson(const std::filesystem::path& file, std::vector<std::string>& warnings);

}  // namespace core
