#pragma once

#include "core/prepare/prepared_run.h"

namespace core {

/// How alike pictures and texts are to a model with a tower for each (Radford et al., 2021).
struct Likeness {
    Matrix cosines;                       ///< [pictures, texts] of the angles between their vectors
    float scale = 1;                      ///< the model's factor of the similarities
    std::optional<float> pair_bias = {};  ///< see SharedSpace

    /// The model's logit of each pair: scale · cosine, and the bias where it has one (logits_per_image).
    /// @return [pictures, texts]
    Matrix logits() const;
    /// Each text's share for each picture: softmax over the texts. In models whose pairs are judged one by one, how
    /// likely each text is the picture's; these shares need not sum to 1.
    /// @return [pictures, texts]
    Matrix shares() const;
};

/// A tower's vector of length 1 for each item of a batch.
/// @param trace  finished, of a model with `shared`
/// @return [items, d_shared]
Matrix sharedVectors(const Trace& trace);

/// Runs both towers: the run's pictures and its texts, with what the run changes in the tower that it looks at.
/// @throws Error{Unsupported} where the model has one tower, Error{Missing} without a picture or a text, and whatever
/// prepare() and run() throw; Stopped
Likeness likeness(const Run& asked, OpenedModels& models, const std::stop_token& stop = {});

}  // namespace core
