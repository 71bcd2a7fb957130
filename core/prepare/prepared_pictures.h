#pragma once

#include "core/prepare/prepared_run.h"

namespace core {

/// Fills texts and batch with the run's pictures; without one the batch stays empty.
/// @param prepared  with a model that reads pictures; one that takes several sizes becomes the one for the pictures'
/// @throws Error naming the picture
void preparePictures(const Run& run, OpenedModels& models, PreparedRun& prepared);

}  // namespace core
