#include "ui/window/socket/window_message.h"

#include "core/error.h"
#include "core/file/private_folder.h"
#include "core/json/json_object.h"
#include "ui/window/socket/socket_place.h"

#include <algorithm>
#include <string_view>

namespace fs = std::filesystem;

namespace {

constexpr const char* showFormat = "attentionscope show";
constexpr const char* openFormat = "attentionscope open";
constexpr const char* exploreFormat = "attentionscope explore";
constexpr const char* askFormat = "attentionscope ask";
constexpr core::Index version = 1;

/// @param said  with %1 for what was found; its own values follow
core::Error wrong(const std::string& found, const core::Words& said)
{
    return {core::Code::OutOfRange, "", said.about({found.substr(0, 200)})};
}

bool isWhole(const fs::path& path) { return path.is_absolute() && path.native().find('\0') == std::string::npos; }

WindowMessage fileAsked(const core::JsonObject& json)
{
    std::string file;
    json.read("file", file);
    const fs::path path = file;
    std::error_code none;
    if (!isWhole(path) || path.extension() != ".safetensors" || !fs::is_regular_file(path, none))
        throw wrong(file,
                    core::Words("the file cannot be used: expected a file of attention, NAME.safetensors, found %1"));
    return {.kind = WindowMessage::Kind::Show, .path = path};
}

WindowMessage pathAsked(const core::JsonObject& json)
{
    std::string path, display, activation;
    json.read("path", path);
    json.read("display", display);
    json.read("activation", activation);
    std::error_code none;
    if (!isWhole(path) || !fs::exists(path, none))
        throw wrong(path, core::Words("the path cannot be used: expected an absolute one that is there, found %1"));
    if (display != socket_place::display())
        throw wrong(display,
                    core::Words("the display cannot be used: expected %2, found %1", socket_place::display().c_str()));
    if (!WindowMessage::isActivation(activation))
        throw wrong(activation, core::Words("the activation cannot be used: expected a short token, found %1"));
    return {.kind = WindowMessage::Kind::Open, .path = path, .activation = activation};
}

/// A socket beside those of windows, in a folder that nobody else can enter.
WindowMessage modelAsked(const core::JsonObject& json)
{
    WindowMessage message{.kind = WindowMessage::Kind::Explore};
    std::string socket;
    json.read("engine", socket);
    json.read("model", message.engine.model, core::longestEngineText);
    json.read("text", message.text);
    message.path = socket;
    const std::string name = message.path.stem().string();
    std::error_code none;
    const bool known = isWhole(message.path) && message.path.parent_path() == socket_place::folder()
                       && core::isPrivateFolder(message.path.parent_path()) && name.starts_with("engine-")
                       && message.path.extension() == ".sock" && fs::is_socket(message.path, none);
    if (!known)
        throw wrong(socket, core::Words("the engine cannot be used: expected the socket of a program that has a model, "
                                        "engine-NUMBER.sock, found %1"));
    if (message.engine.model.empty())
        throw core::Error(core::Code::OutOfRange, "", "the model cannot be used: expected its name, found nothing");
    message.engine.engine = "python" + name.substr(std::string_view("engine").size());
    return message;
}

WindowMessage questionAsked(const core::JsonObject& json)
{
    WindowMessage message{.kind = WindowMessage::Kind::Ask};
    json.read("what", message.what);
    if (message.what != "selection" && message.what != "weights")
        throw wrong(message.what,
                    core::Words("what is asked for cannot be used: expected selection or weights, found %1"));
    return message;
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
    if (asked == version && format == exploreFormat) return modelAsked(json);
    if (asked == version && format == askFormat) return questionAsked(json);
    throw core::Error(core::Code::Unsupported, "",
                      "what is asked of the window is not supported: expected attentionscope show, open, explore or "
                      "ask, version 1, found %1, version %2",
                      format.substr(0, 40), std::to_string(asked));
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
