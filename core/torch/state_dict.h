#pragma once

#include "core/torch/tensor_reader.h"

#include <map>

namespace core {

/// The globals that a state_dict may have in it.
std::vector<std::string_view> stateDictGlobals();
/// These, and what trainings keep beside it, such as hyperparameters: objects of which nothing is made.
std::vector<std::string_view> checkpointGlobals();

/// A dictionary of tensors by their names, as a pickle has it: PyTorch's torch.nn.Module.state_dict(), by itself or
/// where trainings keep it among other things, such as Lightning's "state_dict" beside "hyper_parameters".
class StateDict {
public:
    /// @throws Error{Malformed, Missing, Unsupported} if the pickle is something else, or has no tensor in it
    StateDict(const Pickle& pickle, const std::string& file);

    /// What is no tensor (a count of steps, a version) is left out. As TensorReader makes them.
    /// @throws Error{Malformed, OutOfRange} naming the tensor
    std::map<std::string, StoredTensor> tensors(const TorchStorages& storages, const CheckpointBytes& of) const;

private:
    /// Adds the tensors of a dictionary.
    /// @return the dictionaries in it
    std::map<std::string_view, const PickleNode*> addAll(const PickleNode& dictionary, const std::string& file);
    void add(std::string_view key, const PickleNode& call, const std::string& file);

    std::map<std::string, const PickleNode*> m_calls;  ///< the calls that would make the tensors
};

}  // namespace core
