#pragma once

#include "core/array/array_file.h"

#include <filesystem>
#include <memory>

namespace core {

/// A folder of files with one array each (attn_0.npy, attn_1.npy, …; layer_3.pt) as an ArrayFile: each is an array that
/// is called as its file without the ending. Files of texts, as tokens.json, are read too; what else lies there is
/// passed over.
///
/// @throws Error{Missing} if there is no such file; Error{OutOfRange} for too many; what opening one of them throws
std::unique_ptr<const ArrayFile> openArrayFolder(const std::filesystem::path& folder);

/// Whether a folder holds such files and nothing that makes it a model's.
bool isArrayFolder(const std::filesystem::path& folder);

}  // namespace core
