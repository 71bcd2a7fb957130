#pragma once

#include "core/explain/patch/pass_route.h"

namespace core {

struct VariantRows;

/// A text's stream after a change: rows from `first` on, as far as they are needed.
struct StreamVariant {
    std::size_t stage = 0;  ///< what the rows enter; as many stages as there are: they are at the end already
    Index first = 0;
    Matrix x;  ///< [rows, d_model]
};

/// Carries variants of one text's stream through the stages that are left, all of them at once: what is done row by row
/// (projections, norms, feed-forward layers) is one product over the rows of all, since a product of few rows takes as
/// long as its weights take to be read. Rows before a variant's first keep the finished pass's keys and values.
class StreamVariants {
public:
    /// @param route  must live as long as this
    /// @param asked  the row that is wanted at the end; nothing: all of them. A forward route stops at it.
    StreamVariants(const PassRoute& route, std::optional<Index> asked, std::stop_token stop)
        : m_route(route),
          m_asked(asked),
          m_stop(std::move(stop))
    {
    }

    /// The number of a stream's first rows that count.
    Index rows() const { return m_asked && m_route.forward() ? *m_asked + 1 : m_route.rows(); }

    /// The finished pass's stream with some rows changed.
    /// @param first  [changed, d_model] stand at rows first, first + 1, … of what enters the stage
    /// @return nothing where that changes nothing that counts
    std::optional<StreamVariant> variant(std::size_t stage, Index first, MatrixView changed) const;

    /// Each joins the others where it enters, so that what changes early and what changes late share products.
    /// @param variants  at least one
    /// @param keys      [variants][T_k, d_model] what an encoder made of the other text, where that changed: then all
    ///                  enter one stage; else none
    /// @return the rows that are asked for, behind the final norm: one of each variant, or all of the first one's, then
    /// all of the second's
    /// @throws Stopped
    Matrix carried(std::vector<StreamVariant> variants, const std::vector<Matrix>& keys = {}) const;

private:
    Matrix inOrder(const Matrix& x, const std::vector<VariantRows>& rows, const std::vector<std::size_t>& order) const;

    const PassRoute& m_route;
    std::optional<Index> m_asked;
    std::stop_token m_stop;
};

}  // namespace core
