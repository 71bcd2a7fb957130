#include "core/text/alignment.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace core {
namespace {

constexpr std::size_t mostPairs = std::size_t{2000} * 2000;

std::string_view withoutSpace(std::string_view bytes)
{
    constexpr std::string_view space = " \t\n\r";
    const std::size_t first = bytes.find_first_not_of(space);
    return first == std::string_view::npos ? bytes : bytes.substr(first, bytes.find_last_not_of(space) - first + 1);
}

Index codePoints(std::string_view utf8)
{
    return std::ranges::count_if(utf8, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
}

/// Some tokenizers count the space before a word to its token, others do not.
TextRange withoutSpace(const Token& token)
{
    const std::string_view all = token.bytes;
    const std::string_view word = withoutSpace(all);
    if (word.size() == all.size() || codePoints(all) != token.range.to - token.range.from) return token.range;
    const Index before = word.data() - all.data();
    return {token.range.from + before, token.range.from + before + codePoints(word)};
}

/// The properties that equal tokens share.
using Identity = std::tuple<std::string, Index, Index, Index>;

Identity identityOf(const Token& token, SameToken by)
{
    if (by == SameToken::Place && token.range.from < token.range.to) {
        const TextRange range = withoutSpace(token);
        return {{}, token.sequence, range.from, range.to};
    }
    const bool spelled = !token.special && !token.bytes.empty();
    return {spelled ? std::string(withoutSpace(token.bytes)) : token.text, 0, 0, 0};
}

/// Tokens as numbers: the same for those that are the same.
class Numbering {
public:
    explicit Numbering(SameToken by) : m_by(by) {}

    std::vector<Index> of(const std::vector<Token>& tokens)
    {
        std::vector<Index> numbers;
        for (const Token& token : tokens) {
            const auto next = static_cast<Index>(m_known.size());
            numbers.push_back(m_known.try_emplace(identityOf(token, m_by), next).first->second);
        }
        return numbers;
    }

private:
    SameToken m_by;
    std::map<Identity, Index> m_known;
};

/// How many tokens of a, from one on, and b, from one on, are common at most: [a.size() + 1, b.size() + 1].
class CommonLengths {
public:
    CommonLengths(const std::vector<Index>& a, const std::vector<Index>& b)
        : m_columns(b.size() + 1),
          m_lengths((a.size() + 1) * m_columns)
    {
        for (std::size_t i = a.size(); i-- > 0;)
            for (std::size_t j = b.size(); j-- > 0;)
                m_lengths[i * m_columns + j] = a[i] == b[j] ? static_cast<std::uint16_t>(from(i + 1, j + 1) + 1)
                                                            : std::max(from(i + 1, j), from(i, j + 1));
    }

    std::uint16_t from(std::size_t i, std::size_t j) const { return m_lengths[i * m_columns + j]; }

private:
    std::size_t m_columns;
    std::vector<std::uint16_t> m_lengths;
};

/// The pairs of places at which a and b are the same, in order.
std::vector<std::pair<std::size_t, std::size_t>> common(const std::vector<Index>& a, const std::vector<Index>& b)
{
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    if (a.size() * b.size() > mostPairs) return pairs;
    const CommonLengths lengths(a, b);  // none beyond √mostPairs
    std::size_t i = 0, j = 0;
    while (i < a.size() && j < b.size()) {
        if (a[i] == b[j])
            pairs.emplace_back(i++, j++);
        else if (lengths.from(i + 1, j) >= lengths.from(i, j + 1))
            ++i;
        else
            ++j;
    }
    return pairs;
}

/// The two texts' tokens from where they are up to a common one.
class Joining {
public:
    explicit Joining(SameToken by) : m_by(by) {}

    void skipTo(std::size_t a, std::size_t b)
    {
        const bool replaced = m_by == SameToken::Text && a - m_a == b - m_b;
        while (replaced && m_a < a) takeBoth();
        while (m_a < a) m_result.push_back({static_cast<Index>(m_a++), std::nullopt});
        while (m_b < b) m_result.push_back({std::nullopt, static_cast<Index>(m_b++)});
    }
    void takeBoth() { m_result.push_back({static_cast<Index>(m_a++), static_cast<Index>(m_b++)}); }
    std::vector<AlignedToken> take() { return std::move(m_result); }

private:
    SameToken m_by;
    std::size_t m_a = 0, m_b = 0;
    std::vector<AlignedToken> m_result;
};

/// For texts with equal tokens in another order: the n-th token of each kind in b beside the n-th in a, in the order of
/// a. Nothing for other texts.
std::optional<std::vector<AlignedToken>> reordered(const std::vector<Index>& a, const std::vector<Index>& b)
{
    if (a == b || a.size() != b.size()) return std::nullopt;
    std::map<Index, std::deque<Index>> places;
    for (std::size_t j = 0; j < b.size(); ++j) places[b[j]].push_back(static_cast<Index>(j));
    std::vector<AlignedToken> all;
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::deque<Index>& left = places[a[i]];
        if (left.empty()) return std::nullopt;
        all.push_back({static_cast<Index>(i), left.front()});
        left.pop_front();
    }
    return all;
}

std::vector<Index> part(const std::vector<Index>& all, std::size_t from, std::size_t to)
{
    return {all.begin() + static_cast<std::ptrdiff_t>(from), all.begin() + static_cast<std::ptrdiff_t>(to)};
}

}  // namespace

std::vector<AlignedToken> aligned(const std::vector<Token>& a, const std::vector<Token>& b, SameToken by)
{
    Numbering numbering(by);
    const std::vector<Index> x = numbering.of(a);
    const std::vector<Index> y = numbering.of(b);
    if (by == SameToken::Text)
        if (auto words = reordered(x, y)) return *std::move(words);
    const auto first = static_cast<std::size_t>(std::ranges::mismatch(x, y).in1 - x.begin());
    std::size_t last = 0;
    const std::size_t most = std::min(x.size(), y.size()) - first;
    while (last < most && x[x.size() - 1 - last] == y[y.size() - 1 - last]) ++last;

    Joining joining(by);
    for (std::size_t i = 0; i < first; ++i) joining.takeBoth();
    for (const auto& [i, j] : common(part(x, first, x.size() - last), part(y, first, y.size() - last))) {
        joining.skipTo(first + i, first + j);
        joining.takeBoth();
    }
    joining.skipTo(x.size() - last, y.size() - last);
    for (std::size_t i = 0; i < last; ++i) joining.takeBoth();
    return joining.take();
}

std::vector<TokenPlaces> placesOf(const std::vector<std::vector<Token>>& texts, SameToken by)
{
    std::vector<TokenPlaces> places;
    std::vector<Token> order;  // of each place, the first text's token there
    for (const std::vector<Token>& text : texts) {
        std::vector<TokenPlaces> moved(places.size() + 1);
        std::vector<Token> longer;
        for (const AlignedToken& place : aligned(order, text, by)) {
            for (std::size_t i = 0; i < places.size(); ++i)
                moved[i].push_back(place.a ? places[i][static_cast<std::size_t>(*place.a)] : std::nullopt);
            moved.back().push_back(place.b);
            longer.push_back(place.a ? order[static_cast<std::size_t>(*place.a)]
                                     : text[static_cast<std::size_t>(*place.b)]);
        }
        places = std::move(moved);
        order = std::move(longer);
    }
    return places;
}

std::vector<Index> patchedRows(const std::vector<Token>& to, const std::vector<Token>& from)
{
    if (std::ranges::equal(to, from, {}, &Token::piece, &Token::piece)) return {};
    std::vector<Index> rows(to.size(), -1);
    for (const AlignedToken& place : aligned(to, from, SameToken::Text))
        if (place.a && place.b) rows[static_cast<std::size_t>(*place.a)] = *place.b;
    return rows;
}

bool isReordered(const TokenPlaces& a, const TokenPlaces& b)
{
    std::vector<std::pair<Index, Index>> both;
    for (std::size_t place = 0; place < std::min(a.size(), b.size()); ++place)
        if (a[place] && b[place]) both.emplace_back(*a[place], *b[place]);
    std::ranges::sort(both);
    return !std::ranges::is_sorted(both, {}, &std::pair<Index, Index>::second);
}

Matrix placed(MatrixView map, const TokenPlaces& queries, const TokenPlaces& keys, float absent)
{
    Matrix result = Matrix::Constant(std::ssize(queries), std::ssize(keys), absent);
    for (Index row = 0; row < result.rows(); ++row) {
        const auto query = queries[static_cast<std::size_t>(row)];
        for (Index col = 0; query && col < result.cols(); ++col)
            if (const auto key = keys[static_cast<std::size_t>(col)]) result(row, col) = map(*query, *key);
    }
    return result;
}

}  // namespace core
