#include "core/prepare/prepared_pictures.h"

#include "core/error.h"
#include "core/image/image_file.h"
#include "core/model/pass/picture.h"
#include "core/text/unicode.h"

#include <tuple>
#include <utility>

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

Index codePoints(std::string_view text) { return codePointsBefore(text).back(); }

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

void SpelledPictures::restoreRanges(Encoding& encoding) const
{
    const auto typed = [&](const TextRange& range) {
        Index shift = 0;
        for (const Stretch& each : stretches) {
            if (range.from < each.spelled.from) break;
            if (range.from < each.spelled.to) return each.typed;
            shift = each.typed.to - each.spelled.to;
        }
        return TextRange{range.from + shift, range.to + shift};
    };
    for (Token& token : encoding.tokens)
        if (token.range.to > token.range.from) token.range = typed(token.range);
    for (TextRange& range : encoding.untaken) range = typed(range);
}

std::optional<SpelledPictures> spellPictures(const Run& run, OpenedModels& models,
                                             const std::shared_ptr<const Model>& model)
{
    if (model->picture_reader == nullptr || run.images.empty()) return std::nullopt;
    if (run.texts.size() > 1)
        throw Error(Code::Unsupported, model->info.name,
                    "a picture in several texts is not supported: expected one text, found %1",
                    std::to_string(run.texts.size()));
    const PictureReader& reader = *model->picture_reader;
    const std::string& typed = run.texts.front();
    const std::string& sign = reader.spelling.typed;
    requireUtf8(typed);
    // A chat template writes some pictures in another way.
    const std::string other = reader.spelling.inTemplates();
    std::vector<std::size_t> places, lengths;
    const auto signAt = [&](std::size_t from) {
        const std::size_t typedAt = typed.find(sign, from);
        const std::size_t otherAt = other.empty() ? std::string::npos : typed.find(other, from);
        return otherAt < typedAt ? std::pair(otherAt, other.size()) : std::pair(typedAt, sign.size());
    };
    for (auto [at, size] = signAt(0); at != std::string::npos; std::tie(at, size) = signAt(at + size)) {
        places.push_back(at);
        lengths.push_back(size);
    }
    if (!places.empty() && places.size() != run.images.size())
        throw Error(Code::OutOfRange, model->info.name,
                    "the number of “%1” in the text cannot be used: expected one for each of %2 pictures, found %3",
                    sign, std::to_string(run.images.size()), std::to_string(places.size()));
    places.resize(run.images.size(), 0);
    lengths.resize(run.images.size(), 0);
    SpelledPictures spelled;
    std::size_t from = 0;
    Index shift = 0;  // code points by which the spelled text is ahead
    for (std::size_t picture = 0; picture < places.size(); ++picture) {
        spelled.pictures.push_back(models.picture(model, run.images[picture], !run.whole_pictures));
        const CutImage& cut = spelled.pictures.back()->cut();
        const std::string said = reader.spelling.of(cut.rows, cut.columns, spelled.pictures.back()->tokensOfTile());
        const std::size_t length = lengths[picture];
        const Index begin = codePoints(std::string_view(typed).substr(0, places[picture]));
        const Index end = begin + codePoints(std::string_view(typed).substr(places[picture], length));
        const Index count = codePoints(said);
        spelled.stretches.push_back({{begin + shift, begin + shift + count}, {begin, end}});
        shift += count - (end - begin);
        spelled.text.append(typed, from, places[picture] - from).append(said);
        from = places[picture] + length;
    }
    spelled.text.append(typed, from);
    return spelled;
}

}  // namespace core
