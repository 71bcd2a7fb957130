#pragma once

#include <functional>
#include <stop_token>
#include <string>

namespace core {
class OpenedModels;
}

/// One request of a program that `serve` works for. In a single command there is none: what a command has to say goes
/// to stderr then, nothing asks it to stop, and models are opened once.
struct Request {
    std::function<void(const std::string&)> progress;  ///< takes a line, on the thread that computes
    std::function<void(const std::string&)> warning;   ///< takes a sentence
    std::stop_token stop;
};

/// The request that is worked on; null in a single command.
const Request* currentRequest();

/// While it lives, its request is the current one.
class CurrentRequest {
public:
    explicit CurrentRequest(const Request& request);
    CurrentRequest(const CurrentRequest&) = delete;
    CurrentRequest& operator=(const CurrentRequest&) = delete;
    ~CurrentRequest();
};

/// The stop token of the current command; a single command has none.
std::stop_token stopOfRequest();

/// @throws core::Stopped where the current command was asked to stop
void goOnUnlessStopped();

/// The models that this process has opened. Where their files change, they are opened anew.
core::OpenedModels& openedModels();
