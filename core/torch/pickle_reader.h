#pragma once

#include "core/torch/pickle_value.h"

#include <span>

namespace core {

/// Reads what a pickle of Python says and does none of it: no function is called, nothing is imported.
///
/// Known are the instructions of protocols 2 to 5 that dictionaries of tensors are made of
/// (https://github.com/python/cpython: Lib/pickletools.py); all others are refused. A call stays a node that nobody
/// makes.
///
/// Objects of modules that are allowed as a whole ("transformers.*") are read as dictionaries: their state and
/// their items are what there is to know of them.
///
/// @param allowed  the globals that may stand in it: "torch._utils._rebuild_tensor_v2", "transformers.*"
/// @param file     for errors
/// @param title    of the pickle, for errors: "data.pkl"
/// @throws Error{Truncated, Malformed, Unsupported, OutOfRange}; Unsupported names a global that is not allowed
Pickle readPickle(std::span<const std::byte> bytes, std::span<const std::string_view> allowed, const std::string& file,
                  const std::string& title);

}  // namespace core
