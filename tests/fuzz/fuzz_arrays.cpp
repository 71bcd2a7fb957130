#include "core/array/csv_file.h"
#include "core/array/json_arrays.h"
#include "core/array/npy.h"
#include "core/array/npz_file.h"
#include "core/array/torch_arrays.h"
#include "core/error.h"

/// Whatever the bytes: in every format an Error or a file whose every array can be read, never a crash, and never more
/// memory than a small multiple of the bytes; run it with -rss_limit_mb=512 -malloc_limit_mb=64.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::span<const std::byte> bytes(reinterpret_cast<const std::byte*>(data), size);
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto readAll = [](const auto& open) {
        try {
            const std::unique_ptr<const core::ArrayFile> file = open();
            for (const core::ArrayFile::Entry& entry : file->entries()) {
                const core::Index count = core::elementCount(entry.shape, "fuzz", entry.name);
                std::size_t read = 0;
                if (entry.kind == core::ArrayFile::Kind::Numbers) read = file->numbers(entry.name).values.size();
                if (entry.kind == core::ArrayFile::Kind::Texts) read = file->texts(entry.name).size();
                if (entry.kind != core::ArrayFile::Kind::Other && read != static_cast<std::size_t>(count))
                    __builtin_trap();
                std::size_t parts = 0;
                if (entry.kind == core::ArrayFile::Kind::Numbers)
                    file->numbersInParts(entry.name, [&](std::span<const float> part) { parts += part.size(); });
                if (entry.kind == core::ArrayFile::Kind::Numbers && parts != read) __builtin_trap();
                if (entry.kind != core::ArrayFile::Kind::Numbers || read == 0) continue;
                std::vector<float> last((read + 1) / 2);
                file->numbersAt(entry.name, static_cast<core::Index>(read - last.size()), last);
                if (const auto blanks = file->blanks(entry.name); !blanks.empty() && blanks.size() != read)
                    __builtin_trap();
            }
        } catch (const core::Error&) {
        }
    };
    readAll([&] { return core::openNpy(nullptr, bytes, "fuzz"); });
    readAll([&] { return core::openNpz(nullptr, bytes, "fuzz"); });
    readAll([&] { return core::openJsonArrays(text, "fuzz"); });
    readAll([&] { return core::openCsv(text, "fuzz"); });
    readAll([&] { return core::openTorchArrays(nullptr, bytes, "fuzz"); });
    return 0;
}
