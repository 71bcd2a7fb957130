#pragma once

#include "core/prepare/prepared_run.h"

namespace core {

/// How alike pictures and texts are to a model with a tower for each (Radford et al., 2021).
struct Likeness {
    Matrix cosines;                       ///< [pictures, texts] of the angles between their vectors
    float scale = 1;                      ///< what the model multiplies them by
    std::optional<float> pair_bias = {};  ///< see SharedSpace

    /// What the model says of each pair: scale · cosine, and the bias where it has one (logits_per_image).
    /// @return [pictures, texts]
    Matrix logits() const;
    /// Of each picture, the share of each text: softmax over the texts of those. Of a model whose pairs stand for
    /// themselves, how likely each text is to be the picture's, which sum to nothing in particular.
    /// @return [pictures, texts]
    Matrix shares() const;
};

/// What a tower makes of each item of a batch: a vector of length 1.
/// @param trace  finished, of a model with `shared`
/// @return [items, d_shared]
Matrix sharedVectors(const Trace& trace);

/// Runs both towers: the run's pictures and its texts, with what the run changes in the tower that it looks at.
/// @throws Error{Unsupported} where the model has one tower, Error{Missing} without a picture or a text, and whatever
/// prepare() and run() throw; Stopped
Likeness likeness(const Run& asked, OpenedModels& models, const std::stop_token& stop = {});

}  // namespace core
