#pragma once

#include "app/cli/cli.h"
#include "core/session/session.h"

/// How heads are measured: over which rows, in which unit, and induction over how many sequences.
struct MeasureOptions {
    core::Index sequences = core::repeatedSequences;  ///< sequences in induction's mean
    bool skip_first = false;
    bool skip_special = false;
    bool in_bits = false;

    /// @param sequences_help  how --induction is explained
    void add(cli::Command& command, const std::string& sequences_help);

    core::MeasuredRows rows() const { return {.first = !skip_first, .special = !skip_special}; }
    core::LogUnit unit() const { return in_bits ? core::LogUnit::Bits : core::LogUnit::Nats; }
    /// Applies the options that were given; the others stay as they are.
    void apply(core::HeadsSettings& heads, const cli::Command& command) const;
};
