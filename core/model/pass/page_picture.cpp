#include "core/model/pass/page_picture.h"

#include "core/error.h"
#include "core/model/pass/picture.h"
#include "core/tensor/stored_weight.h"

namespace core {
namespace {

/// The boxes of [CLS] and of each square, in thousandths of the page.
/// @return [tokens, 4] left, upper, right and lower edge
Matrix boxesOf(const PatchEmbedding& patches)
{
    constexpr Index whole = 1000;
    Matrix boxes(patches.tokens(), 4);
    boxes.row(0) << 1, 1, whole - 1, whole - 1;
    const auto edge = [](Index place, Index places) { return static_cast<float>(whole * place / places); };
    for (Index square = 0; square < patches.squares(); ++square) {
        const Index row = square / patches.columns(), column = square % patches.columns();
        boxes.row(patches.firstSquare() + square) << edge(column, patches.columns()), edge(row, patches.rows()),
            edge(column + 1, patches.columns()), edge(row + 1, patches.rows());
    }
    return boxes;
}

}  // namespace

Index textTokens(const Transformer& transformer, const Sequence& sequence)
{
    const auto tokens = static_cast<Index>(sequence.tokens.size());
    if (!transformer.page_picture || sequence.pixels == nullptr) return tokens;
    return tokens - transformer.page_picture->patches.tokens();
}

void addPagePicture(const Model& model, Sequence& page, std::shared_ptr<const PixelValues> pixels)
{
    const auto& picture = model.transformer.page_picture;
    if (!picture)
        throw Error(Code::Unsupported, model.info.name,
                    "“pixel_values” is not supported: expected “input_ids” and “bbox” alone, as the model has no "
                    "vectors for pictures, found a picture of the page");
    const PatchEmbedding& patches = picture->patches;
    if (pixels->channels != patches.channels || pixels->height != patches.height || pixels->width != patches.width)
        throw Error(Code::WrongShape, model.info.name, "“pixel_values” has the wrong shape: expected %1, found %2",
                    shapeText(std::vector<Index>{patches.channels, patches.height, patches.width}),
                    shapeText(std::vector<Index>{pixels->channels, pixels->height, pixels->width}));
    Sequence squares = pictureSequence(patches, pixels, nullptr);
    for (Token& token : squares.tokens) {
        token.id = -1;  // of no piece of the vocabulary
        page.tokens.push_back(std::move(token));
        page.real.push_back(true);
    }
    Matrix boxes(std::ssize(page.tokens), 4);
    boxes << *page.boxes, boxesOf(patches);
    page.boxes = std::make_shared<const Matrix>(std::move(boxes));
    page.pixels = std::move(pixels);
}

Matrix pagePictureVectors(const PagePicture& picture, const PixelValues& pixels)
{
    const Matrix entering = patchVectors(picture.patches, pixels) + picture.positions;
    return picture.norm(entering);
}

}  // namespace core
