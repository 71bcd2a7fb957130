#pragma once

#include "core/error.h"
#include "core/torch/torch_checkpoint.h"
#include "tests/core/bytes_of.h"
#include "tests/said_parts.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// Files of torch.save, put together by hand: what PyTorch would never write, too.
namespace torch_bytes {

template<typename Number>
std::string raw(Number number)
{
    return {reinterpret_cast<const char*>(&number), sizeof number};
}

// Instructions that push one value each.
inline std::string text(const std::string& value)
{
    return "X" + raw(static_cast<std::uint32_t>(value.size())) + value;
}
inline std::string number(std::int32_t value) { return "J" + raw(value); }
inline std::string longNumber(std::int64_t value) { return "\x8a\x08" + raw(value); }
inline std::string global(const std::string& module, const std::string& name)
{
    return "c" + module + "\n" + name + "\n";
}
inline std::string tuple(const std::string& values) { return "(" + values + "t"; }
inline std::string numbers(const std::vector<std::int64_t>& values)
{
    std::string all;
    for (const std::int64_t value : values) all += longNumber(value);
    return tuple(all);
}
inline const std::string orderedDict = global("collections", "OrderedDict") + ")R";

/// A reference to a storage.
/// @param kind  "Float"
inline std::string storage(const std::string& kind, const std::string& key, std::int64_t count)
{
    return tuple(text("storage") + global("torch", kind + "Storage") + text(key) + text("cpu") + longNumber(count))
           + "Q";
}

/// A tensor whose sizes and strides are what these instructions push.
inline std::string tensorOf(const std::string& ofStorage, std::int64_t offset, const std::string& shape,
                            const std::string& strides)
{
    return global("torch._utils", "_rebuild_tensor_v2")
           + tuple(ofStorage + longNumber(offset) + shape + strides + "\x89" + orderedDict) + "R";
}
inline std::string tensor(const std::string& ofStorage, std::int64_t offset, const std::vector<std::int64_t>& shape,
                          const std::vector<std::int64_t>& strides)
{
    return tensorOf(ofStorage, offset, numbers(shape), numbers(strides));
}

inline std::string pickle(const std::string& instructions) { return "\x80\x02" + instructions + "."; }
inline std::string dictionary(const std::string& keysAndValues) { return "}(" + keysAndValues + "u"; }

struct LegacyStorage {
    std::string key;
    std::int64_t count;  ///< count of the numbers that the bytes are
    std::string bytes;
};
/// A file of before torch 1.6.
inline std::string legacyFile(const std::string& saved, const std::vector<LegacyStorage>& storages)
{
    std::string keys;
    std::string data;
    for (const LegacyStorage& each : storages) {
        keys += text(each.key);
        data += raw(each.count) + each.bytes;
    }
    const std::string magic = "\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19";
    return pickle(magic) + pickle(number(1001)) + pickle(dictionary(text("little_endian") + "\x88")) + pickle(saved)
           + pickle("](" + keys + "e") + data;
}

using Tensors = std::map<std::string, core::StoredTensor>;

inline std::vector<float> numbersOf(const core::StoredTensor& tensor)
{
    std::vector<float> numbers(static_cast<std::size_t>(tensor.size()));
    core::convertToFloats(tensor.type, tensor.data, numbers.data());
    return numbers;
}

/// A legacy file's tensors, whose storage “0” has the numbers 0, 1, … as float32.
inline Tensors tensorsIn(const std::string& keysAndValues, std::int64_t count = 12)
{
    std::string data;
    for (std::int64_t i = 0; i < count; ++i) data += raw(static_cast<float>(i));
    const auto bytes = std::make_shared<const std::string>(legacyFile(dictionary(keysAndValues), {{"0", count, data}}));
    return core::TorchCheckpoint::parse(bytes, bytesOf(*bytes), "memory").tensors();
}

/// A storage with so many numbers.
inline std::string floats(std::int64_t count = 12) { return storage("Float", "0", count); }

/// The mistake in a file: “field: expected, found”; empty for a good file.
inline std::string refusal(const std::string& bytes)
{
    try {
        core::TorchCheckpoint::parse(nullptr, bytesOf(bytes), "memory");
    } catch (const core::Error& error) {
        return saidParts(error).field + ": " + saidParts(error).expected + ", " + saidParts(error).found;
    }
    return {};
}

}  // namespace torch_bytes
