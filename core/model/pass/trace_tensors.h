#pragma once

#include "core/model/pass/trace.h"
#include "core/tensor/safetensors_writer.h"

namespace core {

/// Which of a Trace's tensors to write.
struct TensorSelection {
    std::optional<Index> layer = {};  ///< only this one, counted from 0; else all
    bool stages = false;              ///< scores_raw, scores_scaled and scores_masked too
    bool logits = false;              ///< [B, T, V] too, not only the last position's
    /// Bytes that a tower's maps may take, of a text with pictures; if they take more they are left out.
    std::size_t tower_bytes = std::size_t{1} << 28U;
};

/// A finished Trace under the golden files' names: input_ids and attention_mask [B, T], of models with segments
/// token_type_ids [B, T]; q, k [L, B, H, T, d_k];
/// v [L, B, H, T, d_v]; attentions and stages [L, B, H, T, T]; context [L, B, T, H, d_v];
/// hidden_states [L + 1, B, T, d_model], of which the last is last_hidden_state [B, T, d_model];
/// logits_last [B, V] (at the last place, padding or not) where the model predicts; of a model that answers in labels
/// logits [B, labels] or, of tokens, [B, T, labels], or start_logits and end_logits [B, T]; of one that makes a vector
/// of a text sentence_embedding [B, d]. Where layers are of unlike size,
/// q, k, v and context of each are a tensor of its own, [B, …] under the name and the layer's number: q.1, q.2, …
/// In a model of which some layers have no attention, L counts the layers that have, and hidden_states are what enters
/// every layer; with stages mixing [M, B, H, T, T], mixing_values and mixing_output [M, B, H, T, d] of those layers,
/// where the first times the second is the third. Of one that another program computes hidden_states are what enters
/// the L layers; there are none where another program that computes the model does not tell what enters its layers.
///
/// An encoder–decoder has input_ids and attention_mask, decoder_input_ids and decoder_attention_mask; everything from q
/// to context three times, as encoder_q, decoder_q, cross_q and so on, where cross-attention is from T_q tokens of the
/// decoder to T_k of the encoder; encoder_hidden_states, decoder_hidden_states, and the last of both; logits_last.
///
/// A text with pictures has pixel_values [1, tiles, channels, height, width], or of a model that cuts none [pictures,
/// channels, height, width]; what became of them, image_hidden_states [tokens of all tiles, d_model]; and the maps of
/// the tower that read them, tower_attentions [its layers, tiles, its heads, N, N]. Where the tokens of a picture see
/// each other, token_type_ids are 1 for them, and image_hidden_states [pictures, tokens of each, d_model].
///
/// A recorded trace, whose ids say nothing, has attentions [L, B, H, T_q, T_k] and, where there is padding,
/// attention_mask.
///
/// Computes again what the run did not keep.
std::vector<NamedTensor> tensorsOf(const Trace& trace, const TensorSelection& selection);

/// Bytes of the maps of a tower, of a text with pictures; 0 of any other.
std::size_t towerBytes(const Trace& trace);

/// Pictures as a model reads them: [B, channels, height, width].
/// @param sequences  of pictures of one size
NamedTensor pixelTensor(std::string name, const std::vector<Sequence>& sequences);

/// The tokens of every text, as JSON for a tensor file's metadata: "tokens", and "key_tokens" in cross-attention; of an
/// encoder–decoder "tokens" and "decoder_tokens". Where layers are not 1, 2, … of their model, "layers" has their
/// numbers; of an encoder–decoder "encoder_layers" and "decoder_layers". "labels" has the names of a label head's.
std::map<std::string, std::string> tensorMetadata(const Trace& trace);

}  // namespace core
