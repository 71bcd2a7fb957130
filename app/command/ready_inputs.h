#pragma once

#include "app/cli/cli.h"
#include "core/prepare/prepared_run.h"

/// Inputs in a model's own form: token ids, pixels of pictures, features of sounds, and a decoder's ids.
class ReadyInputs {
public:
    void add(cli::Command& command);

    /// Whether they stand instead of a text, a picture or a sound.
    bool isGiven() const { return !m_ids.empty() || !m_pixels.empty() || !m_features.empty(); }
    /// The model with them. Ids of a target come with replaceTargets().
    /// @param run  for the model, and the target's text
    /// @throws core::Error
    core::PreparedRun prepared(const core::Run& run) const;

    /// The decoder reads the given ids, if there are any, instead of a text.
    /// @throws core::Error, cli::WrongValue
    void replaceTargets(core::PreparedRun& prepared) const;

    /// Files that are read.
    std::vector<std::filesystem::path> sources() const;

private:
    void addIds(core::PreparedRun& prepared) const;
    void addTensors(core::PreparedRun& prepared) const;

    std::string m_ids;
    std::vector<std::string> m_targetIds;
    std::string m_pixels;
    std::string m_features;
    std::string m_tensor;
};
