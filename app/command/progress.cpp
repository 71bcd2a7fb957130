#include "app/command/progress.h"

#include "app/command/request.h"
#include "app/command/standard_streams.h"

#include <atomic>
#include <iostream>

namespace {

std::atomic<const Progress*> standing = nullptr;  ///< the progress whose line stands there

constexpr const char* emptyLine = "\r\x1b[K";

}  // namespace

Progress::Progress(std::chrono::milliseconds quiet) : m_from(std::chrono::steady_clock::now() + quiet) {}

Progress::~Progress()
{
    if (standing == this) clearProgress();
}

void Progress::show(const std::string& line)
{
    if (const Request* request = currentRequest()) {
        if (std::chrono::steady_clock::now() >= m_from) request->progress(line);
        return;
    }
    if (!standard_streams::messagesAreOnTerminal() || std::chrono::steady_clock::now() < m_from) return;
    std::cerr << emptyLine << line << std::flush;
    standing = this;
}

void Progress::keep()
{
    if (standing != this) return;
    std::cerr << '\n' << std::flush;
    standing = nullptr;
}

void clearProgress()
{
    if (standing.exchange(nullptr) != nullptr) std::cerr << emptyLine << std::flush;
}
