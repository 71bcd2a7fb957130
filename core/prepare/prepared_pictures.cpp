#include "core/prepare/prepared_pictures.h"

#include "core/error.h"
#include "core/image/image_file.h"
#include "core/model/pass/picture.h"

namespace core {
namespace {

/// @param first  all pictures of a batch have one size; the first one has that of a model which takes several
void requireSize(const Image& image, const Model& model, bool first)
{
    const PatchEmbedding& patches = *model.transformer.patches;
    if (image.width == patches.width && image.height == patches.height) return;
    if (first && patches.positions != nullptr) return;
    const bool likeTheFirst = patches.positions != nullptr;
    throw Error(Code::OutOfRange, "",
                likeTheFirst ? "the picture's size cannot be used: expected %1, as the first picture has, found %2"
                             : "the picture's size cannot be used: expected %1, as preprocessor_config.json does not "
                               "bring it there, found %2",
                widthByHeight(patches.width, patches.height), widthByHeight(image.width, image.height));
}

/// A picture as the model takes it; the first one says for which size the model is to be.
ProcessedImage processedFile(const std::filesystem::path& file, OpenedModels& models,
                             std::shared_ptr<const Model>& model, bool first)
{
    try {
        ProcessedImage made = processed(readImage(file), *model->images);
        requireSize(made.image, *model, first);
        if (first) model = models.forSize(model, made.image.height, made.image.width);
        return made;
    } catch (Error& error) {
        if (error.file.empty()) error.file = file.string();
        throw;
    }
}

}  // namespace

void preparePictures(const Run& run, OpenedModels& models, PreparedRun& prepared)
{
    if (run.images.empty()) prepared.texts.emplace_back();
    for (const std::filesystem::path& file : run.images) {
        ProcessedImage made = processedFile(file, models, prepared.model, prepared.batch.sequences.empty());
        Sequence sequence = pictureSequence(*prepared.model->transformer.patches,
                                            std::make_shared<const PixelValues>(std::move(made.pixels)),
                                            std::make_shared<const Image>(std::move(made.image)));
        sequence.shown = std::make_shared<const Image>(std::move(made.shown));
        sequence.kept = made.kept;
        prepared.texts.push_back({.text = file.filename().string(),
                                  .encoding = {sequence.tokens, {}},
                                  .used = static_cast<Index>(sequence.tokens.size())});
        prepared.batch.sequences.push_back(std::move(sequence));
    }
}

}  // namespace core
