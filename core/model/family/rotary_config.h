#pragma once

#include "core/model/family/config_reader.h"

namespace core {

/// The rotary embedding that a configuration asks for, in both spellings: `rope_parameters`, and the older
/// `rope_theta` (GPT-NeoX: `rotary_emb_base`, `rotary_pct`) with `rope_scaling`.
///
/// @param head_width      d_k
/// @param turned_share    which part of a head's dimensions is turned, where the configuration does not say; empty for
///                        families that turn all of them, whatever it says
/// @param trained_tokens  how long the texts were in training, where the configuration does not say
/// @param layer_kind      whose rotation: "full_attention", where `rope_parameters` has one for each kind of layer
/// @param base            where the configuration is silent
/// @throws Error naming the field; for an odd number of dimensions, which cannot be turned in pairs, and for kinds of
/// scaling that are not known
RotaryEmbedding readRotary(const ConfigReader& config, Index head_width, std::optional<float> turned_share,
                           Index trained_tokens, const char* layer_kind = nullptr, float base = 10000);

/// How many tokens a text may have: dynamic scaling reaches so many times beyond the trained ones.
Index longestText(const RotaryEmbedding& rotary, Index positions);

}  // namespace core
