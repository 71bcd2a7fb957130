#pragma once

#include "core/tensor/safetensors_writer.h"

#include <map>
#include <string>
#include <vector>

/// A name says what a file holds, so one that says something else is refused; one without an ending is taken.
/// @throws cli::WrongValue
void requireTensorEnding(const char* option, const std::string& out);

/// Writes tensors whole or not at all, as NumPy's .npz where the file is called so, else as safetensors.
void writeTensors(const std::string& out, const std::vector<core::NamedTensor>& tensors,
                  const std::map<std::string, std::string>& metadata = {});
