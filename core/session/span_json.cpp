#include "core/session/span_json.h"

#include "core/file/mapped_file.h"
#include "core/session/session.h"
#include "core/text/unicode.h"

#include <algorithm>

namespace core {
namespace {

constexpr std::size_t largestSpanFile = 16U << 20U;

/// Where a passage stands in a text, in code points.
/// @param from  where the search begins; from the text's beginning where there is none behind it
TextRange placeOf(const std::string& passage, const std::string& text, Index from, const TextSpan& span,
                  const std::string& file)
{
    const std::vector<Index> before = codePointsBefore(text);
    const auto begin = static_cast<std::size_t>(std::ranges::lower_bound(before, from) - before.begin());
    std::size_t at = text.find(passage, std::min(begin, text.size()));
    if (at == std::string::npos) at = text.find(passage);
    if (passage.empty() || at == std::string::npos)
        throw Error(Code::Missing, file, "the text of the span “%1” is missing: expected a passage of the text",
                    span.name);
    return {before[at], before[at + passage.size()]};
}

/// A span's place as "begin" and "end", "first" and "last", or "text".
void readPlace(const JsonObject& reader, const std::string& text, Index from, TextSpan& span)
{
    std::string passage;
    reader.read("text", passage);
    if (reader.find("text") != nullptr) {
        span.range = placeOf(passage, text, from, span, reader.file());
        return;
    }
    span.of_tokens = reader.find("first") != nullptr;
    const char* const begins = span.of_tokens ? "first" : "begin";
    const char* const ends = span.of_tokens ? "last" : "end";
    if (reader.find(begins) == nullptr || reader.find(ends) == nullptr)
        throw Error(
            Code::Missing, reader.file(),
            "the place of the span “%1” is missing: expected “begin” and “end” in characters, “first” and “last” "
            "in tokens, or “text”",
            span.name);
    reader.read(begins, span.range.from, JsonObject::largestIndex, span.of_tokens ? 1 : 0);
    reader.read(ends, span.range.to);
    if (span.of_tokens) --span.range.from;
}

}  // namespace

Json spanJson(const TextSpan& span)
{
    Json json = {{"name", span.name}};
    if (span.item > 0) json["item"] = span.item + 1;
    json[span.of_tokens ? "first" : "begin"] = span.range.from + (span.of_tokens ? 1 : 0);
    json[span.of_tokens ? "last" : "end"] = span.range.to;
    return json;
}

std::vector<TextSpan> spansIn(const JsonObject& reader, const std::vector<std::string>& texts)
{
    std::vector<TextSpan> spans;
    reader.each("spans", mostSpans, [&](const Json& each) {
        const JsonObject one = reader.object("spans", each);
        TextSpan span;
        one.read("name", span.name, longestSpanName);
        Index item = 1;
        one.read("item", item, static_cast<Index>(mostTexts), 1);
        span.item = item - 1;
        const bool follows = !spans.empty() && spans.back().item == span.item && !spans.back().of_tokens;
        readPlace(one, span.item < std::ssize(texts) ? texts[static_cast<std::size_t>(span.item)] : std::string(),
                  follows ? spans.back().range.to : 0, span);
        spans.push_back(std::move(span));
    });
    return spansInOrder(std::move(spans), reader.file());
}

std::vector<TextSpan> readSpanFile(const std::filesystem::path& file, const std::vector<std::string>& texts)
{
    Json json = parseJson(readText(file, largestSpanFile), file.string(), "the spans");
    if (json.is_array()) {
        Json whole = Json::object();
        whole["spans"] = std::move(json);
        json = std::move(whole);
    }
    const JsonObject reader(json, file.string(), {});
    if (reader.find("spans") == nullptr)
        throw Error(Code::Missing, file.string(), "the list of spans is missing: expected a list, or “spans”");
    return spansIn(reader, texts);
}

}  // namespace core
