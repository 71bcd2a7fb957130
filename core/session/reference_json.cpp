#include "core/session/reference_json.h"

#include "core/json/json_object.h"

#include <utility>

namespace core {

Json referenceJson(const ReferenceTexts& reference)
{
    return {{"name", reference.name()}, {"texts", reference.texts()}};
}

ReferenceTexts referenceIn(const JsonObject& reader)
{
    std::string name;
    reader.read("name", name, longestReferenceName);
    std::vector<std::string> texts;
    reader.each("texts", mostReferenceTexts, [&](const Json& text) {
        if (!text.is_string()) throw reader.wrong("texts", text, Words("%1 cannot be used: expected texts, found %2"));
        texts.push_back(text.get<std::string>());
    });
    return {std::move(name), std::move(texts)};
}

}  // namespace core
