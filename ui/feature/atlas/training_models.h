#pragma once

#include "core/atlas/atlas_run.h"
#include "ui/file/checkpoint_folders.h"

/// The checkpoints of a training as an atlas takes them, called after their folders.
inline std::vector<core::AtlasModel> atlasModelsOf(const CheckpointFolders& training)
{
    std::vector<core::AtlasModel> models;
    models.reserve(training.models.size());
    for (const std::filesystem::path& folder : training.models)
        models.push_back({folder.filename().string(), folder.string(), folder});
    return models;
}
