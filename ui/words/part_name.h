#pragma once

#include <QString>

#include "core/explain/stream_part.h"
#include "core/model/attention_block.h"

/// The name of a part of a row on the screen: "token embedding", "head 3.6", "feed-forward 2"; "head 1.4 → ff 1" is
/// what a feed-forward layer makes of one.
/// @param info  of the model that has the part's layer
/// @param countFrom  what the first layer and head are called
QString partName(const core::StreamPart& part, const core::ModelInfo& info, core::Index countFrom = 1);

/// "the other 15"
QString restName(core::Index parts);

/// The usual name of a part of an encoder–decoder, within a line.
QString blockName(core::AttentionBlock block);
