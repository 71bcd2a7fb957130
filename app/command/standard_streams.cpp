#include "app/command/standard_streams.h"

#include <cerrno>
#include <unistd.h>

namespace standard_streams {

bool messagesAreOnTerminal() { return ::isatty(STDERR_FILENO) == 1; }

void sayAtOnce(std::string_view words) noexcept
{
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, words.data(), words.size());
}

std::size_t readSome(std::span<char> into)
{
    ssize_t read = -1;
    do read = ::read(STDIN_FILENO, into.data(), into.size());
    while (read < 0 && errno == EINTR);
    return read > 0 ? static_cast<std::size_t>(read) : 0;
}

}  // namespace standard_streams
