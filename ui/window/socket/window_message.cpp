#include "ui/window/socket/window_message.h"

#include "core/json/json_object.h"
#include "ui/window/socket/socket_place.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

constexpr const char* showFormat = "attentionscope show";
constexpr const char* openFormat = "attentionscope open";
constexpr core::Index version = 1;

core::Error wrong(const char* field, const char* expected, const std::string& found)
{
    return core::Error(core::Code::OutOfRange, "", field, expected, found.substr(0, 200));
}

bool isWhole(const fs::path& path) { return path.is_absolute() && path.native().find('\0') == std::string::npos; }

WindowMessage fileAsked(const core::JsonObject& json)
{
    std::string file;
    json.read("file", file);
    const fs::path path = file;
    std::error_code none;
    if (!isWhole(path) || path.extension() != ".safetensors" || !fs::is_regular_file(path, none))
        throw wrong("the file", "a file of attention, NAME.safetensors", file);
    return {WindowMessage::Kind::Show, path, {}};
}

WindowMessage pathAsked(const core::JsonObject& json)
{
    std::string path, display, activation;
    json.read("path", path);
    json.read("display", display);
    json.read("activation", activation);
    std::error_code none;
    if (!isWhole(path) || !fs::exists(path, none)) throw wrong("the path", "an absolute one that is there", path);
    if (display != socket_place::display()) throw wrong("the display", socket_place::display().c_str(), display);
    if (!WindowMessage::isActivation(activation)) throw wrong("the activation", "a short token", activation);
    return {WindowMessage::Kind::Open, path, activation};
}

}  // namespace

WindowMessage WindowMessage::of(const std::string& line)
{
    const core::Json parsed = core::parseJson(line, "", "what is asked of the window");
    const core::JsonObject json(parsed, "", "");
    std::string format;
    core::Index asked = 0;
    json.read("format", format);
    json.read("version", asked);
    if (asked == version && format == showFormat) return fileAsked(json);
    if (asked == version && format == openFormat) return pathAsked(json);
    throw core::Error(core::Code::Unsupported, "", "what is asked of the window",
                      "attentionscope show or attentionscope open, version 1",
                      format.substr(0, 40) + ", version " + std::to_string(asked));
}

bool WindowMessage::isActivation(const std::string& token)
{
    constexpr std::size_t longest = 512;
    return token.size() <= longest
           && std::ranges::all_of(token, [](char letter) { return letter > ' ' && letter < '\x7f'; });
}

std::string WindowMessage::line() const
{
    const core::Json json = {{"format", openFormat},
                             {"version", version},
                             {"path", path.native()},
                             {"display", socket_place::display()},
                             {"activation", activation}};
    try {
        const std::string line = json.dump();
        return line.size() < longestLine ? line : std::string();
    } catch (const core::Json::exception&) {
        return {};  // not UTF-8
    }
}
