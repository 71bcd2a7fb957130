#include "core/session/carried_picture.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/text/base64.h"

namespace core {
namespace {

constexpr const char* pictureMember = "picture";
constexpr std::size_t longestFile = std::size_t{64} << 20U;

}  // namespace

std::string withPicture(std::string text, std::string_view png)
{
    // The rest of the text stays as it is: it is not read and written again.
    return text.insert(text.rfind('}'), ",\"" + std::string(pictureMember) + "\":\"" + toBase64(png) + '"');
}

std::string pictureIn(const std::filesystem::path& file)
{
    const Json json = readJsonObject(file.string(), longestFile);
    const auto found = json.find(pictureMember);
    if (found == json.end() || !found->is_string())
        throw Error(Code::NotInside, file.string(),
                    "there is no picture in this file. Open a session or page that was saved from its window.");
    auto png = fromBase64(found->get<std::string>());
    if (!png)
        throw Error(Code::Malformed, file.string(), "%1 cannot be understood: expected base64, found other characters",
                    pictureMember);
    return std::move(*png);
}

}  // namespace core
