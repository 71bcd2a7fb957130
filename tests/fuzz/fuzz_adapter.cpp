#include "core/error.h"
#include "core/model/adapter/lora_adapter.h"
#include "core/tensor/safetensors.h"

#include <algorithm>

namespace {

/// A base of three small matrices, one of them stored by tokens.
core::WeightFiles smallBase()
{
    static const auto numbers = std::make_shared<const std::vector<float>>(64, 0.5F);
    std::map<std::string, core::WeightFiles::Entry> tensors;
    const auto add = [&](const char* name, core::Index rows, core::Index cols) {
        const std::span<const float> part(numbers->data(), static_cast<std::size_t>(rows * cols));
        tensors[name] = {{.shape = {rows, cols}, .data = std::as_bytes(part), .owner = numbers}, "base"};
    };
    add("model.layers.0.self_attn.q_proj.weight", 4, 6);
    add("model.layers.0.q.weight", 4, 6);
    add("model.layers.0.k.weight", 4, 4);
    add("model.embed_tokens.weight", 8, 4);
    return {"base", std::move(tensors)};
}

/// Reads all that the adapter makes of the base.
void addTo(const core::WeightFiles& base, const core::LoraAdapter& adapter, const core::AdapterFit& fit)
{
    const core::WeightFiles changed = adapter.addedTo(base, fit);
    for (const auto& [name, entry] : changed.tensors())
        if (entry.tensor.shape.size() == 2) changed.matrix(name, entry.tensor.shape[0], entry.tensor.shape[1]);
}

void tryGguf(std::span<const std::byte> bytes)
{
    const auto adapter = core::LoraAdapter::open(core::GgufFile::parse(nullptr, bytes, "fuzz"));
    addTo(smallBase(), adapter, {.tied = true, .names = adapter.architecture(), .paired = 2});
}

void tryFolder(std::string_view config, std::span<const std::byte> weights)
{
    const auto file = core::SafetensorsFile::parse(nullptr, weights, "fuzz");
    std::map<std::string, core::StoredTensor> tensors;
    for (const auto& [name, entry] : file.tensors()) tensors.emplace(name, file.stored(name));
    const core::LoraAdapter adapter(core::AdapterConfig(core::ConfigReader::parse(config, "fuzz")), tensors, "fuzz");
    addTo(smallBase(), adapter, {.tied = true});
}

}  // namespace

/// A GGUF file; or a configuration, a zero byte, a safetensors file: an Error or the base's weights changed, never a
/// crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::span all(data, size);
    const auto zero = std::ranges::find(all, 0);
    try {
        if (core::isGguf(std::as_bytes(all)))
            tryGguf(std::as_bytes(all));
        else if (zero != all.end())
            tryFolder({reinterpret_cast<const char*>(data), static_cast<std::size_t>(zero - all.begin())},
                      std::as_bytes(std::span(zero + 1, all.end())));
    } catch (const core::Error&) {
    }
    return 0;
}
