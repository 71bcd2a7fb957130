#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// A program that was started to be spoken with over its standard input and output, in a new empty folder that goes
/// with it. What it writes to its standard error is read all the time, and its end kept.
///
/// No shell is asked: the words are the program's name, looked for on the path, and its arguments. One word that begins
/// with "unix:" is the socket of a program of this user that runs already, such as a notebook that has a model.
class EngineProcess {
public:
    /// @param words  not empty
    /// @throws Error{Failed} naming the command, with the system's reason; Error{CannotWrite}
    explicit EngineProcess(const std::vector<std::string>& words);
    /// Its input ends, which asks it to go; after a moment it is killed.
    ~EngineProcess();
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;

    /// Writes everything.
    /// @param patience  how long nothing of it may be read
    /// @throws Error{Failed} with its last words where it has gone, or reads nothing; Stopped
    void write(std::span<const char> bytes, std::chrono::milliseconds patience, const std::stop_token& stop);

    /// Waits for its output.
    /// @return what is there, at most `into.size()` bytes; 0 where nothing came within so many milliseconds
    /// @throws Error{Failed} with its last words where it has gone
    std::size_t read(std::span<char> into, int milliseconds);

    /// At once; reading and writing say that it has gone.
    void kill();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}  // namespace core
