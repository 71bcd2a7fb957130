#pragma once

#include "app/cli/cli.h"
#include "core/session/session.h"

/// Which engine computes the model, in place of this program's own.
struct EngineOptions {
    std::string engine;  ///< NAME, NAME=COMMAND or COMMAND
    std::string dtype;
    std::string device_map;
    std::string revision;
    bool hub = false;
    bool remote_code = false;

    void add(cli::Command& command);
    bool isGiven() const { return !engine.empty(); }
    /// Tells core::Engines of the command.
    /// @throws core::Error where the engine is neither a name of the settings nor a command
    core::EngineModel asked(const std::string& model) const;
};
