#include "app/command/captured_output.h"

#include "core/error.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <iostream>
#include <sys/mman.h>
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

CapturedOutput::CapturedOutput() : m_out(::dup(STDOUT_FILENO)), m_kept(::memfd_create("printed", MFD_CLOEXEC))
{
    if (m_out < 0 || m_kept < 0) failToWrite();
    // The fewer pieces numbers go through a pipe in, the less often the two programs wait for each other. What is no
    // pipe, or may not grow, stays as it is.
    ::fcntl(m_out, F_SETPIPE_SZ, 1 << 20);
    flushPrinted();
    if (::dup2(m_kept, STDOUT_FILENO) < 0) failToWrite();
}

CapturedOutput::~CapturedOutput()
{
    flushPrinted();
    ::dup2(m_out, STDOUT_FILENO);
    ::close(m_kept);
    ::close(m_out);
}

std::string CapturedOutput::taken()
{
    flushPrinted();
    const off_t size = ::lseek(m_kept, 0, SEEK_CUR);
    std::string printed(static_cast<std::size_t>(std::max<off_t>(0, size)), '\0');
    std::size_t done = 0;
    while (done < printed.size()) {
        const ssize_t read = ::pread(m_kept, printed.data() + done, printed.size() - done, static_cast<off_t>(done));
        if (read <= 0) failToWrite();
        done += static_cast<std::size_t>(read);
    }
    if (::ftruncate(m_kept, 0) != 0 || ::lseek(m_kept, 0, SEEK_SET) != 0) failToWrite();
    return printed;
}

void CapturedOutput::write(std::string_view bytes) const
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_out, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) failToWrite();
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}
