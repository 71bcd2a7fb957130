#pragma once

#include "core/session/session.h"

/// Edits of the interventions on heads of the first run.
namespace core {

/// One head is switched off, or scaled, or given its mean once; the newest such says how. Not beyond
/// `mostInterventions`.
void intervene(Session& session, const std::vector<Intervention>& interventions);
/// @param place  among the interventions; one that is not there is left alone, as in the next
void setIntervention(Session& session, std::size_t place, const Intervention& intervention);
void removeIntervention(Session& session, std::size_t place);
/// Whether the focused head is switched off.
bool isHeadOff(const Session& session);
/// Switches the focused head off, or back to its earlier output.
void setHeadOff(Session& session, bool off);

}  // namespace core
