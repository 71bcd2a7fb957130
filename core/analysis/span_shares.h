#pragma once

#include "core/analysis/word_map.h"
#include "core/model/pass/trace.h"

namespace core {

/// A row or column of a map that is summed up by spans.
struct SpanPart {
    std::string name;   ///< empty for what stands between two spans
    TokenRange tokens;  ///< first … last
};

/// A whole sequence as its named spans and what stands between them, in order and without gaps.
/// @param tokens  how many there are
/// @return none where nothing is named
std::vector<SpanPart> partsBySpan(const std::vector<TokenSpan>& spans, Index tokens);

std::vector<TokenRange> rangesOf(const std::vector<SpanPart>& parts);

/// Who reads whom: of each head the mean share of weight that a query of one part gives to the keys of another.
struct SpanShares {
    std::vector<SpanPart> queries;
    std::vector<SpanPart> keys;
    Index heads = 0;             ///< of a layer
    std::vector<Matrix> shares;  ///< [L · H] of layer l and head h at l · H + h: [queries, keys], as wordMap() has them

    const Matrix& of(Index layer, Index head) const { return shares[static_cast<std::size_t>(layer * heads + head)]; }
    /// The mean over all heads.
    Matrix mean() const;
};

/// @param trace  of one kind of attention
/// @return no parts and shares where nothing is named
/// @throws Stopped
SpanShares spanShares(const Trace& trace, Index item, const std::stop_token& stop = {});

}  // namespace core
