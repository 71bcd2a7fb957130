#include "core/error.h"
#include "core/tensor/safetensors.h"

/// Whatever the bytes: an Error or a file whose every tensor can be read, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        const auto file =
            core::SafetensorsFile::parse(nullptr, {reinterpret_cast<const std::byte*>(data), size}, "fuzz");
        for (const auto& [name, entry] : file.tensors()) file.floats(name);
    } catch (const core::Error&) {
    }
    return 0;
}
