#pragma once

#include "app/cli/cli.h"
#include "core/model/folder/model_chat.h"
#include "core/session/session.h"

#include <filesystem>
#include <string>
#include <vector>

/// A conversation in place of a text: --chat, and the day that its template may name.
class ChatOptions {
public:
    /// @param others  options of the same command that it stands in place of
    void add(cli::Command& command, const std::vector<const char*>& others);

    bool isGiven() const { return !m_file.empty(); }
    /// Whether the messages' words alone are asked for.
    bool isPlain() const { return m_plain; }
    /// Makes the messages' words alone the run's text, as --plain-chat does.
    /// @throws core::Error
    void givePlainTo(core::Run& run) const;
    /// Makes the conversation the run's text, with its special tokens and each message as a named span.
    /// @param run  with its model
    /// @throws core::Error
    void giveTo(core::Run& run) const;
    /// The text that the model reads, with each message's place in it.
    /// @param model  to be opened: the adapter, where there is one
    /// @param base   of the adapter; empty where there is none, or it names its own
    /// @throws core::Error
    core::RenderedChat rendered(const std::filesystem::path& model, const std::filesystem::path& base) const;
    const std::string& file() const { return m_file; }

private:
    std::string conversation() const;

    std::string m_file;
    std::string m_day;
    bool m_plain = false;
};
