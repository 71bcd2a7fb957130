#pragma once

#include "core/explain/patch/pass_route.h"

namespace core {

/// The places of one variant's rows, in the text and among the rows of all variants.
struct VariantRows {
    Index first = 0;  ///< in the text
    Index at = 0;     ///< among all
    Index count = 0;
};

/// Computes one stage for several variants of a text's stream.
class VariantStage {
public:
    /// @param stage  must live as long as this
    /// @param keys   [variants][T_k, d_model] of cross-attention whose other text changed; else none
    VariantStage(const RouteStage& stage, const std::vector<Matrix>& keys, std::stop_token stop)
        : m_stage(stage),
          m_attention(stage.block->attention),
          m_changedKeys(keys),
          m_stop(std::move(stop))
    {
    }

    /// @param x      [all rows, d_model] what enters the stage
    /// @param rows   [variants] of x; afterwards of the result
    /// @param asked  only this row of each goes on
    /// @return [all rows, d_model] what leaves it
    /// @throws Stopped
    Matrix operator()(Matrix x, std::vector<VariantRows>& rows, std::optional<Index> asked);

private:
    void projectKeys(const Matrix& read, const std::vector<VariantRows>& rows);
    Matrix projectedQueries(const Matrix& read, const std::vector<VariantRows>& rows) const;
    Matrix contexts(const Matrix& q, const std::vector<VariantRows>& rows) const;
    Matrix keysOf(std::size_t variant, Index head, const Matrix& fresh, const Matrix& was) const;
    Index tokens() const;

    const RouteStage& m_stage;
    const MultiHeadWeights& m_attention;
    const std::vector<Matrix>& m_changedKeys;
    std::stop_token m_stop;
    std::vector<VariantRows> m_keyRows;  ///< [variants] rows of m_k; none where the finished pass's hold
    Matrix m_k;
    Matrix m_v;
};

}  // namespace core
