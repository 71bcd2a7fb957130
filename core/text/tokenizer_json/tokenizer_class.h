#pragma once

#include "core/text/tokenizer_json/tokenizer_settings.h"

#include <optional>

namespace core {

/// The ways to cut texts that classes of transformers stand for, as far as they are known here.
enum class TokenizerClass {
    Gpt2,
    Roberta,
    Opt,  ///< GPT-2's with a token before each text
    Qwen2,
    Cohere,  ///< only with a tokenizer.json
    Clip,
    Whisper,
    Bert,
    Mpnet,
    Esm,
    T5,
    XlmRoberta,
    Llama,
    Gemma,
    DebertaV2,
};

/// The class that reads a folder's tokenizer: as tokenizer_config.json or config.json names it, without "Fast"; where
/// they name none, or one that says nothing of how texts are cut, the one that transformers has for the model type.
/// @return empty where that does not say either
std::string tokenizerClassName(const TokenizerSettings& settings, std::string_view model_type);

/// How that class cuts texts.
/// @return nothing where there is no such name, or it is not known here
std::optional<TokenizerClass> tokenizerClassOf(const TokenizerSettings& settings, std::string_view model_type);

/// Whether transformers takes a tokenizer.json as it is, without a class that sets parts of it again.
bool takesTokenizerJsonAsItIs(const TokenizerSettings& settings, std::string_view model_type);

}  // namespace core
