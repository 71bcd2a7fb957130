#pragma once

#include "core/session/annotation.h"
#include "core/session/session.h"

/// Edits of what is written by hand onto maps.
namespace core {

void annotate(Session& session, const Annotation& one);

/// Takes away what is about a cell or its tokens, where places name them.
void removeAnnotations(Session& session, Index query, Index key);

}  // namespace core
