#pragma once

#include "core/analysis/attention_steps.h"

#include <optional>

namespace core {

/// How one number of a table of vectors comes about from the table before: row times column, a bias, a rotation.
struct NumberTerms {
    Stage of = Stage::Query;    ///< the number's table
    Stage from = Stage::Input;  ///< the table that it is made of
    Index row = 0;
    Index dimension = 0;
    RowVector input = {};               ///< [n] the row before
    Matrix factors = {};                ///< [n, d] what that is multiplied by, of this head; no rows of a rotation
    std::vector<ScoreTerm> terms = {};  ///< [n] `query` is the row's, `key` the column's; of a rotation two
    std::optional<float> bias = {};
    RowVector made = {};              ///< [d] the whole row of the number's table, the Trace's own
    float sum = 0;                    ///< of the products one after the other, and the bias
    float number = 0;                 ///< the Trace's own; differs from `sum` by rounding and by clipping
    float clip = 0;                   ///< numbers beyond ± clip become that; 0: none do
    std::optional<float> angle = {};  ///< of a rotation, in radians
    bool is_scaled = false;           ///< of a rotation: sine and cosine have a factor
};

/// @param steps      of the head at `address`
/// @param row        of the number in its table
/// @return nothing for a number that is not made this way: of a norm, of a table that is no vectors'
std::optional<NumberTerms> numberTerms(const Trace& trace, const HeadAddress& address,
                                       const std::vector<AttentionStep>& steps, Stage stage, Index row,
                                       Index dimension);

/// What every head adds to one row of a layer's output.
struct HeadSum {
    std::vector<RowVector> contexts = {};  ///< [H] of the row [d_v], after gate and interventions
    std::vector<RowVector> parts = {};     ///< [H] context · W_i^O [d_model]
    RowVector bias = {};                   ///< [d_model], or empty
    RowVector output = {};                 ///< [d_model] the Trace's own: concat(contexts) · W_O and the bias

    /// Σ parts and the bias.
    /// @param left_out  heads that are not added
    RowVector sum(const std::vector<Index>& left_out = {}) const;
    /// Between the whole sum and the Trace's own output.
    float largestDifference() const;
};
/// @return without parts where the layer has no W_O or the trace no contexts
HeadSum headSum(const Trace& trace, const HeadAddress& address, Index query);

}  // namespace core
