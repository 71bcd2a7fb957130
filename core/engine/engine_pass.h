#pragma once

#include "core/engine/engine_link.h"
#include "core/model/pass/trace.h"

namespace core {

/// One pass of a model that an engine has, as core::run() does it. Layers are told of as they arrive; of
/// `options.whole_layer` the numbers travel, of the others a small picture.
/// @throws Error, Stopped
std::shared_ptr<const Trace> enginePass(std::shared_ptr<const EngineLink> link, std::shared_ptr<const Model> model,
                                        Batch batch, const RunOptions& options);

}  // namespace core
