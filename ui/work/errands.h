#pragma once

#include <chrono>
#include <functional>
#include <stop_token>

class QThreadPool;

/// How long the end of the program waits for a disk, which on a network may never answer. Two wait one after the other
/// at most: watched files, and errands.
constexpr std::chrono::milliseconds patienceAtEnd{1000};

/// Work that nobody waits for: it says nothing, and what cannot be done is done another time. The end of the program
/// asks it to stop; what does not within patienceAtEnd ends with the program.
class Errands {
public:
    static Errands& all();

    /// @param doing  what could not be done, as LatestJob's
    /// @param work   may use nothing that ends before the program
    void run(const char* doing, std::function<void(const std::stop_token&)> work);
    /// Asks all to stop, and waits.
    /// @return whether all have ended
    bool end(std::chrono::milliseconds longest);

private:
    Errands();

    QThreadPool* m_pool;  ///< never ends: a thread that hangs may still be one of its
    std::stop_source m_stop;
};
