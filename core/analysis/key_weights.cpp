#include "core/analysis/key_weights.h"

#include "core/analysis/word_map.h"
#include "core/attention/pooling.h"

#include <algorithm>
#include <limits>

namespace core {
namespace {

/// The rows that a row of the map stands for.
TokenRange queryRows(const std::vector<Token>& queries, Index query, bool words)
{
    if (!words) return {query, query};
    const std::vector<TokenRange> all = wordsOf(queries);
    const auto found = std::ranges::find_if(
        all, [query](const TokenRange& word) { return word.first <= query && query <= word.last; });
    return found == all.end() ? TokenRange{query, query} : *found;
}

}  // namespace

RowVector keyWeights(const Trace& trace, const HeadAddress& address, Index query, const std::vector<Token>& queries,
                     bool words, SpecialTokens special)
{
    const std::vector<HeadAttention>& heads = trace.at(address).attention.heads;
    if (address.head >= std::ssize(heads)) return {};
    const Matrix& weights = heads[static_cast<std::size_t>(address.head)].weights;
    if (weights.rows() == 0) return {};
    const TokenRange rows = queryRows(queries, query, words);
    Matrix shown = weights.middleRows(rows.first, rows.last - rows.first + 1);
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(shown.cols()));
    for (Index row = 0; row < shown.rows(); ++row) {
        trace.mask(address).visibleKeys(rows.first + row, visible);
        markShown(shown.row(row), visible);
    }
    const std::vector<Token> about(queries.begin() + rows.first, queries.begin() + rows.last + 1);
    const WordMap map = wordMap(shown, about, trace.keys(address.item), {.words = words, .special = special});
    RowVector found = RowVector::Constant(shown.cols(), std::numeric_limits<float>::quiet_NaN());
    if (map.weights.rows() == 0) return found;
    for (std::size_t group = 0; group < map.keys.size(); ++group)
        for (Index key = map.keys[group].first; key <= map.keys[group].last; ++key)
            found(key) = map.weights(0, static_cast<Index>(group));
    return found;
}

}  // namespace core
