#pragma once

#include "core/analysis/run_divergence.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// A token that one of two models holds for likely, and how likely each of them does.
struct ComparedToken {
    Token token;
    float a = 0;
    float b = 0;
};

/// The predictions of two models at one place of a text.
struct ComparedAnswer {
    Index item = 0;
    Index position = 0;
    Token there;                           ///< the token behind which, or in whose place, they say it
    bool behind = true;                    ///< they say what follows, not what stands there
    std::vector<ComparedToken> likeliest;  ///< the likeliest tokens of both models, the likeliest of A first
    AnswerDivergence apart;

    const ComparedToken& likeliestOfA() const { return likeliest.front(); }
    const ComparedToken& likeliestOfB() const;
};

/// Attention can be compared cell by cell only where both read the same tokens.
/// @return the first thing that B reads otherwise, such as "4 tokens instead of 5"; empty where all is the same
std::string otherTokens(const std::vector<Sequence>& a, const std::vector<Sequence>& b);

/// What two models say where that is worth reading: behind a text's last token, or in place of a mask.
/// @param a, b  finished; where their texts differ, each says it of its own
/// @return nothing where they say nothing there, or do not know the same tokens
std::optional<ComparedAnswer> comparedAnswer(const Trace& a, const Trace& b, Index item);

}  // namespace core
