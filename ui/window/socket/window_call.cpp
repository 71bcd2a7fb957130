#include "ui/window/socket/window_call.h"

#include <QByteArray>

#include "core/error.h"
#include "core/file/folder_names.h"
#include "core/json/json_text.h"
#include "ui/window/socket/socket_place.h"
#include "ui/window/socket/window_message.h"

#include <algorithm>
#include <cerrno>
#include <optional>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
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
    if (home.empty() || !socket_place::isPrivate(home)) return {};
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
    explicit Call(const fs::path& window) : m_socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0))
    {
        const auto address = socket_place::addressOf(window);
        if (m_socket < 0 || !address) return;
        if (::connect(m_socket, reinterpret_cast<const sockaddr*>(&*address), sizeof *address) == 0)
            m_connected = socket_place::isOwn(m_socket);
        else if (errno == ECONNREFUSED)
            ::unlink(window.c_str());  // of a program that was killed
    }
    ~Call()
    {
        if (m_socket >= 0) ::close(m_socket);
    }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    bool say(const std::string& line) const
    {
        return m_connected
               && ::send(m_socket, line.data(), line.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(line.size());
    }

    /// Up to the end of a line; empty where none came in time.
    std::string hear(Clock::time_point end) const
    {
        std::string heard;
        while (heard.size() < WindowMessage::longestLine) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
            pollfd watched = {m_socket, POLLIN, 0};
            if (left <= 0 || (::poll(&watched, 1, static_cast<int>(left)) < 0 && errno != EINTR)) break;
            char some[512];
            const ssize_t count = ::recv(m_socket, some, sizeof some, 0);
            if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) break;
            if (count > 0) heard.append(some, static_cast<std::size_t>(count));
            if (heard.ends_with('\n')) return heard;
        }
        return {};
    }

private:
    int m_socket;
    bool m_connected = false;
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
