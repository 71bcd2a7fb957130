#pragma once

#include "core/model/model.h"
#include "core/session/focus.h"
#include "ui/plot/diagram/diagram_sheet.h"

/// How a model stands in a diagram.
/// @param focus   its layer and head are chosen, or the nearest that the model has
/// @param tokens  of the text; 0: not known
DiagramModel diagramModel(const core::Model& model, const core::Focus& focus, core::Index tokens);
