#pragma once

#include "core/model/recorded/recorded_tokens.h"

#include <functional>
#include <span>
#include <stop_token>

namespace core {

/// The facts that a dump's numbers show by themselves.
struct RecordedSurvey {
    std::vector<bool> causal;        ///< [B] no real query gives weight to a real key behind it
    bool columns_sum = false;        ///< every column sums to 1, and not every row; not among the warnings
    bool looks_like_scores = false;  ///< numbers as those before the softmax
    std::pair<float, float> range = {0.0F, 1.0F};  ///< widened to hold every finite number that was seen
    std::vector<std::string> warnings;             ///< one sentence each; places count from 1
};

/// One map of a dump, which lives until the next one is asked for.
using MapAt = std::function<const Matrix&(const HeadAddress&)>;

/// Looks at every number of some maps once.
///
/// Rows of padding, rows that are zero or hold a number that is none, and those that see padding only need not sum
/// to 1. A single token shows no order, and neither does cross-attention.
///
/// @param which      are looked at; of a text without a map among them nothing is known
/// @param map        [T_q, T_k]
/// @param tolerance  how far from 1 a row's sum may be
/// @throws Stopped
RecordedSurvey surveyed(const std::vector<HeadAddress>& which, const MapAt& map, const MapAxes& axes,
                        const RecordedTokens& tokens, double tolerance, const std::stop_token& stop);

/// Oddities of a file, before any number is read; one sentence each.
/// @param arrays  that are read
std::vector<std::string> oddities(const ArrayFile& file, std::span<const RecordedArray> arrays, const MapAxes& axes,
                                  const RecordedTokens& tokens);

}  // namespace core
