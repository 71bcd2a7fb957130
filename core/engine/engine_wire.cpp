#include "core/engine/engine_wire.h"

#include "core/error.h"
#include "core/stopped.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t mostOthers = 1000;     ///< messages that answer nothing
constexpr std::size_t leastArrived = 16384;  ///< bytes, that count as a word
constexpr auto glance = std::chrono::milliseconds(20);

std::string bytesText(std::size_t bytes) { return std::to_string(bytes) + " bytes"; }

std::string textIn(const Json& said, const char* field)
{
    const auto found = said.find(field);
    return found != said.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace

std::size_t EngineReader::take(std::span<const char> bytes)
{
    std::size_t taken = 0;
    if (!m_lineRead) {
        const auto end = std::ranges::find(bytes, '\n');
        m_line.append(bytes.begin(), end);
        if (m_line.size() > longestLine)
            throw Error(Code::OutOfRange, m_name,
                        "the engine's answer cannot be used: expected at most %1 of JSON, found more",
                        bytesText(longestLine));
        taken = static_cast<std::size_t>(end - bytes.begin()) + (end != bytes.end() ? 1 : 0);
        if (end == bytes.end()) return taken;
        readLine();
    }
    const std::size_t more = std::min(bytes.size() - taken, m_promised - m_payload.size());
    const auto rest = std::as_bytes(bytes.subspan(taken, more));
    m_payload.insert(m_payload.end(), rest.begin(), rest.end());
    m_whole = m_payload.size() == m_promised;
    return taken + more;
}

void EngineReader::readLine()
{
    m_lineRead = true;
    m_said = parseJson(m_line, m_name, "the engine's answer");
    m_line = {};
    if (!m_said.is_object())
        throw Error(Code::Malformed, m_name, "the engine's answer cannot be understood: expected an object, found %1",
                    m_said.type_name());
    const auto promised = m_said.find("bytes");
    if (promised == m_said.end()) return;
    if (!promised->is_number_unsigned() || promised->get<std::uint64_t>() > m_most)
        throw Error(Code::OutOfRange, m_name,
                    "the engine's answer cannot be used: expected at most %1 behind it, found %2", bytesText(m_most),
                    promised->dump().substr(0, 40));
    m_promised = promised->get<std::size_t>();
}

EngineMessage EngineReader::message()
{
    EngineMessage message{std::move(m_said)};
    if (m_promised == 0) return message;
    const auto owner = std::make_shared<const std::vector<std::byte>>(std::move(m_payload));
    message.tensors = std::make_shared<const SafetensorsFile>(SafetensorsFile::parse(owner, *owner, m_name));
    return message;
}

EngineWire::EngineWire(std::string name, std::vector<std::string> words, Patience patience)
    : m_name(std::move(name)),
      m_words(std::move(words)),
      m_patience(patience)
{
}

std::string EngineWire::description() const
{
    const std::scoped_lock guard(m_lock);
    return m_description;
}

std::uint64_t EngineWire::begun(const std::stop_token& stop)
{
    const std::scoped_lock guard(m_lock);
    try {
        if (m_process == nullptr) start(stop);
    } catch (const Error&) {
        setProcess(nullptr);
        throw;
    }
    return m_started;
}

EngineMessage EngineWire::ask(Json request, std::span<const std::byte> tensors, const Expected& expected,
                              const std::stop_token& stop)
{
    const std::scoped_lock guard(m_lock);
    try {
        if (m_process == nullptr) start(stop);
        return asked(request, tensors, expected, stop);
    } catch (const Error& error) {
        // After a malformed answer, later messages cannot be told apart from the rest of it.
        if (!error.sentence.text.starts_with(refused)) setProcess(nullptr);
        throw;
    }
}

EngineMessage EngineWire::asked(Json& request, std::span<const std::byte> tensors, const Expected& expected,
                                const std::stop_token& stop)
{
    try {
        send(request, tensors, stop);
    } catch (const Stopped&) {
        setProcess(nullptr);  // in the middle of a request
        throw;
    }
    return answer(expected, stop);
}

void EngineWire::setProcess(std::unique_ptr<EngineProcess> process)
{
    {
        const std::scoped_lock guard(m_processLock);
        std::swap(m_process, process);
    }
    process.reset();  // which may take a moment
}

void EngineWire::abandon()
{
    const std::scoped_lock guard(m_processLock);
    if (m_process != nullptr) m_process->kill();
}

void EngineWire::start(const std::stop_token& stop)
{
    m_left.clear();
    m_description.clear();
    setProcess(std::make_unique<EngineProcess>(m_words));
    ++m_started;
    Json hello{{"request", "hello"}, {"versions", {version}}};
    const Json said = asked(hello, {}, {}, stop).said;
    if (const auto spoken = said.find("version"); spoken == said.end() || *spoken != version)
        throw Error(Code::Unsupported, m_name,
                    spoken == said.end()
                        ? Words("the engine's protocol is not supported: expected version %1, found none",
                                std::to_string(version))
                        : Words("the engine's protocol is not supported: expected version %1, found %2",
                                std::to_string(version), spoken->dump().substr(0, 40)));
    m_description = textIn(said, "engine") + ", " + textIn(said, "device");
}

void EngineWire::send(Json& request, std::span<const std::byte> tensors, const std::stop_token& stop)
{
    request["id"] = ++m_id;
    if (!tensors.empty()) request["bytes"] = tensors.size();
    const std::string line = request.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    m_process->write(line, m_patience.silence, stop);
    m_process->write({reinterpret_cast<const char*>(tensors.data()), tensors.size()}, m_patience.silence, stop);
}

std::optional<EngineMessage> EngineWire::next(EngineReader& reader, std::chrono::milliseconds wait)
{
    if (m_left.empty()) {
        m_left.resize(1 << 16);
        m_left.resize(m_process->read(m_left, static_cast<int>(wait.count())));
        m_arrived += m_left.size();
        // A trickle is no answer, but a large answer over a slow line is.
        if (m_arrived >= leastArrived) {
            m_heard = Clock::now();
            m_arrived = 0;
        }
    }
    const std::size_t taken = reader.take(m_left);
    m_left.erase(m_left.begin(), m_left.begin() + static_cast<std::ptrdiff_t>(taken));
    if (!reader.whole()) return std::nullopt;
    EngineMessage message = reader.message();
    reader = EngineReader(m_name, reader.most());
    return message;
}

EngineMessage EngineWire::answer(const Expected& expected, const std::stop_token& stop)
{
    const std::uint64_t id = m_id;
    EngineReader reader(m_name, expected.most_bytes);
    bool stopping = false;
    std::size_t others = 0;
    Clock::time_point stopped;
    m_heard = Clock::now();
    while (true) {
        const bool starting = m_description.empty();
        const auto patience = stopping ? m_patience.stop : starting ? m_patience.start : m_patience.silence;
        if (Clock::now() - (stopping ? stopped : m_heard) > patience)
            throw Error(Code::Failed, m_name, "the engine failed: it said nothing for %1 seconds",
                        std::to_string((patience.count() + 999) / 1000));
        if (stop.stop_requested() && !stopping) {
            if (starting || expected.left_at_once) {
                setProcess(nullptr);
                throw Stopped{};
            }
            Json wish{{"request", "stop"}, {"of", id}};
            send(wish, {}, {});
            stopping = true;
            stopped = Clock::now();
        }
        auto message = next(reader, glance);
        if (!message) continue;
        Json& said = message->said;
        // An answer to a request that was stopped, or given up, before this one.
        if (const auto of = said.find("id"); of == said.end() || *of != id) {
            if (++others > mostOthers)
                throw Error(
                    Code::OutOfRange, m_name,
                    "the engine's answer cannot be used: expected an answer to what it was asked, found others");
            continue;
        }
        m_heard = Clock::now();
        if (said.contains("stopped") && !stopping)
            throw Error(Code::Failed, m_name, "the engine failed: it stopped without being asked");
        if (said.contains("stopped")) throw Stopped{};
        if (said.contains("error")) {
            if (stopping) throw Stopped{};
            const std::string reason = textIn(said, "error");
            throw Error(Code::Failed, m_name,
                        reason.empty() ? Words("the request to the engine failed: it gives no reason")
                                       : Words("the request to the engine failed: %1", reason));
        }
        if (const auto found = said.find("answer"); found != said.end()) {
            if (stopping) throw Stopped{};
            Json answer = std::move(*found);
            if (!answer.is_object())
                throw Error(Code::Malformed, m_name,
                            "the engine's answer cannot be understood: expected an object, found %1",
                            answer.type_name());
            return {std::move(answer), std::move(message->tensors)};
        }
        if (said.contains("event") && !stopping && expected.on_event) expected.on_event(std::move(*message));
    }
}

}  // namespace core
