#pragma once

#include "core/tensor/stored_tensor.h"

#include <filesystem>
#include <map>
#include <string>

namespace core {

/// A file that torch.save wrote of a state_dict (pytorch_model.bin), mapped: its tensors by their names.
///
/// Read are the zip format (torch 1.6 on) with stored members, and the older one of pickles followed by storages. The
/// pickle is read by an allow-list of opcodes and of the few globals that a state_dict has; nothing is ever executed,
/// and what else stands in it is refused by its name.
class TorchCheckpoint {
public:
    /// @throws Error{CannotRead, Truncated, Malformed, Unsupported, OutOfRange} naming the file and the mistake
    static TorchCheckpoint open(const std::filesystem::path& path);
    /// Reads a checkpoint in memory, which `owner` keeps alive.
    static TorchCheckpoint parse(std::shared_ptr<const void> owner, std::span<const std::byte> bytes, std::string name);

    const std::string& name() const { return m_name; }
    /// Contiguous tensors borrow the file's bytes; others are copied into order.
    const std::map<std::string, StoredTensor>& tensors() const { return m_tensors; }

private:
    TorchCheckpoint() = default;

    std::string m_name;
    std::map<std::string, StoredTensor> m_tensors;
};

}  // namespace core
