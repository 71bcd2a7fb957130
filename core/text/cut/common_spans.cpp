#include "core/text/cut/common_spans.h"

#include "core/text/unicode.h"

#include <algorithm>
#include <set>

namespace core {
namespace {

/// Where each token ends at the latest: special tokens end where the one before does.
std::vector<Index> endsOf(const std::vector<Token>& tokens)
{
    std::vector<Index> ends;
    ends.reserve(tokens.size());
    Index end = 0;
    for (const Token& token : tokens) ends.push_back(end = std::max(end, token.range.to));
    return ends;
}

bool isOfText(const Token& token) { return token.range.to > token.range.from; }

/// The text's own tokens, without special ones before and behind them.
std::pair<Index, Index> ownTokens(const std::vector<Token>& tokens)
{
    const auto first = std::ranges::find_if(tokens, isOfText);
    if (first == tokens.end()) return {std::ssize(tokens), std::ssize(tokens)};
    const auto last = std::find_if(tokens.rbegin(), tokens.rend(), isOfText);
    return {first - tokens.begin(), tokens.rend() - last};
}

/// Whether the rows cut a stretch at the same places: spaces may belong to a token, or to none.
bool areAlike(const std::vector<std::vector<Token>>& rows, const CommonSpan& span)
{
    const auto ends = [&](std::size_t row) {
        std::vector<Index> all;
        const auto [first, count] = span.tokens[row];
        for (Index i = first; i < first + count; ++i) all.push_back(rows[row][static_cast<std::size_t>(i)].range.to);
        return all;
    };
    for (std::size_t row = 1; row < rows.size(); ++row)
        if (ends(row) != ends(0)) return false;
    return true;
}

}  // namespace

std::vector<CommonSpan> commonSpans(const std::vector<std::vector<Token>>& rows)
{
    std::vector<CommonSpan> spans;
    if (rows.empty()) return spans;
    std::vector<std::vector<Index>> ends;
    std::vector<std::pair<Index, Index>> own;
    std::set<Index> common;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        ends.push_back(endsOf(rows[row]));
        own.push_back(ownTokens(rows[row]));
        std::set<Index> here;
        for (Index i = own[row].first; i < own[row].second; ++i) here.insert(ends[row][static_cast<std::size_t>(i)]);
        if (row == 0) common = here;
        std::erase_if(common, [&](Index end) { return !here.contains(end); });
    }
    const auto add = [&](const std::vector<std::pair<Index, Index>>& tokens) {
        CommonSpan span{.tokens = tokens};
        if (std::ranges::all_of(tokens, [](const auto& each) { return each.second == 0; })) return;
        span.alike = areAlike(rows, span);
        spans.push_back(std::move(span));
    };
    std::vector<std::pair<Index, Index>> part;
    std::vector<Index> at;
    for (const auto& [first, last] : own) {
        part.emplace_back(0, first);
        at.push_back(first);
    }
    add(part);
    const auto take = [&](const auto& ended) {
        part.clear();
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const Index first = at[row];
            while (at[row] < own[row].second && !ended(row, at[row])) ++at[row];
            part.emplace_back(first, at[row] - first);
        }
        add(part);
    };
    for (const Index end : common)
        take([&](std::size_t row, Index token) { return ends[row][static_cast<std::size_t>(token)] > end; });
    take([](std::size_t, Index) { return false; });  // behind the last common end
    part.clear();
    for (std::size_t row = 0; row < rows.size(); ++row)
        part.emplace_back(own[row].second, std::ssize(rows[row]) - own[row].second);
    add(part);
    return spans;
}

double CutFacts::charactersEach() const
{
    const Index own = tokens - special;
    return own > 0 ? static_cast<double>(characters) / static_cast<double>(own) : 0;
}

CutFacts cutFacts(const Tokenizer& tokenizer, std::string_view text, const Encoding& encoding)
{
    CutFacts facts{.tokens = std::ssize(encoding.tokens), .bytes = std::ssize(text)};
    std::vector<Index> ids;
    ids.reserve(encoding.tokens.size());
    for (const Token& token : encoding.tokens) {
        ids.push_back(token.id);
        if (token.special) ++facts.special;
    }
    facts.characters =
        std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
    for (const TextRange& range : encoding.untaken) facts.untaken += range.to - range.from;
    facts.decoded = tokenizer.decode(ids, true);
    facts.comes_back = facts.decoded == text;
    return facts;
}

}  // namespace core
