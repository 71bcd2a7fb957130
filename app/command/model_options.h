#pragma once

#include "app/cli/cli.h"
#include "core/session/session.h"

/// Which model is opened: --model, and --adapter that is added to it.
struct ModelOptions {
    std::string model;
    std::string adapter;  ///< a folder of PEFT's, or a GGUF file; empty: none

    static constexpr const char* usualHelp = "Model folder (config.json, model.safetensors or pytorch_model.bin, "
                                             "tokenizer.json), a GGUF file, an adapter, or "
                                             "the name of one that comes with the program, such as primer-encoder";

    /// @param ending  of the options' names: "-b"
    void add(cli::Command& command, bool required, const std::string& help = usualHelp, const std::string& ending = {});
    /// --adapter alone, where --model is another's.
    void addAdapter(cli::Command& command, const std::string& ending = {});

    /// Gives the run its model.
    void giveTo(core::Run& run) const;
    /// The path to open: the adapter where there is one.
    const std::string& opened() const { return adapter.empty() ? model : adapter; }
    /// The base of an adapter; empty where none is given.
    std::string base() const { return adapter.empty() ? std::string() : model; }
};
