#pragma once

#include "core/matrix.h"
#include "core/text/normalized_text.h"
#include "core/text/pieces/prefix_tree.h"

#include <array>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A token that is found in the text before the model sees it, such as "<|endoftext|>".
struct AddedToken {
    Index id = 0;
    std::string content;
    bool singleWord = false;  ///< only where no word character touches it
    bool stripLeft = false;   ///< takes the white space before it along
    bool stripRight = false;  ///< takes the white space behind it along
    bool normalized = false;  ///< looked for in the normalised text, itself normalised; else in the text as it is
    bool special = false;     ///< can be left out when ids are turned back into text
};

/// A stretch of the text: one added token, or text for the tokenizer's model.
struct Section {
    ByteRange range;
    const AddedToken* token = nullptr;
};

/// Finds added tokens: the leftmost first, of several at one place the longest.
class AddedTokens {
public:
    AddedTokens() = default;

    /// Adds a token. Among several with one spelling the first counts.
    /// @param spelling  as it stands in the text; one that is empty is never found
    /// @param token     must live as long as this
    void add(std::string_view spelling, const AddedToken& token);

    /// The whole text in sections, none of them empty. A token that strips may reach into the one before it.
    /// @param stop  looked at while a long text is searched
    /// @throws Stopped
    std::vector<Section> split(std::string_view text, const std::stop_token& stop) const;

private:
    struct Found {
        ByteRange range;
        const AddedToken* token = nullptr;
        std::size_t bytesRead = 1;
    };
    Found longestAt(std::string_view text, std::size_t at) const;

    std::vector<const AddedToken*> m_tokens;
    PrefixTree m_spellings;
    std::array<bool, 256> m_begins{};  ///< whether a spelling begins with this byte
};

}  // namespace core
