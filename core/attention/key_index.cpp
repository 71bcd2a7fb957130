#include "core/attention/key_index.h"

#include <algorithm>
#include <numeric>

namespace core {

Matrix KeyIndex::scores(MatrixView queries, MatrixView keys, const std::stop_token& stop) const
{
    const Matrix q = query(queries, stop);
    const Matrix k = key(keys, stop);
    const Matrix counts = weights(queries, stop);
    const Index width = k.cols();
    Matrix index = Matrix::Zero(queries.rows(), keys.rows());
    for (Index head = 0; head < heads; ++head) {
        if (stop.stop_requested()) throw Stopped{};
        const Matrix likeness = (q.middleCols(head * width, width) * k.transpose()).cwiseMax(0.0F);
        index.array() += likeness.array().colwise() * counts.col(head).array();
    }
    return index;
}

Mask highestOfIndex(const Matrix& index, Index kept, const Mask& allowed, Index first)
{
    const Index keys = index.cols();
    const Index queries = index.rows();
    std::vector<bool> table(static_cast<std::size_t>((first + queries) * keys), true);
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(keys), 1);
    std::vector<Index> seen;
    for (Index query = 0; query < queries; ++query) {
        if (!allowed.empty()) allowed.visibleKeys(query, visible);
        seen.clear();
        for (Index key = 0; key < keys; ++key)
            if (visible[static_cast<std::size_t>(key)] != 0) seen.push_back(key);
        std::ranges::stable_sort(seen, std::ranges::greater(), [&](Index key) { return index(query, key); });
        const auto row = table.begin() + (first + query) * keys;
        std::fill(row, row + keys, false);
        for (Index rank = 0; rank < std::min(kept, std::ssize(seen)); ++rank)
            row[seen[static_cast<std::size_t>(rank)]] = true;
    }
    return Mask::highest(std::move(table), keys, kept);
}

}  // namespace core
