#pragma once

#include "core/caught_error.h"
#include "core/stopped.h"

/// Does a worker's work. Whatever that throws is told to `fail`, and nothing leaves: above a thread of a pool there is
/// nobody who could catch it.
/// @param doing    what could not be done, for errors that do not say it
/// @param stopped  told where the work was stopped, which is no error
template<typename Work, typename Fail, typename Stopped>
void guarded(const char* doing, const Work& work, const Fail& fail, const Stopped& stopped) noexcept
{
    const auto attempt = [](const auto& tell) {
        try {
            tell();
            return true;
        } catch (...) {
            return false;
        }
    };
    try {
        work();
    } catch (const core::Stopped&) {
        attempt(stopped);
    } catch (...) {
        // Memory may be short for the sentence too; then a shorter one.
        if (!attempt([&] { fail(core::caughtError(doing)); }))
            attempt([&] { fail(core::Error(core::Code::NoMemory, "", "this needs more memory than there is")); });
    }
}

template<typename Work, typename Fail>
void guarded(const char* doing, const Work& work, const Fail& fail) noexcept
{
    guarded(doing, work, fail, [] {});
}
