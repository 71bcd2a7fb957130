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
    add("model.layers.0.q.weight", 4, 6);
    add("model.layers.0.k.weight", 4, 4);
    add("model.embed_tokens.weight", 8, 4);
    return {"base", std::move(tensors)};
}

}  // namespace

/// A configuration, a zero byte, a safetensors file: an Error or the base's weights changed, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::uint8_t* const end = data + size;
    const std::uint8_t* const zero = std::find(data, end, 0);
    if (zero == end) return 0;
    try {
        const std::string_view config(reinterpret_cast<const char*>(data), static_cast<std::size_t>(zero - data));
        const std::span<const std::uint8_t> rest(zero + 1, end);
        const auto file = core::SafetensorsFile::parse(nullptr, std::as_bytes(rest), "fuzz");
        std::map<std::string, core::StoredTensor> tensors;
        for (const auto& [name, entry] : file.tensors()) tensors.emplace(name, file.stored(name));
        const core::LoraAdapter adapter(core::AdapterConfig(core::ConfigReader::parse(config, "fuzz")), tensors,
                                        "fuzz");
        const core::WeightFiles changed = adapter.addedTo(smallBase(), true);
        for (const auto& [name, entry] : changed.tensors())
            if (entry.tensor.shape.size() == 2) changed.matrix(name, entry.tensor.shape[0], entry.tensor.shape[1]);
    } catch (const core::Error&) {
    }
    return 0;
}
