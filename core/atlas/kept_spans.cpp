#include "core/atlas/kept_spans.h"

#include "core/text/text_span.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace core {

Json spansJson(const SpanStatistics& spans)
{
    return {{"kinds", spans.kinds}, {"texts", spans.texts}, {"done", spans.done}};
}

std::string spanNumbers(const SpanStatistics& spans)
{
    std::string bytes;
    for (std::size_t head = 0; head < spans.means.size(); ++head)
        for (const std::vector<double>* numbers : {&spans.means[head], &spans.squares[head]})
            bytes.append(reinterpret_cast<const char*>(numbers->data()), numbers->size() * sizeof(double));
    return bytes;
}

SpanStatistics spansFrom(const JsonObject& json, std::size_t texts)
{
    SpanStatistics spans;
    Index done = 0;
    json.read("done", done, static_cast<Index>(texts));
    spans.done = static_cast<std::size_t>(done);
    json.each("kinds", mostSpanKinds, [&](const Json& each) {
        const bool isName = each.is_string() && each.get_ref<const std::string&>().size() <= longestSpanName;
        if (!isName || std::ranges::find(spans.kinds, each.get<std::string>()) != spans.kinds.end())
            throw json.wrong("kinds", each, Words("%1 cannot be used: expected different names of spans, found %2"));
        spans.kinds.push_back(each.get<std::string>());
    });
    json.each("texts", mostSpanKinds * mostSpanKinds, [&](const Json& each) {
        if (!each.is_number_unsigned() || each.get<std::uint64_t>() > spans.done)
            throw json.wrong("texts", each,
                             Words("%1 cannot be used: expected numbers of texts that were read, found %2"));
        spans.texts.push_back(each.get<std::int64_t>());
    });
    if (spans.texts.size() != spans.kinds.size() * spans.kinds.size())
        throw Error(Code::Malformed, json.file(), "the spans cannot be understood: expected %1 pairs, found %2",
                    std::to_string(spans.kinds.size() * spans.kinds.size()), std::to_string(spans.texts.size()));
    return spans;
}

void readSpanNumbers(SpanStatistics& spans, std::size_t heads, const std::string& bytes, const std::string& file)
{
    const std::size_t each = spans.texts.size() * sizeof(double);
    if (bytes.size() != 2 * each * heads)
        throw Error(Code::Malformed, file, "the shares of spans cannot be understood: expected %1 bytes, found %2",
                    std::to_string(2 * each * heads), std::to_string(bytes.size()));
    spans.means.assign(heads, std::vector<double>(spans.texts.size()));
    spans.squares = spans.means;
    const char* next = bytes.data();
    for (std::size_t head = 0; head < heads; ++head)
        for (std::vector<double>* numbers : {&spans.means[head], &spans.squares[head]}) {
            if (each > 0) std::memcpy(numbers->data(), next, each);
            next += each;
            const bool squares = numbers == &spans.squares[head];
            if (!std::ranges::all_of(*numbers,
                                     [&](double one) { return std::isfinite(one) && (!squares || one >= 0); }))
                throw Error(Code::Malformed, file,
                            "the shares of spans cannot be understood: expected finite numbers, found others");
        }
}

}  // namespace core
