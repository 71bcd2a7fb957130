#pragma once

#include "core/engine/engine_answers.h"
#include "core/engine/engine_model.h"
#include "core/model/model.h"

namespace core {

/// The permissions of a model on the machine that opens it.
struct EnginePermissions {
    bool hub = false;          ///< be asked for on the hub, if it is not there
    bool remote_code = false;  ///< run code that lies beside its weights

    friend bool operator==(const EnginePermissions&, const EnginePermissions&) = default;
};

/// One model that an engine has opened. Where the engine has gone, the next request starts it, and opens the model
/// again.
class EngineLink {
public:
    /// Opens it.
    /// @throws Error{Failed} with the engine's reason; Error{Malformed, OutOfRange} for an answer that is none; Stopped
    EngineLink(std::shared_ptr<EngineWire> wire, EngineModel asked, EnginePermissions permissions,
               const std::stop_token& stop);

    const EngineOpened& opened() const { return m_opened; }
    const EngineVocabulary& vocabulary() const { return m_vocabulary; }
    const EngineModel& asked() const { return m_asked; }
    const std::string& name() const { return m_wire->name(); }
    /// The engine's description of itself when the model was opened.
    const std::string& description() const { return m_description; }

    /// Sends a request about this model, like EngineWire::ask().
    /// @throws also Error{OutOfRange} if the engine holds another model by now
    EngineMessage ask(Json request, std::span<const std::byte> tensors, const EngineWire::Expected& expected,
                      const std::stop_token& stop) const;

private:
    EngineOpened openedNow(const std::stop_token& stop) const;

    std::shared_ptr<EngineWire> m_wire;
    EngineModel m_asked;
    EnginePermissions m_permissions;
    EngineOpened m_opened;
    EngineVocabulary m_vocabulary;
    std::string m_description;
    mutable std::mutex m_lock;
    mutable std::uint64_t m_started = 0;
    mutable Index m_number = 0;
};

/// The model as everything else takes it: layers by their shape, a tokenizer that asks, passes that ask.
std::shared_ptr<const Model> modelOf(std::shared_ptr<const EngineLink> link);

}  // namespace core
