#pragma once

#include <QString>

#include "core/attention/cell.h"
#include "core/attention/scaled_dot_product.h"

/// Why a rule shows or hides a cell, with the real numbers: "hides it: more than 3 back".
/// @param cell     tokens of the sequence, both
/// @param visible  whether the whole mask shows the cell
QString verdictSentence(const core::RuleVerdict& verdict, const core::Cell& cell, bool visible);

/// The weights of a query that sees no key.
struct BlindRow {
    core::Index query = 0;
    core::Index keys = 0;
    float sum = 0;
    float least = 0;
    float most = 0;
};

/// The keys that such a query attends to all the same, and the reason.
QString blindSentence(const BlindRow& row, const core::ScoreRule& rule);

/// "55 of 121 cells hidden by causal, 21 more by window(3, 0)"
QString hiddenSentence(const core::Mask& mask, core::Index queries, core::Index keys);

/// "query 3 sees no key"
/// @param first_query  which token query 0 is
QString blindQueriesSentence(const std::vector<core::Index>& queries, core::Index first_query = 0);
