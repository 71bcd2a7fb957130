#pragma once

#include "core/text/tokenizer.h"

#include <functional>
#include <utility>

namespace core {

/// One after the other the parts of a sequence: at first the text's tokens, or those of both texts of a pair.
using TokenParts = std::vector<std::vector<Token>>;

/// Puts special tokens around texts and corrects places, as a tokenizer.json's "post_processor" says.
using PostProcessor = std::function<TokenParts(TokenParts parts)>;

/// A template's element: one of the texts, or special tokens.
struct TemplatePart {
    std::optional<std::size_t> text = {};  ///< 0 or 1
    Index segment = 0;                     ///< its tokens' segment
    std::vector<Token> special = {};
};

/// Lays texts out as a template says: one template for a single text, another for a pair.
PostProcessor templateProcessor(std::vector<TemplatePart> single, std::vector<TemplatePart> pair);

/// BERT's: [CLS] A [SEP] and [CLS] A [SEP] B [SEP], B and the last [SEP] in segment 1.
PostProcessor bertProcessor(const Token& cls, const Token& sep);

/// RoBERTa's: <s> A </s> and <s> A </s></s> B </s>, all in segment 0.
PostProcessor robertaProcessor(const Token& cls, const Token& sep);

/// White space at a token's edges does not count as its place.
/// @param prefixed  the one space at the very beginning was put there by the pre-tokenizer, so it has no place
PostProcessor trimmingProcessor(bool prefixed);

PostProcessor sequence(std::vector<PostProcessor> processors);

/// A token that a template puts in.
Token specialToken(Index id, const std::string& piece);

}  // namespace core
