#pragma once

#include "core/explain/stream_part.h"
#include "core/model/pass/trace.h"

#include <utility>
#include <vector>

/// What wrote each row, by a loop in double precision from the tokens on: attention, norms and feed-forward layers of
/// layers with a LayerNorm before or behind them, as GPT-2 and BERT have them.
class PlainStream {
public:
    using Table = Eigen::MatrixXd;

    PlainStream(const core::Transformer& transformer, const core::Sequence& sequence, bool causal);

    /// Takes the stream through the next layer.
    void passLayer(core::Index layer);
    /// The products that make one head's score for a cell, part by part: [parts, parts].
    Table products(core::Index layer, core::Index head, core::Index query, core::Index key) const;
    /// Each part's addition to a token's logit, without bias, for a head that is the vocabulary alone.
    Eigen::VectorXd answers(core::Index row, core::Index id) const;

    const std::vector<core::StreamPart>& parts() const { return m_parts; }

private:
    void add(const core::StreamPart& part, const Table& rows);
    /// Norms the sum of all parts by each row's own factor, part by part.
    static std::vector<Table> normed(const std::vector<Table>& parts, std::vector<core::StreamPart>& names,
                                     const core::Norm& norm);
    Table sum() const;

    const core::Transformer& m_transformer;
    bool m_causal;
    std::vector<core::StreamPart> m_parts;
    std::vector<Table> m_rows;  ///< [parts] of [T, d_model]
};
