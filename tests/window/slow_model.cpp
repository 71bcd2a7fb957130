#include "tests/window/slow_model.h"

#include "core/file/whole_file.h"
#include "core/json/json_text.h"
#include "core/random_bits.h"
#include "core/tensor/safetensors_writer.h"

namespace fs = std::filesystem;

namespace {

constexpr core::Index layers = 8;
constexpr core::Index modelWidth = 384;
constexpr core::Index positions = 512;

/// Small numbers around `middle`, others for each name.
core::NamedTensor random(const std::string& name, std::vector<core::Index> shape, float spread, float middle = 0)
{
    core::Index count = 1;
    for (const core::Index size : shape) count *= size;
    std::vector<float> values(static_cast<std::size_t>(count));
    const std::uint64_t seed = core::hashOf(name);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = middle + spread * (2 * core::unitInterval(core::mixedBits(seed, i)) - 1);
    return {name, std::move(shape), std::move(values)};
}

void addNorm(std::vector<core::NamedTensor>& tensors, const std::string& name)
{
    tensors.push_back(random(name + ".weight", {modelWidth}, 0.1F, 1));
    tensors.push_back(random(name + ".bias", {modelWidth}, 0.1F));
}

void addLinear(std::vector<core::NamedTensor>& tensors, const std::string& name, core::Index in, core::Index out)
{
    tensors.push_back(random(name + ".weight", {in, out}, 0.08F));
    tensors.push_back(random(name + ".bias", {out}, 0.1F));
}

}  // namespace

void writeSlowModel(const fs::path& folder)
{
    const fs::path small = fs::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16";
    fs::create_directories(folder);
    fs::copy_file(small / "tokenizer.json", folder / "tokenizer.json");
    core::Json config = core::readJsonObject((small / "config.json").string(), 1U << 20U);
    const core::Index vocabulary = config["vocab_size"].get<core::Index>();
    config["n_layer"] = layers;
    config["n_embd"] = modelWidth;
    config["n_head"] = 6;
    config["n_inner"] = 4 * modelWidth;
    config["n_positions"] = positions;
    core::writeWhole(folder / "config.json", config.dump());

    std::vector<core::NamedTensor> tensors{random("wte.weight", {vocabulary, modelWidth}, 1),
                                           random("wpe.weight", {positions, modelWidth}, 1)};
    for (core::Index layer = 0; layer < layers; ++layer) {
        const std::string h = "h." + std::to_string(layer) + ".";
        addNorm(tensors, h + "ln_1");
        addLinear(tensors, h + "attn.c_attn", modelWidth, 3 * modelWidth);
        addLinear(tensors, h + "attn.c_proj", modelWidth, modelWidth);
        addNorm(tensors, h + "ln_2");
        addLinear(tensors, h + "mlp.c_fc", modelWidth, 4 * modelWidth);
        addLinear(tensors, h + "mlp.c_proj", 4 * modelWidth, modelWidth);
    }
    addNorm(tensors, "ln_f");
    core::writeSafetensors(folder / "model.safetensors", tensors, {});
}
