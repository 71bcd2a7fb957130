#pragma once

#include "core/model/recorded/recorded_tokens.h"

#include <span>
#include <stop_token>

namespace core {

/// What the numbers of a dump say about themselves.
struct RecordedSurvey {
    std::vector<bool> causal;           ///< [B] no real query gives weight to a real key behind it
    bool columns_sum = false;           ///< every column sums to 1, and not every row; not among the warnings
    std::vector<std::string> warnings;  ///< one sentence each; places count from 1
};

/// Looks at every number once.
///
/// Rows of padding, rows that are zero or hold a number that is none, and those that see padding only need not sum
/// to 1. A single token shows no order, and neither does cross-attention.
///
/// @param maps       [L·B·H] of [T_q, T_k]
/// @param tolerance  how far from 1 a row's sum may be
/// @throws Stopped
RecordedSurvey surveyed(const std::vector<Matrix>& maps, const MapAxes& axes, const RecordedTokens& tokens,
                        double tolerance, const std::stop_token& stop);

/// What is odd about a file, before any number is looked at; one sentence each.
/// @param arrays  that are read
std::vector<std::string> oddities(const ArrayFile& file, std::span<const RecordedArray> arrays, const MapAxes& axes,
                                  const RecordedTokens& tokens);

}  // namespace core
