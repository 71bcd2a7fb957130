#pragma once

/// While it lives, the first Ctrl+C ends the program after the work in progress, and the second at once.
class StopOnInterrupt {
public:
    StopOnInterrupt();
    StopOnInterrupt(const StopOnInterrupt&) = delete;
    StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;
    ~StopOnInterrupt();

    bool asked() const;
};
