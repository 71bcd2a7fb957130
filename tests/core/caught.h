#pragma once

#include "core/error.h"

#include <functional>

/// What is thrown; of nothing an Error that says so.
inline core::Error caught(const std::function<void()>& act)
{
    try {
        act();
    } catch (const core::Error& error) {
        return error;
    }
    return {core::Code::Failed, "", "nothing was thrown", "", ""};
}
