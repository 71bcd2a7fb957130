#pragma once

#include "app/cli/cli.h"
#include "core/model/pass/sampling.h"

#include <optional>

/// How --generate chooses tokens: the likeliest, unless one of these says how they are drawn.
struct SamplingOptions {
    std::optional<double> temperature;
    std::optional<core::Index> top_k;
    std::optional<double> top_p;
    std::optional<std::uint64_t> seed;

    /// @param command  has --generate
    void add(cli::Command& command);
    std::optional<core::Sampling> chosen() const;
};
