#include "app/signals.h"

#include "app/command/standard_streams.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"

#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>
#include <unistd.h>

namespace {

/// A person who stops a command is told what is left of it, in place of its line of progress.
void sayStopped()
{
    constexpr const char* emptyLine = "\r\x1b[K";
    if (standard_streams::messagesAreOnTerminal()) standard_streams::sayAtOnce(emptyLine);
    standard_streams::sayAtOnce("attentionscope: stopped; no half-written file is left\n");
}

extern "C" void cleanUp(int signal)
{
    core::removeUnfinishedFiles();
    if (signal == SIGINT) sayStopped();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

/// There is no way back to where it was read.
extern "C" void endShortened(int)
{
    standard_streams::sayAtOnce(
        "attentionscope: a file became shorter while it was read; try again when it is whole\n");
    core::removeUnfinishedFiles();
    ::_exit(1);
}

extern "C" void coverShortened(int signal, siginfo_t* where, void*)
{
    if (!core::MappedFile::cover(where->si_addr)) endShortened(signal);
}

volatile std::sig_atomic_t statusAtEnd = 0;

/// Asks no disk for anything: unfinished files are removed by the next start.
extern "C" void endAtOnce(int) { ::_exit(statusAtEnd); }

/// Memory can run out where nothing may be thrown: nlohmann-json allocates while it destroys.
[[noreturn]] void endWithoutMemory()
{
    try {
        if (const auto thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        standard_streams::sayAtOnce("attentionscope: this needs more memory than there is\n");
        core::removeUnfinishedFiles();
        ::_exit(1);
    } catch (...) {
        core::removeUnfinishedFiles();
    }
    std::abort();
}

}  // namespace

void endOnSignals()
{
    std::set_terminate(endWithoutMemory);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, cleanUp);
    std::signal(SIGBUS, endShortened);
    std::signal(SIGXFSZ, SIG_IGN);  // the write fails and says so
}

void surviveShortenedFiles()
{
    struct sigaction action {};
    action.sa_sigaction = coverShortened;
    action.sa_flags = SA_SIGINFO;
    ::sigaction(SIGBUS, &action, nullptr);
}

void endWithin(std::chrono::seconds longest, int status)
{
    statusAtEnd = status;
    std::signal(SIGALRM, endAtOnce);
    ::alarm(static_cast<unsigned>(longest.count()));
}
