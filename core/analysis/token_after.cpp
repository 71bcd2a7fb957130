#include "core/analysis/token_after.h"

#include <algorithm>
#include <string_view>

namespace core {
namespace {

constexpr std::string_view space = " \t\n\r";

/// A token's text without white space around it, since a first word has none.
std::string_view spellingOf(const Token& token)
{
    if (token.special || token.bytes.empty()) return token.text;
    const std::string_view bytes = token.bytes;
    const std::size_t first = bytes.find_first_not_of(space);
    return first == std::string_view::npos ? bytes : bytes.substr(first, bytes.find_last_not_of(space) - first + 1);
}

bool isSpelledAlike(const Token& a, const Token& b) { return a.special == b.special && spellingOf(a) == spellingOf(b); }

bool stands(const Token& token) { return token.range.from < token.range.to; }

/// Some tokenizers count the space before a word to its token, others do not.
TextRange wordOf(const Token& token)
{
    const std::size_t first = token.bytes.find_first_not_of(space);
    const auto before = first == std::string::npos ? Index{0} : static_cast<Index>(first);
    return {std::min(token.range.from + before, token.range.to - 1), token.range.to};
}

Index shared(const TextRange& a, const TextRange& b) { return std::min(a.to, b.to) - std::max(a.from, b.from); }

/// Among tokens from … to - 1, the one with the spelling of `wanted` that has `before` such tokens in front of it, or
/// the last one with that spelling.
std::optional<Index> sameSpelling(const std::vector<Token>& tokens, Index from, Index to, const Token& wanted,
                                  Index before)
{
    std::optional<Index> found;
    for (Index at = from; at < to && before >= 0; ++at) {
        if (!isSpelledAlike(tokens[at], wanted)) continue;
        found = at;
        --before;
    }
    return found;
}

Index countAlike(const std::vector<Token>& tokens, Index from, Index token)
{
    return std::count_if(tokens.begin() + from, tokens.begin() + token,
                         [&](const Token& each) { return isSpelledAlike(each, tokens[token]); });
}

std::optional<Index> byText(const std::vector<Token>& before, Index token, const std::vector<Token>& after)
{
    const Index old = std::ssize(before), now = std::ssize(after), shorter = std::min(old, now);
    Index head = 0, tail = 0;
    while (head < shorter && isSpelledAlike(before[head], after[head])) ++head;
    if (token < head) return token;
    while (tail < shorter - head && isSpelledAlike(before[old - 1 - tail], after[now - 1 - tail])) ++tail;
    if (token >= old - tail) return token + now - old;
    const auto same = sameSpelling(after, head, now - tail, before[token], countAlike(before, head, token));
    // Every text may begin and end with the same special tokens.
    const auto isWord = [](const Token& each) { return !each.special; };
    const bool related = std::any_of(before.begin(), before.begin() + head, isWord)
                         || std::any_of(before.end() - tail, before.end(), isWord);
    if (same || !related) return same;
    return std::clamp<Index>(token, std::min(head, now - 1), std::min(now - 1, std::max(head, now - tail - 1)));
}

/// A special token in front of a text is found as the first one of its spelling, a special token behind it as the last.
Index bySpelling(const std::vector<Token>& before, Index token, const std::vector<Token>& after)
{
    const auto same = sameSpelling(after, 0, std::ssize(after), before[token], countAlike(before, 0, token));
    if (same) return *same;
    const bool first = std::none_of(before.begin(), before.begin() + token, stands);
    const bool last = std::none_of(before.begin() + token, before.end(), stands);
    if (first != last) return first ? 0 : std::ssize(after) - 1;
    return std::min(token, std::ssize(after) - 1);
}

Index byPlace(const std::vector<Token>& before, Index token, const std::vector<Token>& after)
{
    const Token& old = before[token];
    if (!stands(old)) return bySpelling(before, token, after);
    const TextRange word = wordOf(old);
    std::optional<Index> nearest;
    Index most = 0;
    for (Index at = 0; at < std::ssize(after); ++at) {
        if (!stands(after[at]) || after[at].sequence != old.sequence) continue;
        const Index overlap = shared(word, wordOf(after[at]));  // below 0: so many characters away
        if (nearest && overlap <= most) continue;
        nearest = at;
        most = overlap;
    }
    return nearest.value_or(std::min(token, std::ssize(after) - 1));
}

}  // namespace

std::optional<Index> tokenAfter(const std::vector<Token>& before, Index token, const std::vector<Token>& after,
                                SameToken by)
{
    return by == SameToken::Place ? byPlace(before, token, after) : byText(before, token, after);
}

}  // namespace core
