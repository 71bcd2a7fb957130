#pragma once

#include "core/session/session.h"
#include "core/session/setting.h"

namespace core {

/// What files have of a run, of a change to it, of the settings of views, and of other small structs of a session; the
/// rest of a run is in run_reader.cpp and session_json.cpp.
std::span<const Setting<Run>> runFields();
std::span<const Setting<ScoringChange>> changeFields();
std::span<const Setting<Focus>> focusFields();
std::span<const Setting<StepsSettings>> stepsFields();
std::span<const Setting<HeadsSettings>> headsFields();
std::span<const Setting<FlowSettings>> flowFields();
std::span<const Setting<WhySettings>> whyFields();
std::span<const Setting<PositionsSettings>> positionsFields();
std::span<const Setting<CostsSettings>> costsFields();
std::span<const Setting<AlikeSettings>> alikeFields();
std::span<const Setting<Sampling>> samplingFields();

}  // namespace core
