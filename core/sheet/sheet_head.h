#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// A head whose numbers are printed on a sheet: of a finished trace, or given. What is not known has no rows.
struct SheetHead {
    std::vector<std::string> queries = {};       ///< T_q of them, as they are printed
    std::vector<std::string> keys = {};          ///< T_k
    Matrix weights = {};                         ///< [T_q, T_k]
    std::vector<std::vector<bool>> hidden = {};  ///< [T_q, T_k] cells that the mask leaves nothing
    Matrix scores = {};                          ///< [T_q, T_k] as the softmax takes them
    Matrix q = {};                               ///< [T_q, d]
    Matrix k = {};                               ///< [T_k, d]
    double divisor = 0;                          ///< q · k divided by this is the score; 0: the score has more parts
    Matrix v = {};                               ///< [T_k, d_v]
    Matrix context = {};                         ///< [T_q, d_v] Σ weight · v
};

inline constexpr std::size_t fewestSheetTokens = 3, mostSheetTokens = 14;

/// A head of a finished trace as sheets print it.
/// @throws Error{TooLong} for more tokens than a sheet has room for, Error{OutOfRange} for fewer than three and for
/// weights that are none: NaN, as of a row that is hidden while it is guessed, or beyond 0 to 1
SheetHead sheetHead(const Trace& trace, const HeadAddress& address);

/// Checks a sheet's numbers that were given: the demands of sheetHead().
void requireSheetHead(const SheetHead& head);

}  // namespace core
