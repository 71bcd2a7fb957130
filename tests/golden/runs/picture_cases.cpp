#include "tests/golden/runs/picture_cases.h"

#include "core/image/image_file.h"
#include "core/image/image_processor.h"
#include "core/model/model.h"
#include "core/model/pass/picture.h"
#include "core/tensor/safetensors.h"

#include <algorithm>
#include <filesystem>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path visionFolder = fs::path(SOURCE_DIR) / "resources/models/primer-vision";

Image cutOut(const Image& sheet, Index left, Index top, Index width, Index height)
{
    Image image{width, height, {}};
    for (Index y = 0; y < height; ++y) {
        const auto row = sheet.rgb.begin() + 3 * ((top + y) * sheet.width + left);
        image.rgb.insert(image.rgb.end(), row, row + 3 * width);
    }
    return image;
}

}  // namespace

Sequence pictureOfCase(const Model& model, Index tile)
{
    static const Image sheet = readImage(SOURCE_DIR "/tests/golden/data/primer/primer-vision.png");
    const PatchEmbedding& patches = *model.transformer.patches;
    const Index across = sheet.width / patches.width;
    const Image image =
        cutOut(sheet, tile % across * patches.width, tile / across * patches.height, patches.width, patches.height);
    static const ImageProcessor processor = readImageProcessor(visionFolder, patches.width, patches.height);
    auto pixels = std::make_shared<const PixelValues>(processed(image, processor).pixels);
    return pictureSequence(patches, std::move(pixels), nullptr);
}

Index labelOf(const Trace& trace)
{
    static const SafetensorsFile file = SafetensorsFile::open(visionFolder / "model.safetensors");
    const Index labels = file.entry("classifier.weight").shape.front();
    const RowVector of_class = trace.last_hidden_state[0].row(0);
    const Matrix weight = file.matrix("classifier.weight", labels, of_class.size()).matrix();
    const std::vector<float> bias = file.floats("classifier.bias");
    RowVector said = of_class * weight.transpose();
    for (Index label = 0; label < labels; ++label) said(label) += bias[static_cast<std::size_t>(label)];
    Index best = 0;
    said.maxCoeff(&best);
    return best;
}
