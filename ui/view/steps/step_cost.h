#pragma once

#include <QString>

#include "core/analysis/attention_steps.h"

/// The costs of a layer's attention in words: multiply–adds and memory, also at twice the length.
/// @param queries, keys  tokens
QString costSentence(const core::Block& block, core::Index queries, core::Index keys);

/// "12 tokens · 1 head shown", "5 × 7 tokens · 1 head shown"
QString shownTokens(core::Index queries, core::Index keys);
