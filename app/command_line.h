#pragma once

#include <QString>

#include "core/model/trace.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <iostream>

/// What a subcommand does once its options are read; returns the exit status.
using Action = std::function<int()>;

void addAttend(CLI::App& app, Action& action);
void addTokenize(CLI::App& app, Action& action);
void addRender(CLI::App& app, Action& action);
void addInspect(CLI::App& app, Action& action);

/// The folder of the models that come with the program.
std::filesystem::path bundledModels();

/// "attentionscope: warning: …", one line on stderr.
void warn(const QString& text);
void warnAll(const core::Model& model);

/// Cuts a text and tells on stderr what the vocabulary has nothing for.
core::Encoding cutTextWarning(const core::Model& model, const std::string& text, std::optional<core::TextSplit> split);

/// The same, ready to be computed.
/// @throws core::Error{Missing} if nothing is left
core::Sequence cutText(const core::Model& model, const std::string& text, std::optional<core::TextSplit> split);

/// Options shared by everything that runs a model on texts.
struct TextOptions {
    std::string model;
    std::vector<std::string> texts;
    std::string split;

    void add(CLI::App& command, bool required);
    /// @throws core::Error if the name is none of words, characters, bytes
    std::optional<core::TextSplit> chosenSplit() const;
};

/// Runs the model and, on a terminal, shows a line of progress once it takes longer than half a second.
std::shared_ptr<const core::Trace> runWithProgress(std::shared_ptr<const core::Model> model,
                                                   std::vector<core::Sequence> batch, core::Keep keep);

/// @throws core::Error{CannotWrite} if `out` is a file that the model was read from
void requireNoModelFile(const core::Model& model, const std::filesystem::path& out);

/// "N" counted from `countFrom`, or "all".
/// @throws CLI::ValidationError
std::optional<core::Index> chosenOrAll(const std::string& text, core::Index countFrom, const std::string& option);
