#include "core/analysis/word_alignment.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/row_reading.h"
#include "core/text/character_class.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

namespace core {
namespace {

/// The number, from 0, of the stretch without white space that each character of a text is in; of white space that of
/// the stretch before it.
std::vector<Index> stretchesOf(std::string_view text)
{
    std::vector<Index> stretch;
    Index number = -1;
    bool gap = true;
    for (std::size_t at = 0; at < text.size();) {
        const bool white = isWhiteSpace(codePointAt(text, at));
        if (gap && !white) ++number;
        gap = white;
        stretch.push_back(std::max<Index>(0, number));
    }
    return stretch;
}

std::vector<TokenRange> spacedWords(const std::string& text, const std::vector<Token>& tokens)
{
    const std::vector<Index> stretch = stretchesOf(text);
    std::vector<TokenRange> words;
    Index last = -1;
    for (Index token = 0; token < std::ssize(tokens); ++token) {
        const Token& each = tokens[static_cast<std::size_t>(token)];
        if (each.special || stretch.empty()) continue;
        const Index end = std::clamp<Index>(each.range.to - 1, 0, std::ssize(stretch) - 1);
        const Index own = each.range.to > 0 ? stretch[static_cast<std::size_t>(end)] : std::max<Index>(0, last);
        if (own != last)
            words.push_back({token, token});
        else
            words.back().last = token;
        last = own;
    }
    return words;
}

std::vector<TokenRange> rangesOf(const std::string& text, const std::vector<Token>& tokens, AlignedUnit unit)
{
    if (unit == AlignedUnit::Spaces) return spacedWords(text, tokens);
    std::vector<TokenRange> ranges;
    if (unit == AlignedUnit::Words) {
        ranges = wordsOf(tokens);
    } else {
        ranges.reserve(tokens.size());
        for (Index token = 0; token < std::ssize(tokens); ++token) ranges.push_back({token, token});
    }
    std::erase_if(ranges,
                  [&](const TokenRange& range) { return tokens[static_cast<std::size_t>(range.first)].special; });
    return ranges;
}

std::string nameOf(const std::vector<Token>& tokens, const TokenRange& range)
{
    std::string name;
    for (Index token = range.first; token <= range.last; ++token) {
        std::string piece = tokens[static_cast<std::size_t>(token)].text;
        for (const std::string_view mark : {"▁", "␣"})
            while (piece.starts_with(mark)) piece.erase(0, mark.size());
        name += piece.starts_with("##") && token > range.first ? piece.substr(2) : piece;
    }
    return name;
}

bool has(const WordLinks& links, const WordLink& link) { return std::binary_search(links.begin(), links.end(), link); }

/// Adds to the links of both directions what any has beside them, as long as there is such a link.
void grow(std::set<WordLink>& links, const WordLinks& either)
{
    const auto isLinked = [&](const auto& of, Index place) {
        return std::ranges::any_of(links, [&](const WordLink& link) { return of(link) == place; });
    };
    const auto source = [](const WordLink& link) { return link.source; };
    const auto target = [](const WordLink& link) { return link.target; };
    for (bool grew = true; grew;) {
        grew = false;
        for (const WordLink& link : either) {
            if (links.contains(link) || (isLinked(source, link.source) && isLinked(target, link.target))) continue;
            const bool beside = std::ranges::any_of(links, [&](const WordLink& known) {
                return std::abs(known.source - link.source) <= 1 && std::abs(known.target - link.target) <= 1;
            });
            if (!beside) continue;
            links.insert(link);
            grew = true;
        }
    }
    for (const WordLink& link : either)  // "final-and"
        if (!isLinked(source, link.source) && !isLinked(target, link.target)) links.insert(link);
}

/// One "3-4", "3?4" or "3p4".
std::optional<std::pair<WordLink, bool>> linkIn(std::string_view word)
{
    WordLink link;
    const char* const end = word.data() + word.size();
    const auto first = std::from_chars(word.data(), end, link.source);
    if (first.ec != std::errc() || first.ptr == end) return std::nullopt;
    const char sign = *first.ptr;
    const auto second = std::from_chars(first.ptr + 1, end, link.target);
    if (second.ec != std::errc() || second.ptr != end || link.source < 0 || link.target < 0) return std::nullopt;
    if (sign != '-' && sign != '?' && sign != 'p') return std::nullopt;
    return std::pair(link, sign == '-');
}

void sortOnce(WordLinks& links)
{
    std::sort(links.begin(), links.end());
    links.erase(std::unique(links.begin(), links.end()), links.end());
}

}  // namespace

AlignedText alignedText(const std::string& text, const std::vector<Token>& tokens, AlignedUnit unit)
{
    AlignedText aligned{rangesOf(text, tokens, unit), {}};
    aligned.names.reserve(aligned.words.size());
    for (const TokenRange& range : aligned.words) aligned.names.push_back(nameOf(tokens, range));
    return aligned;
}

Matrix alignedWeights(const Trace& cross, const HeadAddress& address, const AlignedText& source,
                      const AlignedText& target)
{
    const auto weights = headWeights(cross, address);
    Matrix aligned = Matrix::Zero(std::ssize(target.words), std::ssize(source.words));
    for (Index row = 0; row < aligned.rows(); ++row) {
        const TokenRange& word = target.words[static_cast<std::size_t>(row)];
        Index rows = 0;
        for (Index token = word.first; token <= word.last; ++token) {
            const auto named = rowNamedAfter(cross, address.item, token, RowReading::Usual);
            if (!named) continue;
            ++rows;
            for (Index column = 0; column < aligned.cols(); ++column) {
                const TokenRange& keys = source.words[static_cast<std::size_t>(column)];
                aligned(row, column) += weights->row(*named).segment(keys.first, keys.last - keys.first + 1).sum();
            }
        }
        if (rows > 1) aligned.row(row) /= static_cast<float>(rows);
    }
    return aligned;
}

WordLinks largestLinks(const Matrix& weights)
{
    WordLinks links;
    links.reserve(static_cast<std::size_t>(weights.rows()));
    for (Index row = 0; row < weights.rows(); ++row) {
        Index best = 0;
        if (weights.cols() > 0 && weights.row(row).maxCoeff(&best) > 0) links.push_back({best, row});
    }
    sortOnce(links);
    return links;
}

WordLinks linksAbove(const Matrix& weights, float least)
{
    WordLinks links;
    for (Index column = 0; column < weights.cols(); ++column)
        for (Index row = 0; row < weights.rows(); ++row)
            if (weights(row, column) >= least) links.push_back({column, row});
    return links;
}

WordLinks symmetrized(const WordLinks& forward, const WordLinks& backward, Symmetrized how)
{
    WordLinks both, either;
    std::set_intersection(forward.begin(), forward.end(), backward.begin(), backward.end(), std::back_inserter(both));
    std::set_union(forward.begin(), forward.end(), backward.begin(), backward.end(), std::back_inserter(either));
    if (how == Symmetrized::Both) return both;
    if (how == Symmetrized::Either) return either;
    std::set<WordLink> grown(both.begin(), both.end());
    grow(grown, either);
    return {grown.begin(), grown.end()};
}

std::vector<GoldLinks> readGold(const std::filesystem::path& file)
{
    constexpr std::size_t largest = std::size_t{1} << 28U;
    const std::string all = readText(file, largest);
    std::vector<GoldLinks> gold;
    for (std::size_t at = 0; at < all.size();) {
        const std::size_t end = std::min(all.find('\n', at), all.size());
        GoldLinks& pair = gold.emplace_back();
        std::string_view line = std::string_view(all).substr(at, end - at);
        while (!line.empty()) {
            const std::size_t word = line.find_first_not_of(" \t\r");
            if (word == std::string_view::npos) break;
            const std::size_t behind = std::min(line.find_first_of(" \t\r", word), line.size());
            const std::string_view typed = line.substr(word, behind - word);
            const auto link = linkIn(typed);
            if (!link)
                throw Error(Code::Malformed, file.string(),
                            "line %1 cannot be understood: expected links such as 0-0 1-2, or 1?2 for a possible one, "
                            "found %2",
                            std::to_string(gold.size()), std::string(typed.substr(0, 40)));
            if (link->second) pair.sure.push_back(link->first);
            pair.possible.push_back(link->first);
            line = line.substr(behind);
        }
        sortOnce(pair.sure);
        sortOnce(pair.possible);
        at = end + 1;
    }
    return gold;
}

void requireOfTexts(const GoldLinks& gold, Index source_words, Index target_words, const std::filesystem::path& file,
                    Index line)
{
    for (const WordLink& link : gold.possible)
        if (link.source >= source_words || link.target >= target_words)
            throw Error(Code::OutOfRange, file.string(),
                        "line %1 is of other texts, or of texts cut into other words: expected links between %2 words "
                        "and %3, from 0, found %4-%5",
                        std::to_string(line), std::to_string(source_words), std::to_string(target_words),
                        std::to_string(link.source), std::to_string(link.target));
}

void AlignmentErrors::add(const WordLinks& links, const GoldLinks& gold)
{
    for (const WordLink& link : links) {
        if (has(gold.sure, link)) ++m_sure;
        if (has(gold.possible, link)) ++m_possible;
    }
    m_links += std::ssize(links);
    m_wanted += std::ssize(gold.sure);
}

double AlignmentErrors::rate() const
{
    if (m_links + m_wanted == 0) return std::numeric_limits<double>::quiet_NaN();
    return 1 - static_cast<double>(m_sure + m_possible) / static_cast<double>(m_links + m_wanted);
}

void AlignmentOrder::add(const WordLinks& links)
{
    const auto count = std::ssize(links);
    if (count < 2) return;
    // Ranks: equal places share the mean of theirs.
    const auto ranksOf = [&](const auto& placeOf) {
        std::vector<Index> order(links.size());
        std::iota(order.begin(), order.end(), Index{0});
        const auto at = [&](Index i) { return placeOf(links[static_cast<std::size_t>(i)]); };
        std::ranges::sort(order, {}, at);
        Eigen::VectorXd ranks(count);
        for (std::size_t first = 0; first < order.size();) {
            std::size_t end = first;
            while (end < order.size() && at(order[end]) == at(order[first])) ++end;
            for (std::size_t i = first; i < end; ++i) ranks(order[i]) = static_cast<double>(first + end - 1) / 2;
            first = end;
        }
        return Eigen::VectorXd(ranks.array() - ranks.mean());
    };
    const Eigen::VectorXd source = ranksOf([](const WordLink& link) { return link.source; });
    const Eigen::VectorXd target = ranksOf([](const WordLink& link) { return link.target; });
    const double lengths = source.norm() * target.norm();
    const auto words = static_cast<double>(count);
    m_sum += words * (lengths > 0 ? source.dot(target) / lengths : 0);
    m_words += words;
}

std::string pharaoh(const WordLinks& links)
{
    std::string line;
    for (const WordLink& link : links)
        line += (line.empty() ? "" : " ") + std::to_string(link.source) + "-" + std::to_string(link.target);
    return line;
}

}  // namespace core
