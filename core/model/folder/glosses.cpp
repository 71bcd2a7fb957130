#include "core/model/folder/glosses.h"

#include "core/file/file_beginning.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <cctype>

namespace core {
namespace {

constexpr std::size_t mostBytes = std::size_t{1} << 20U;
constexpr std::size_t longestMeaning = 80;  ///< in bytes: a word or two

/// Between two Latin letters or digits. Characters of other scripts are words by themselves, as far as glosses go.
bool isInsideWord(std::string_view text, std::size_t at)
{
    const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    return at > 0 && at < text.size() && isPart(text[at - 1]) && isPart(text[at]);
}

}  // namespace

Glosses Glosses::ofModel(const std::filesystem::path& folder)
{
    Glosses glosses;
    const std::string text = beginningOf(folder / "glosses.tsv", mostBytes);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = std::string_view(text).substr(at, end - at);
        at = end + 1;
        const std::size_t tab = line.find('\t');
        if (tab == 0 || tab == std::string_view::npos || validUtf8(line) != line) continue;
        const std::string_view meaning = line.substr(tab + 1, line.find_first_of("\t\r", tab + 1) - tab - 1);
        if (meaning.empty() || meaning.size() > longestMeaning) continue;
        glosses.m_longest = std::max(glosses.m_longest, tab);
        glosses.m_meanings.emplace(line.substr(0, tab), meaning);
    }
    return glosses;
}

std::vector<Glosses::Word> Glosses::in(std::string_view text) const
{
    std::vector<Word> words;
    for (std::size_t at = 0; at < text.size() && !empty();) {
        auto found = m_meanings.end();
        std::size_t length = std::min(m_longest, text.size() - at);
        for (; length > 0; --length) {
            if (isInsideWord(text, at) || isInsideWord(text, at + length)) continue;
            if (found = m_meanings.find(text.substr(at, length)); found != m_meanings.end()) break;
        }
        if (found == m_meanings.end()) {
            ++at;
            continue;
        }
        words.push_back({found->first, found->second});
        at += length;
    }
    return words;
}

}  // namespace core
