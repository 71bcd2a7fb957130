#include "app/command/asked_position.h"

#include "core/error.h"
#include "core/model/pass/prediction.h"
#include "core/number_range.h"
#include "core/session/named_queries.h"

core::Index positionAsked(const core::Trace& speaker, core::Index item, core::Index at, const char* option)
{
    const auto tokens = std::ssize(speaker.queries(item));
    if (at > tokens)
        throw core::Error(core::Code::OutOfRange, "", "%1 cannot be used: expected %2, found %3", option,
                          core::numberRange(1, tokens), std::to_string(at));
    return core::predictedPosition(speaker, item, at > 0 ? at - 1 : tokens - 1);
}

core::Index placeNamed(const std::vector<core::Token>& tokens, const std::string& name, const char* option)
{
    const std::vector<core::Index> found = core::queriesNamed(tokens, name);
    if (found.size() == 1) return found.front();
    const std::string such = std::to_string(found.empty() ? 1 : found.front() + 1);
    throw core::Error(
        core::Code::Ambiguous, "",
        found.empty()
            ? core::Words("%1 could be any of all tokens; choose one with its position, such as %2", option, such)
            : core::Words("%1 could be any of tokens %2; choose one with its position, such as %3", option,
                          core::queryNames(found), such));
}
