#pragma once

#include "core/tensor/element_type.h"
#include "core/torch/pickle_value.h"

#include <map>
#include <span>

namespace core {

/// Numbers of one type in a row, which tensors are views of.
struct TorchStorage {
    ElementType type = ElementType::F32;
    std::uint64_t bytes = 0;          ///< the pickle's own number
    std::span<const std::byte> data;  ///< empty until they are found
};

/// Storages by the keys that a file has for them.
using TorchStorages = std::map<std::string, TorchStorage, std::less<>>;

/// The globals that name the types of storages: "torch.FloatStorage", …
std::vector<std::string_view> storageGlobals();

/// The storages that a pickle refers to.
/// @throws Error{Malformed, Unsupported, OutOfRange}
TorchStorages storagesOf(const Pickle& pickle, const std::string& file);
/// The key of a storage that is referred to.
/// @param reference  one that storagesOf() has seen
std::string_view storageKey(const PickleNode& reference);

}  // namespace core
