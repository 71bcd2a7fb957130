#include "core/analysis/span_reading.h"

#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/row_reading.h"
#include "core/stopped.h"

#include <algorithm>

namespace core {
namespace {

std::vector<Index> placesFrom(Index first, Index last)
{
    std::vector<Index> places;
    for (Index place = std::max<Index>(first, 1); place <= last; ++place) places.push_back(place);
    return places;
}

/// The keys' spans, those of one name together, and what is left between them.
std::vector<ReadSpan> readSpans(const Trace& trace, Index item)
{
    std::vector<ReadSpan> spans;
    ReadSpan others;
    for (const SpanPart& part : partsBySpan(trace.keySpans(item), std::ssize(trace.keys(item)))) {
        if (part.name.empty()) {
            others.stretches.push_back(part.tokens);
            continue;
        }
        const auto found = std::ranges::find(spans, part.name, &ReadSpan::name);
        if (found != spans.end()) {
            found->stretches.push_back(part.tokens);
            continue;
        }
        spans.push_back({part.name, std::ssize(spans), {part.tokens}});
    }
    if (!spans.empty() && !others.stretches.empty()) spans.push_back(std::move(others));
    return spans;
}

void requireReading(const Trace& trace, const SpanReading& reading)
{
    if (trace.mixes != nullptr)
        throw Error(Code::Unsupported, trace.model->info.name,
                    "shares of named spans are not supported here: expected weights of a softmax, found mixing weights "
                    "with signs");
    if (reading.spans.empty())
        throw Error(Code::Missing, trace.model->info.name,
                    "a named span is missing: expected at least one stretch of the text that has a name");
    if (reading.places.empty())
        throw Error(Code::Missing, trace.model->info.name,
                    "an answer is missing: expected tokens that the model wrote, or a named span behind other tokens");
}

}  // namespace

std::vector<Index> answerPlaces(const Trace& trace, Index item, Index query)
{
    const std::vector<TokenSpan>& spans = trace.querySpans(item);
    if (trace.keySpans(item).empty()) return {};
    if (spans.empty()) return placesFrom(1, std::ssize(trace.queries(item)) - 1);
    const auto written = std::ranges::find(spans, true, &TokenSpan::written);
    if (written != spans.end()) return placesFrom(written->first, written->last);
    const auto around = std::ranges::find_if(
        spans, [query](const TokenSpan& span) { return span.first <= query && query <= span.last; });
    const TokenSpan& span = around != spans.end() ? *around : spans.back();
    return placesFrom(span.first, span.last);
}

SpanReading spanReading(const Trace& trace, const std::vector<HeadAddress>& heads, Index query,
                        const std::stop_token& stop)
{
    const Index item = heads.front().item;
    SpanReading reading{answerPlaces(trace, item, query), readSpans(trace, item), {}};
    requireReading(trace, reading);
    const RowReading asked = readingOf(*trace.model, RowReading::NextToken);
    reading.shares = Matrix::Zero(std::ssize(reading.places), std::ssize(reading.spans));
    for (const HeadAddress& head : heads) {
        if (stop.stop_requested()) throw Stopped{};
        const auto weights = headWeights(trace, head);
        for (Index word = 0; word < reading.shares.rows(); ++word) {
            const auto row = rowNamedAfter(trace, item, reading.places[static_cast<std::size_t>(word)], asked);
            if (!row || *row >= weights->rows()) continue;
            for (Index span = 0; span < reading.shares.cols(); ++span)
                for (const TokenRange& tokens : reading.spans[static_cast<std::size_t>(span)].stretches)
                    reading.shares(word, span) +=
                        weights->row(*row).segment(tokens.first, tokens.last - tokens.first + 1).sum();
        }
    }
    reading.shares /= static_cast<float>(heads.size());
    return reading;
}

}  // namespace core
