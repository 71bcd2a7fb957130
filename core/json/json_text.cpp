#include "core/json/json_text.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_watch.h"

namespace core {

Json parseJson(std::string_view text, const std::string& file, const std::string& what)
{
    if (text.empty()) throw Error(Code::Malformed, file, "%1 cannot be understood: expected JSON, found nothing", what);
    JsonWatch watch(file, what);
    Json::sax_parse(text, &watch);
    return Json::parse(text);
}

Json readJsonObject(const std::string& file, std::size_t limit)
{
    Json json = parseJson(readText(file, limit), file, "the text");
    if (!json.is_object())
        throw Error(Code::Malformed, file, "the text cannot be understood: expected a JSON object, found %1",
                    json.type_name());
    return json;
}

}  // namespace core
