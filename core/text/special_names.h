#pragma once

#include <string_view>

namespace core {

/// Whether a token is called as tokenizers call what they add to a text: "[CLS]", "</s>", "<bos>", "<|endoftext|>". To
/// tell such tokens where there is no tokenizer that knows. "[UNK]" and "<unk>" stand for what is in the text, and are
/// none.
bool isSpecialName(std::string_view piece);

}  // namespace core
