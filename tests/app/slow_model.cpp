#include "tests/app/slow_model.h"

#include "core/file/whole_file.h"
#include "core/json/json_text.h"
#include "core/random_bits.h"
#include "core/tensor/safetensors_writer.h"

namespace fs = std::filesystem;
using namespace core;

namespace {

constexpr Index layers = 8;
constexpr Index width = 384;
constexpr Index positions = 512;

/// Small numbers around `middle`, others for each name.
NamedTensor random(const std::string& name, std::vector<Index> shape, float spread, float middle = 0)
{
    Index count = 1;
    for (const Index size : shape) count *= size;
    std::vector<float> values(static_cast<std::size_t>(count));
    const std::uint64_t seed = hashOf(name);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = middle + spread * (2 * unitInterval(mixedBits(seed, i)) - 1);
    return {name, std::move(shape), std::move(values)};
}

void addNorm(std::vector<NamedTensor>& tensors, const std::string& name)
{
    tensors.push_back(random(name + ".weight", {width}, 0.1F, 1));
    tensors.push_back(random(name + ".bias", {width}, 0.1F));
}

void addLinear(std::vector<NamedTensor>& tensors, const std::string& name, Index in, Index out)
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
    Json config = readJsonObject((small / "config.json").string(), 1U << 20U);
    const Index vocabulary = config["vocab_size"].get<Index>();
    config["n_layer"] = layers;
    config["n_embd"] = width;
    config["n_head"] = 6;
    config["n_inner"] = 4 * width;
    config["n_positions"] = positions;
    writeWhole(folder / "config.json", config.dump());

    std::vector<NamedTensor> tensors{random("wte.weight", {vocabulary, width}, 1),
                                     random("wpe.weight", {positions, width}, 1)};
    for (Index layer = 0; layer < layers; ++layer) {
        const std::string h = "h." + std::to_string(layer) + ".";
        addNorm(tensors, h + "ln_1");
        addLinear(tensors, h + "attn.c_attn", width, 3 * width);
        addLinear(tensors, h + "attn.c_proj", width, width);
        addNorm(tensors, h + "ln_2");
        addLinear(tensors, h + "mlp.c_fc", width, 4 * width);
        addLinear(tensors, h + "mlp.c_proj", 4 * width, width);
    }
    addNorm(tensors, "ln_f");
    writeSafetensors(folder / "model.safetensors", tensors, {});
}
