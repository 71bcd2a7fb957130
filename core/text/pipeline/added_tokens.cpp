#include "core/text/pipeline/added_tokens.h"

#include "core/stopped.h"
#include "core/text/character_class.h"
#include "core/text/unicode.h"

#include <algorithm>

namespace core {
namespace {

bool isTouched(std::string_view text, ByteRange range)
{
    std::size_t behind = range.to;
    return (range.from > 0 && isWordCharacter(codePointBefore(text, range.from)))
           || (behind < text.size() && isWordCharacter(codePointAt(text, behind)));
}

/// Where the white space before `at` begins.
std::size_t spaceBefore(std::string_view text, std::size_t at)
{
    while (at > 0 && isWhiteSpace(codePointBefore(text, at))) do
            --at;
        while ((static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U);
    return at;
}

/// Where the white space behind `at` ends.
std::size_t spaceBehind(std::string_view text, std::size_t at)
{
    for (std::size_t next = at; next < text.size() && isWhiteSpace(codePointAt(text, next));) at = next;
    return at;
}

}  // namespace

void AddedTokens::add(std::string_view spelling, const AddedToken& token)
{
    if (spelling.empty() || longestAt(spelling, 0).range == ByteRange{0, spelling.size()}) return;
    m_spellings.add(spelling, static_cast<std::uint32_t>(m_tokens.size()));
    m_tokens.push_back(&token);
    m_begins[static_cast<unsigned char>(spelling.front())] = true;
}

AddedTokens::Found AddedTokens::longestAt(std::string_view text, std::size_t at) const
{
    Found found;
    PrefixTree::Node node = PrefixTree::root;
    std::size_t i = at;
    for (; i < text.size(); ++i) {
        node = m_spellings.child(node, text[i]);
        if (node == PrefixTree::none) break;
        if (const std::uint32_t place = m_spellings.value(node); place != PrefixTree::noValue) {
            found.range = {at, i + 1};
            found.token = m_tokens[place];
        }
    }
    found.bytesRead = i - at + 1;
    return found;
}

std::vector<Section> AddedTokens::split(std::string_view text, const std::stop_token& stop) const
{
    std::vector<Section> sections;
    std::size_t plain = 0;
    std::size_t work = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (!m_begins[static_cast<unsigned char>(text[at])]) {
            ++at;
            continue;
        }
        const Found found = longestAt(text, at);
        work += found.bytesRead;
        if (work > 65536 && stop.stop_requested()) throw Stopped{};
        if (work > 65536) work = 0;
        at = found.token == nullptr ? at + 1 : found.range.to;
        // One that may not be touched is no token here, and nothing shorter is looked for in its place.
        if (found.token == nullptr || (found.token->singleWord && isTouched(text, found.range))) continue;

        auto [from, to] = found.range;
        if (found.token->stripLeft) from = std::max(spaceBefore(text, from), plain);
        if (found.token->stripRight) to = spaceBehind(text, to);
        if (from >= to) continue;  // one of white space, which the token before has taken along
        if (from > plain) sections.push_back({{plain, from}, nullptr});
        sections.push_back({{from, to}, found.token});
        plain = to;
    }
    if (plain < text.size()) sections.push_back({{plain, text.size()}, nullptr});
    return sections;
}

}  // namespace core
