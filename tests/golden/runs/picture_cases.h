#pragma once

#include "core/model/pass/trace.h"

namespace core {
struct Model;
}

/// A picture of the cases of primer-vision, as the model takes it.
/// @param tile  its place on the sheet tests/golden/data/primer/primer-vision.png, row by row from 0
core::Sequence pictureOfCase(const core::Model& model, core::Index tile);

/// What the model calls a picture: the place among its labels, by the classifier that its file has beside what attends.
core::Index labelOf(const core::Trace& trace);
