#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The meanings of words in a model's other language, from a folder's `glosses.tsv`: a word, a tab and its meaning on
/// each line, in UTF-8.
class Glosses {
public:
    /// A word as the text has it, and its meaning.
    struct Word {
        std::string text;
        std::string meaning;

        friend bool operator==(const Word&, const Word&) = default;
    };

    /// Lines that are no such pair are passed over, and what lies beyond the first mebibyte.
    /// @return none where there is no such file
    static Glosses ofModel(const std::filesystem::path& folder);

    bool empty() const { return m_meanings.empty(); }

    /// The words of a text that are known, each as long as it can be, in their order.
    std::vector<Word> in(std::string_view text) const;

private:
    std::map<std::string, std::string, std::less<>> m_meanings;
    std::size_t m_longest = 0;  ///< word, in bytes
};

}  // namespace core
