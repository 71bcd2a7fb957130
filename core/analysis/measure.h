#pragma once

namespace core {

/// What can be said of a head in one number; tables, charts and rankings of heads go by it.
enum class Measure {
    Entropy,        ///< of a query's weights, in nats (Shannon, 1948): -Σ w ln w
    EntropyShare,   ///< the same as a share of ln n, the most that the n keys which the query sees allow
    Distance,       ///< tokens between query and key, weighted (Vig and Belinkov, 2019): Σ w |query - key|
    Self,           ///< weight on the token itself
    Previous,       ///< on the token before (Clark et al., 2019)
    Next,           ///< on the token behind
    First,          ///< on the first token, where many heads rest (Xiao et al., 2023: attention sinks)
    Special,        ///< on tokens that the tokenizer put there, such as [CLS]
    Concentration,  ///< the largest weight (Voita et al., 2019: confidence)
    Duplicate,      ///< on earlier tokens that are the same (Wang et al., 2022: duplicate-token heads)
    Induction,      ///< on the token behind the same one before, in a sequence that repeats (Olsson et al., 2022)
    Cell,           ///< weight of the chosen cell
    Marked,         ///< weight on the cells that the user marked
    KnockOut,       ///< by how much the answer's log-probability changes without the head
};
inline constexpr Measure allMeasures[] = {
    Measure::Entropy,   Measure::EntropyShare, Measure::Distance, Measure::Self,          Measure::Previous,
    Measure::Next,      Measure::First,        Measure::Special,  Measure::Concentration, Measure::Duplicate,
    Measure::Induction, Measure::Cell,         Measure::Marked,   Measure::KnockOut};

}  // namespace core
