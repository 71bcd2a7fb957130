#include "core/model/pass/row_reading.h"

#include "core/model/pass/trace.h"

namespace core {

bool predictsNext(const Model& model)
{
    const bool onward = model.transformer.causal || model.info.block == AttentionBlock::Cross;
    return onward && model.transformer.language_head.has_value();
}

RowReading readingIn(const std::optional<AttentionBlock>& block, RowReading asked)
{
    if (asked != RowReading::Usual) return asked;
    return block == AttentionBlock::Cross ? RowReading::NextToken : RowReading::AtToken;
}

RowReading readingOf(const Model& model, RowReading asked)
{
    return predictsNext(model) ? readingIn(model.info.block, asked) : RowReading::AtToken;
}

std::optional<Index> namingToken(const Trace& trace, Index item, Index query, RowReading asked)
{
    const std::vector<bool>& real = trace.batch.sequences[static_cast<std::size_t>(item)].real;
    const auto isReal = [&](Index place) {
        return place < static_cast<Index>(real.size()) && real[static_cast<std::size_t>(place)];
    };
    if (readingOf(*trace.model, asked) == RowReading::AtToken || !isReal(query)) return query;
    return isReal(query + 1) ? std::optional(query + 1) : std::nullopt;
}

std::optional<Index> rowNamedAfter(const Trace& trace, Index item, Index token, RowReading asked)
{
    for (const Index query : {token, token - 1})
        if (query >= 0 && namingToken(trace, item, query, asked) == token) return query;
    return std::nullopt;
}

}  // namespace core
