#pragma once

#include "core/text/pieces/tokenizer_model.h"

#include <array>

namespace core {

/// Pairs of pieces in the order in which they were learned, in one buffer.
class MergeList {
public:
    MergeList() = default;
    MergeList(std::initializer_list<std::pair<std::string_view, std::string_view>> pairs);

    void add(std::string_view left, std::string_view right);
    std::pair<std::string_view, std::string_view> at(std::size_t rank) const;
    std::size_t size() const { return m_ends.size(); }

private:
    struct Ends {
        std::uint32_t left;   ///< behind the left piece, in m_text
        std::uint32_t right;  ///< behind the right one
    };
    std::string m_text;
    std::vector<Ends> m_ends;
};

/// A byte-pair model's treatment of a word's edges and of characters that its vocabulary lacks.
struct BytePairSettings {
    std::optional<std::string> unknown =
        {};                             ///< the piece for a character that is not there; without one it is left out
    bool fuseUnknown = false;           ///< several in a row are one
    bool byteFallback = false;          ///< its bytes as pieces <0x00> … <0xFF> instead, where they are there
    bool wholeWordsFirst = false;       ///< a word of the vocabulary stays whole, whatever the merges
    std::string continuingPrefix = {};  ///< prefix of characters that do not begin a word
    std::string endOfWordSuffix = {};   ///< written behind a word's last character
};

/// Byte-pair encoding (Sennrich et al., 2016): starts from single characters and joins the neighbouring pair whose
/// merge was learned first, until no learned pair is left.
class BytePairEncoder final : public TokenizerModel {
public:
    /// @param merges  the first learned first
    /// @param file    names the source in errors
    /// @throws Error{Missing} if a merge joins pieces, or makes one, that the vocabulary lacks
    BytePairEncoder(Vocabulary vocabulary, const MergeList& merges, const std::string& file,
                    BytePairSettings settings = {});

    /// Time O(n log n) in the word's length.
    std::vector<WordPart> tokenize(std::string_view word, const std::stop_token& stop) const override;

    const Vocabulary& vocabulary() const override { return m_vocabulary; }

private:
    struct Merge {
        std::uint64_t pair = noPair;  ///< ids of the left and the right piece
        std::uint32_t rank = 0;
        std::uint32_t result = 0;
    };
    struct Symbol {
        Index id;
        std::size_t from;
        std::size_t to;
        std::size_t previous;
        std::size_t next;
    };
    struct Characters;
    static constexpr std::uint64_t noPair = 0xFFFFFFFFFFFFFFFF;

    static std::uint64_t pairOf(Index left, Index right);
    std::size_t slotOf(std::uint64_t pair) const;
    const Merge* mergeOf(const Symbol& left, const Symbol& right) const;
    void addMerge(std::pair<std::string_view, std::string_view> pieces, std::size_t rank, const std::string& file);

    Characters charactersOf(std::string_view word, const std::stop_token& stop) const;
    bool addBytes(std::string_view character, Characters& characters) const;
    void mergeAll(std::vector<Symbol>& symbols, const std::stop_token& stop) const;

    Vocabulary m_vocabulary;
    BytePairSettings m_settings;
    std::optional<Index> m_unknown;
    std::array<std::optional<Index>, 256> m_bytePieces;
    std::vector<Merge> m_merges;  ///< open addressing, a power of two long
};

/// The piece that stands for a byte where a vocabulary has no character for it, e.g. "<0x0A>".
std::string bytePiece(unsigned char byte);

}  // namespace core
