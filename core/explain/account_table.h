#pragma once

#include "core/explain/answer_account.h"

namespace core {

/// The parts of one side, the largest first; those that are left are summed.
struct ShownParts {
    std::vector<Index> parts = {};    ///< their places in the account
    Index rest = 0;                   ///< parts that are summed behind them; 0: every part is shown
    std::vector<double> values = {};  ///< [lines()]

    Index lines() const { return static_cast<Index>(parts.size()) + (rest > 0 ? 1 : 0); }
};

/// The largest of some values.
/// @param most  of them are shown by themselves; one more rather than a rest of one
ShownParts largestParts(const std::vector<double>& values, Index most);

/// A cell's account for display: rows and columns sorted by what each side adds, the rest as one row and one column.
struct AccountTable {
    ShownParts query;
    ShownParts key;
    Matrix values;  ///< [query.lines(), key.lines()] sums of products
};
AccountTable accountTable(const CellAccount& account, Index most_queries, Index most_keys);
/// All parts of both sides in their own order.
AccountTable wholeTable(const CellAccount& account);

}  // namespace core
