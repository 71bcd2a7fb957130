#include "core/explain/cell_difference.h"

#include <algorithm>

namespace core {
namespace {

/// The place of a part among others, which it joins where it is not among them.
Index placeAmong(std::vector<StreamPart>& parts, const StreamPart& part)
{
    const auto found = std::ranges::find(parts, part);
    const Index place = found - parts.begin();
    if (found == parts.end()) parts.push_back(part);
    return place;
}

std::vector<WholePart> differenceOfWhole(std::vector<WholePart> one, const std::vector<WholePart>& other)
{
    for (const WholePart& part : other) {
        const auto found = std::ranges::find(one, part.kind, &WholePart::kind);
        if (found == one.end())
            one.push_back({part.kind, -part.value});
        else
            found->value -= part.value;
    }
    return one;
}

}  // namespace

CellAccount differenceOf(const CellAccount& one, const CellAccount& other)
{
    CellAccount both{.query = one.query, .key = one.key};
    std::vector<Index> rows, columns;
    rows.reserve(other.query.size());
    columns.reserve(other.key.size());
    for (const StreamPart& part : other.query) rows.push_back(placeAmong(both.query, part));
    for (const StreamPart& part : other.key) columns.push_back(placeAmong(both.key, part));
    both.products = Eigen::MatrixXd::Zero(std::ssize(both.query), std::ssize(both.key));
    both.products.topLeftCorner(one.products.rows(), one.products.cols()) = one.products;
    for (Index row = 0; row < other.products.rows(); ++row)
        for (Index column = 0; column < other.products.cols(); ++column)
            both.products(rows[static_cast<std::size_t>(row)], columns[static_cast<std::size_t>(column)]) -=
                other.products(row, column);
    both.score = one.score - other.score;
    both.other = differenceOfWhole(one.other, other.other);
    both.added = differenceOfWhole(one.added, other.added);
    both.score_with_bias = one.score_with_bias - other.score_with_bias;
    both.weight = one.weight - other.weight;
    both.divisor = one.divisor;
    both.raw = one.raw - other.raw;
    both.hidden_by = one.hidden_by.empty() ? other.hidden_by : one.hidden_by;
    return both;
}

}  // namespace core
