#pragma once

#include "core/session/session.h"
#include "core/session/setting.h"

namespace core {

/// What files have of the settings of views, and of other small structs of a session.
std::span<const Setting<Focus>> focusFields();
std::span<const Setting<StepsSettings>> stepsFields();
std::span<const Setting<HeadsSettings>> headsFields();
std::span<const Setting<FlowSettings>> flowFields();
std::span<const Setting<WhySettings>> whyFields();
std::span<const Setting<PositionsSettings>> positionsFields();
std::span<const Setting<Sampling>> samplingFields();

}  // namespace core
