#pragma once

#include <chrono>
#include <memory>
#include <string>

/// How far something is: one line on stderr, in whose place comes the next. On a terminal alone; a file of what was
/// told has no use for it.
class Progress {
public:
    /// @param quiet  what is done sooner shows nothing
    explicit Progress(std::chrono::milliseconds quiet = {});
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    /// The line goes, unless another one has taken its place.
    ~Progress();

    void show(const std::string& line);
    /// The line stays, and what is told next stands below it.
    void keep();

private:
    std::chrono::steady_clock::time_point m_from;
};

/// The line of progress that stands there goes, if one does: something else is to be told.
void clearProgress();

/// Long enough for somebody to wonder whether anything happens.
constexpr std::chrono::milliseconds untilOneWonders(500);

/// "3 of 12 WHAT", for whoever calls back with two numbers and may be told to stop. When all are done the line stays.
inline auto countedProgress(const char* what)
{
    return [what, progress = std::make_shared<Progress>()](auto done, auto all) {
        progress->show(std::to_string(done) + " of " + std::to_string(all) + " " + what);
        if (done == all) progress->keep();
        return true;
    };
}
