#include "core/error.h"
#include "core/session/session_json.h"

#include <cstdlib>

/// Any text: an Error or a session, and what was read is written and read again the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        const auto session = core::sessionFrom({reinterpret_cast<const char*>(data), size}, "/folder/fuzz");
        if (core::sessionFrom(core::privateSessionText(session), "/folder/fuzz") != session) std::abort();
    } catch (const core::Error&) {
    }
    return 0;
}
