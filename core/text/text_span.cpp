#include "core/text/text_span.h"

#include "core/error.h"
#include "core/text/changed_stretch.h"

#include <algorithm>
#include <tuple>

namespace core {

std::vector<TextSpan> spansInOrder(std::vector<TextSpan> spans, const std::string& file)
{
    const auto place = [](const TextSpan& span) {
        return std::tuple(span.item, span.of_tokens, span.range.from, span.range.to);
    };
    std::ranges::stable_sort(spans, {}, place);
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const TextSpan& span = spans[i];
        if (span.name.empty() || span.name.size() > longestSpanName)
            throw Error(Code::OutOfRange, file, "the name of a span cannot be used: expected 1 to 120 bytes, found %1",
                        std::to_string(span.name.size()));
        if (span.range.from < 0 || span.range.to <= span.range.from)
            throw Error(Code::OutOfRange, file,
                        "the span “%1” cannot be used: expected an end behind its beginning, found %2 to %3", span.name,
                        std::to_string(span.range.from), std::to_string(span.range.to));
        if (i == 0) continue;
        const TextSpan& before = spans[i - 1];
        if (before.item == span.item && before.of_tokens == span.of_tokens && before.range.to > span.range.from)
            throw Error(
                Code::OutOfRange, file,
                "the span “%1” cannot be used: expected it behind “%2”, which ends at %3, found one that begins "
                "at %4",
                span.name, before.name, std::to_string(before.range.to), std::to_string(span.range.from));
    }
    return spans;
}

namespace {

/// Which of the spans has the most of a stretch; none: null.
const TextSpan* mostOf(const std::vector<TextSpan>& spans, const TextRange& range)
{
    const TextSpan* most = nullptr;
    Index shared = 0;
    for (auto span = std::ranges::upper_bound(spans, range.from, {}, [](const TextSpan& s) { return s.range.to; });
         span != spans.end() && span->range.from < range.to; ++span) {
        const Index here = std::min(span->range.to, range.to) - std::max(span->range.from, range.from);
        if (here > shared) {
            shared = here;
            most = &*span;
        }
    }
    return most;
}

}  // namespace

std::vector<TokenSpan> tokenSpans(const std::vector<Token>& tokens, const std::vector<TextSpan>& spans, Index item)
{
    std::vector<TextSpan> ofText;
    std::vector<TokenSpan> found;
    for (const TextSpan& span : spans) {
        if (span.item != item) continue;
        if (!span.of_tokens)
            ofText.push_back(span);
        else if (span.range.from < std::ssize(tokens))
            found.push_back({span.name, span.range.from, std::min<Index>(span.range.to, std::ssize(tokens)) - 1});
    }
    const TextSpan* current = nullptr;
    for (Index i = 0; i < std::ssize(tokens) && !ofText.empty(); ++i) {
        const Token& token = tokens[static_cast<std::size_t>(i)];
        if (token.sequence != 0 || token.range.to <= token.range.from) continue;
        const TextSpan* of = mostOf(ofText, token.range);
        if (of != nullptr && of == current)
            found.back().last = i;
        else if (of != nullptr)
            found.push_back({of->name, i, i});
        current = of;
    }
    std::ranges::stable_sort(found, {}, &TokenSpan::first);
    for (std::size_t i = 1; i < found.size(); ++i)  // where both kinds name one token
        found[i].first = std::max(found[i].first, found[i - 1].last + 1);
    std::erase_if(found, [](const TokenSpan& span) { return span.last < span.first; });
    return found;
}

std::vector<TextSpan> movedAlong(const std::vector<TextSpan>& spans, Index item, std::string_view before,
                                 std::string_view after)
{
    if (spans.empty() || before == after) return spans;
    const ChangedStretch changed = changedStretch(before, after);
    // What is typed at a border belongs to the span that ends there, what replaces a whole span to that span.
    const auto beginning = [&](Index place) {
        if (place < changed.from || (place == changed.from && changed.from < changed.to)) return place;
        return std::max(place, changed.to) + changed.grown;
    };
    const auto end = [&](Index place) {
        return place >= changed.to ? place + changed.grown : std::min(place, changed.from);
    };
    std::vector<TextSpan> moved;
    moved.reserve(spans.size());
    for (TextSpan span : spans) {
        if (span.item == item && !span.of_tokens) span.range = {beginning(span.range.from), end(span.range.to)};
        if (span.range.to > span.range.from) moved.push_back(std::move(span));
    }
    return moved;
}

std::vector<TextSpan> spansOver(const std::vector<TextSpan>& below, const std::vector<TextSpan>& above)
{
    std::vector<TextSpan> all = above;
    for (TextSpan span : below) {
        for (const TextSpan& over : above) {
            if (over.item != span.item || over.of_tokens || over.range.to <= span.range.from
                || over.range.from >= span.range.to)
                continue;
            if (over.range.from > span.range.from) {
                all.push_back(span);
                all.back().range.to = over.range.from;
            }
            span.range.from = over.range.to;
        }
        if (span.range.to > span.range.from) all.push_back(std::move(span));
    }
    return spansInOrder(std::move(all), {});
}

void addWritten(std::vector<TokenSpan>& spans, Index first, Index last)
{
    if (spans.empty() || last < first) return;
    if (spans.back().written)
        spans.back().last = last;
    else
        spans.push_back({"answer", first, last, true});
}

std::vector<TokenSpan> spansWithin(const std::vector<TokenSpan>& spans, Index from, Index count)
{
    std::vector<TokenSpan> within;
    for (TokenSpan span : spans) {
        span.first = std::max<Index>(span.first - from, 0);
        span.last = std::min<Index>(span.last - from, count - 1);
        if (span.last >= span.first) within.push_back(std::move(span));
    }
    return within;
}

}  // namespace core
