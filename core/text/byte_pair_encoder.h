#pragma once

#include "core/tensor/matrix.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core {

/// A vocabulary: pieces and their ids. Ids may have gaps; the tables grow with the number of pieces, not with the ids.
using Vocabulary = std::unordered_map<std::string, Index>;

/// Byte-pair encoding (Sennrich et al., 2016): starts from single characters and joins the neighbouring pair whose
/// merge was learned first, until no learned pair is left.
class BytePairEncoder {
public:
    /// @param merges  pairs of pieces, the first learned first
    /// @param file    names the source in errors
    /// @throws Error{Missing} if a merge joins pieces, or makes one, that the vocabulary lacks
    BytePairEncoder(const Vocabulary& vocabulary, const std::vector<std::pair<std::string, std::string>>& merges,
                    const std::string& file);

    /// A piece of the word: its id, or none where the vocabulary lacks the character, and its bytes in the word.
    struct Symbol {
        std::optional<Index> id;
        std::size_t from = 0;
        std::size_t size = 0;
    };

    /// Cuts one pre-tokenised word; time O(n log n) in its length.
    std::vector<Symbol> encode(std::string_view word, const std::stop_token& stop) const;

private:
    struct Merge {
        std::size_t rank = 0;
        Index result = 0;
    };
    struct PairHash {
        std::size_t operator()(const std::pair<Index, Index>& pair) const
        {
            return static_cast<std::size_t>(pair.first) * 0x9E3779B97F4A7C15U ^ static_cast<std::size_t>(pair.second);
        }
    };

    Vocabulary m_characters;  ///< the pieces of one character: where merging starts
    std::unordered_map<std::pair<Index, Index>, Merge, PairHash> m_merges;
};

}  // namespace core
