#include "app/command/captured_output.h"

#include "core/error.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <iostream>
#include <unistd.h>

namespace {

[[noreturn]] void failToWrite()
{
    throw core::Error(core::Code::CannotWrite, "standard output", "%0 cannot be written: %1", std::strerror(errno));
}

void flushPrinted()
{
    std::cout.flush();
    std::fflush(stdout);
}

}  // namespace

CapturedOutput::CapturedOutput() : m_out(::dup(STDOUT_FILENO))
{
    if (m_out.number < 0) failToWrite();
    // The fewer pieces numbers go through a pipe in, the less often the two programs wait for each other. What is no
    // pipe, or may not grow, stays as it is.
    ::fcntl(m_out.number, F_SETPIPE_SZ, 1 << 20);
    flushPrinted();
    if (::dup2(m_kept.number(), STDOUT_FILENO) < 0) failToWrite();
}

CapturedOutput::~CapturedOutput()
{
    flushPrinted();
    ::dup2(m_out.number, STDOUT_FILENO);
}

std::string CapturedOutput::taken()
{
    flushPrinted();
    std::string printed;
    std::array<char, 65536> part{};
    while (const std::size_t read = m_kept.read(printed.size(), part)) printed.append(part.data(), read);
    m_kept.clear();
    return printed;
}

void CapturedOutput::write(std::string_view bytes) const
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_out.number, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) failToWrite();
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}
