#pragma once

#include "core/engine/engine_process.h"
#include "core/json/json_text.h"
#include "core/tensor/safetensors.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>

namespace core {

/// A message of an engine: an object, and the tensors that travel behind it.
struct EngineMessage {
    Json said;
    std::shared_ptr<const SafetensorsFile> tensors = {};  ///< null: none
};

/// One message as it arrives: a line of JSON, then as many bytes as its "bytes" says. An engine is a stranger: every
/// length is checked before memory is taken for it.
class EngineReader {
public:
    static constexpr std::size_t longestLine = 64'000'000;  ///< bytes: a vocabulary in JSON

    /// @param name   of the engine, for errors
    /// @param most   bytes of tensors that a message may promise
    EngineReader(std::string name, std::size_t most) : m_name(std::move(name)), m_most(most) {}

    /// The next bytes; as many of them as the message lacks are taken.
    /// @return how many were taken; the message is whole() when there are fewer than given, or none is lacking
    /// @throws Error{Malformed, OutOfRange} naming what the engine said
    std::size_t take(std::span<const char> bytes);
    bool whole() const { return m_whole; }
    std::size_t most() const { return m_most; }
    /// @throws Error{Malformed} for tensors that are none
    EngineMessage message();

private:
    void readLine();

    std::string m_name;
    std::size_t m_most;
    std::string m_line;
    bool m_lineRead = false;
    bool m_whole = false;
    std::size_t m_promised = 0;
    Json m_said;
    std::vector<std::byte> m_payload;
};

/// The conversation with one engine: a request at a time, whichever thread asks. One that has gone is started again by
/// the next request.
class EngineWire {
public:
    static constexpr int version = 1;  ///< version of the protocol (resources/python/attentionscope/engine/PROTOCOL.md)

    /// How long nothing may be heard of an engine.
    struct Patience {
        std::chrono::milliseconds start = std::chrono::seconds(120);   ///< a login, and libraries read from a disk
        std::chrono::milliseconds silence = std::chrono::seconds(60);  ///< one that works says so every few seconds
        std::chrono::milliseconds stop = std::chrono::seconds(20);     ///< until it has left work that is no longer
                                                                       ///< wanted
    };

    /// @param name   of the engine, for errors
    /// @param words  the command
    EngineWire(std::string name, std::vector<std::string> words) : EngineWire(std::move(name), std::move(words), {}) {}
    EngineWire(std::string name, std::vector<std::string> words, Patience patience);

    using OnEvent = std::function<void(EngineMessage)>;
    struct Expected {
        std::size_t most_bytes = 0;  ///< bytes of tensors, in one message
        OnEvent on_event = {};
        bool left_at_once = false;  ///< by a stop: an engine that is opening a model hears nothing
    };

    /// Asks, and waits for the answer; events before it are told.
    /// @param tensors  what travels behind the request; may be empty
    /// @return what stands under "answer", and the tensors behind it
    /// @throws Error{Failed} with the engine's reason, or where it has gone or is silent; Error{Malformed, OutOfRange}
    /// for an answer that is none, which ends the engine; Stopped
    EngineMessage ask(Json request, std::span<const std::byte> tensors, const Expected& expected,
                      const std::stop_token& stop = {});

    /// Starts it where it is not there.
    /// @return how often it was started. What it opened before the last time is gone
    /// @throws Error{Failed}, Stopped
    std::uint64_t begun(const std::stop_token& stop);
    const std::string& name() const { return m_name; }
    /// The engine's description of itself when it was started; empty before.
    std::string description() const;

    /// Kills the engine even while threads wait for it: they get an error. For a program that ends.
    void abandon();

private:
    /// The field of errors that the engine itself answers with: the conversation goes on after them.
    static constexpr std::string_view refused = "the request to the engine failed";

    EngineMessage asked(Json& request, std::span<const std::byte> tensors, const Expected& expected,
                        const std::stop_token& stop);
    void start(const std::stop_token& stop);
    void setProcess(std::unique_ptr<EngineProcess> process);
    void send(Json& request, std::span<const std::byte> tensors, const std::stop_token& stop);
    EngineMessage answer(const Expected& expected, const std::stop_token& stop);
    std::optional<EngineMessage> next(EngineReader& reader, std::chrono::milliseconds wait);

    std::string m_name;
    std::vector<std::string> m_words;
    Patience m_patience;
    mutable std::mutex m_lock;
    mutable std::mutex m_processLock;  ///< guards the pointer alone; requests hold the other lock
    std::unique_ptr<EngineProcess> m_process;
    std::vector<char> m_left;  ///< read already, and of the next message
    std::chrono::steady_clock::time_point m_heard;
    std::size_t m_arrived = 0;  ///< bytes since
    std::uint64_t m_started = 0;
    std::uint64_t m_id = 0;
    std::string m_description;
};

}  // namespace core
