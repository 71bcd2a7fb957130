#pragma once

#include "app/command/command_line.h"
#include "core/model/recorded/recorded_attention.h"
#include "core/session/session.h"

/// Attention from a file, or queries and keys to compute it from, instead of a model on a text.
class RecordedOptions {
public:
    /// Behind --model, --text and what else says what is computed, which it excludes.
    /// @param excluded  of those that the command has
    void add(cli::Command& command, const std::vector<const char*>& excluded);
    bool isGiven() const { return !m_source.empty(); }
    /// @throws cli::WrongValue for what attention that another program computed cannot be
    core::Run run(const TextOptions& text) const;
    /// Puts the file in the place of the one that a session's runs are of; the rest stays, where nothing else was
    /// given.
    /// @throws core::Error{Unsupported} naming the session's file, where it is of a model
    void replaceIn(core::Session& session, const std::filesystem::path& file) const;

private:
    void addVectors(cli::Command& command);
    /// The source as it was typed, its axes as letters.
    core::RecordedSource source() const;

    core::RecordedSource m_source;
    std::string m_axes;
};
