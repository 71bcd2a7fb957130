#pragma once

#include <unistd.h>

namespace core {

/// An open file of the system; negative where it could not be opened. It is closed on every way out.
struct Descriptor {
    int number = -1;
    explicit Descriptor(int opened) : number(opened) {}
    ~Descriptor()
    {
        if (number >= 0) ::close(number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
};

}  // namespace core
