#pragma once

#include "core/atlas/head_notes.h"
#include "core/model/intervention.h"

namespace core {

/// What takes the place of a head's context while the head is knocked out.
enum class KnockOutWay {
    Zero,  ///< nothing: Michel et al., 2019
    Mean,  ///< for every query the mean over the text's queries: what the head says on average stays, its choice goes
};

/// The experiment that knocks a head out.
/// @param block  which attention of the model the head belongs to
/// @param head   its layer and number, from 0
Intervention knockedOut(AttentionBlock block, const AtlasHead& head, KnockOutWay way);

}  // namespace core
