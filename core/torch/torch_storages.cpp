#include "core/torch/torch_storages.h"

#include "core/error.h"

#include <algorithm>
#include <array>
#include <limits>

namespace core {
namespace {

using Kind = PickleNode::Kind;

struct StorageClass {
    std::string_view name;
    ElementType type;
};
/// torch writes numbers; a longer key that many tensors share would be copied for each.
constexpr std::size_t longestKey = 100;

constexpr std::array<StorageClass, 10> classes = {{
    {"torch.FloatStorage", ElementType::F32},
    {"torch.HalfStorage", ElementType::F16},
    {"torch.BFloat16Storage", ElementType::BF16},
    {"torch.DoubleStorage", ElementType::F64},
    {"torch.LongStorage", ElementType::I64},
    {"torch.IntStorage", ElementType::I32},
    {"torch.ShortStorage", ElementType::I16},
    {"torch.CharStorage", ElementType::I8},
    {"torch.ByteStorage", ElementType::U8},
    {"torch.BoolStorage", ElementType::Bool},
}};

const std::vector<PickleValue>& partsOf(const PickleNode& reference, const std::string& file)
{
    const PickleNode* tuple = nodeOf(reference.values.front(), Kind::Tuple);
    const auto* tag =
        tuple == nullptr || tuple->values.empty() ? nullptr : std::get_if<std::string_view>(&tuple->values.front());
    if (tag == nullptr)
        throw Error(
            Code::Malformed, file,
            "a reference to a storage cannot be understood: expected a tuple of its class, key and size, found %1",
            kindName(reference.values.front()));
    if (*tag != "storage")
        throw Error(Code::Unsupported, file,
                    "a reference to what is not in the pickle is not supported: expected storages only, found “%1”",
                    std::string(tag->substr(0, 80)));
    return tuple->values;
}

TorchStorage storageOf(const PickleNode& reference, const std::string& file)
{
    const std::vector<PickleValue>& parts = partsOf(reference, file);
    // In files older than torch 1.6 a sixth value may name a part of another storage.
    const bool isWhole = parts.size() == 5 || (parts.size() == 6 && std::holds_alternative<PickleNone>(parts[5]));
    const auto* type = isWhole ? std::get_if<PickleGlobal>(&parts[1]) : nullptr;
    const auto* key = isWhole ? std::get_if<std::string_view>(&parts[2]) : nullptr;
    const auto* count = isWhole ? std::get_if<std::int64_t>(&parts[4]) : nullptr;
    if (type == nullptr || key == nullptr || key->size() > longestKey || count == nullptr)
        throw Error(Code::Malformed, file,
                    "a reference to a storage cannot be understood: expected a class, a key, a device and a size, "
                    "found %1 other parts",
                    std::to_string(parts.size() - 1));
    const std::string field = "the storage “" + std::string(*key) + "”";
    const auto row = std::ranges::find(classes, type->name, &StorageClass::name);
    if (row == classes.end())
        throw Error(Code::Malformed, file, "%1 cannot be understood: expected a class of storages, found “%2”", field,
                    std::string(type->name));
    TorchStorage storage{.type = row->type, .bytes = elementBytes(row->type), .data = {}};
    if (*count < 0 || __builtin_mul_overflow(storage.bytes, static_cast<std::uint64_t>(*count), &storage.bytes)
        || storage.bytes > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        throw Error(Code::OutOfRange, file,
                    "the size of %1 cannot be used: expected a number from 0 that fits a file, found %2", field,
                    std::to_string(*count));
    return storage;
}

}  // namespace

std::vector<std::string_view> storageGlobals()
{
    std::vector<std::string_view> names(classes.size());
    std::ranges::transform(classes, names.begin(), &StorageClass::name);
    return names;
}

std::string_view storageKey(const PickleNode& reference)
{
    return std::get<std::string_view>(std::get<PickleNode*>(reference.values.front())->values[2]);
}

TorchStorages storagesOf(const Pickle& pickle, const std::string& file)
{
    TorchStorages storages;
    for (const PickleNode& node : pickle.nodes) {
        if (node.kind != Kind::Reference) continue;
        const TorchStorage storage = storageOf(node, file);
        const auto [place, isNew] = storages.try_emplace(std::string(storageKey(node)), storage);
        const TorchStorage& known = place->second;
        if (!isNew && (known.type != storage.type || known.bytes != storage.bytes))
            throw Error(Code::Malformed, file,
                        "the storage “%1” cannot be understood: expected %2 bytes of %3, found %4 of %5 elsewhere in "
                        "the pickle",
                        place->first, std::to_string(known.bytes), std::string(elementTypeName(known.type)),
                        std::to_string(storage.bytes), std::string(elementTypeName(storage.type)));
    }
    return storages;
}

}  // namespace core
