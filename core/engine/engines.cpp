#include "core/engine/engines.h"

#include "core/error.h"

#include <algorithm>

namespace core {

Engines& Engines::known()
{
    static Engines engines;
    return engines;
}

void Engines::name(const std::string& engine, std::vector<std::string> words)
{
    const std::scoped_lock guard(m_lock);
    const auto known = m_words.find(engine);
    if (known != m_words.end() && known->second == words) return;
    m_wires.erase(engine);
    std::erase_if(m_open, [&](const auto& entry) { return entry.first.engine == engine; });
    if (words.empty())
        m_words.erase(engine);
    else
        m_words[engine] = std::move(words);
}

void Engines::lookUp(Settings settings)
{
    const std::scoped_lock guard(m_lock);
    m_settings = std::move(settings);
}

std::vector<std::string> Engines::knownWords(const std::string& engine) const
{
    const auto known = m_words.find(engine);
    if (known != m_words.end()) return known->second;
    return m_settings.words ? m_settings.words(engine) : std::vector<std::string>();
}

std::vector<std::string> Engines::wordsOf(const std::string& engine) const
{
    const std::scoped_lock guard(m_lock);
    return knownWords(engine);
}

void Engines::allow(const std::string& model, EnginePermissions permissions)
{
    const std::scoped_lock guard(m_lock);
    m_allowed[model] = permissions;
}

EnginePermissions Engines::allowed(const std::string& model) const
{
    const std::scoped_lock guard(m_lock);
    const auto known = m_allowed.find(model);
    if (known != m_allowed.end()) return known->second;
    return m_settings.permissions ? m_settings.permissions(model) : EnginePermissions{};
}

std::shared_ptr<EngineWire> Engines::wireOf(const std::string& engine)
{
    const std::scoped_lock guard(m_lock);
    if (const auto running = m_wires.find(engine); running != m_wires.end()) return running->second;
    std::vector<std::string> words = knownWords(engine);
    if (words.empty())
        throw Error(Code::Missing, "",
                    "the command of the engine “%1” is missing: expected one in the settings, or --engine %2=COMMAND, "
                    "found none",
                    engine, engine);
    return m_wires.emplace(engine, std::make_shared<EngineWire>(engine, std::move(words))).first->second;
}

std::shared_ptr<const Model> Engines::open(const EngineModel& asked, const std::stop_token& stop)
{
    const auto isAsked = [&](const auto& entry) { return entry.first == asked; };
    const auto wire = wireOf(asked.engine);
    {
        const std::scoped_lock guard(m_lock);
        const auto known = std::ranges::find_if(m_open, isAsked);
        if (auto model = known == m_open.end() ? nullptr : known->second.lock()) return model;
    }
    auto model = modelOf(std::make_shared<const EngineLink>(wire, asked, allowed(asked.model), stop));
    const std::scoped_lock guard(m_lock);
    std::erase_if(m_open, [&](const auto& entry) { return isAsked(entry) || entry.second.expired(); });
    m_open.emplace_back(asked, model);
    return model;
}

void Engines::end()
{
    const std::scoped_lock guard(m_lock);
    for (const auto& [name, wire] : m_wires) wire->abandon();
    m_wires.clear();
    m_open.clear();
}

}  // namespace core
