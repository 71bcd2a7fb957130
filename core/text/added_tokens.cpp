#include "core/text/added_tokens.h"

#include "core/text/unicode.h"

#include <algorithm>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace core {
namespace {

char32_t following(std::string_view text, std::size_t at) { return at < text.size() ? codePointAt(text, at) : U' '; }

bool isWordCharacter(char32_t c) { return u_isalnum(static_cast<UChar32>(c)) != 0 || c == U'_'; }

bool isSpace(char32_t c) { return u_isUWhiteSpace(static_cast<UChar32>(c)) != 0; }

std::size_t sizeOf(char32_t c) { return static_cast<std::size_t>(U8_LENGTH(static_cast<UChar32>(c))); }

}  // namespace

AddedTokens::AddedTokens(std::vector<AddedToken> tokens) : m_tokens(std::move(tokens))
{
    std::erase_if(m_tokens, [](const AddedToken& token) { return token.content.empty(); });
    std::ranges::stable_sort(m_tokens, std::greater{}, [](const AddedToken& token) { return token.content.size(); });
    for (const AddedToken& token : m_tokens) m_startsWith[static_cast<unsigned char>(token.content[0])] = true;
}

const AddedToken* AddedTokens::tokenAt(std::string_view text, std::size_t at) const
{
    if (!m_startsWith[static_cast<unsigned char>(text[at])]) return nullptr;
    for (const AddedToken& token : m_tokens) {
        if (!text.substr(at).starts_with(token.content)) continue;
        if (token.singleWord
            && (isWordCharacter(codePointBefore(text, at))
                || isWordCharacter(following(text, at + token.content.size()))))
            continue;
        return &token;
    }
    return nullptr;
}

std::vector<Section> AddedTokens::split(std::string_view text) const
{
    std::vector<Section> sections;
    std::size_t plain = 0;
    for (std::size_t at = 0; at < text.size();) {
        const AddedToken* token = tokenAt(text, at);
        if (token == nullptr) {
            ++at;
            continue;
        }
        std::size_t from = at;
        std::size_t to = at + token->content.size();
        while (token->stripLeft && from > plain && isSpace(codePointBefore(text, from)))
            from -= sizeOf(codePointBefore(text, from));
        while (token->stripRight && to < text.size() && isSpace(following(text, to))) to += sizeOf(following(text, to));
        if (from > plain) sections.push_back({plain, from, nullptr});
        sections.push_back({from, to, token});
        plain = at = to;
    }
    if (plain < text.size()) sections.push_back({plain, text.size(), nullptr});
    return sections;
}

}  // namespace core
