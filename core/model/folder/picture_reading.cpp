#include "core/model/folder/picture_reading.h"

#include "core/error.h"
#include "core/model/folder/model_families.h"
#include "core/model/gguf/gguf_projector.h"
#include "core/model/picture_reader.h"
#include "core/text/tokenizer.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <utility>
#include <vector>

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

/// Each pair of the text's rotary embedding has its axis.
void requirePairs(const PictureReader& reader, const Model& model, const std::string& file)
{
    for (const Block& block : model.transformer.blocks)
        if (block.attention.rotary && block.attention.rotary->dimensions != 2 * std::ssize(reader.axes))
            throw Error(Code::OutOfRange, file,
                        "“mrope_section” cannot be used: expected numbers that sum to %1, half of the dimensions that "
                        "are turned, found %2",
                        std::to_string(block.attention.rotary->dimensions / 2), std::to_string(reader.axes.size()));
}

/// What folders and files have in common.
/// @throws Error naming the file and what cannot be used
std::shared_ptr<const PictureReader> completed(PictureReader found, const std::string& file, Model& model,
                                               const std::function<TileProcessor(const PictureReader&)>& processor)
{
    namePieces(found, model, file);
    const PatchEmbedding& patches = found.patches();
    if (!found.axes.empty()) requirePairs(found, model, file);
    if (patches.width != patches.height)
        throw Error(Code::Unsupported, file,
                    "the size of the tower's pictures is not supported: expected a square, found %1",
                    widthByHeight(patches.width, patches.height));
    found.processor = processor(found);
    auto tower = std::make_shared<Model>(*found.tower);
    tower->info.name = model.info.name;
    found.tower = std::move(tower);
    model.info.pictures_in_texts = true;
    return std::make_shared<const PictureReader>(std::move(found));
}

/// Projectors that lie beside a model's file, by name.
std::vector<std::filesystem::path> projectorsBeside(const std::filesystem::path& file)
{
    constexpr std::size_t most = 64;  // files of a folder that are opened
    std::vector<std::filesystem::path> found;
    std::error_code none;
    for (std::filesystem::directory_iterator each(file.parent_path(), none), end;
         !none && each != end && found.size() < most; each.increment(none)) {
        std::string name = each->path().filename().string();
        std::ranges::transform(name, name.begin(),
                               [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
        if (name.ends_with(".gguf") && name.find("mmproj") != std::string::npos) found.push_back(each->path());
    }
    std::ranges::sort(found);
    return found;
}

}  // namespace

std::shared_ptr<const PictureReader> readPictureReader(const ConfigReader& config, const WeightFiles& weights,
                                                       const std::filesystem::path& folder, Model& model)
{
    try {
        auto found = pictureReaderOf(config, weights);
        if (!found) return nullptr;
        return completed(*std::move(found), config.file(), model, [&](const PictureReader& reader) {
            const Index token = reader.processor.whole_tokens;
            TileProcessor read = token > 0 ? readFreeProcessor(folder, token, reader.join.side, reader.processor.frames)
                                           : readTileProcessor(folder, reader.patches().width, reader.processor.tiles);
            if (read.values.assumed)
                model.warnings.push_back(
                    folder.string()
                    + " has no preprocessor_config.json; mean and deviation of its pictures are taken to be 0.5");
            return read;
        });
    } catch (const Error& error) {
        if (error.code != Code::Unsupported) throw;
        model.warnings.push_back(config.file()
                                 + " is of a model that reads pictures, too, in a way that is not supported here; it "
                                   "reads texts alone");
        return nullptr;
    }
}

std::shared_ptr<const PictureReader> readPictureReader(const GgufFile& file, Model& model)
{
    if (file.files().empty()) return nullptr;
    for (const std::filesystem::path& beside : projectorsBeside(file.files().front())) {
        try {
            const GgufFile projector = GgufFile::open(beside);
            if (kindOfGguf(projector) != "mmproj" || !fitsWidth(projector, model.transformer.width())) continue;
            const GgufProjector read = readGgufProjector(projector, file, model.transformer.width());
            auto found = pictureReaderOf(read.config, read.weights);
            if (!found) continue;
            return completed(*std::move(found), projector.name(), model, [&](const PictureReader& reader) {
                return tileProcessorIn(read.processor, projector.name(), reader.patches().width,
                                       reader.processor.tiles);
            });
        } catch (const Error& error) {
            // The model itself is none the worse for it.
            model.warnings.push_back(file.name() + " reads texts alone: " + error.english());
        }
    }
    return nullptr;
}

}  // namespace core
