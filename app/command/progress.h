#pragma once

#include <chrono>
#include <memory>
#include <string>

/// Progress: one line on stderr, which the next replaces. On a terminal alone, because a log file has no use for it;
/// where another program asked for the work, the line goes to that program.
class Progress {
public:
    /// @param quiet  work that is done sooner shows nothing
    explicit Progress(std::chrono::milliseconds quiet = {});
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    /// The line goes, unless another one has taken its place.
    ~Progress();

    void show(const std::string& line);
    /// Keeps the line; the next one stands below it.
    void keep();

private:
    std::chrono::steady_clock::time_point m_from;
};

/// The line of progress that stands there goes, if one does: something else is to be told.
void clearProgress();

/// The time after which a user wonders whether anything happens.
constexpr std::chrono::milliseconds untilOneWonders(500);

/// "3 of 12 WHAT", for callbacks with two numbers that may be told to stop. When all are done the line stays.
inline auto countedProgress(const char* what)
{
    return [what, progress = std::make_shared<Progress>()](auto done, auto all) {
        progress->show(std::to_string(done) + " of " + std::to_string(all) + " " + what);
        if (done == all) progress->keep();
        return true;
    };
}
