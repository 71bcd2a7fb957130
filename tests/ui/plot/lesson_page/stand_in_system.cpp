#include "tests/ui/plot/lesson_page/stand_in_system.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace {

constexpr int longestWait = 5000;  // milliseconds

/// Reads until all of the body is there that the head announces.
QByteArray requestFrom(int connection)
{
    QByteArray request;
    qsizetype whole = -1;
    while (whole < 0 || request.size() < whole) {
        pollfd ready{connection, POLLIN, 0};
        if (::poll(&ready, 1, longestWait) <= 0) return {};
        char part[4096];
        const ssize_t size = ::recv(connection, part, sizeof part, 0);
        if (size <= 0) return {};
        request.append(part, size);
        const qsizetype end = request.indexOf("\r\n\r\n");
        if (whole >= 0 || end < 0) continue;
        const qsizetype length = request.toLower().indexOf("content-length:");
        whole = end + 4;
        if (length >= 0 && length < end)
            whole += request.mid(length + 15, request.indexOf('\r', length) - length - 15).trimmed().toInt();
    }
    return request;
}

void sendAll(int connection, const QByteArray& bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const ssize_t size =
            ::send(connection, bytes.constData() + at, static_cast<std::size_t>(bytes.size() - at), MSG_NOSIGNAL);
        if (size <= 0) return;
        at += size;
    }
}

}  // namespace

StandInSystem::StandInSystem()
{
    m_socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_addr.s_addr = ::htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof place;
    auto* generic = reinterpret_cast<sockaddr*>(&place);
    if (::bind(m_socket, generic, size) != 0 || ::listen(m_socket, 16) != 0
        || ::getsockname(m_socket, generic, &size) != 0)
        throw std::runtime_error("no port is free");
    m_port = ::ntohs(place.sin_port);
    m_thread = std::thread([this] { listen(); });
}

StandInSystem::~StandInSystem()
{
    m_ends = true;
    m_thread.join();
    ::close(m_socket);
}

void StandInSystem::serve(const QByteArray& path, const QByteArray& bytes)
{
    const std::lock_guard lock(m_mutex);
    m_files[path] = bytes;
}

QString StandInSystem::address() const { return QStringLiteral("http://127.0.0.1:%1").arg(m_port); }

std::vector<StandInSystem::Sent> StandInSystem::posted() const
{
    const std::lock_guard lock(m_mutex);
    return m_posted;
}

void StandInSystem::listen()
{
    while (!m_ends) {
        pollfd ready{m_socket, POLLIN, 0};
        if (::poll(&ready, 1, 100) <= 0) continue;
        const int connection = ::accept4(m_socket, nullptr, nullptr, SOCK_CLOEXEC);
        if (connection < 0) continue;
        answer(connection);
        ::close(connection);
    }
}

void StandInSystem::answer(int connection)
{
    const QByteArray request = requestFrom(connection);
    const QList<QByteArray> words = request.left(request.indexOf('\r')).split(' ');
    if (words.size() < 2) return;
    const QByteArray path = words[1].split('?').first();
    // Other pages may send here, as they may to a real one.
    const QByteArray allowed = "Access-Control-Allow-Origin: *\r\nAccess-Control-Allow-Headers: *, Authorization\r\n"
                               "Connection: close\r\n";
    const std::lock_guard lock(m_mutex);
    if (words[0] == "POST") {
        const qsizetype end = request.indexOf("\r\n\r\n");
        m_posted.push_back({path, request.left(end), request.mid(end + 4)});
    }
    const auto file = m_files.find(path);
    const bool there = file != m_files.end() && words[0] == "GET";
    const QByteArray body = there ? file->second : QByteArray("[]");
    const bool known = there || words[0] != "GET";
    sendAll(connection,
            QByteArray("HTTP/1.1 ") + (known ? "200 OK" : "404 Not Found")
                + "\r\nContent-Type: " + (path.endsWith(".html") ? "text/html; charset=utf-8" : "application/json")
                + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + allowed + "\r\n" + body);
}
