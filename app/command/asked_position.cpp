#include "app/command/asked_position.h"

#include "core/error.h"
#include "core/model/pass/prediction.h"
#include "core/number_range.h"

core::Index positionAsked(const core::Trace& speaker, core::Index item, core::Index at, const char* option)
{
    const auto tokens = std::ssize(speaker.queries(item));
    if (at > tokens)
        throw core::Error(core::Code::OutOfRange, "", option, core::numberRange(1, tokens), std::to_string(at));
    return core::predictedPosition(speaker, item, at > 0 ? at - 1 : tokens - 1);
}
