#include "core/analysis/span_shares.h"

#include "core/model/pass/head_stages.h"
#include "core/stopped.h"

namespace core {

std::vector<SpanPart> partsBySpan(const std::vector<TokenSpan>& spans, Index tokens)
{
    std::vector<SpanPart> parts;
    Index next = 0;
    for (const TokenSpan& span : spans) {
        if (span.first > next) parts.push_back({{}, {next, span.first - 1}});
        parts.push_back({span.name, {span.first, span.last}});
        next = span.last + 1;
    }
    if (!parts.empty() && next < tokens) parts.push_back({{}, {next, tokens - 1}});
    return parts;
}

std::vector<TokenRange> rangesOf(const std::vector<SpanPart>& parts)
{
    std::vector<TokenRange> ranges;
    ranges.reserve(parts.size());
    for (const SpanPart& part : parts) ranges.push_back(part.tokens);
    return ranges;
}

Matrix SpanShares::mean() const
{
    Matrix sum = Matrix::Zero(std::ssize(queries), std::ssize(keys));
    for (const Matrix& one : shares) sum += one;
    return shares.empty() ? sum : Matrix(sum / static_cast<float>(shares.size()));
}

SpanShares spanShares(const Trace& trace, Index item, const std::stop_token& stop)
{
    SpanShares found{partsBySpan(trace.querySpans(item), std::ssize(trace.queries(item))),
                     partsBySpan(trace.keySpans(item), std::ssize(trace.keys(item))),
                     trace.model->info.heads,
                     {}};
    if (found.queries.empty() || found.keys.empty()) return {};
    const MapTokens parts{.query_groups = rangesOf(found.queries), .key_groups = rangesOf(found.keys)};
    for (Index layer = 0; layer < std::ssize(trace.layers); ++layer)
        for (Index head = 0; head < found.heads; ++head) {
            if (stop.stop_requested()) throw Stopped{};
            const auto weights = headWeights(trace, {layer, head, item});
            found.shares.push_back(wordMap(*weights, trace.queries(item), trace.keys(item), parts).weights);
        }
    return found;
}

}  // namespace core
