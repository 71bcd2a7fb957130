#pragma once

#include "core/sheet/sheet_number.h"

#include <string>
#include <vector>

namespace core {

/// One head of small whole numbers that is computed with a pencil: what is printed of it, and what is left blank.
///
/// softmax(q·kᵀ / √d)·v with d = 4, so that √d = 2, and two values a token. Everything that is left blank follows from
/// what is printed: e^x is looked up in a table of two places, weights are rounded to two places, outputs to one.
struct HandSheet {
    static constexpr Index width = 4;                ///< d, of queries and keys
    static constexpr Index values = 2;               ///< d_v
    static constexpr double least = -1, most = 2.5;  ///< the range of score ∕ 2 in the table of e^x

    std::vector<std::string> tokens = {};               ///< T of them
    bool causal = false;                                ///< keys behind the query are hidden
    std::vector<std::vector<int>> q = {};               ///< [T, d]
    std::vector<std::vector<int>> k = {};               ///< [T, d]
    std::vector<std::vector<int>> v = {};               ///< [T, d_v]
    std::vector<std::vector<int>> scores = {};          ///< [T, T] q·k
    std::vector<std::vector<double>> weights = {};      ///< [T, T] to two places; hidden ones are 0
    Index row = 0;                                      ///< the one that is worked out step by step
    std::vector<double> output = {};                    ///< [d_v] of that row, to one place
    std::vector<std::vector<bool>> blank_scores = {};   ///< [T, T]
    std::vector<std::vector<bool>> blank_weights = {};  ///< [T, T]; of the row all that are visible

    bool isVisible(Index query, Index key) const { return !causal || key <= query; }
    /// The row's table: e^x of two places for each key, and their sum.
    std::vector<double> exponentials() const;
    double sum() const;

    friend bool operator==(const HandSheet&, const HandSheet&) = default;
};

inline constexpr std::size_t fewestHandTokens = 3, mostHandTokens = 5;

/// e^x to two places, as the sheet's table has it.
double tabledExponential(double x);

/// The sheet of a number. Draws are repeated until every row of weights, to two places, sums to 1.00, and until nothing
/// lies within 1e-4 of where rounding would change, so that every processor and every pencil comes to the same.
///
/// @param tokens  three to five; more are cut off
/// @throws Error{OutOfRange} for fewer
HandSheet handSheet(const std::vector<std::string>& tokens, bool causal, const SheetNumber& number);

}  // namespace core
