#pragma once

#include "core/torch/pickle_value.h"
#include "core/torch/tensor_reader.h"

#include <functional>

namespace core {

/// The content of a file of torch.save, of any kind: its pickle, and the bytes of the storages that it refers to.
struct SavedPickle {
    Pickle pickle;
    TorchStorages storages;
};

/// Looks at a pickle before its storages are looked for.
using LookAtPickle = std::function<void(const Pickle&)>;

/// Reads the zip format (torch 1.6 on) with stored members, or the older one of pickles followed by storages. Nothing
/// is executed.
/// @param of       outlives what is returned
/// @param allowed  the globals that may stand in the pickle; see readPickle()
/// @throws Error{Truncated, Malformed, Unsupported, OutOfRange} naming the file and what is wrong, and what `look`
///         throws
SavedPickle readSavedPickle(
    const CheckpointBytes& of, std::span<const std::string_view> allowed,
    const LookAtPickle& look = [](const Pickle&) {});

}  // namespace core
