#pragma once

#include "core/text/pipeline/pre_tokenizer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// How a byte-level tokenizer of a GGUF file cuts texts into words, and what else goes with it. The file has a name for
/// it alone, tokenizer.ggml.pre; what that stands for is llama.cpp's (src/llama-vocab.cpp), which has it from the
/// tokenizer.json of the models.
struct GgufWords {
    PreTokenizer cut;              ///< into words whose bytes are printable characters
    bool composes = false;         ///< texts are in normal form C before
    bool wholeWordsFirst = false;  ///< a word of the vocabulary stays whole, whatever the merges
    bool begins = false;           ///< the token for the beginning stands before a text, where the file does not say
    bool separates = false;        ///< two texts are a pair as RoBERTa has them: <s> A </s></s> B </s>
    bool trims = false;  ///< the space before a word is no place of its token, as StarCoder's tokenizer has it
};

/// @param name  as tokenizer.ggml.pre has it
/// @param file  names the source in errors
/// @return nothing for a name that is not known
std::optional<GgufWords> ggufWords(const std::string& name, const std::string& file);

/// All names that ggufWords() knows.
std::vector<std::string_view> knownGgufWords();

}  // namespace core
