#pragma once

#include "core/random_bits.h"
#include "core/session/session.h"

/// No work is lost that was done so long before a program is killed.
inline constexpr int keptAfterMilliseconds = 500;

/// What of a session somebody would miss, as one number: two that differ in it are different work.
inline std::uint64_t workIn(const core::Session& session)
{
    std::string all;
    for (const core::Run& run : session.runs) {
        for (const std::string& text : run.texts) all += text + '\n';
        for (const std::string& target : run.targets) all += target + '\n';
        all += run.keys_text.value_or("") + '\n';
        for (const core::ScoringChange& change : run.changes) all += change.mask.value_or("") + '\n';
        all += std::to_string(run.interventions.size());
    }
    return core::hashOf(all);
}
