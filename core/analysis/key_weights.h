#pragma once

#include "core/analysis/map_cells.h"
#include "core/model/pass/trace.h"

namespace core {

/// The weights of one row of a head, as the head's map shows them: a key that is part of a word has what the
/// word gets, where the map's rows and columns are words.
///
/// @param queries  [T_q] the token that each row is about
/// @param words    whether rows and columns are words, see wordMap()
/// @param special  what becomes of special tokens, see wordMap()
/// @return [T_k] marked as shownWeights() does, NaN for keys that the map leaves out; empty where the trace has no
///         weights of the head
RowVector keyWeights(const Trace& trace, const HeadAddress& address, Index query, const std::vector<Token>& queries,
                     bool words, SpecialTokens special);

}  // namespace core
