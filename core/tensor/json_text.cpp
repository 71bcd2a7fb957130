#include "core/tensor/json_text.h"

#include "core/error.h"
#include "core/tensor/mapped_file.h"

#include <set>
#include <vector>

namespace core {
namespace {

constexpr int deepest = 64;

/// nlohmann words its errors "[json.exception…] parse error at line 1, column 3: …"; the reader wants the place.
std::string placeOf(const std::string& message)
{
    const auto start = message.find("at line ");
    if (start == std::string::npos) return "invalid JSON";
    return "invalid JSON " + message.substr(start, message.find(':', start) - start);
}

}  // namespace

Json parseJson(std::string_view text, const std::string& file, const std::string& what)
{
    std::vector<std::set<std::string>> keys;
    const auto watch = [&](int depth, Json::parse_event_t event, Json& parsed) {
        if (depth > deepest)
            throw Error(Code::Malformed, file, what, "at most " + std::to_string(deepest) + " nested levels", "more");
        if (event == Json::parse_event_t::object_start) keys.emplace_back();
        if (event == Json::parse_event_t::object_end) keys.pop_back();
        if (event == Json::parse_event_t::key && !keys.back().insert(parsed.get<std::string>()).second)
            throw Error(Code::Malformed, file, what, "each name once", "“" + parsed.get<std::string>() + "” twice");
        return true;
    };
    try {
        return Json::parse(text, watch);
    } catch (const Json::exception& error) {
        throw Error(Code::Malformed, file, what, "JSON", text.empty() ? "nothing" : placeOf(error.what()));
    }
}

Json readJsonObject(const std::string& file, std::size_t limit)
{
    Json json = parseJson(readText(file, limit), file, "the text");
    if (!json.is_object()) throw Error(Code::Malformed, file, "the text", "a JSON object", json.type_name());
    return json;
}

}  // namespace core
