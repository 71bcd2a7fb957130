#include "ui/window/socket/window_socket.h"

#include <QApplication>
#include <QSocketNotifier>
#include <QTimer>

#include "core/error.h"
#include "core/file/private_folder.h"
#include "core/json/json_text.h"
#include "core/system/process_number.h"
#include "ui/window/socket/socket_place.h"
#include "ui/window/socket/window_message.h"
#include "ui/words/error_text.h"

#include <system_error>

namespace fs = std::filesystem;

struct WindowSocket::Caller {
    core::LocalSocket socket;
    QSocketNotifier* notifier;
    QTimer* timer;
    std::string line = {};
};

WindowSocket::WindowSocket(QObject* parent) : QObject(parent) { listen(); }

WindowSocket::~WindowSocket()
{
    std::error_code none;
    if (isListening()) fs::remove(m_path, none);
}

void WindowSocket::listen()
{
    const fs::path home = socket_place::folder();
    if (home.empty() || !core::makePrivateFolder(home)) return;
    m_path = home / ("window-" + std::to_string(core::processNumber()) + ".sock");
    // The socket gets its name only once it listens, because a refused caller removes it.
    const fs::path begun = m_path.native() + ".new";
    std::error_code failed;
    fs::remove(begun, failed);  // of a window that was killed and had the same number
    core::LocalSocket socket = core::LocalSocket::listening(begun, static_cast<int>(mostAtOnce));
    if (!socket.isOpen()) return;
    fs::rename(begun, m_path, failed);
    if (failed) {
        fs::remove(begun, failed);
        return;
    }
    m_listening = std::move(socket);
    connect(new QSocketNotifier(m_listening.number(), QSocketNotifier::Read, this), &QSocketNotifier::activated, this,
            &WindowSocket::accept);
}

void WindowSocket::accept()
{
    core::LocalSocket caller = m_listening.accepted();
    if (!caller.isOpen() || m_callers.size() >= mostAtOnce) return;
    const int socket = caller.number();
    auto* notifier = new QSocketNotifier(socket, QSocketNotifier::Read, this);
    auto* timer = new QTimer(notifier);
    timer->setSingleShot(true);
    connect(notifier, &QSocketNotifier::activated, this, [this, socket] { read(socket); });
    connect(timer, &QTimer::timeout, this,
            [this, socket] { answer(socket, R"({"error": "nothing was asked in time"})"); });
    timer->start(patience);
    m_callers.emplace(socket, std::make_unique<Caller>(Caller{std::move(caller), notifier, timer}));
}

void WindowSocket::read(int socket)
{
    const auto found = m_callers.find(socket);
    if (found == m_callers.end()) return;
    std::string& line = found->second->line;
    char some[1024];
    const auto count = found->second->socket.receive(some);
    if (!count) {
        answer(socket, {});
        return;
    }
    line.append(some, *count);
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
    const bool heard = found->second->socket.send(whole);
    found->second->notifier->setEnabled(false);
    found->second->notifier->deleteLater();
    m_callers.erase(found);
    return heard;
}

#include "moc_window_socket.cpp"
