#pragma once

#include "core/matrix.h"

#include <numbers>

namespace core {

/// A measure: one number for a head, by which tables, charts and rankings order heads.
///
/// Those that are of a map are means over the rows of this text alone, not over a collection: over every query that is
/// no padding and sees a key, unless said otherwise. In a causal map the first row sees itself alone, which is counted:
/// its entropy and distance are 0, its weight on itself, on the first token and its largest are 1, whatever the head
/// does.
enum class Measure {
    Entropy,        ///< entropy of a query's weights, in nats (Shannon, 1948): -Σ w ln w
    EntropyShare,   ///< the same as a share of ln n, n keys that the query sees; over the queries that see several
    Distance,       ///< tokens between query and key, weighted (Vig and Belinkov, 2019): Σ w |query - key|
    Self,           ///< weight on the token itself
    Previous,       ///< on the token before (Clark et al., 2019); over the queries that have one
    Next,           ///< on the token after; over the queries that may see it, none in a causal map
    First,          ///< on the first token, where many heads rest (Xiao et al., 2023: attention sinks); over the
                    ///< queries that see it: a sliding window leaves it behind
    Special,        ///< on the tokens that the tokenizer added, [CLS] and [SEP] alike, their weights summed
    SpecialStart,   ///< on those of them that stand before the text, such as [CLS]
    SpecialLater,   ///< on those that stand within it and behind, such as [SEP]
    Concentration,  ///< the largest weight (Voita et al., 2019: confidence)
    Duplicate,  ///< on all earlier tokens of the same id (Wang et al., 2022: duplicate-token heads); over the queries
                ///< that have one
    InOrder,    ///< how well keys follow queries in a map between two texts, as the parts of a sound follow its
              ///< transcription: Pearson's correlation of a query's place and a key's, each pair counted by its weight
    Induction,     ///< on the token after the same one before, in random sequences that repeat (Olsson et al., 2022);
                   ///< not of this text: of the model as it is set
    Cell,          ///< weight of the chosen cell
    Marked,        ///< weight on the cells that the user marked; over the queries that have some
    KnockOut,      ///< by how many nats the answer's log-probability changes without the head
    KnockOutMean,  ///< by how many it changes with the head's mean output in place of its own
    KnockOutResample,  ///< by how many it changes with the head's output on other texts, on average
};
inline constexpr Measure allMeasures[] = {Measure::Entropy,
                                          Measure::EntropyShare,
                                          Measure::Distance,
                                          Measure::Self,
                                          Measure::Previous,
                                          Measure::Next,
                                          Measure::First,
                                          Measure::Special,
                                          Measure::SpecialStart,
                                          Measure::SpecialLater,
                                          Measure::Concentration,
                                          Measure::Duplicate,
                                          Measure::InOrder,
                                          Measure::Induction,
                                          Measure::Cell,
                                          Measure::Marked,
                                          Measure::KnockOut,
                                          Measure::KnockOutMean,
                                          Measure::KnockOutResample};

/// Whether it is a change of the answer, for which heads are knocked out.
constexpr bool isKnockOut(Measure measure)
{
    return measure == Measure::KnockOut || measure == Measure::KnockOutMean || measure == Measure::KnockOutResample;
}

/// Random sequences that induction is the mean of, unless told, and at most.
inline constexpr Index repeatedSequences = 2, mostRepeatedSequences = 10'000;

/// The unit of entropies and differences of log-probabilities; everything is computed in nats.
enum class LogUnit { Nats, Bits };

/// By what such a measure's nats are multiplied to have them in a unit; 1 for measures that are no logarithms.
constexpr double factorOf(Measure measure, LogUnit unit)
{
    const bool isLogarithm = measure == Measure::Entropy || isKnockOut(measure);
    return unit == LogUnit::Bits && isLogarithm ? std::numbers::log2e : 1.0;
}

/// Which of a text's rows the measures of its map are taken over; those of padding never count.
struct MeasuredRows {
    bool first = true;    ///< the text's first, which has no choice in a causal map
    bool special = true;  ///< tokens that the tokenizer added count too

    friend bool operator==(const MeasuredRows&, const MeasuredRows&) = default;
};

}  // namespace core
