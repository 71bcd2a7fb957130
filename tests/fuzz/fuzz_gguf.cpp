#include "core/error.h"
#include "core/gguf/gguf_file.h"

namespace {

void readTensor(const core::StoredTensor& tensor)
{
    if (tensor.size() > 1 << 16) return;  // more numbers of the same teach nothing
    std::vector<float> numbers(static_cast<std::size_t>(tensor.size()));
    core::convertToFloats(tensor.type, tensor.data, numbers.data());
}

/// Asks for a value as every kind that there is; all but one must fail.
template<typename... Questions>
void askFor(const core::GgufFile& file, const std::string& key, Questions... questions)
{
    const auto ask = [&](auto question) {
        try {
            (file.*question)(key);
        } catch (const core::Error&) {
        }
    };
    (ask(questions), ...);
}

}  // namespace

/// Whatever the bytes: an Error or a file whose every tensor and value can be read, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using core::GgufFile;
    try {
        const auto file = GgufFile::parse(nullptr, {reinterpret_cast<const std::byte*>(data), size}, "fuzz");
        for (const auto& [name, tensor] : file.tensors()) readTensor(tensor);
        for (const auto& [key, value] : file.values())
            askFor(file, key, &GgufFile::integer, &GgufFile::number, &GgufFile::flag, &GgufFile::text, &GgufFile::texts,
                   &GgufFile::numbers, &GgufFile::integers);
    } catch (const core::Error&) {
    }
    return 0;
}
