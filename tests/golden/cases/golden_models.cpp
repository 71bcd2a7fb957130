#include "tests/golden/cases/golden_models.h"

#include "core/audio/feature_file.h"
#include "core/image/pixel_file.h"
#include "core/model/family/weight_files.h"
#include "core/model/folder/model_families.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/page.h"
#include "core/model/pass/picture.h"
#include "core/model/pass/sound.h"
#include "core/model/pass/text_pictures.h"
#include "tests/golden/cases/golden_case.h"

#include <algorithm>

using namespace core;

namespace {

std::string modelType(const std::filesystem::path& folder)
{
    return readJsonObject((folder / "config.json").string(), 1U << 20U).value("model_type", "");
}

/// The pictures of a tensor of pixel values.
std::vector<Sequence> picturesIn(const SafetensorsFile& expected, const std::string& tensor,
                                 const PatchEmbedding& patches)
{
    std::vector<Sequence> batch;
    for (PixelValues& pixels : readPixelValues(expected.name(), tensor))
        batch.push_back(pictureSequence(patches, std::make_shared<PixelValues>(std::move(pixels)), nullptr));
    return paddedPictures(std::move(batch));
}

/// The sounds of a tensor [B, mels, frames].
std::vector<Sequence> soundsIn(const SafetensorsFile& expected, const std::string& tensor, const AudioEmbedding& audio)
{
    const std::vector<Index>& shape = expected.entry(tensor).shape;
    const std::vector<float> values = expected.floats(tensor);
    std::vector<Sequence> batch;
    for (Index item = 0; item < shape[0]; ++item)
        batch.push_back(soundSequence(audio, std::make_shared<const Matrix>(Eigen::Map<const Matrix>(
                                                 values.data() + item * shape[1] * shape[2], shape[1], shape[2]))));
    return batch;
}

/// The sounds of a tensor [B, frames, mels].
std::vector<Sequence> spectraIn(const SafetensorsFile& expected, const std::string& tensor, const AudioEmbedding& audio)
{
    const std::vector<Index>& shape = expected.entry(tensor).shape;
    const std::vector<float> values = expected.floats(tensor);
    std::vector<Sequence> batch;
    for (Index item = 0; item < shape[0]; ++item)
        batch.push_back(soundSequence(
            audio,
            std::make_shared<const Matrix>(
                Eigen::Map<const Matrix>(values.data() + item * shape[1] * shape[2], shape[1], shape[2]).transpose())));
    return batch;
}

/// The texts under `prefix` ("short.", "short.decoder_") as the expected file holds them.
std::vector<Sequence> textsIn(const SafetensorsFile& expected, const std::string& prefix, const Model& model)
{
    if (model.transformer.patches) return picturesIn(expected, prefix + "pixel_values", *model.transformer.patches);
    if (model.transformer.audio && model.transformer.audio->patches)
        return spectraIn(expected, prefix + "input_values", *model.transformer.audio);
    if (model.transformer.audio && model.transformer.audio->wave) {
        std::vector<Sequence> batch;
        for (Matrix& wave : readFeatures(expected.name(), prefix + "input_values", Features::Wave))
            batch.push_back(soundSequence(*model.transformer.audio, std::make_shared<const Matrix>(std::move(wave))));
        hidePadding(*model.transformer.audio, batch, readRealSamples(expected.name(), prefix + "input_values"));
        return batch;
    }
    if (model.transformer.audio) return soundsIn(expected, prefix + "input_features", *model.transformer.audio);
    if (model.transformer.boxes && expected.contains(prefix + "bbox")) return readPages(model, expected.name(), prefix);
    const std::vector<Index>& shape = expected.entry(prefix + "input_ids").shape;
    const std::vector<float> ids = expected.floats(prefix + "input_ids");
    const bool masked = expected.contains(prefix + "attention_mask");
    const std::vector<float> keep =
        masked ? expected.floats(prefix + "attention_mask") : std::vector<float>(ids.size(), 1);
    const bool pair = expected.contains(prefix + "token_type_ids");
    const std::vector<float> segments =
        pair ? expected.floats(prefix + "token_type_ids") : std::vector<float>(ids.size(), 0);
    std::vector<Sequence> batch;
    for (Index item = 0; item < shape[0]; ++item) {
        std::vector<Index> row;
        for (Index i = 0; i < shape[1]; ++i) row.push_back(static_cast<Index>(ids[item * shape[1] + i]));
        batch.push_back(sequenceOfIds(model, row));
        for (Index i = 0; i < shape[1]; ++i) {
            batch.back().real[i] = keep[item * shape[1] + i] != 0;
            // Gemma 3 says so which tokens are a picture's.
            if (model.picture_reader == nullptr)
                batch.back().tokens[i].segment = static_cast<Index>(segments[item * shape[1] + i]);
        }
    }
    if (model.picture_reader != nullptr && expected.contains(prefix + "pixel_values"))
        addPictures(model, batch.front(),
                    picturesOfTiles(model, batch.front(),
                                    readTilesFor(*model.picture_reader, expected.name(), prefix + "pixel_values")));
    return batch;
}

/// Folders of models in one tree, as far as their architecture is known.
void addTree(const std::filesystem::path& tree, std::vector<std::filesystem::path>& folders)
{
    const std::vector<std::string> known = knownModelTypes();
    if (!exists(tree)) return;
    for (const auto& entry : std::filesystem::directory_iterator(tree)) {
        if (!exists(entry.path() / "expected.json")) continue;
        const bool gguf = !exists(entry.path() / "config.json");
        if (gguf || std::ranges::count(known, modelType(entry.path())) > 0) folders.push_back(entry.path());
    }
}

}  // namespace

std::vector<std::filesystem::path> goldenModels()
{
    std::vector<std::filesystem::path> folders;
    std::vector<std::filesystem::path> trees = goldenTrees();
    if (const auto today = sharedFolder("golden/today")) trees.push_back(*today);
    for (const auto& tree : trees)
        for (const char* kind : {"models", "families", "gguf", "bins", "quantized"}) addTree(tree / kind, folders);
    if (const auto real = sharedFolder("real/nano-sort")) folders.push_back(*real);
    for (const auto& entry : std::filesystem::directory_iterator(SOURCE_DIR "/tests/golden/data/primer"))
        if (entry.is_directory()) folders.push_back(entry.path());
    return folders;
}

SafetensorsFile expectedOf(const std::filesystem::path& reference)
{
    const std::filesystem::path own = reference / "expected.safetensors";
    return SafetensorsFile::open(exists(own) ? own : reference / "../gpt2/expected.safetensors");
}

std::filesystem::path modelOf(const std::filesystem::path& reference)
{
    if (exists(reference / "config.json") || !ggufIn(reference).empty()) return reference;
    return std::filesystem::path(SOURCE_DIR) / "resources/models" / reference.filename();
}

Batch batchIn(const SafetensorsFile& expected, const std::string& text, const Model& model)
{
    Batch batch{textsIn(expected, text + ".", model)};
    if (model.decoder) batch.targets = textsIn(expected, text + ".decoder_", *model.decoder);
    return batch;
}
