#include "core/analysis/word_map.h"

#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/text/byte_level.h"
#include "core/text/character_class.h"
#include "core/text/cut/text_splitter.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_set>

namespace core {
namespace {

constexpr float broken = std::numeric_limits<float>::infinity();
constexpr std::string_view continuing = "##";

bool isContinuationByte(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

std::string replaced(std::string text, std::string_view what, std::string_view with)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

/// Puts a letter in the place of each byte that is no character: the end of a text that was cut off may be part of one.
void mend(std::string& text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t from = at;
        if (codePointAt(text, at) == notACodePoint)
            std::fill(text.begin() + static_cast<std::ptrdiff_t>(from), text.begin() + static_cast<std::ptrdiff_t>(at),
                      'x');
    }
}

/// A token's bytes, from its piece, where the tokenizer kept none.
std::string bytesFromPiece(const Token& token, bool byteLevel)
{
    if (byteLevel) return byteLevelBytes(token.piece);
    std::string bytes = token.piece;
    for (const std::string_view mark : {"▁", "␣", "Ġ"}) bytes = replaced(std::move(bytes), mark, " ");
    return bytes.size() > continuing.size() && bytes.starts_with(continuing) ? bytes.substr(continuing.size()) : bytes;
}

/// Cuts the tokens of one side into words.
class WordCutter {
public:
    explicit WordCutter(const std::vector<Token>& tokens) : m_tokens(tokens)
    {
        spell();
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (i > 0 && hasGap(i)) m_text += ' ';
            m_starts.push_back(m_text.size());
            m_text += m_tokens[i].special ? " " : m_parts[i];
        }
        mend(m_text);
        m_before = codePointsBefore(m_text);
        for (const Token& word : SymbolTokenizer(TextSplit::Words).encode(m_text).tokens)
            m_wordStarts.insert(word.range.from);
    }

    std::vector<TokenRange> words() const
    {
        std::vector<TokenRange> all;
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            const auto place = static_cast<Index>(i);
            if (i == 0 || begins(i))
                all.push_back({place, place});
            else
                all.back().last = place;
        }
        return all;
    }

private:
    void spell()
    {
        const auto marked = [](const Token& token) { return token.piece.find("Ġ") != std::string::npos; };
        const auto other = [](const Token& token) { return !token.special && !isByteLevel(token.piece); };
        const bool byteLevel = std::ranges::any_of(m_tokens, marked) && std::ranges::none_of(m_tokens, other);
        for (const Token& token : m_tokens)
            m_parts.push_back(token.bytes.empty() ? bytesFromPiece(token, byteLevel) : token.bytes);
        const auto spaced = [](const std::string& part) { return part.starts_with(' ') || part.ends_with(' '); };
        m_spaced = std::ranges::any_of(m_parts, spaced);
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            if (m_tokens[i].parted == false) m_parts[i].erase(0, m_parts[i].find_first_not_of(' '));
    }

    /// Whether something that is in no token stands between this token and the one before.
    bool hasGap(std::size_t i) const
    {
        const Token& before = m_tokens[i - 1];
        const Token& token = m_tokens[i];
        if (token.parted) return *token.parted;
        if (before.range.to > 0 && token.range.to > 0) return before.range.to < token.range.from;
        // Without places, spaces tell words apart; where there are none, nothing joins the tokens.
        return !m_spaced;
    }

    bool begins(std::size_t i) const
    {
        const Token& before = m_tokens[i - 1];
        const Token& token = m_tokens[i];
        if (token.special || before.special || token.sequence != before.sequence || token.segment != before.segment)
            return true;
        if (goesOn(token)) return false;
        const std::string& part = m_parts[i];
        if (part.empty()) return hasGap(i);
        if (isContinuationByte(part.front())) return false;
        const bool afterSpaces = !m_parts[i - 1].empty() && m_parts[i - 1].find_first_not_of(' ') == std::string::npos;
        if (afterSpaces) return false;
        if (hasGap(i) || isWhiteSpace(static_cast<unsigned char>(part.front()))) return true;
        std::size_t at = m_starts[i];
        const char32_t last = codePointBefore(m_text, at);
        const Index place = m_before[at + 1] - 1;
        if (isUnspaced(codePointAt(m_text, at)) || isUnspaced(last)) return true;
        return m_wordStarts.contains(place);
    }

    static bool goesOn(const Token& token)
    {
        if (token.piece.size() <= continuing.size() || !token.piece.starts_with(continuing)) return false;
        // A heading's "###" in a vocabulary of another kind is no continuation.
        return token.piece[continuing.size()] != '#' && !token.bytes.starts_with(continuing);
    }

    const std::vector<Token>& m_tokens;
    std::vector<std::string> m_parts;  ///< bytes of each token, without the space that only its spelling has
    std::string m_text;
    std::vector<std::size_t> m_starts;  ///< where each token of `m_text` begins
    std::vector<Index> m_before;        ///< code points before each byte
    std::unordered_set<Index> m_wordStarts;
    bool m_spaced = false;  ///< tokens hold the spaces between words
};

/// @param given  groups in place of words; none: as it is wanted
std::vector<TokenRange> groupsOf(const std::vector<Token>& tokens, const MapTokens& wanted,
                                 const std::vector<TokenRange>& given)
{
    std::vector<TokenRange> groups = given;
    if (given.empty() && wanted.words)
        groups = wordsOf(tokens);
    else if (given.empty())
        for (Index i = 0; i < std::ssize(tokens); ++i) groups.push_back({i, i});
    if (wanted.special != SpecialTokens::Shown)
        std::erase_if(groups, [&](const TokenRange& group) { return tokens[group.first].special; });
    return groups;
}

/// Leaves the tokens of one text, and says where they stood.
/// @param border  where the second one begins
std::pair<Index, Index> leaveText(std::vector<TokenRange>& groups, Index border, bool second)
{
    const auto begins = std::ranges::lower_bound(groups, border, {}, &TokenRange::first);
    const Index before = begins - groups.begin(), behind = groups.end() - begins;
    if (second)
        groups.erase(groups.begin(), begins);
    else
        groups.erase(begins, groups.end());
    return second ? std::pair(before, behind) : std::pair(Index{0}, before);
}

void leavePart(WordMap& map, Index queryBorder, Index keyBorder, PairPart part)
{
    const bool fromSecond = part == PairPart::SecondToFirst || part == PairPart::SecondToSecond;
    const bool toSecond = part == PairPart::FirstToSecond || part == PairPart::SecondToSecond;
    const auto [row, rows] = leaveText(map.queries, queryBorder, fromSecond);
    const auto [column, columns] = leaveText(map.keys, keyBorder, toSecond);
    map.weights = map.weights.block(row, column, rows, columns).eval();
}

/// Sums of one row's cells, word by word.
RowVector joinedKeys(const Eigen::Ref<const RowVector>& row, const std::vector<TokenRange>& keys)
{
    RowVector sums(std::ssize(keys));
    for (Index word = 0; word < sums.size(); ++word) {
        float sum = 0;
        bool seen = false;
        for (Index key = keys[word].first; key <= keys[word].last; ++key) {
            if (row[key] == hiddenCell) continue;
            sum += row[key];
            seen = true;
        }
        sums[word] = !seen ? hiddenCell : std::isfinite(sum) ? sum : broken;
    }
    return sums;
}

/// Divides a row by its sum.
void renormalise(RowVector& row)
{
    float sum = 0;
    for (const float weight : row)
        if (std::isfinite(weight)) sum += weight;
    if (sum == 0) return;
    for (float& weight : row)
        if (weight != hiddenCell) weight = std::isfinite(weight) ? weight / sum : broken;
}

}  // namespace

std::vector<TokenRange> wordsOf(const std::vector<Token>& tokens) { return WordCutter(tokens).words(); }

std::optional<Index> secondText(const std::vector<Token>& tokens)
{
    const auto begins = std::ranges::find_if(tokens, [](const Token& token) { return token.sequence == 1; });
    if (begins == tokens.begin() || begins == tokens.end()) return std::nullopt;
    return begins - tokens.begin();
}

WordMap wordMap(MatrixView shown, const std::vector<Token>& queries, const std::vector<Token>& keys,
                const MapTokens& wanted)
{
    if (shown.rows() != std::ssize(queries) || shown.cols() != std::ssize(keys))
        throw Error(Code::WrongShape, "", "the map has the wrong shape: expected [%1, %2], found %3",
                    std::to_string(queries.size()), std::to_string(keys.size()), shapeText(shown));
    WordMap map{{}, groupsOf(queries, wanted, wanted.query_groups), groupsOf(keys, wanted, wanted.key_groups)};
    map.weights.resize(std::ssize(map.queries), std::ssize(map.keys));
    for (Index word = 0; word < map.weights.rows(); ++word) {
        const TokenRange group = map.queries[word];
        RowVector sum = RowVector::Zero(map.weights.cols());
        Eigen::Array<bool, 1, Eigen::Dynamic> seen = Eigen::Array<bool, 1, Eigen::Dynamic>::Zero(map.weights.cols());
        for (Index query = group.first; query <= group.last; ++query) {
            RowVector row = joinedKeys(shown.row(query), map.keys);
            if (wanted.special == SpecialTokens::Renormalised) renormalise(row);
            seen = seen || (row.array() != hiddenCell);
            sum += (row.array() == hiddenCell).select(RowVector::Zero(row.size()), row);
        }
        const auto pieces = static_cast<float>(group.last - group.first + 1);
        const RowVector mean = (sum / pieces).array().isFinite().select(sum / pieces, broken);
        map.weights.row(word) = seen.select(mean, hiddenCell);
    }
    const std::optional<Index> queryBorder = secondText(queries), keyBorder = secondText(keys);
    if (queryBorder && keyBorder && wanted.pair != PairPart::Whole)
        leavePart(map, *queryBorder, *keyBorder, wanted.pair);
    return map;
}

}  // namespace core
