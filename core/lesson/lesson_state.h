#pragma once

#include "core/json/json.h"

namespace core {

/// What turns one JSON object into another, as a merge patch (RFC 7396): fields that are there anew or differ; null for
/// those that are gone. Lists are replaced as a whole.
Json differenceOf(const Json& before, const Json& after);

/// Applies it.
Json withDifference(Json before, const Json& difference);

}  // namespace core
