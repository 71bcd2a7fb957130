#pragma once

#include "core/tensor/stored_tensor.h"
#include "core/torch/torch_storages.h"

namespace core {

/// The bytes of a checkpoint, and what keeps them alive.
struct CheckpointBytes {
    const std::string& file;  ///< for errors
    std::shared_ptr<const void> owner;
    std::span<const std::byte> bytes;
};

/// The globals that a state_dict may have in it.
std::vector<std::string_view> stateDictGlobals();

/// A dictionary of tensors by their names, as a pickle has it: PyTorch's torch.nn.Module.state_dict().
class StateDict {
public:
    /// @throws Error{Malformed, Missing, Unsupported} if the pickle is something else, or has no tensor in it
    StateDict(const Pickle& pickle, const std::string& file);

    /// What is no tensor (a count of steps, a version) is left out. Contiguous tensors borrow their storage's bytes,
    /// others are copied, all of them together at most 16 MB and eight times the file: a number that is repeated may be
    /// any number of them.
    /// @throws Error{Malformed, OutOfRange} naming the tensor
    std::map<std::string, StoredTensor> tensors(const TorchStorages& storages, const CheckpointBytes& of) const;

private:
    void add(std::string_view key, const PickleNode& call, const std::string& file);

    std::map<std::string, const PickleNode*> m_calls;  ///< that would make the tensors
};

}  // namespace core
