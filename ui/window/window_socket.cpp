#include "ui/window/window_socket.h"

#include <QSocketNotifier>
#include <QTimer>

#include "core/json/json_object.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace {

/// A folder that its user alone can enter.
bool isPrivate(const fs::path& folder)
{
    struct stat is = {};
    constexpr mode_t others = S_IRWXG | S_IRWXO;
    return ::lstat(folder.c_str(), &is) == 0 && S_ISDIR(is.st_mode) && is.st_uid == ::geteuid()
           && (is.st_mode & others) == 0;
}

bool isOwn(int socket)
{
    ucred who = {};
    socklen_t size = sizeof who;
    return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &who, &size) == 0 && who.uid == ::geteuid();
}

/// @throws core::Error saying what was wrong with what was asked
fs::path fileAsked(const std::string& line)
{
    const core::Json parsed = core::parseJson(line, "", "what is to be shown");
    const core::JsonObject json(parsed, "", "");
    std::string format, file;
    core::Index version = 0;
    json.read("format", format);
    json.read("version", version);
    json.read("file", file);
    if (format != "attentionscope show" || version != 1)
        throw core::Error(core::Code::Unsupported, "", "what is to be shown", "attentionscope show, version 1",
                          format.substr(0, 40) + ", version " + std::to_string(version));
    fs::path path = file;
    std::error_code none;
    if (!path.is_absolute() || path.extension() != ".safetensors" || !fs::is_regular_file(path, none))
        throw core::Error(core::Code::OutOfRange, "", "the file", "a file of attention, NAME.safetensors",
                          file.substr(0, 200));
    return path;
}

}  // namespace

struct WindowSocket::Caller {
    QSocketNotifier* notifier;
    QTimer* timer;
    std::string line = {};
};

fs::path WindowSocket::folder()
{
    const QByteArray runtime = qgetenv("XDG_RUNTIME_DIR");
    if (runtime.isEmpty()) return {};
    const fs::path user = runtime.toStdString();
    return user.is_absolute() && isPrivate(user) ? user / "attentionscope" : fs::path();
}

WindowSocket::WindowSocket(QObject* parent) : QObject(parent) { listen(); }

WindowSocket::~WindowSocket()
{
    for (const auto& [socket, caller] : m_callers) ::close(socket);
    if (m_listening < 0) return;
    ::close(m_listening);
    ::unlink(m_path.c_str());
}

void WindowSocket::listen()
{
    const fs::path home = folder();
    if (home.empty()) return;
    ::mkdir(home.c_str(), S_IRWXU);
    if (!isPrivate(home)) return;
    m_path = home / ("window-" + std::to_string(::getpid()) + ".sock");
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (m_path.native().size() >= sizeof address.sun_path) return;
    std::ranges::copy(m_path.native(), address.sun_path);
    ::unlink(m_path.c_str());  // of a window that was killed and had the same number
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (socket < 0) return;
    if (::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0
        || ::listen(socket, static_cast<int>(mostAtOnce)) != 0) {
        ::close(socket);
        return;
    }
    m_listening = socket;
    connect(new QSocketNotifier(socket, QSocketNotifier::Read, this), &QSocketNotifier::activated, this,
            &WindowSocket::accept);
}

void WindowSocket::accept()
{
    const int socket = ::accept4(m_listening, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (socket < 0) return;
    if (m_callers.size() >= mostAtOnce || !isOwn(socket)) {
        ::close(socket);
        return;
    }
    auto* notifier = new QSocketNotifier(socket, QSocketNotifier::Read, this);
    auto* timer = new QTimer(notifier);
    timer->setSingleShot(true);
    connect(notifier, &QSocketNotifier::activated, this, [this, socket] { read(socket); });
    connect(timer, &QTimer::timeout, this,
            [this, socket] { answer(socket, R"({"error": "nothing was asked in time"})"); });
    timer->start(patience);
    m_callers.emplace(socket, std::make_unique<Caller>(Caller{notifier, timer}));
}

void WindowSocket::read(int socket)
{
    const auto found = m_callers.find(socket);
    if (found == m_callers.end()) return;
    std::string& line = found->second->line;
    char some[1024];
    const ssize_t count = ::recv(socket, some, sizeof some, 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count <= 0) return answer(socket, {});
    line.append(some, static_cast<std::size_t>(count));
    const std::size_t end = line.find('\n');
    if (end == std::string::npos) {
        if (line.size() > longestLine) answer(socket, R"({"error": "the line is too long"})");
        return;
    }
    try {
        const fs::path file = fileAsked(line.substr(0, end));
        answer(socket, R"({"ok": true})");
        emit shown(file);
    } catch (const core::Error& error) {
        const core::Json said = {{"error", errorText(error).toStdString()}};
        answer(socket, said.dump(-1, ' ', true, core::Json::error_handler_t::replace));
    }
}

/// Says a last word, if any, and hangs up.
void WindowSocket::answer(int socket, const std::string& line)
{
    const auto found = m_callers.find(socket);
    if (found == m_callers.end()) return;
    const std::string whole = line.empty() ? line : line + '\n';
    // Who does not listen misses it.
    if (!whole.empty()) (void)::send(socket, whole.data(), whole.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    found->second->notifier->setEnabled(false);
    found->second->notifier->deleteLater();
    m_callers.erase(found);
    ::close(socket);
}
