#pragma once

#include "core/text/normalized_text.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// SentencePiece's own normalisation rules, compiled into a double array (Aoe, 1989): from short strings to what
/// stands for them. T5, XLM-RoBERTa and others carry such a map in their tokenizer.json.
class PrecompiledCharsmap {
public:
    /// @param base64  4 bytes that count the array's bytes, the array of 32-bit units, then texts that end with a zero;
    ///                all little-endian
    /// @param file    names the source in errors
    /// @throws Error{Malformed} where the parts do not fit or the texts are not UTF-8
    PrecompiledCharsmap(std::string_view base64, const std::string& file);

    /// Reads the map's bytes themselves, which SentencePiece's own files contain.
    static PrecompiledCharsmap fromBytes(std::string_view bytes, const std::string& file);

    /// Replaces whole characters as people count them (grapheme clusters) of less than 6 bytes, else code points. As
    /// in Hugging Face's tokenizers a rule for the beginning of one replaces all of it.
    void normalize(NormalizedText& text, const std::stop_token& stop) const;

    /// The replacement of a text's beginning.
    struct Rule {
        std::size_t length = 0;    ///< bytes of the text
        std::string_view content;  ///< lives as long as the map
    };
    /// SentencePiece's own way: the longest beginning for which there is a rule; empty where there is none.
    std::optional<Rule> longestRule(std::string_view text) const;

private:
    PrecompiledCharsmap() = default;
    void read(std::string_view bytes, const std::string& file);
    std::optional<std::string_view> contentAt(std::size_t node) const;
    template<typename Use>
    void eachRule(std::string_view text, const Use& use) const;
    std::optional<std::string_view> ruleFor(std::string_view characters) const;

    std::vector<std::uint32_t> m_units;
    std::string m_texts;
};

}  // namespace core
