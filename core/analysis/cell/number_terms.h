#pragma once

#include "core/analysis/attention_steps.h"

#include <limits>
#include <optional>
#include <vector>

namespace core {

/// How a norm makes one number: (number - mean) ∕ size · weight.
struct NormTerms {
    float mean = 0;  ///< mean of the row
    float size = 1;  ///< standard deviation or root mean square of the row
    float weight = 1;
    bool has_mean = false;  ///< false: nothing is subtracted
    Index numbers = 0;      ///< of the row; more than the head has where several heads are normed together
};

/// How one number of a table comes about from the table before: row times column, a bias, a rotation, a norm, a sum.
struct NumberTerms {
    /// The kind of the terms.
    enum class Way {
        Product,    ///< products of a row and a column
        Rotation,   ///< two of them, by an angle; one where the dimension is not turned
        Norm,       ///< one: the number times what the norm multiplies it by
        Factor,     ///< one: the number times another
        Heads,      ///< [H] what each head adds
        Keys,       ///< [T_k] a number for each key
        Queries,    ///< [T_q] a number for each query
        Entropy,    ///< [T_k] w · (-ln w)
        Distances,  ///< [T_k] w · distance
        Taps,       ///< [K] the numbers of a token and those before it times a convolution's
        Carried,    ///< [d_k] a query, carried back through the steps between, times a key and its strength
        Tokens,     ///< [T] what each token has left in a state
        Channel,    ///< one: of a gated convolution, C times B times the tap `by`
    };
    /// What becomes of their sum s.
    enum class Then {
        Nothing,
        Norm,     ///< of the whole row
        Sigmoid,  ///< σ(s)
        Silu,     ///< s · σ(s)
        Length,   ///< s · σ(s) ∕ `by`: the whole row gets a given length
        Time,     ///< ln(1 + e^s), within `least` and `most`
        Fade,     ///< e^(-by · t), where t is that
        Choice,   ///< the score of an expert, of which `chosen` are taken
    };

    Stage of = Stage::Query;    ///< the number's table
    Stage from = Stage::Input;  ///< the table that it is made of
    Index row = 0;
    Index dimension = 0;
    Way way = Way::Product;
    Then then = Then::Nothing;
    RowVector input = {};               ///< [n] the row before
    Matrix factors = {};                ///< [n, d] of a product: what that is multiplied by; else no rows
    std::vector<ScoreTerm> terms = {};  ///< [n] `query` is the row's, `key` the column's
    std::optional<float> bias = {};
    RowVector made = {};              ///< [d] the whole row of the number's table, the Trace's own
    float sum = 0;                    ///< sum of the products one after the other, and the bias
    float number = 0;                 ///< the Trace's own; differs by rounding, by clipping and by what comes `then`
    float clip = 0;                   ///< numbers beyond ± clip become that; 0: none do
    std::optional<float> angle = {};  ///< angle of a rotation, in radians
    bool is_scaled = false;           ///< of a rotation: sine and cosine have a factor
    NormTerms norm = {};              ///< of a norm
    float by = 1;
    float least = 0;
    float most = std::numeric_limits<float>::infinity();
    Index chosen = 0;        ///< of experts
    bool by_itself = false;  ///< of experts: the score counts by its sigmoid, not in a softmax over all
    Index first_token = 0;   ///< of taps: the token of the first term

    /// One term more.
    void add(float value, float factor);
    /// A row times a column.
    /// @param biases  of the columns; empty for none
    /// @return whether they fit
    bool multiply(Stage source, RowVector row_before, Matrix columns, const RowVector& biases = {});
    /// What becomes of the sum; NaN where that takes the whole row.
    float result() const;
};

/// @param steps      of the head at `address`
/// @param row        of the number in its table
/// @param dimension  its column; of a table with a column for each key that key
/// @return nothing for a number that is not made this way, such as a score or a weight, and for one that an
/// intervention has changed
std::optional<NumberTerms> numberTerms(const Trace& trace, const HeadAddress& address,
                                       const std::vector<AttentionStep>& steps, Stage stage, Index row,
                                       Index dimension);

/// Null where the steps have no such table.
const Matrix* tableOf(const std::vector<AttentionStep>& steps, Stage stage);

/// Where a number of a table stands: its dimension is its column; of a state, whose rows are no tokens, it is counted
/// through these.
struct NumberPlace {
    Index row = 0;
    Index column = 0;
};
/// @param query  the chosen tokens: one of them has the row
NumberPlace placeOf(const StageTable& table, Index dimension, Index query, Index key);
Index dimensionAt(const StageTable& table, Index row, Index column);

/// What every head adds to one row of a layer's output.
struct HeadSum {
    std::vector<RowVector> contexts = {};  ///< [H] of the row [d_v], after gate and interventions
    std::vector<RowVector> parts = {};     ///< [H] context · W_i^O [d_model]
    RowVector bias = {};                   ///< [d_model], or empty
    /// [d_model] Σ over heads and dimensions at once, and the bias; empty where W_O is too large to be read at a click
    RowVector einsum = {};
    RowVector output = {};  ///< [d_model] the Trace's own: concat(contexts) · W_O and the bias

    /// Σ parts and the bias.
    /// @param left_out  heads that are not added
    RowVector sum(const std::vector<Index>& left_out = {}) const;
    /// Between the whole sum, the sum at once and the Trace's own output.
    float largestDifference() const;
};
/// @return without parts where the layer has no W_O or the trace no contexts
HeadSum headSum(const Trace& trace, const HeadAddress& address, Index query);

}  // namespace core
