#include "ui/window/socket/window_call.h"

#include <QByteArray>

#include "core/error.h"
#include "core/file/folder_names.h"
#include "core/file/private_folder.h"
#include "core/json/json_text.h"
#include "core/system/local_socket.h"
#include "ui/window/socket/socket_place.h"
#include "ui/window/socket/window_message.h"

#include <algorithm>
#include <optional>
#include <system_error>
#include <vector>

namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;

/// The token that lets this program's window come to the front, which the other window needs now.
std::string ownActivation()
{
    const QByteArray wayland = qgetenv("XDG_ACTIVATION_TOKEN");
    std::string token = (wayland.isEmpty() ? qgetenv("DESKTOP_STARTUP_ID") : wayland).toStdString();
    return WindowMessage::isActivation(token) ? token : std::string();
}

/// The newest first.
std::vector<fs::path> openWindows()
{
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    const fs::path home = socket_place::folder();
    if (home.empty() || !core::isPrivateFolder(home)) return {};
    constexpr std::size_t mostNames = 10'000;
    std::error_code none;
    for (const std::string& name : core::namesIn(home, mostNames))
        if (name.starts_with("window-") && name.ends_with(".sock"))
            found.emplace_back(fs::last_write_time(home / name, none), home / name);
    std::ranges::sort(found, std::greater());
    std::vector<fs::path> sockets;
    std::ranges::transform(found, std::back_inserter(sockets), [](const auto& each) { return each.second; });
    return sockets;
}

/// One question to one window.
class Call {
public:
    explicit Call(const fs::path& window)
    {
        std::error_code why;
        m_socket = core::LocalSocket::connected(window, core::LocalSocket::Crowd::Refuse, why);
        std::error_code none;
        if (why == std::errc::connection_refused) fs::remove(window, none);  // of a program that was killed
    }

    bool say(const std::string& line) const { return m_socket.isOpen() && m_socket.send(line); }

    /// Up to the end of a line; empty where none came in time.
    std::string hear(Clock::time_point end) const
    {
        std::string heard;
        while (heard.size() < WindowMessage::longestLine) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
            if (left.count() <= 0 || !m_socket.wait(left)) break;
            char some[512];
            const auto count = m_socket.receive(some);
            if (!count) break;
            heard.append(some, *count);
            if (heard.ends_with('\n')) return heard;
        }
        return {};
    }

private:
    core::LocalSocket m_socket;
};

bool isYes(const std::string& answer)
{
    try {
        return core::parseJson(answer, "", "the window's answer") == core::Json{{"ok", true}};
    } catch (const core::Error&) {
        return false;  // of another program, or none
    }
}

}  // namespace

bool openInOtherWindow(const fs::path& path, std::chrono::milliseconds patience)
{
    const std::string line = WindowMessage{.path = path, .activation = ownActivation()}.line();
    const Clock::time_point end = Clock::now() + patience;
    return !line.empty() && std::ranges::any_of(openWindows(), [&](const fs::path& window) {
        const Call call(window);
        return call.say(line + '\n') && isYes(call.hear(end));
    });
}
