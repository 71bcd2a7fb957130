#pragma once

#include <QString>

#include "core/model/pass/statement.h"

/// How a text is continued, in one line: "Likeliest", "Drawn · seed 1", "T 0.8 · top-k 40 · seed 1".
QString samplingText(const std::optional<core::Sampling>& sampling);

/// The probabilities after sampling's cuts, and how many tokens these leave.
QString drawableText(const core::Sampling& sampling, const core::DrawableTokens& drawable);
