#include "core/prepare/prepared_pictures.h"

#include "core/error.h"
#include "core/image/image_file.h"
#include "core/model/pass/picture.h"

namespace core {
namespace {

/// A picture as the model takes it.
ProcessedImage processedFile(const std::filesystem::path& file, const Model& model)
{
    try {
        ProcessedImage made = processed(readImage(file), *model.images);
        const PatchEmbedding& patches = *model.transformer.patches;
        if (made.image.width != patches.width || made.image.height != patches.height)
            throw Error(Code::OutOfRange, "", "the picture's size",
                        std::to_string(patches.width) + " × " + std::to_string(patches.height)
                            + ", as preprocessor_config.json does not bring it there",
                        std::to_string(made.image.width) + " × " + std::to_string(made.image.height));
        return made;
    } catch (Error& error) {
        if (error.file.empty()) error.file = file.string();
        throw;
    }
}

}  // namespace

void preparePictures(const Run& run, PreparedRun& prepared)
{
    if (run.images.empty()) prepared.texts.emplace_back();
    for (const std::filesystem::path& file : run.images) {
        ProcessedImage made = processedFile(file, *prepared.model);
        Sequence sequence = pictureSequence(*prepared.model->transformer.patches,
                                            std::make_shared<const PixelValues>(std::move(made.pixels)),
                                            std::make_shared<const Image>(std::move(made.image)));
        sequence.shown = std::make_shared<const Image>(std::move(made.shown));
        prepared.texts.push_back({.text = file.filename().string(),
                                  .encoding = {sequence.tokens, {}},
                                  .used = static_cast<Index>(sequence.tokens.size())});
        prepared.batch.sequences.push_back(std::move(sequence));
    }
}

}  // namespace core
