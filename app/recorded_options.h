#pragma once

#include "app/command_line.h"
#include "core/model/recorded/recorded_attention.h"

/// Attention from a file, or queries and keys to compute it from, instead of a model on a text.
class RecordedOptions {
public:
    /// Behind --model, --text and what else says what is computed, which it excludes.
    /// @param excluded  of those that the command has
    void add(CLI::App& command, const std::vector<const char*>& excluded);
    bool isGiven() const { return !m_source.empty(); }
    /// @throws CLI::ValidationError for what attention that another program computed cannot be
    core::Run run(const TextOptions& text) const;

private:
    void addVectors(CLI::App& command);

    core::RecordedSource m_source;
};
