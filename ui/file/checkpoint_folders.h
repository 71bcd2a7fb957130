#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

/// The model folders of one training.
struct CheckpointFolders {
    std::vector<std::filesystem::path> models;  ///< by their names, numbers in them by their size: step-9, step-100
    std::vector<std::filesystem::path> others;  ///< folders that hold no model
};

/// Every folder in a folder; of a model in the hub's cache its revisions; or those that a text file lists, a line each,
/// in its order; or the kept steps of a run (NAME.attntrain), as paths that name them. A folder with a configuration or
/// a GGUF file is meant to be a model, sound or not.
/// @throws core::Error{CannotRead}, Error{Missing} where no model is in it
CheckpointFolders checkpointsIn(const std::filesystem::path& folder);

/// Whether a folder is meant to be a model, sound or not.
bool holdsModel(const std::filesystem::path& folder);

/// Whether a name stands before another where numbers in names are counted.
bool isBefore(std::string_view name, std::string_view other);
