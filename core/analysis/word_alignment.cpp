#include "core/analysis/word_alignment.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/row_reading.h"
#include "core/stopped.h"
#include "core/text/character_class.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>
#include <utility>

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

/// What grows from the links of both directions, in the order of Koehn et al. (2005): which link joins first decides
/// which others still may.
class GrownLinks {
public:
    explicit GrownLinks(const WordLinks& both)
    {
        for (const WordLink& link : both) add(link);
    }

    /// Adds the neighbours of links that any direction has, as long as one of their words has no link yet.
    void growIn(const WordLinks& either)
    {
        constexpr std::pair<Index, Index> neighbours[] = {{-1, 0},  {0, -1}, {1, 0},  {0, 1},
                                                          {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
        for (std::size_t before = 0; before != m_links.size();) {
            before = m_links.size();
            for (const WordLink& link : m_links)  // those that are added behind it, too: a set's order is its own
                for (const auto& [by_source, by_target] : neighbours) {
                    const WordLink near{link.source + by_source, link.target + by_target};
                    if (has(either, near) && !(m_sources.contains(near.source) && m_targets.contains(near.target)))
                        add(near);
                }
        }
    }

    /// Adds links between words that have none yet ("final-and").
    void fillFrom(const WordLinks& direction)
    {
        for (const WordLink& link : direction)
            if (!m_sources.contains(link.source) && !m_targets.contains(link.target)) add(link);
    }

    WordLinks links() const { return {m_links.begin(), m_links.end()}; }

private:
    void add(const WordLink& link)
    {
        m_links.insert(link);
        m_sources.insert(link.source);
        m_targets.insert(link.target);
    }

    std::set<WordLink> m_links;
    std::set<Index> m_sources, m_targets;  ///< words that have a link
};

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
    GrownLinks grown(both);
    grown.growIn(either);
    grown.fillFrom(forward);
    grown.fillFrom(backward);
    return grown.links();
}

std::vector<GoldLinks> goldIn(std::string_view lines, const std::filesystem::path& file)
{
    std::vector<GoldLinks> gold;
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        GoldLinks& pair = gold.emplace_back();
        std::string_view line = lines.substr(at, end - at);
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

std::vector<GoldLinks> readGold(const std::filesystem::path& file)
{
    constexpr std::size_t largest = std::size_t{1} << 28U;
    return goldIn(readText(file, largest), file);
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

namespace {

/// The texts' words, and the links that people agree on for them.
WordAlignment unaligned(const Trace& cross, Index item, std::string_view gold)
{
    WordAlignment words{alignedText({}, cross.keys(item), AlignedUnit::Words),
                        alignedText({}, cross.queries(item), AlignedUnit::Words),
                        {},
                        {}};
    std::vector<GoldLinks> lines = goldIn(gold, {});
    if (item >= std::ssize(lines)) return words;
    words.gold = std::move(lines[static_cast<std::size_t>(item)]);
    requireOfTexts(*words.gold, std::ssize(words.source.words), std::ssize(words.target.words), {}, item + 1);
    return words;
}

}  // namespace

WordAlignment wordAlignment(const Trace& cross, const std::vector<HeadAddress>& heads, std::string_view gold)
{
    WordAlignment found = unaligned(cross, heads.front().item, gold);
    for (const HeadAddress& head : heads) {
        const Matrix weights = alignedWeights(cross, head, found.source, found.target);
        if (found.weights.size() == 0)
            found.weights = weights;
        else
            found.weights += weights;
    }
    found.weights /= static_cast<float>(heads.size());
    found.links = largestLinks(found.weights);
    if (!found.gold) return found;
    AlignmentErrors errors;
    errors.add(found.links, *found.gold);
    if (const double rate = errors.rate(); !std::isnan(rate)) found.error_rate = rate;
    return found;
}

HeadAddress bestAligned(const Trace& cross, Index item, std::string_view gold, const std::stop_token& stop)
{
    const WordAlignment words = unaligned(cross, item, gold);
    const bool judged = words.gold && !words.gold->possible.empty();
    HeadAddress best{0, 0, item};
    constexpr double none = -std::numeric_limits<double>::infinity();
    std::pair most(none, none);
    for (Index layer = 0; layer < cross.model->info.layers; ++layer)
        for (Index head = 0; head < cross.model->info.heads; ++head) {
            if (stop.stop_requested()) throw Stopped{};
            const HeadAddress address{layer, head, item};
            const Matrix weights = alignedWeights(cross, address, words.source, words.target);
            const WordLinks links = largestLinks(weights);
            AlignmentErrors errors;
            AlignmentOrder order;
            order.add(links);
            if (judged) errors.add(links, *words.gold);
            // Where heads find equally good links, the head that is surest of its links is taken.
            double sure = 0;
            for (const WordLink& link : links) sure += static_cast<double>(weights(link.target, link.source));
            const std::pair goodness(judged ? -errors.rate() : order.mean(), sure);
            if (std::isnan(goodness.first) || goodness <= most) continue;
            most = goodness;
            best = address;
        }
    return best;
}

std::string pharaoh(const WordLinks& links)
{
    std::string line;
    for (const WordLink& link : links)
        line += (line.empty() ? "" : " ") + std::to_string(link.source) + "-" + std::to_string(link.target);
    return line;
}

}  // namespace core
