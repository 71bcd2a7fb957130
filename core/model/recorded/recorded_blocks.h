#pragma once

#include "core/model/recorded/recorded_arrays.h"
#include "core/model/recorded/recorded_attention.h"
#include "core/model/scoring_change.h"

namespace core {

/// Which attention of an encoder–decoder an array's name tells: "cross_attentions" and "decoder_q" are the decoder's,
/// everything else is self-attention, of an encoder or of the only block there is.
AttentionBlock namedBlock(const std::string& array);

/// The source with the arrays of one block named: its attention, else its queries and keys.
/// @throws Error{Missing} listing the arrays if none or several are of the block, and what ArrayFile throws
RecordedSource sourceOfBlock(RecordedSource source, AttentionBlock block);

/// The numbers of an array's layers in their model, from 1, as "layers", "encoder_layers" or "decoder_layers" in the
/// metadata says; cross-attention lies in the decoder's.
/// @param layers    how many the array has
/// @param warnings  told of what is no such list
/// @return [layers]; empty where nothing is said
std::vector<Index> recordedLayers(const ArrayFile& file, const std::string& array, Index layers,
                                  std::vector<std::string>& warnings);

}  // namespace core
