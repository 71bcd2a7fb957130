#pragma once

#include "core/text/tokenizer.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace core {

/// The different tokens that texts have, in the order in which they came first.
class SeenTokens {
public:
    struct Entry {
        Index id = 0;
        std::string text;        ///< the words for people
        std::int64_t count = 0;  ///< how often it came

        friend bool operator==(const Entry&, const Entry&) = default;
    };
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    SeenTokens() = default;
    explicit SeenTokens(std::vector<Entry> entries);

    /// Takes a text's tokens.
    /// @param counts  [T] which of them count
    /// @param most    different ones that are kept apart; of later ones nothing is kept, nor of tokens without an id
    /// @return [T] the place of each, or none
    std::vector<std::size_t> take(const std::vector<Token>& tokens, const std::vector<bool>& counts, std::size_t most);

    const std::vector<Entry>& entries() const { return m_entries; }

    friend bool operator==(const SeenTokens& a, const SeenTokens& b) { return a.m_entries == b.m_entries; }

private:
    std::vector<Entry> m_entries;
    std::unordered_map<Index, std::size_t> m_places;
};

/// A token with a head's weight on it.
struct TokenShare {
    std::string token;
    double share = 0;
    std::int64_t count = 0;  ///< how often the token came

    friend bool operator==(const TokenShare&, const TokenShare&) = default;
};

}  // namespace core
