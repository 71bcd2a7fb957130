#pragma once

#include "core/text/tokenizer_json/tokenizer_json.h"
#include "core/text/tokenizer_json/tokenizer_settings.h"

namespace core {

/// Changes what a tokenizer.json says by the small files beside it, as transformers does.
///
/// Classes of its own (BERT's, byte-level ones, XLM-RoBERTa's, a named LlamaTokenizer) set again how they write a text:
/// `do_lower_case`, `strip_accents`, `tokenize_chinese_chars`, `add_prefix_space`. All take added tokens that only the
/// small files have.
///
/// @param model_type  as config.json names it, e.g. "roberta"
void applyClassSettings(const TokenizerSettings& settings, std::string_view model_type, TokenizerJson& json);

}  // namespace core
