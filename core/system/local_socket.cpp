#include "core/system/local_socket.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace core {
namespace {

std::optional<sockaddr_un> addressOf(const std::filesystem::path& name)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (name.native().size() >= sizeof address.sun_path) return std::nullopt;
    std::ranges::copy(name.native(), address.sun_path);
    return address;
}

/// What the calls of sockets take for any kind of address.
const sockaddr* anyAddress(const sockaddr_un& address) { return reinterpret_cast<const sockaddr*>(&address); }

}  // namespace

LocalSocket::~LocalSocket()
{
    if (m_number >= 0) ::close(m_number);
}

LocalSocket LocalSocket::listening(const std::filesystem::path& name, int most)
{
    const auto address = addressOf(name);
    if (!address) return {};
    LocalSocket own(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    if (!own.isOpen() || ::bind(own.m_number, anyAddress(*address), sizeof *address) != 0) return {};
    if (::listen(own.m_number, most) == 0) return own;
    ::unlink(name.c_str());
    return {};
}

LocalSocket LocalSocket::connected(const std::filesystem::path& name, Crowd crowd, std::error_code& failed)
{
    failed.clear();
    const auto address = addressOf(name);
    if (!address) {
        failed = std::make_error_code(std::errc::filename_too_long);
        return {};
    }
    const int waiting = crowd == Crowd::Wait ? 0 : SOCK_NONBLOCK;
    LocalSocket own(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | waiting, 0));
    if (!own.isOpen() || ::connect(own.m_number, anyAddress(*address), sizeof *address) != 0)
        failed = {errno, std::generic_category()};
    else if (!own.isOwn())
        failed = std::make_error_code(std::errc::operation_not_permitted);
    if (failed) return {};
    ::fcntl(own.m_number, F_SETFL, O_NONBLOCK);
    return own;
}

bool LocalSocket::isOwn() const
{
    ucred who = {};
    socklen_t size = sizeof who;
    return ::getsockopt(m_number, SOL_SOCKET, SO_PEERCRED, &who, &size) == 0 && who.uid == ::geteuid();
}

LocalSocket LocalSocket::accepted() const
{
    LocalSocket caller(::accept4(m_number, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
    if (!caller.isOpen() || !caller.isOwn()) return {};
    return caller;
}

bool LocalSocket::send(std::string_view bytes) const
{
    return ::send(m_number, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT)
           == static_cast<ssize_t>(bytes.size());
}

std::optional<std::size_t> LocalSocket::receive(std::span<char> into) const
{
    const ssize_t count = ::recv(m_number, into.data(), into.size(), 0);
    if (count > 0) return static_cast<std::size_t>(count);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
    return std::nullopt;
}

bool LocalSocket::wait(std::chrono::milliseconds longest) const
{
    pollfd watched = {m_number, POLLIN, 0};
    return ::poll(&watched, 1, static_cast<int>(longest.count())) >= 0 || errno == EINTR;
}

}  // namespace core
