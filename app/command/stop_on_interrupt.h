#pragma once

/// While it lives, the first Ctrl+C asks for an end when what is under way is whole, and the second is one.
class StopOnInterrupt {
public:
    StopOnInterrupt();
    StopOnInterrupt(const StopOnInterrupt&) = delete;
    StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;
    ~StopOnInterrupt();

    bool asked() const;
};
