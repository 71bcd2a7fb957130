#pragma once

#include "core/prepare/prepared_run.h"

namespace core {

/// Fills texts and batch with the run's pictures; without one the batch stays empty.
/// @param prepared  with a model that reads pictures; one that takes several sizes becomes the one for the pictures'
/// @throws Error naming the picture
void preparePictures(const Run& run, OpenedModels& models, PreparedRun& prepared);

/// The pictures of a text, and the text as the model's tokenizer reads it, with tokens for every part of them.
struct SpelledPictures {
    /// A picture's stretch of `text`, and what stands there in the text that was typed.
    struct Stretch {
        TextRange spelled;
        TextRange typed;  ///< empty where nothing does
    };

    std::vector<std::shared_ptr<const TiledPicture>> pictures;
    std::string text;
    std::vector<Stretch> stretches;  ///< in order

    /// Has tokens count in the text that was typed: all of a picture's in what stands for it there.
    void restoreRanges(Encoding& encoding) const;
};

/// Puts the run's pictures where its text says so, by the piece that stands for a picture, such as "<image>"; before
/// the text where it nowhere does.
/// @return nothing for a model that reads texts alone, and for a run without pictures
/// @throws Error naming the picture, or the number that the text wants; Error{Unsupported} for several texts
std::optional<SpelledPictures> spellPictures(const Run& run, OpenedModels& models,
                                             const std::shared_ptr<const Model>& model);

}  // namespace core
