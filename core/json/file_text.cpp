#include "core/json/file_text.h"

#include "core/json/json_text.h"

namespace core {

std::string fileText(Json json, int indent)
{
    const std::string comma = indent < 0 ? "," : ",\n" + std::string(static_cast<std::size_t>(indent), ' ');
    std::string first;
    for (const char* field : {"format", "version"}) {
        first += Json(field).dump() + (indent < 0 ? ":" : ": ") + json.at(field).dump() + comma;
        json.erase(field);
    }
    std::string text = json.dump(indent, ' ', false, Json::error_handler_t::replace) + '\n';
    return text.insert(text.find('"'), first);
}

}  // namespace core
