#pragma once

#include "app/engine/engine_options.h"

/// What the window is to open.
struct WindowRequest {
    std::string path;      ///< a model folder, a session, …; empty: the example that comes with the program
    EngineOptions engine;  ///< and what it opens
    std::string model;
    std::string text;
    bool reset_settings = false;  ///< begin as if the program had never run

    void add(CLI::App& app);
    /// @throws CLI::ValidationError, core::Error for an engine without a model, or otherwise
    std::optional<core::Session> ofEngine() const;
};

/// Opens the window and runs until it is closed.
///
/// Without a display it draws the example into a file instead and says where.
/// @return the exit status
int runWindow(int argc, char** argv, const WindowRequest& request);
