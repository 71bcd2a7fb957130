#include "core/error.h"
#include "core/torch/torch_checkpoint.h"

/// Whatever the bytes: an Error or a file whose every tensor can be read, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        const auto file =
            core::TorchCheckpoint::parse(nullptr, {reinterpret_cast<const std::byte*>(data), size}, "fuzz");
        for (const auto& [name, tensor] : file.tensors()) {
            std::vector<float> numbers(static_cast<std::size_t>(tensor.size()));
            core::convertToFloats(tensor.type, tensor.data, numbers.data());
        }
    } catch (const core::Error&) {
    }
    return 0;
}
