#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>

namespace core {

/// A socket between programs of one user on one machine, with a path for its name. It is closed with this, and its name
/// stays. Who is at the other end is asked before a byte goes either way: programs of other users are not spoken with.
class LocalSocket {
public:
    /// What a caller does whose listener has no room for another one.
    enum class Crowd { Wait, Refuse };

    LocalSocket() = default;  ///< closed
    LocalSocket(LocalSocket&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    LocalSocket& operator=(LocalSocket&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~LocalSocket();

    /// @param most  callers that may wait to be accepted
    /// @return closed where the name is taken or too long, or the system gives none
    static LocalSocket listening(const std::filesystem::path& name, int most);
    /// @param failed  why it is closed: connection_refused where nobody listens any more, no_such_file_or_directory,
    /// filename_too_long, operation_not_permitted for a program of another user, or what the system says
    static LocalSocket connected(const std::filesystem::path& name, Crowd crowd, std::error_code& failed);

    bool isOpen() const { return m_number >= 0; }
    /// The system's number of it, to be watched; negative where it is closed.
    int number() const { return m_number; }
    /// The number, which is the caller's to close from now on.
    int release() { return std::exchange(m_number, -1); }

    /// The next caller.
    /// @return closed where there is none, or it is of another user
    LocalSocket accepted() const;
    /// @return whether all of it went at once, to somebody who is still there
    bool send(std::string_view bytes) const;
    /// @return how many bytes came, 0 where none are there yet; nothing where the other end has hung up
    std::optional<std::size_t> receive(std::span<char> into) const;
    /// Until something comes, the other end hangs up or time is over.
    /// @return false where it cannot be waited
    bool wait(std::chrono::milliseconds longest) const;

private:
    explicit LocalSocket(int number) : m_number(number) {}
    bool isOwn() const;

    int m_number = -1;
};

}  // namespace core
