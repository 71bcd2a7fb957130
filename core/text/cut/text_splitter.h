#pragma once

#include "core/text/tokenizer.h"

namespace core {

/// "words", "characters", "bytes": as files and the command line spell it.
std::string_view splitName(TextSplit split);
std::optional<TextSplit> splitFromName(std::string_view name);

/// Cuts a text without a vocabulary.
///
/// Words and punctuation marks by Unicode's word boundaries (UAX #29, with dictionaries for Chinese, Japanese and
/// Thai), spaces dropped; characters as people count them (grapheme clusters, spaces dropped too); or single bytes.
class SymbolTokenizer final : public Tokenizer {
public:
    /// A token's id is the number of different tokens before it in the same text: the text's own alphabet, in order of
    /// first appearance. Equal tokens get equal ids, different ones different ids, whatever the text.
    explicit SymbolTokenizer(TextSplit split) : m_split(split) {}

    Encoding encode(std::string_view text, std::stop_token stop = {}) const override;

    /// Always empty: an id means something only inside its text.
    std::optional<Token> token(Index id) const override;

private:
    TextSplit m_split;
};

}  // namespace core
