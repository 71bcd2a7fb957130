#include "core/engine/engine_link.h"

#include "core/error.h"

namespace core {

EngineLink::EngineLink(std::shared_ptr<EngineWire> wire, EngineModel asked, EnginePermissions permissions,
                       const std::stop_token& stop)
    : m_wire(std::move(wire)),
      m_asked(std::move(asked)),
      m_permissions(permissions)
{
    m_started = m_wire->begun(stop);
    m_opened = openedNow(stop);
    m_number = m_opened.model;
    m_description = m_wire->description();
    if (m_opened.vocabulary > 0)
        m_vocabulary = vocabularyIn(
            m_wire->ask(Json{{"request", "vocabulary"}, {"model", m_number}}, {}, {}, stop).said, m_opened, name());
}

EngineOpened EngineLink::openedNow(const std::stop_token& stop) const
{
    Json request{{"request", "open"}, {"model", m_asked.model}};
    const auto say = [&](const char* field, const std::string& value) {
        if (!value.empty()) request[field] = value;
    };
    say("revision", m_asked.revision);
    say("dtype", m_asked.dtype);
    say("device_map", m_asked.device_map);
    request["hub"] = m_permissions.hub;
    request["remote_code"] = m_permissions.remote_code;
    return openedIn(m_wire->ask(std::move(request), {}, {.left_at_once = true}, stop).said, name());
}

EngineMessage EngineLink::ask(Json request, std::span<const std::byte> tensors, const EngineWire::Expected& expected,
                              const std::stop_token& stop) const
{
    {
        const std::scoped_lock guard(m_lock);
        if (const std::uint64_t started = m_wire->begun(stop); started != m_started) {
            const EngineOpened again = openedNow(stop);
            if (again.layers.size() != m_opened.layers.size() || again.vocabulary != m_opened.vocabulary)
                throw Error(Code::OutOfRange, m_opened.name,
                            "the model that the engine opened again cannot be used: expected the one that it had "
                            "opened, found another; open it anew");
            m_number = again.model;
            m_started = started;
        }
        request["model"] = m_number;
    }
    return m_wire->ask(std::move(request), tensors, expected, stop);
}

}  // namespace core
