#pragma once

#include "core/text/tokenizer.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core {

/// A token that is found in the raw text before anything else, such as "<|endoftext|>".
struct AddedToken {
    Index id = 0;
    std::string content;
    bool singleWord = false;  ///< only where no letter or digit touches it
    bool stripLeft = false;   ///< takes the white space before it along
    bool stripRight = false;  ///< takes the white space behind it along
};

/// A stretch of the text, in bytes: either one added token or text for the tokenizer's model.
struct Section {
    std::size_t from = 0;
    std::size_t to = 0;
    const AddedToken* token = nullptr;
};

/// Finds added tokens: the leftmost first, of several at one place the longest.
class AddedTokens {
public:
    explicit AddedTokens(std::vector<AddedToken> tokens);

    const std::vector<AddedToken>& all() const { return m_tokens; }
    /// @param stop  looked at while a long text is searched
    /// @throws Stopped
    std::vector<Section> split(std::string_view text, const std::stop_token& stop) const;

private:
    const AddedToken* tokenAt(std::string_view text, std::size_t at) const;

    std::vector<AddedToken> m_tokens;
    /// A prefix tree over the contents' bytes: (node · 256 + byte) → node; the root is 0.
    std::unordered_map<std::size_t, std::size_t> m_edges;
    std::unordered_map<std::size_t, std::size_t> m_ends;  ///< node → index of the token that ends there
};

}  // namespace core
