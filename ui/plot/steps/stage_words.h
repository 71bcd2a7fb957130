#pragma once

#include <QString>

#include "core/analysis/attention_steps.h"

#include <optional>

/// The facts about a head's computation on which the names of steps and tables depend.
struct StageContext {
    core::ScoreRule rule = {};
    core::Index key_dimensions = 1;  ///< d_k
    bool normed = false;             ///< queries and keys
    bool turned = false;             ///< queries and keys, by the rotary embedding
    bool turned_first = false;       ///< before their norm
    bool weighed = true;             ///< their norm multiplies by weights
    bool values_normed = false;
    bool layer_norm = false;       ///< their norm takes the mean away, too
    bool lengthened = false;       ///< queries, by their place
    bool through_latents = false;  ///< keys and values are projected from something narrower than x
    bool query_latent = false;     ///< queries, too
    bool given = false;            ///< queries and keys come from a file
    bool cached = false;           ///< only the last tokens ask
    bool sink = false;
    bool second_of_pair = false;       ///< the head is the second of two whose softmaxes are subtracted
    std::optional<float> lambda = {};  ///< the factor of the second map; none where heads are no pairs
    core::Index kept_keys = 0;         ///< keys that an index leaves each query; 0: no index
    bool blind_rows = false;           ///< some query sees no key, and its weights are 0
    /// The layer that keys and values are taken over from, counted from 1; none where they are this layer's.
    std::optional<core::Index> keys_of = {};
    bool second_stream = false;  ///< every token enters the layer with one vector
    bool across = false;         ///< keys and values come from another sequence
    bool mixes = false;          ///< a layer without a softmax
    bool convolves = false;      ///< queries, keys and values of such, before its recurrence
    bool delta = false;          ///< which corrects its state by the delta rule

    /// Whether scores are divided by √d_k, as nearly everywhere.
    bool usualScale() const;
};
/// @param trace  not one of a file
StageContext stageContext(const core::Trace& trace, const core::HeadAddress& address);

/// The factors of q·k before the softmax: "∕ √d_k", "× 0.5 ∕ T".
QString scaleWords(const StageContext& context);

/// A step's name, "project".
QString stepTitle(core::StepKind kind, const StageContext& context);
/// A table's title, "scores Q Kᵀ"; and a word about it, "dot products", where that helps.
QString stageTitle(core::Stage stage, const StageContext& context);
QString stageHint(core::Stage stage, const StageContext& context);

/// "softmax over 5 keys".
QString softmaxOver(core::Index keys);
