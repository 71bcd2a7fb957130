#include "app/command/captured_output.h"
#include "app/command/failure_words.h"
#include "app/command/request.h"
#include "app/command/standard_streams.h"
#include "app/command/subcommand.h"
#include "app/program.h"
#include "core/error.h"
#include "core/json/json_text.h"
#include "core/stopped.h"

#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <mutex>
#include <set>
#include <thread>

// The protocol is described in resources/python/attentionscope/SERVE.md.

namespace {

using core::Json;

constexpr std::size_t longestLine = 64U << 20U;

/// Those that print or write numbers. Others draw or open windows, for which a program of their own is started.
constexpr std::array commandsServed{"align",   "analyze", "atlas",    "attend", "cases", "compare",
                                    "explain", "inspect", "likeness", "patch",  "scan",  "tokenize"};

/// "analyze, atlas, … or tokenize".
std::string servedNames()
{
    std::string names = commandsServed.front();
    for (std::size_t i = 1; i < commandsServed.size(); ++i)
        names.append(i + 1 < commandsServed.size() ? ", " : " or ").append(commandsServed[i]);
    return names;
}

/// A line of the input; nothing at its end, or where it is longer than any request.
std::optional<std::string> nextLine(std::string& buffer)
{
    std::size_t from = 0;
    std::array<char, 65536> part{};
    while (true) {
        const std::size_t end = buffer.find('\n', from);
        if (end != std::string::npos) {
            std::string line = buffer.substr(0, end);
            buffer.erase(0, end + 1);
            return line;
        }
        from = buffer.size();
        if (from > longestLine) return std::nullopt;
        const std::size_t read = standard_streams::readSome(part);
        if (read == 0) return std::nullopt;
        buffer.append(part.data(), read);
    }
}

/// What the other program asks for, in its order. It is read on a thread of its own, so that "stop" is heard during
/// work.
class Requests {
public:
    Requests() : m_reader([this] { listen(); }) {}

    /// The next one, and from now on what stops it; nothing where the other program has gone.
    std::optional<Json> next(std::stop_source& stop)
    {
        std::unique_lock lock(m_mutex);
        m_came.wait(lock, [this] { return !m_waiting.empty() || m_ended; });
        if (m_waiting.empty()) return std::nullopt;
        Json request = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_current = request["id"].get<std::int64_t>();
        m_stop = stop = std::stop_source();
        if (m_stopped.erase(m_current) > 0) m_stop.request_stop();
        return request;
    }

    /// Why no more is read, if it is not the other program's end.
    std::string trouble()
    {
        const std::lock_guard lock(m_mutex);
        return m_trouble;
    }

private:
    void listen()
    {
        std::string buffer;
        try {
            while (auto line = nextLine(buffer)) take(core::parseJson(*line, "the request", "the request"));
            const std::lock_guard lock(m_mutex);
            if (buffer.size() > longestLine) m_trouble = "a request is longer than 64 MB";
        } catch (const std::exception& error) {
            const std::lock_guard lock(m_mutex);
            m_trouble = failureText(error).toStdString();
        }
        const std::lock_guard lock(m_mutex);
        m_ended = true;
        m_stop.request_stop();
        m_came.notify_all();
    }

    void take(Json request)
    {
        const auto number = [&](const char* member) {
            const auto found = request.is_object() ? request.find(member) : request.end();
            if (!request.is_object() || found == request.end() || !found->is_number_integer())
                throw core::Error(core::Code::Malformed, "the request",
                                  "%1 cannot be understood: expected a whole number, found %2", member, request.dump());
            return found->get<std::int64_t>();
        };
        const bool stops = request.is_object() && request.value("request", Json()) == Json("stop");
        const std::int64_t of = number(stops ? "of" : "id");
        const std::lock_guard lock(m_mutex);
        if (!stops) {
            m_waiting.push_back(std::move(request));
            m_came.notify_all();
        } else if (of == m_current) {
            m_stop.request_stop();
        } else if (of > m_current) {
            m_stopped.insert(of);
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_came;
    std::deque<Json> m_waiting;
    std::set<std::int64_t> m_stopped;  ///< requests that were stopped before they began
    std::int64_t m_current = 0;
    std::stop_source m_stop;
    std::string m_trouble;
    bool m_ended = false;
    std::jthread m_reader;
};

/// Works for another program until its requests end.
class Server {
public:
    int run()
    {
        if (!m_folder.isValid())
            throw core::Error(core::Code::CannotWrite, QDir::tempPath().toStdString(), "%0 cannot be written: %1",
                              m_folder.errorString().toStdString());
        std::stop_source stop;
        while (const auto request = m_requests.next(stop)) {
            m_id = (*request)["id"].get<std::int64_t>();
            answer(*request, stop.get_token());
        }
        if (const std::string trouble = m_requests.trouble(); !trouble.empty())
            throw core::Error(core::Code::Malformed, "the request",
                              "the line cannot be understood: expected JSON with a request, found %1", trouble);
        return 0;
    }

private:
    void say(Json message, std::string_view bytes = {})
    {
        message["id"] = m_id;
        m_output.write(message.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n');
        m_output.write(bytes);
    }

    void answer(const Json& message, const std::stop_token& stop)
    {
        Json warnings = Json::array();
        auto said = std::chrono::steady_clock::now() - std::chrono::seconds(1);
        const Request request{[&](const std::string& line) {
                                  const auto now = std::chrono::steady_clock::now();
                                  if (now - said < std::chrono::milliseconds(100)) return;
                                  said = now;
                                  say({{"event", "progress"}, {"line", line}});
                              },
                              [&](const std::string& sentence) { warnings.push_back(sentence); }, stop};
        const CurrentRequest current(request);
        try {
            goOnUnlessStopped();
            answerTo(message, warnings);
        } catch (const core::Stopped&) {
            say({{"stopped", true}});
        } catch (const std::exception& error) {
            const bool usage = dynamic_cast<const cli::UsageError*>(&error) != nullptr;
            say({{"error", failureText(error).toStdString()}, {"usage", usage}, {"warnings", warnings}});
        }
        m_output.taken();  // of a command that failed
        std::error_code none;
        std::filesystem::remove(tensorFile(), none);
    }

    void answerTo(const Json& message, const Json& warnings)
    {
        const Json asked = message.value("request", Json());
        if (asked == Json("hello"))
            return say(
                {{"answer", {{"version", 1}, {"program", ATTENTIONSCOPE_VERSION}, {"commands", commandsServed}}}});
        if (asked != Json("run"))
            throw core::Error(core::Code::Unknown, "", "unknown request: %1. The known ones are hello, run and stop.",
                              asked.dump());
        const std::vector<std::string> words = wordsOf(message);
        const int status = runWords(words);
        goOnUnlessStopped();
        const std::string printed = m_output.taken();
        std::error_code none;
        const std::uintmax_t found = std::filesystem::file_size(tensorFile(), none);
        const std::uintmax_t tensors = none ? 0 : found;
        say({{"answer", {{"status", status}, {"printed", printed.size()}, {"warnings", warnings}}},
             {"bytes", printed.size() + tensors}},
            printed);
        sendTensors(tensors);
    }

    /// The words of a command line, in the folder that they are said in.
    std::vector<std::string> wordsOf(const Json& message) const
    {
        const Json words = message.value("arguments", Json());
        const bool texts = words.is_array() && std::ranges::all_of(words, &Json::is_string);
        if (!texts || words.empty())
            throw core::Error(core::Code::Malformed, "the request",
                              "arguments cannot be understood: expected a list of texts, found %1", words.dump());
        auto typed = words.get<std::vector<std::string>>();
        if (std::ranges::find(commandsServed, typed.front()) == commandsServed.end())
            throw core::Error(core::Code::Unsupported, "", "the command is not supported: expected %1, found %2",
                              servedNames(), typed.front());
        if (const Json folder = message.value("folder", Json()); folder.is_string())
            std::filesystem::current_path(folder.get<std::string>());
        if (message.value("tensors", Json(false)) == Json(true)) {
            typed.emplace_back("--out");
            typed.push_back(tensorFile());
        }
        return typed;
    }

    void sendTensors(std::uintmax_t size)
    {
        std::ifstream file;
        file.rdbuf()->pubsetbuf(nullptr, 0);  // it is read in large parts
        file.open(tensorFile(), std::ios::binary);
        m_part.resize(std::min<std::uintmax_t>(std::max<std::uintmax_t>(m_part.size(), size), 1U << 20U));
        while (size > 0) {
            const auto count = std::min<std::uintmax_t>(size, m_part.size());
            // What was announced must come; where it does not, the other program cannot know where it is.
            if (!file.read(m_part.data(), static_cast<std::streamsize>(count)))
                throw core::Error(core::Code::CannotRead, tensorFile(), "%0 cannot be read: it became shorter");
            m_output.write({m_part.data(), count});
            size -= count;
        }
    }

    std::string tensorFile() const { return m_folder.filePath(QStringLiteral("result.safetensors")).toStdString(); }

    QTemporaryDir m_folder;
    CapturedOutput m_output;
    std::vector<char> m_part;  ///< of a file on its way
    Requests m_requests;
    std::int64_t m_id = 0;
};

}  // namespace

Subcommand addServe(cli::Command* command)
{
    return {command, [] { return Server().run(); }};
}
