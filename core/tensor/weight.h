#pragma once

#include "core/tensor/kept_panels.h"

#include <functional>
#include <stop_token>

namespace core {

/// A weight matrix: its own, or numbers in a mapped file, of whatever type they are stored in. Copying it, its
/// transpose and parts of it share the numbers.
///
/// A product brings the numbers into the order of the processor's kernels, panel by panel; from the second product on
/// these panels are kept as long as their budget lasts (setWeightBudget). The products are the same to the last bit.
/// Numbers that the kernels unpack keep no panels, and a few rows are multiplied where the numbers lie: one or
/// two differ by rounding from the same rows among more.
class Weight {
public:
    /// Told a part of a product that is finished, to change it while it is near; by several threads at once.
    using Finish = std::function<void(Index first_row, Index first_col, Eigen::Ref<Matrix> part)>;

    /// With so many rows or more a row's product is the same to the last bit, however many there are.
    static constexpr Index least_rows = 3;

    Weight() = default;

    /// Takes the matrix over.
    static Weight own(Matrix matrix);
    /// Borrows numbers that live as long as `owner`: `rows` × `cols`, row after row, not necessarily aligned.
    /// @param type  a readable one
    static Weight stored(std::shared_ptr<const void> owner, std::span<const std::byte> data, const StoredType& type,
                         Index rows, Index cols);
    /// Borrows codes of few bits with their scales, as many rows and columns as they have.
    static Weight coded(std::shared_ptr<const CodedNumbers> numbers);

    Index rows() const { return m_part.depth(); }
    Index cols() const { return m_part.width(); }

    Weight transposed() const;
    /// Every number multiplied; where it is used, not where it lies.
    Weight times(float factor) const;
    Weight columns(Index first, Index count) const;
    /// Out of every `stride` columns the `size` columns from `first` on, for a weight stored [out, in].
    Weight columnGroups(Index first, Index size, Index stride) const;
    Weight rowsFrom(Index first, Index count) const;
    /// This weight with the halves of each head's output apart, for a file that has them side by side, pair by pair.
    /// Only for a weight stored [out, in], before anything else is taken of it.
    /// @param head_width  even
    Weight unpaired(Index head_width) const;

    /// One row, converted alone, as embeddings need it.
    RowVector row(Index row) const;
    /// After rows were looked up: what came from a file for it need not stay in memory if they were many.
    void letGo(Index rows) const;
    /// All numbers, copied.
    Matrix matrix() const;

    /// A product whose parts are computed when they are needed; their common data is made once.
    class Product;

    /// x · W.
    /// @param x       [T, rows()]
    /// @param stop    looked at every few milliseconds of work
    /// @param finish  given each number of the product once
    /// @return [T, cols()]
    /// @throws Stopped
    Matrix multipliedBy(MatrixView x, const std::stop_token& stop = {}, const Finish& finish = {}) const;

private:
    struct Numbers;

    std::shared_ptr<const Numbers> m_numbers;
    StoredPart m_part;
    float m_factor = 1;
};

class Weight::Product {
public:
    /// @param x  [T, weight.rows()], which lives as long as this
    Product(const Weight& weight, MatrixView x);
    /// A product of another weight with as many rows and the same x; each part of it has a part beside it.
    Product(const Weight& weight, const Product& beside);
    Product(const Product&) = delete;
    Product& operator=(const Product&) = delete;
    ~Product();

    /// The whole product, like Weight::multipliedBy().
    Matrix all(const std::stop_token& stop, const Finish& finish) const;

    /// @param first_row, first_col  of what all() finishes of this product, or of one that was made beside it
    /// @param out                   [its rows, its columns]
    void part(Index first_row, Index first_col, Eigen::Ref<Matrix> out) const;

private:
    Product(const Weight& weight, MatrixView x, const Product* beside);
    void choose(const Product* beside);

    Weight m_weight;
    MatrixView m_x;
    bool m_unpacked;  ///< whether kernels unpack it
    Index m_rows_at_once = 0;
    std::shared_ptr<const StoredNumbers::Factors> m_factors = {};  ///< factors of a few rows, or
    std::shared_ptr<const WholeRows> m_whole = {};                 ///< of more, or
    std::shared_ptr<const Panels> m_kept = {};                     ///< kept of the weight, or nothing is kept
};

}  // namespace core
