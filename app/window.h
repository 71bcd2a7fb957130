#pragma once

#include "app/command/model_options.h"
#include "app/engine/engine_options.h"

/// The document that the window opens.
struct WindowRequest {
    std::string path;             ///< a model folder, a session, …; empty: the example that comes with the program
    EngineOptions engine;         ///< which opens the model in place of this program
    ModelOptions model;           ///< in place of the path
    std::string text;             ///< text that the window begins with; empty: an example
    bool reset_settings = false;  ///< begin as if the program had never run
    bool new_window = false;      ///< also where one is open that would take the path

    void add(cli::Command& app);
    /// Requests of the options beside a path; empty where there are none.
    /// @throws cli::WrongValue, core::Error for an engine without a model, or a text for what is none
    std::optional<core::Session> asked() const;
    /// Whether a window that is open already may take it: a path that is there, and nothing else.
    bool mayGoToOpenWindow() const;

private:
    core::Session ofEngine() const;
};

/// Opens the window and runs until it is closed. Where one is open that may take what is asked for, it goes there,
/// which is said on standard output.
///
/// Without a display it draws the example into a file instead and says where.
/// @return the exit status
int runWindow(int argc, char** argv, const WindowRequest& request);
