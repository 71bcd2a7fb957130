#pragma once

#include "core/text/pieces/prefix_tree.h"
#include "core/text/pipeline/precompiled_charsmap.h"
#include "core/text/sentence_piece/sentence_piece_file.h"

namespace core {

/// Rewrites a text exactly as SentencePiece does before it cuts it (normalizer.cc): rules for the longest beginnings,
/// spaces as marks, one mark before the text, none at its end. Places are its "surfaces": they follow one another
/// without gaps, and of several characters that a rule makes of one the last has the place.
///
/// What tokenizers make of the same files in tokenizer.json differs; see PrecompiledCharsmap::normalize.
class SentencePieceNormalizer {
public:
    /// @throws Error{Malformed} where the file's charsmap is broken
    explicit SentencePieceNormalizer(const SentencePieceFile& file);

    /// @param kept  so many bytes at the beginning stay as they are and do not count as text
    void normalize(NormalizedText& text, std::size_t kept, const std::stop_token& stop) const;

private:
    using Rule = PrecompiledCharsmap::Rule;
    Rule nextOf(std::string_view text) const;
    std::size_t userDefinedAt(std::string_view text) const;

    std::optional<PrecompiledCharsmap> m_charsmap;
    PrefixTree m_userDefined;  ///< pieces that no rule touches
    bool m_dummyPrefix;
    bool m_removeExtraSpaces;
    bool m_spaceAsSuffix;
    std::string m_space;
};

}  // namespace core
