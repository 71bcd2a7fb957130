#include "core/engine/engine_process.h"

#include "core/error.h"
#include "core/file/gone_on_signal.h"
#include "core/file/temporary_folder.h"
#include "core/stopped.h"
#include "core/system/local_socket.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <spawn.h>
#include <string_view>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace core {
namespace {

constexpr std::size_t mostLastWords = 2000;  ///< bytes
/// The engine has nothing to lose, and the waiting caller may be a window.
constexpr auto longestGoodbye = std::chrono::milliseconds(40);

/// A file descriptor that is closed with this.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    void close()
    {
        if (m_number >= 0) ::close(m_number);
        m_number = -1;
    }
    void take(int number)
    {
        close();
        m_number = number;
    }
    int number() const { return m_number; }

private:
    int m_number = -1;
};

/// The prefix of an engine that already runs and listens at a socket.
constexpr std::string_view socketScheme = "unix:";

struct Pipe {
    Descriptor reads;
    Descriptor writes;

    void open(const std::string& command)
    {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0)
            throw Error(Code::Failed, command, "starting the engine failed: %1", std::strerror(errno));
        reads.take(ends[0]);
        writes.take(ends[1]);
    }
};

/// The new process's standard streams and working folder.
class SpawnActions {
public:
    SpawnActions(const Pipe& in, const Pipe& out, const Pipe& errors, const std::filesystem::path& folder)
    {
        posix_spawn_file_actions_init(&m_actions);
        posix_spawn_file_actions_adddup2(&m_actions, in.reads.number(), STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&m_actions, out.writes.number(), STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&m_actions, errors.writes.number(), STDERR_FILENO);
        posix_spawn_file_actions_addchdir_np(&m_actions, folder.c_str());
        posix_spawnattr_init(&m_attributes);
        // The engine starts with default signal handling, whatever this program does with signals.
        sigset_t all;
        sigfillset(&all);
        posix_spawnattr_setsigdefault(&m_attributes, &all);
        sigemptyset(&all);
        posix_spawnattr_setsigmask(&m_attributes, &all);
        posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    }
    ~SpawnActions()
    {
        posix_spawn_file_actions_destroy(&m_actions);
        posix_spawnattr_destroy(&m_attributes);
    }
    SpawnActions(const SpawnActions&) = delete;
    SpawnActions& operator=(const SpawnActions&) = delete;

    const posix_spawn_file_actions_t* actions() const { return &m_actions; }
    const posix_spawnattr_t* attributes() const { return &m_attributes; }

private:
    posix_spawn_file_actions_t m_actions{};
    posix_spawnattr_t m_attributes{};
};

}  // namespace

struct EngineProcess::Parts {
    std::string command;
    TemporaryFolder folder{"attentionscope-engine-"};
    GoneOnSignal gone_on_signal{folder.path()};
    Pipe in, out, errors;
    std::atomic<pid_t> process = -1;  ///< none where it has ended
    int status = 0;                   ///< its exit status
    mutable std::mutex lock;
    std::string last_words;
    std::atomic<bool> heard_all = false;
    bool joined = false;    ///< it ran before, and goes on without this program
    std::jthread listener;  ///< reads its standard error

    Error gone()
    {
        // The last lines of its output may still be on their way.
        for (int i = 0; i < 30 && !(heard_all && hasEnded()); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        const std::scoped_lock guard(lock);
        return Error(Code::Failed, command, "the engine failed: %1", lastLine());
    }

    /// The last line of the engine's output, where libraries put the reason; if it said nothing, how it ended.
    std::string lastLine() const
    {
        if (joined) return "the program that had the model has gone";
        const std::size_t end = last_words.find_last_not_of(" \n\r\t");
        if (end == std::string::npos && process > 0) return "it said no more, and nothing of why";
        if (end == std::string::npos && WIFSIGNALED(status))
            return "it ended without a word, by signal " + std::to_string(WTERMSIG(status));
        if (end == std::string::npos)
            return "it ended without a word, with status " + std::to_string(WEXITSTATUS(status));
        const std::size_t begin = last_words.find_last_of('\n', end);
        return last_words.substr(begin + 1, end - begin);
    }

    /// Speaks with a program of the same user that listens already, in place of one that is started.
    void connect(const std::string& socket)
    {
        const auto failed = [&](const char* reason) {
            return Error(Code::Failed, command, "the engine cannot be asked: %1", Words(reason));
        };
        std::error_code why;
        out.reads.take(LocalSocket::connected(socket, LocalSocket::Crowd::Wait, why).release());
        if (why == std::errc::filename_too_long) throw failed(phrase("the name of its socket is too long"));
        if (why == std::errc::connection_refused || why == std::errc::no_such_file_or_directory)
            throw failed(phrase("the program that had the model has gone"));
        if (why == std::errc::operation_not_permitted) throw failed(phrase("its socket belongs to another user"));
        if (why) throw failed(std::strerror(why.value()));
        in.writes.take(fcntl(out.reads.number(), F_DUPFD_CLOEXEC, 0));
        joined = true;
        heard_all = true;
    }

    void listen(const std::stop_token& stop)
    {
        std::array<char, 512> part{};
        while (!stop.stop_requested()) {
            pollfd some{errors.reads.number(), POLLIN, 0};
            if (poll(&some, 1, 50) <= 0) continue;
            const ssize_t count = ::read(errors.reads.number(), part.data(), part.size());
            if (count == 0 || (count < 0 && errno != EINTR)) break;
            if (count < 0) continue;
            const std::scoped_lock guard(lock);
            last_words.append(part.data(), static_cast<std::size_t>(count));
            if (last_words.size() > mostLastWords) last_words.erase(0, last_words.size() - mostLastWords);
        }
        heard_all = true;
    }

    bool hasEnded()
    {
        if (process > 0 && waitpid(process, &status, WNOHANG) != 0) process = -1;
        return process <= 0;
    }

    void end()
    {
        in.writes.close();
        out.reads.close();
        const auto until = std::chrono::steady_clock::now() + longestGoodbye;
        bool ended = hasEnded();
        for (; !ended && std::chrono::steady_clock::now() < until; ended = hasEnded())
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        if (!ended) {
            ::kill(process, SIGKILL);
            waitpid(process, nullptr, 0);
        }
        process = -1;
    }
};

EngineProcess::EngineProcess(const std::vector<std::string>& words) : m_parts(std::make_unique<Parts>())
{
    Parts& parts = *m_parts;
    for (const std::string& word : words) parts.command += (parts.command.empty() ? "" : " ") + word;
    if (words.size() == 1 && words.front().starts_with(socketScheme)) {
        parts.connect(words.front().substr(socketScheme.size()));
        return;
    }
    for (Pipe* pipe : {&parts.in, &parts.out, &parts.errors}) pipe->open(parts.command);
    std::vector<char*> arguments;
    std::vector<std::string> copies = words;  // the system's interface may write to them
    arguments.reserve(copies.size() + 1);
    for (std::string& word : copies) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const SpawnActions spawn(parts.in, parts.out, parts.errors, parts.folder.path());
    pid_t started = -1;
    const int failed =
        posix_spawnp(&started, arguments.front(), spawn.actions(), spawn.attributes(), arguments.data(), environ);
    if (failed != 0) throw Error(Code::Failed, parts.command, "starting the engine failed: %1", std::strerror(failed));
    parts.process = started;
    parts.in.reads.close();
    parts.out.writes.close();
    parts.errors.writes.close();
    fcntl(parts.in.writes.number(), F_SETFL, O_NONBLOCK);
    fcntl(parts.out.reads.number(), F_SETFL, O_NONBLOCK);
    parts.listener = std::jthread([&parts](const std::stop_token& stop) { parts.listen(stop); });
}

EngineProcess::~EngineProcess()
{
    if (m_parts->process > 0) m_parts->end();
}

void EngineProcess::write(std::span<const char> bytes, std::chrono::milliseconds patience, const std::stop_token& stop)
{
    auto taken = std::chrono::steady_clock::now();
    // One that has gone is a reason to be told of, not to die of.
    sigset_t broken, before;
    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &broken, &before);
    int failed = 0;
    while (!bytes.empty() && failed == 0 && !stop.stop_requested()) {
        const ssize_t count = ::write(m_parts->in.writes.number(), bytes.data(), bytes.size());
        if (count >= 0) {
            bytes = bytes.subspan(static_cast<std::size_t>(count));
            taken = std::chrono::steady_clock::now();
        } else if (std::chrono::steady_clock::now() - taken > patience) {
            failed = ETIMEDOUT;
        } else if (errno == EAGAIN) {
            pollfd room{m_parts->in.writes.number(), POLLOUT, 0};
            poll(&room, 1, 50);
        } else if (errno != EINTR) {
            failed = errno;
        }
    }
    const timespec now{};
    while (sigtimedwait(&broken, nullptr, &now) == SIGPIPE) {
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    if (failed == ETIMEDOUT)
        throw Error(Code::Failed, m_parts->command, "the engine failed: it does not read what it is asked");
    if (failed != 0) throw m_parts->gone();
    if (!bytes.empty()) throw Stopped{};
}

std::size_t EngineProcess::read(std::span<char> into, int milliseconds)
{
    pollfd some{m_parts->out.reads.number(), POLLIN, 0};
    if (poll(&some, 1, milliseconds) <= 0) return 0;
    const ssize_t count = ::read(m_parts->out.reads.number(), into.data(), into.size());
    if (count > 0) return static_cast<std::size_t>(count);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
    throw m_parts->gone();
}

void EngineProcess::kill()
{
    if (m_parts->process > 0) ::kill(m_parts->process, SIGKILL);
    if (m_parts->joined) ::shutdown(m_parts->out.reads.number(), SHUT_RDWR);
}

}  // namespace core
