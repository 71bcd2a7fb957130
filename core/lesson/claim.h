#pragma once

#include "core/analysis/measure.h"
#include "core/attention/stage.h"
#include "core/error.h"
#include "core/session/named_queries.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// No word is named by a later one of its occurrences.
inline constexpr Index mostNth = 100'000;

/// One side of a comparison: a number, a token, or a value that the engine computes.
struct ClaimValue {
    enum class Kind {
        Number,
        Token,
        Weight,       ///< weight("it" → "cat"): of the focused head, or of a named one
        Entropy,      ///< entropy("it"), in nats
        Top,          ///< top("it"): the key that the row puts most weight on
        Probability,  ///< probability("mat"): that the model says this token where it predicts
        Answer,       ///< answer: the token that it finds likeliest there
        Measure,      ///< measure(previous): of the head
        Entry,        ///< number(q, "cat", 3), number(scores, "it" → "cat"): of a table of Steps
    };
    Kind kind = Kind::Number;
    double number = 0;
    int decimals = 0;  ///< decimals of the number as it was written
    NamedToken query = {};
    NamedToken key = {};
    bool every_key = false;  ///< Weight: the key has no number, so that the weights of all its places are added
    Measure measure = Measure::Entropy;
    std::optional<std::pair<Index, Index>> head = {};  ///< layer and head from 0; empty: those in focus
    Stage stage = Stage::Query;                        ///< Entry
    std::optional<Index> dimension = {};               ///< Entry: the column, from 0; of a table with keys none

    /// Whether it is told as a token; else as a number.
    bool saysToken() const { return kind == Kind::Token || kind == Kind::Top || kind == Kind::Answer; }
};

/// What a lesson says will be so: `weight("it" → "cat") ≥ 0.95`, `top("it") = cat`, `answer = "mat"`. Of a goal also by
/// what alone it is to be reached: `only mask`.
///
///     claim   := value comparison value | 'only' change
///     value   := number | token | 'answer' | name '(' token ['→' token] [',' layer '.' head] ')'
///              | 'number' '(' table ',' token ('→' token | ',' column) [',' layer '.' head] ')'
///     token   := '"' … '"' ['#' n] | word ['#' n]          comparison := < <= ≤ > >= ≥ = != ≠
///
/// A key that stands there more than once and has no #n is all of its places: their weights are added.
/// Numbers are equal when they are as far as the one that is written says them: 0.95 is anything from 0.945 to 0.955.
/// → may be written ->. Layers, heads and columns count from 1; tables have their names of --stages.
struct Claim {
    enum class Comparison { Less, AtMost, More, AtLeast, Equal, Different };
    enum class Change { Mask, Text, Heads, Temperature, Positions };

    ClaimValue left;
    Comparison comparison = Comparison::Equal;
    ClaimValue right;
    std::optional<Change> only = {};
};

/// Where a text stops being a claim.
struct ClaimMistake {
    std::size_t at = 0;      ///< in bytes from the text's beginning
    std::size_t length = 0;  ///< in bytes; 0 where the text ends too early
    Words said;              ///< the error in one sentence with %1 for the place
};

/// @return a claim, or the first mistake in its place
struct ParsedClaim {
    std::optional<Claim> claim;
    std::optional<ClaimMistake> mistake;
};
ParsedClaim parseClaim(std::string_view text);

/// A number that the engine computes, as it stands in a claim: `weight("it" → "cat")`.
/// @return the value, or the first mistake in its place
struct ParsedClaimValue {
    std::optional<ClaimValue> value;
    std::optional<ClaimMistake> mistake;
};
ParsedClaimValue parseComputed(std::string_view text);

}  // namespace core
