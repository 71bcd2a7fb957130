#include "ui/control/intervention_editor.h"

#include "core/session/edits/intervention_edits.h"

using core::Session;

void InterventionEditor::add(const std::vector<core::Intervention>& interventions) const
{
    m_editor.apply([&](Session& next) { core::intervene(next, interventions); });
}

void InterventionEditor::set(std::size_t place, const core::Intervention& intervention) const
{
    m_editor.apply([&](Session& next) { core::setIntervention(next, place, intervention); },
                   SessionEditor::Kind::Typing);
}

void InterventionEditor::remove(std::size_t place) const
{
    m_editor.apply([&](Session& next) { core::removeIntervention(next, place); });
}

void InterventionEditor::clear() const
{
    m_editor.apply([](Session& next) { next.run().interventions.clear(); });
}

void InterventionEditor::setHeadOff(bool off) const
{
    m_editor.apply([&](Session& next) { core::setHeadOff(next, off); });
}
