#include "core/json/json_text.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_watch.h"

#include <algorithm>

namespace core {
namespace {

/// What a text is that cannot be JSON, as its beginning says; null where it says nothing.
const char* otherThanJson(std::string_view text)
{
    if (text.starts_with("version https://git-lfs"))
        return phrase("what only stands for the file, which “git lfs pull” fetches");
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) return phrase("UTF-16 instead of UTF-8");
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.starts_with('<') ? phrase("a web page, as a download that was refused leaves") : nullptr;
}

}  // namespace

Json parseJson(std::string_view text, const std::string& file, const std::string& what)
{
    if (text.empty()) throw Error(Code::Malformed, file, "%1 cannot be understood: expected JSON, found nothing", what);
    if (const char* other = otherThanJson(text))
        throw Error(Code::Malformed, file, "%1 cannot be understood: expected JSON, found %2", what, other);
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
