#pragma once

#include "core/error.h"
#include "core/tensor/stored_tensor.h"
#include "core/torch/tensor_view.h"
#include "core/torch/torch_storages.h"

#include <string>

namespace core {

/// The bytes of a checkpoint, and what keeps them alive.
struct CheckpointBytes {
    const std::string& file;  ///< for errors
    std::shared_ptr<const void> owner;
    std::span<const std::byte> bytes;
};

/// The globals that tensors in a pickle are made of.
std::vector<std::string_view> tensorGlobals();

/// The call that makes the tensor that a value is; null where it is none. A parameter is a tensor in a wrapper.
const PickleNode* tensorCall(const PickleValue& value);

/// Makes tensors out of the calls for them.
///
/// Contiguous tensors borrow their storage's bytes, others are copied, all of them together at most 16 MB and eight
/// times the file: a number that is repeated may be any number of them.
class TensorReader {
public:
    /// @param storages, of  outlive it
    TensorReader(const TorchStorages& storages, const CheckpointBytes& of) : m_storages(storages), m_of(of) {}

    /// @param name  of the tensor, for errors
    /// @param call  one that tensorCall() has found
    /// @throws Error{Malformed, OutOfRange} naming the tensor
    StoredTensor read(const std::string& name, const PickleNode& call);

private:
    StoredTensor view(const TorchStorage& storage, const TensorView& view);
    /// @return the bytes that the numbers of the view take
    std::uint64_t requireInside(const TensorView& view, const TorchStorage& storage) const;
    /// The sizes or the strides of a tensor.
    std::vector<std::int64_t> numbers(const PickleValue& value) const;
    Error malformed(const Words& said) const;

    const TorchStorages& m_storages;
    const CheckpointBytes& m_of;
    std::string m_name;
    std::uint64_t m_copied = 0;
};

}  // namespace core
