#pragma once

#include "core/engine/engine_link.h"

#include <map>

namespace core {

/// The engines that the user has named, and the conversations with those that were started. One of them lasts as long
/// as the program; all threads share it.
class Engines {
public:
    /// The program's.
    static Engines& known();

    /// Called for the user's settings of a name, or a model, that name() or allow() did not set.
    struct Settings {
        std::function<std::vector<std::string>(const std::string& engine)> words = {};
        std::function<EnginePermissions(const std::string& model)> permissions = {};
    };
    void lookUp(Settings settings);

    /// Sets the command that starts an engine; a new command for a known name ends the running one. Without words the
    /// name is forgotten.
    void name(const std::string& engine, std::vector<std::string> words);
    /// The command behind a name; empty where there is none.
    std::vector<std::string> wordsOf(const std::string& engine) const;

    /// Sets a model's permissions, which only the user grants.
    void allow(const std::string& model, EnginePermissions permissions);
    EnginePermissions allowed(const std::string& model) const;

    /// Opens a model, or gives the one that is open already. Its weights stay where they are; of its layers the shapes
    /// are here.
    /// @throws Error{Missing} for an engine without a command; what EngineLink throws; Stopped
    std::shared_ptr<const Model> open(const EngineModel& asked, const std::stop_token& stop);

    /// Ends the running engines, also while callers wait for them.
    void end();

private:
    std::shared_ptr<EngineWire> wireOf(const std::string& engine);

    std::vector<std::string> knownWords(const std::string& engine) const;

    mutable std::mutex m_lock;
    Settings m_settings;
    std::map<std::string, std::vector<std::string>> m_words;
    std::map<std::string, EnginePermissions> m_allowed;
    std::map<std::string, std::shared_ptr<EngineWire>> m_wires;
    std::vector<std::pair<EngineModel, std::weak_ptr<const Model>>> m_open;
};

}  // namespace core
