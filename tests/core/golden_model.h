#pragma once

#include "core/model/folder/model_folder.h"

#include <filesystem>
#include <memory>
#include <string>

/// A model of tests/golden/data, by its folder's name.
inline std::shared_ptr<const core::Model> goldenModel(const std::string& name)
{
    return core::openModel(std::filesystem::path(SOURCE_DIR) / "tests/golden/data" / name);
}
