#include "core/explain/account_table.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace core {
namespace {

/// Which line each part is summed in.
Eigen::MatrixXd gathering(const ShownParts& shown, Index parts)
{
    Eigen::MatrixXd lines = Eigen::MatrixXd::Zero(shown.lines(), parts);
    if (shown.rest > 0) lines.bottomRows(1).setOnes();
    for (std::size_t i = 0; i < shown.parts.size(); ++i) {
        lines.col(shown.parts[i]).setZero();
        lines(static_cast<Index>(i), shown.parts[i]) = 1;
    }
    return lines;
}

}  // namespace

ShownParts largestParts(const std::vector<double>& values, Index most)
{
    ShownParts shown;
    shown.parts.resize(values.size());
    std::iota(shown.parts.begin(), shown.parts.end(), Index{0});
    const auto size = [&](Index part) {
        const double value = values[static_cast<std::size_t>(part)];
        return std::isnan(value) ? std::numeric_limits<double>::infinity() : std::abs(value);
    };
    std::ranges::stable_sort(shown.parts, std::ranges::greater(), size);
    const auto all = static_cast<Index>(values.size());
    if (all > most + 1) {
        shown.rest = all - most;
        shown.parts.resize(static_cast<std::size_t>(most));
    }
    for (const Index part : shown.parts) shown.values.push_back(values[static_cast<std::size_t>(part)]);
    if (shown.rest > 0) {
        const double total = std::accumulate(values.begin(), values.end(), 0.0);
        shown.values.push_back(total - std::accumulate(shown.values.begin(), shown.values.end(), 0.0));
    }
    return shown;
}

AccountTable accountTable(const CellAccount& account, Index most_queries, Index most_keys)
{
    AccountTable table{largestParts(account.querySums(), most_queries), largestParts(account.keySums(), most_keys), {}};
    table.values = (gathering(table.query, account.products.rows()) * account.products
                    * gathering(table.key, account.products.cols()).transpose())
                       .cast<float>();
    return table;
}

AccountTable wholeTable(const CellAccount& account)
{
    const auto inOrder = [](const std::vector<double>& values) {
        ShownParts all{.values = values};
        all.parts.resize(values.size());
        std::iota(all.parts.begin(), all.parts.end(), Index{0});
        return all;
    };
    return {inOrder(account.querySums()), inOrder(account.keySums()), account.products.cast<float>()};
}

}  // namespace core
