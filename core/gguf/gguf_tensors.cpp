#include "core/gguf/gguf_tensors.h"

#include "core/error.h"
#include "core/gguf/ggml_type.h"

#include <algorithm>
#include <limits>

namespace core {
namespace {

constexpr std::uint32_t mostDimensions = 4;

std::vector<Index> readShape(GgufBytes& bytes)
{
    const auto dimensions = bytes.number<std::uint32_t>();
    if (dimensions > mostDimensions)
        throw bytes.malformed(Words("%1 cannot be understood: expected at most %2 dimensions, found %3",
                                    std::to_string(mostDimensions), std::to_string(dimensions)));
    std::vector<Index> shape(dimensions);
    for (auto size = shape.rbegin(); size != shape.rend(); ++size) {  // a file has the fastest axis first
        *size = bytes.number<std::int64_t>();
        if (*size < 1)
            throw bytes.malformed(
                Words("%1 cannot be understood: expected dimensions from 1, found %2", std::to_string(*size)));
    }
    return shape;
}

StoredType readType(GgufBytes& bytes, const std::string& tensor)
{
    const auto id = bytes.number<std::uint32_t>();
    if (const auto type = ggmlType(id)) return *type;
    bytes.begin("the type of tensor “" + tensor + "”");
    throw bytes.unsupported(
        Words("%1 is not supported: expected one of %2, found %3", readableGgmlTypes(), ggmlTypeName(id)));
}

std::string shapeOf(const std::vector<Index>& shape)
{
    std::string text;
    for (const Index size : shape) text += (text.empty() ? "[" : ", ") + std::to_string(size);
    return text + "]";
}

std::uint64_t bytesOf(const GgufTensorInfo& info, const GgufBytes& bytes)
{
    const Index block = numbersPerBlock(info.type);
    const Index row = info.shape.empty() ? 1 : info.shape.back();
    if (row % block != 0)
        throw bytes.malformed(Words("%1 cannot be understood: expected rows of a multiple of %2 numbers (%3), found %4",
                                    std::to_string(block), std::string(storedTypeName(info.type)),
                                    std::to_string(row)));
    std::uint64_t numbers = 1;
    std::uint64_t size = bytesPerBlock(info.type);
    bool overflows = __builtin_mul_overflow(size, static_cast<std::uint64_t>(row / block), &size);
    for (const Index each : info.shape)
        overflows = __builtin_mul_overflow(numbers, static_cast<std::uint64_t>(each), &numbers) || overflows;
    overflows = __builtin_mul_overflow(size, numbers / static_cast<std::uint64_t>(row), &size) || overflows;
    if (overflows || numbers > std::uint64_t{std::numeric_limits<Index>::max()})
        throw bytes.malformed(
            Words("%1 cannot be understood: expected a shape that fits the file, found %2", shapeOf(info.shape)));
    return size;
}

Error misplaced(Code code, const std::string& file, const std::string& tensor, const Words& said)
{
    return {code, file, said.about({tensor})};
}

void requireInside(const GgufTensorInfo& info, std::uint64_t dataBytes, std::uint64_t alignment,
                   const std::string& file)
{
    if (info.offset % alignment != 0)
        throw misplaced(Code::Malformed, file, info.name,
                        Words("tensor “%1” cannot be understood: expected an offset that is a multiple of %2, found %3",
                              std::to_string(alignment), std::to_string(info.offset)));
    if (info.offset > dataBytes || info.bytes > dataBytes - info.offset)
        throw misplaced(
            Code::Truncated, file, info.name,
            Words("tensor “%1” is cut short: expected %2 bytes from offset %3, found %4 bytes of tensors in all",
                  std::to_string(info.bytes), std::to_string(info.offset), std::to_string(dataBytes)));
}

}  // namespace

std::vector<GgufTensorInfo> readGgufTensorInfos(GgufBytes& bytes, std::uint64_t count)
{
    // A name without letters, no dimensions.
    constexpr std::uint64_t shortest = 2 * sizeof(std::uint64_t) + 2 * sizeof(std::uint32_t);
    bytes.begin("the list of tensors");
    bytes.requireRoom(count, shortest);
    std::vector<GgufTensorInfo> infos;
    for (std::uint64_t i = 0; i < count; ++i) {
        bytes.begin("tensor " + std::to_string(i + 1) + " of " + std::to_string(count));
        GgufTensorInfo info;
        info.name = bytes.name();
        bytes.begin("tensor “" + info.name + "”");
        info.shape = readShape(bytes);
        info.type = readType(bytes, info.name);
        info.bytes = bytesOf(info, bytes);
        info.offset = bytes.number<std::uint64_t>();
        infos.push_back(std::move(info));
    }
    return infos;
}

std::map<std::string, StoredTensor> placedTensors(std::vector<GgufTensorInfo> infos,
                                                  const std::shared_ptr<const void>& owner,
                                                  std::span<const std::byte> bytes, std::size_t headerEnd,
                                                  std::uint64_t alignment, const std::string& file)
{
    std::map<std::string, StoredTensor> tensors;
    if (infos.empty()) return tensors;
    const std::uint64_t begin = (headerEnd + alignment - 1) / alignment * alignment;
    if (begin >= bytes.size())
        throw Error(Code::Truncated, file,
                    "the tensors' data is cut short: expected its beginning at byte %1, found %2 bytes in all",
                    std::to_string(begin), std::to_string(bytes.size()));
    const auto data = bytes.subspan(begin);
    std::ranges::sort(infos, {}, &GgufTensorInfo::offset);
    std::uint64_t free = 0;
    const GgufTensorInfo* before = nullptr;
    for (GgufTensorInfo& info : infos) {
        requireInside(info, data.size(), alignment, file);
        StoredTensor tensor{info.type, std::move(info.shape), data.subspan(info.offset, info.bytes), owner};
        if (!tensors.try_emplace(info.name, std::move(tensor)).second)
            throw misplaced(Code::Malformed, file, info.name,
                            Words("tensor “%1” cannot be understood: expected each name once, found it a second time"));
        if (info.offset < free)
            throw misplaced(
                Code::Malformed, file, info.name,
                Words("tensor “%1” cannot be understood: expected bytes of its own, found some of tensor “%2”",
                      before->name));
        free = info.offset + info.bytes;
        before = &info;
    }
    return tensors;
}

}  // namespace core
