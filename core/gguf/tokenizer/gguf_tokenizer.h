#pragma once

#include "core/text/tokenizer.h"

#include <memory>

namespace core {

class GgufFile;

/// The tokenizer in a GGUF file's header; null where there is none.
///
/// Known are, by tokenizer.ggml.model: `llama`, SentencePiece's byte pairs by their scores; `gpt2`, byte-level byte
/// pairs by their merges, whose words are those of GgufWords; `bert`, WordPiece; `t5`, SentencePiece's unigrams. What
/// the keys leave open is as in llama.cpp, and how texts become characters as in the tokenizer.json of such models. One
/// of another kind, or whose words are cut in an unknown way, refuses texts by its name and knows its pieces.
///
/// @param warnings  receives one sentence for each oddity that does not stand in the way
/// @throws Error naming the key that is missing or malformed
std::unique_ptr<const Tokenizer> readGgufTokenizer(const GgufFile& file, std::vector<std::string>& warnings);

}  // namespace core
