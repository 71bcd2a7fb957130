#include "core/model/folder/picture_reading.h"

#include "core/error.h"
#include "core/model/folder/model_families.h"
#include "core/model/picture_reader.h"
#include "core/text/tokenizer.h"

#include <algorithm>

namespace core {
namespace {

/// The pieces that the vocabulary has for a picture's tokens go before the usual ones.
void namePieces(PictureReader& reader, const Model& model, const std::string& file)
{
    const Index vocabulary = model.transformer.token_embedding.rows();
    if (reader.token_id >= vocabulary)
        throw Error(Code::OutOfRange, file,
                    "the token of pictures, “image_token_id”, cannot be used: expected 0 to %1, found %2",
                    std::to_string(vocabulary - 1), std::to_string(reader.token_id));
    if (model.tokenizer == nullptr) return;
    const auto part = model.tokenizer->token(reader.token_id);
    if (!part || part->piece.empty()) return;
    const bool same = reader.spelling.typed == reader.spelling.part;
    reader.spelling.part = part->piece;
    if (same) reader.spelling.typed = part->piece;
}

}  // namespace

std::shared_ptr<const PictureReader> readPictureReader(const ConfigReader& config, const WeightFiles& weights,
                                                       const std::filesystem::path& folder, Model& model)
{
    try {
        auto found = pictureReaderOf(config, weights);
        if (!found) return nullptr;
        namePieces(*found, model, config.file());
        const PatchEmbedding& patches = found->patches();
        if (patches.width != patches.height)
            throw Error(Code::Unsupported, config.file(),
                        "the size of the tower's pictures is not supported: expected a square, found %1",
                        widthByHeight(patches.width, patches.height));
        found->processor = readTileProcessor(folder, patches.width, found->processor.tiles);
        if (found->processor.values.assumed)
            model.warnings.push_back(
                folder.string()
                + " has no preprocessor_config.json; mean and deviation of its pictures are taken to be 0.5");
        auto reader = std::make_shared<PictureReader>(*std::move(found));
        auto tower = std::make_shared<Model>(*reader->tower);
        tower->info.name = model.info.name;
        reader->tower = std::move(tower);
        model.info.pictures_in_texts = true;
        return reader;
    } catch (const Error& error) {
        if (error.code != Code::Unsupported) throw;
        model.warnings.push_back(config.file()
                                 + " is of a model that reads pictures, too, in a way that is not supported here; it "
                                   "reads texts alone");
        return nullptr;
    }
}

}  // namespace core
