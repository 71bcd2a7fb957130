#include "core/text/added_tokens.h"

#include "core/stopped.h"
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
    for (std::size_t i = 0; i < m_tokens.size(); ++i) {
        std::size_t node = 0;
        for (const char byte : m_tokens[i].content)
            node = m_edges.try_emplace(node * 256 + static_cast<unsigned char>(byte), m_edges.size() + 1).first->second;
        m_ends.try_emplace(node, i);
    }
}

const AddedToken* AddedTokens::tokenAt(std::string_view text, std::size_t at) const
{
    const AddedToken* longest = nullptr;
    std::size_t node = 0;
    for (std::size_t i = at; i < text.size(); ++i) {
        const auto edge = m_edges.find(node * 256 + static_cast<unsigned char>(text[i]));
        if (edge == m_edges.end()) break;
        node = edge->second;
        const auto end = m_ends.find(node);
        if (end == m_ends.end()) continue;
        const AddedToken& token = m_tokens[end->second];
        const bool touched = isWordCharacter(codePointBefore(text, at)) || isWordCharacter(following(text, i + 1));
        if (!token.singleWord || !touched) longest = &token;
    }
    return longest;
}

std::vector<Section> AddedTokens::split(std::string_view text, const std::stop_token& stop) const
{
    std::vector<Section> sections;
    std::size_t plain = 0;
    for (std::size_t at = 0, looks = 1; at < text.size(); ++looks) {
        if (looks % 65536 == 0 && stop.stop_requested()) throw Stopped{};
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
