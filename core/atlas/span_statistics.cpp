#include "core/atlas/span_statistics.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {
namespace {

/// The places of a text's parts among the kinds, which new ones join.
std::vector<std::size_t> kindsOf(const std::vector<SpanPart>& parts, std::vector<std::string>& kinds)
{
    std::vector<std::size_t> places;
    places.reserve(parts.size());
    for (const SpanPart& part : parts) {
        const std::string kind = kindOfSpan(part.name);
        auto found = std::ranges::find(kinds, kind);
        if (found == kinds.end()) {
            if (kinds.size() == mostSpanKinds)
                throw Error(Code::OutOfRange, "", "the names of spans cannot be used: expected at most %1 kinds",
                            std::to_string(mostSpanKinds));
            kinds.push_back(kind);
            found = kinds.end() - 1;
        }
        places.push_back(static_cast<std::size_t>(found - kinds.begin()));
    }
    return places;
}

/// One head's shares between kinds: summed over keys, averaged over the tokens of the queries.
Matrix sharesOfKinds(const Matrix& shares, const std::vector<SpanPart>& queries, const std::vector<std::size_t>& from,
                     const std::vector<std::size_t>& to, std::size_t count)
{
    const auto kinds = static_cast<Index>(count);
    Matrix sums = Matrix::Zero(kinds, kinds);
    RowVector tokens = RowVector::Zero(kinds);
    for (std::size_t query = 0; query < from.size(); ++query) {
        const TokenRange& range = queries[query].tokens;
        const auto each = static_cast<float>(range.last - range.first + 1);
        tokens[static_cast<Index>(from[query])] += each;
        for (std::size_t key = 0; key < to.size(); ++key)
            sums(static_cast<Index>(from[query]), static_cast<Index>(to[key])) +=
                each * shares(static_cast<Index>(query), static_cast<Index>(key));
    }
    for (Index kind = 0; kind < kinds; ++kind)
        if (tokens[kind] > 0) sums.row(kind) /= tokens[kind];
    return sums;
}

}  // namespace

std::string kindOfSpan(const std::string& name)
{
    const std::size_t end = name.find_last_not_of("0123456789");
    if (end == std::string::npos || end + 1 == name.size()) return name;
    const std::size_t word = name.find_last_not_of(" _-#.", end);
    return word == std::string::npos ? name : name.substr(0, word + 1);
}

std::optional<std::size_t> SpanStatistics::pairNamed(const std::string& from, const std::string& to) const
{
    const auto first = std::ranges::find(kinds, from), second = std::ranges::find(kinds, to);
    if (first == kinds.end() || second == kinds.end()) return std::nullopt;
    const std::size_t pair =
        pairOf(static_cast<std::size_t>(first - kinds.begin()), static_cast<std::size_t>(second - kinds.begin()));
    return texts[pair] > 0 ? std::optional(pair) : std::nullopt;
}

double SpanStatistics::deviation(std::size_t head, std::size_t pair) const
{
    const auto count = static_cast<double>(texts[pair]);
    return count > 1 ? std::sqrt(squares[head][pair] / (count - 1)) : 0;
}

/// Makes room for kinds that were met, after which the pairs of those before have other places.
void SpanStatistics::makeRoom(std::size_t before)
{
    const std::size_t now = kinds.size();
    if (now == before) return;
    const auto make = [&](auto& numbers) {
        std::remove_reference_t<decltype(numbers)> placed(now * now);
        for (std::size_t from = 0; from < before; ++from)
            for (std::size_t to = 0; to < before; ++to) placed[from * now + to] = numbers[from * before + to];
        numbers = std::move(placed);
    };
    make(texts);
    for (std::vector<std::vector<double>>* heads : {&means, &squares})
        for (std::vector<double>& head : *heads) make(head);
}

void SpanStatistics::add(const SpanShares& shares)
{
    std::vector<std::string> known = kinds;
    const std::vector<std::size_t> from = kindsOf(shares.queries, known), to = kindsOf(shares.keys, known);
    const std::size_t before = kinds.size();
    kinds = std::move(known);
    means.resize(shares.shares.size());
    squares.resize(shares.shares.size());
    makeRoom(before);
    ++done;
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t query = 0; query < kinds.size(); ++query)
        for (std::size_t key = 0; key < kinds.size(); ++key)
            if (std::ranges::find(from, query) != from.end() && std::ranges::find(to, key) != to.end()) {
                pairs.emplace_back(query, key);
                ++texts[pairOf(query, key)];
            }
    for (std::size_t head = 0; head < shares.shares.size(); ++head) {
        const Matrix share = sharesOfKinds(shares.shares[head], shares.queries, from, to, kinds.size());
        for (const auto& [query, key] : pairs) {
            const auto value = static_cast<double>(share(static_cast<Index>(query), static_cast<Index>(key)));
            const std::size_t pair = pairOf(query, key);
            double& mean = means[head][pair];
            const double away = value - mean;
            mean += away / static_cast<double>(texts[pair]);
            squares[head][pair] += away * (value - mean);
        }
    }
}

}  // namespace core
