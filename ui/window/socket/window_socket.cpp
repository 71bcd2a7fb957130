#include "ui/window/socket/window_socket.h"

#include <QApplication>
#include <QSocketNotifier>
#include <QTimer>

#include "core/error.h"
#include "core/json/json_text.h"
#include "ui/window/socket/socket_place.h"
#include "ui/window/socket/window_message.h"
#include "ui/words/error_text.h"

#include <cerrno>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace fs = std::filesystem;

struct WindowSocket::Caller {
    QSocketNotifier* notifier;
    QTimer* timer;
    std::string line = {};
};

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
    const fs::path home = socket_place::folder();
    if (home.empty()) return;
    ::mkdir(home.c_str(), S_IRWXU);
    if (!socket_place::isPrivate(home)) return;
    m_path = home / ("window-" + std::to_string(::getpid()) + ".sock");
    // The socket gets its name only once it listens, because a refused caller removes it.
    const fs::path begun = m_path.native() + ".new";
    const auto address = socket_place::addressOf(begun);
    if (!address) return;
    ::unlink(begun.c_str());  // of a window that was killed and had the same number
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (socket < 0) return;
    if (::bind(socket, reinterpret_cast<const sockaddr*>(&*address), sizeof *address) != 0
        || ::listen(socket, static_cast<int>(mostAtOnce)) != 0 || ::rename(begun.c_str(), m_path.c_str()) != 0) {
        ::close(socket);
        ::unlink(begun.c_str());
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
    if (m_callers.size() >= mostAtOnce || !socket_place::isOwn(socket)) {
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
    if (count <= 0) {
        answer(socket, {});
        return;
    }
    line.append(some, static_cast<std::size_t>(count));
    const std::size_t end = line.find('\n');
    if (end == std::string::npos) {
        if (line.size() > WindowMessage::longestLine) answer(socket, R"({"error": "the line is too long"})");
        return;
    }
    take(socket, line.substr(0, end));
}

void WindowSocket::take(int socket, const std::string& line)
{
    try {
        const WindowMessage message = WindowMessage::of(line);
        using Kind = WindowMessage::Kind;
        if (message.kind == Kind::Ask) {
            answer(socket, told(message.what));
            return;
        }
        const bool opens = message.kind != Kind::Show;
        if (opens && QApplication::activeModalWidget() != nullptr) {
            answer(socket, R"({"error": "a dialog of the window waits for an answer"})");
            return;
        }
        // A caller that has hung up meanwhile has opened the file itself.
        if (!answer(socket, R"({"ok": true})")) return;
        if (message.kind == Kind::Open) emit opened(message.path, message.activation);
        if (message.kind == Kind::Explore) emit explored(message.engine, message.path, message.text);
        if (message.kind == Kind::Show) emit shown(message.path);
    } catch (const core::Error& error) {
        const core::Json said = {{"error", typedErrorText(error).toStdString()}};
        answer(socket, said.dump(-1, ' ', true, core::Json::error_handler_t::replace));
    }
}

/// The answer to a question.
std::string WindowSocket::told(const std::string& what) const
{
    if (!m_telling)
        throw core::Error(core::Code::Missing, "",
                          "what is looked at is missing: expected a window that shows something");
    core::Json said = m_telling(what);
    said["ok"] = true;
    return said.dump(-1, ' ', true, core::Json::error_handler_t::replace);
}

/// Says a last word, if any, and hangs up.
/// @return whether there was still somebody to hear it
bool WindowSocket::answer(int socket, const std::string& line)
{
    const auto found = m_callers.find(socket);
    if (found == m_callers.end()) return false;
    const std::string whole = line.empty() ? line : line + '\n';
    const bool heard = ::send(socket, whole.data(), whole.size(), MSG_NOSIGNAL | MSG_DONTWAIT) >= 0;
    found->second->notifier->setEnabled(false);
    found->second->notifier->deleteLater();
    m_callers.erase(found);
    ::close(socket);
    return heard;
}

#include "moc_window_socket.cpp"
