#pragma once

#include "core/error.h"

#include <functional>

/// The thrown error; an Error that says so where nothing is thrown.
inline core::Error caught(const std::function<void()>& act)
{
    try {
        act();
    } catch (const core::Error& error) {
        return error;
    }
    return {core::Code::Failed, "", "nothing was thrown"};
}
