#include "core/gguf/gguf_part.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/gguf/gguf_tensors.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <array>
#include <bit>

namespace core {
namespace {

struct OlderFormat {
    std::string_view beginning;  ///< a number in the file, so its letters run backwards
    std::string_view name;
};
constexpr std::array<OlderFormat, 4> olderFormats = {
    {{"tjgg", "GGJT"}, {"lmgg", "GGML"}, {"fmgg", "GGMF"}, {"algg", "GGLA"}}};

void requireContainer(std::string_view beginning, const std::string& file)
{
    if (beginning == "GGUF") return;
    const auto older = std::ranges::find(olderFormats, beginning, &OlderFormat::beginning);
    if (older != olderFormats.end())
        throw Error(Code::Unsupported, file,
                    "the container is not supported: expected GGUF, found %1, which was there before it",
                    std::string(older->name));
    if (beginning == "FUGG")
        throw Error(Code::Unsupported, file,
                    "the order of bytes is not supported: expected little-endian, found big-endian");
    throw Error(Code::Malformed, file, "the beginning of the file cannot be understood: expected “GGUF”, found “%1”",
                readable(beginning));
}

void requireVersion(std::uint32_t version, const std::string& file)
{
    if (version == 2 || version == 3) return;
    // A version of another machine: its only byte is the first.
    if (version != 0 && (version & 0xFFFFU) == 0)
        throw Error(Code::Unsupported, file,
                    "the order of bytes is not supported: expected little-endian, found big-endian");
    throw Error(Code::Unsupported, file, "the version of GGUF is not supported: expected 2 or 3, found %1",
                std::to_string(version));
}

std::uint64_t alignmentOf(const GgufValues& values, const std::string& file)
{
    constexpr std::int64_t usual = 32;
    const std::int64_t alignment = integerOf(values, "general.alignment", file).value_or(usual);
    if (!std::has_single_bit(static_cast<std::uint64_t>(alignment)))
        throw Error(Code::Malformed, file,
                    "key “general.alignment” cannot be understood: expected a power of two, found %1",
                    std::to_string(alignment));
    return static_cast<std::uint64_t>(alignment);
}

/// Checks the architecture's name, on which the rest depends: a name that another program would end at a NUL is
/// refused.
void requireArchitectureName(const GgufValues& values, const std::string& file)
{
    const auto found = values.find("general.architecture");
    const auto* name = found == values.end() ? nullptr : std::get_if<std::string_view>(&found->second);
    if (name != nullptr && name->find('\0') != std::string_view::npos)
        throw Error(Code::Malformed, file,
                    "key “general.architecture” cannot be understood: expected a name, found “%1”",
                    readable(name->substr(0, 80)));
}

}  // namespace

bool isBeforeGguf(std::string_view letters)
{
    return std::ranges::find(olderFormats, letters, &OlderFormat::beginning) != olderFormats.end();
}

GgufPart readGgufPart(const std::shared_ptr<const void>& owner, std::span<const std::byte> bytes,
                      const std::string& name)
{
    GgufBytes reader(name, bytes);
    const auto beginning = reader.take(4);
    requireContainer({reinterpret_cast<const char*>(beginning.data()), beginning.size()}, name);
    requireVersion(reader.number<std::uint32_t>(), name);
    const auto tensorCount = reader.number<std::uint64_t>();
    const auto valueCount = reader.number<std::uint64_t>();

    GgufPart part;
    part.values = readGgufValues(reader, valueCount);
    requireArchitectureName(part.values, name);
    const std::uint64_t alignment = alignmentOf(part.values, name);
    auto infos = readGgufTensorInfos(reader, tensorCount);
    part.tensors = placedTensors(std::move(infos), owner, bytes, reader.position(), alignment, name);
    MappedFile::requireWhole(bytes);
    return part;
}

}  // namespace core
