#pragma once

#include "app/command/chat_options.h"
#include "app/command/model_options.h"
#include "app/command/subcommand.h"
#include "app/command/warning.h"
#include "app/engine/engine_options.h"
#include "core/model/pass/sampling.h"
#include "core/prepare/prepared_run.h"

#include <iostream>

/// Cuts a text and warns on stderr about parts that the vocabulary lacks.
core::Encoding cutTextWarning(const core::Model& model, const std::string& text, std::optional<core::TextSplit> split);

/// Opens the run's model and cuts its texts; oddities are told on stderr.
/// A text that is too long is taken as far as the model has places, as in the window.
/// @throws core::Error{Missing} if nothing is left of a text
core::PreparedRun prepareWarning(const core::Run& run, core::PaddingSide side = core::PaddingSide::Right);
/// Prepares a run with models that were opened for another run.
core::PreparedRun prepareWarning(const core::Run& run, core::OpenedModels& models,
                                 core::PaddingSide side = core::PaddingSide::Right);

/// An intervention on what is not there would change nothing, in silence.
/// @throws core::Error{OutOfRange, Unsupported}
void requireInterventions(const core::Run& run, const core::PreparedRun& prepared);

/// Adds interventions whose layers are numbers of the model's, less one: of a model of whose layers only some are here,
/// these are not their places.
/// @throws core::Error{OutOfRange, Unsupported}
void addInterventions(core::Run& run, const core::PreparedRun& prepared, std::vector<core::Intervention> numbered);

/// A model that comes with the program, by its name; everything else stays.
std::string bundledByName(const std::string& given);

/// Options shared by everything that runs a model on texts.
struct TextOptions : ModelOptions {
    std::vector<std::string> texts;
    std::vector<std::string> images;
    bool wholePictures = false;
    std::vector<std::string> sounds;
    std::optional<std::string> pair;
    std::vector<std::string> targets;
    std::string block;  ///< empty: the only one, or the encoder's
    std::string split;
    EngineOptions engine;
    ChatOptions chat;
    std::string spans;  ///< a file
    std::optional<std::string> mask;
    std::optional<float> temperature;

    void add(cli::Command& command, bool required);
    /// --text, --image and --audio; several of one kind make a batch.
    void addBatch(cli::Command& command);
    /// --image and --whole-pictures.
    /// @param help  what --image is for
    void addImage(cli::Command& command, const char* help);
    /// @param several  what more than one of them is
    void addSound(cli::Command& command, const std::string& several = {});
    /// --mask and --temperature, which hold for every head of the block.
    void addScoring(cli::Command& command);
    void addTarget(cli::Command& command);
    /// --chat and --spans; behind the options that a conversation stands in place of.
    void addSpans(cli::Command& command);
    /// @param help  what --block is for
    void addBlock(cli::Command& command, const std::string& help);
    core::AttentionBlock chosenBlock() const;
    std::optional<core::TextSplit> chosenSplit() const;
    /// The changes by --mask and --temperature; none where they are not given.
    std::vector<core::ScoringChange> changes() const;
    bool hasInput() const { return !texts.empty() || chat.isGiven() || !images.empty() || !sounds.empty(); }
    /// There is a model, and something that it reads.
    bool isWhole() const { return !model.empty() && hasInput(); }
    core::Run run() const;
    /// Names stretches of the run's texts, where --spans is given.
    /// @throws core::Error
    void nameSpans(core::Run& run) const;
    /// Files that are read, besides the inputs of the run.
    std::vector<std::filesystem::path> sources() const;
};

/// @param sampling  empty: the likeliest token each time
/// @throws core::Error{Unsupported, OutOfRange} unless the model generates, and the run has one text
std::shared_ptr<const core::Trace> generatedWarning(std::shared_ptr<const core::Trace> trace, core::Index count,
                                                    const core::RunOptions& options,
                                                    const std::optional<core::Sampling>& sampling);

/// Runs the model and, on a terminal, shows a line of progress once it takes longer than half a second.
std::shared_ptr<const core::Trace> runWithProgress(std::shared_ptr<const core::Model> model, core::Batch batch,
                                                   core::RunOptions options);

/// Where an encoder–decoder's attention is asked for, the model has to be one, and a hybrid where mixing is.
/// @param isThere  the model has the attention that is asked for
/// @param block    which is asked for
/// @throws core::Error{Unsupported}
void requireBlock(const core::Model& model, bool isThere, core::AttentionBlock block = core::AttentionBlock::Self);

/// @throws core::Error{OutOfRange} where the output would replace the input
void requireOther(const std::string& out, const std::string& in);

/// --count-from, 0 or 1: the number of the first layer.
void addCountFrom(cli::Command& command, core::Index& from);

/// "N" counted from `countFrom`, or "all".
/// @throws cli::WrongValue
std::optional<core::Index> chosenOrAll(const std::string& text, core::Index countFrom, const std::string& option);
