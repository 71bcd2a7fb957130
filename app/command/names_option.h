#pragma once

#include "app/cli/cli.h"
#include "core/model/model.h"

#include <string>

/// How sure heads' names are: what `scan --json` found of the model.
struct NamesOption {
    std::string scan;  ///< its file; empty: each name is a guess of the text that is looked at

    void add(cli::Command& command);
    bool isGiven() const { return !scan.empty(); }
    /// Takes what the scan said for everything that shows names from now on, in place of what an earlier request said.
    /// @throws core::Error as core::readEvidence() does
    void know(const core::ModelInfo& info) const;
};
